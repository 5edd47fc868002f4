import type { AccountLetter, AccountMail, AccountMailKind, NewLink } from '../../../db/account-mails.ts';
import { airportName } from '../../../src/domain/airport.ts';
import { labelOf } from '../../../src/domain/kernel/choices.ts';
import { formatInstant } from '../../../src/domain/language/days.ts';
import { count, nouns } from '../../../src/domain/language/polish.ts';
import * as pages from '../../../src/domain/paths.ts';
import { type Role, roles } from '../../../src/domain/roles.ts';
import { linkHours } from '../../../src/domain/user.ts';
import { proofLink, resetLink, tokenOf } from '../account/mail-link.ts';
import { settings } from '../settings.ts';
import type { Letter } from './letter.ts';
import { type Mail, mailOf } from './mail.ts';

const greeting = 'Dzień dobry,';
const linkLife = `Link działa przez ${count(linkHours, nouns.hour)} i tylko raz.`;
// Whoever took an account over would change the password first, so the way back is a new link
const notYou = 'Jeśli to nie Ty, ustaw nowe hasło: zakończy to wszystkie sesje.';
const wayBack = (): Letter['link'] => ({
  label: 'Ustaw nowe hasło',
  href: `${settings.siteUrl}${pages.passwordReset}`,
});

const resetLetter = (link: NewLink): Letter => ({
  subject: 'Link do zmiany hasła',
  greeting,
  opening: ['Ktoś poprosił o zmianę hasła do Twojego konta. Jeśli to Ty, otwórz link i wpisz nowe hasło.'],
  facts: [],
  link: { label: 'Zmień hasło', href: resetLink(tokenOf(link)) },
  closing: [linkLife, 'Jeśli to nie Ty, nic nie rób: hasło się nie zmieni.'],
});

const invitation = (link: NewLink, role: Role): Letter => ({
  subject: `Zaproszenie do pracy w panelu: ${airportName}`,
  greeting,
  opening: ['Masz konto w panelu naszego lotniska. Otwórz link i ustal swoje hasło: nikt inny go nie zna.'],
  facts: [['Rola', labelOf(roles, role)]],
  link: { label: 'Ustal hasło', href: resetLink(tokenOf(link)) },
  closing: [linkLife, 'Jeśli nie wiesz, skąd to zaproszenie, nic nie rób: bez hasła konto pozostanie zamknięte.'],
});

/** What each mail about an account says. */
const letters: { [K in AccountMailKind]: (facts: AccountMail[K]) => Letter } = {
  reset_link: ({ role, ...link }) => (role ? invitation(link, role) : resetLetter(link)),
  address_proof: (facts) => ({
    subject: 'Potwierdź swój adres e-mail',
    greeting,
    opening: ['Ktoś podał ten adres jako adres swojego konta. Jeśli to Ty, otwórz link i potwierdź adres.'],
    facts: [],
    link: { label: 'Potwierdź adres', href: proofLink(tokenOf(facts, 'proof')) },
    closing: [linkLife, 'Jeśli to nie Ty, nic nie rób: adres pozostanie niepotwierdzony.'],
  }),
  password_changed: ({ at }) => ({
    subject: 'Hasło zostało zmienione',
    greeting,
    opening: ['Hasło do Twojego konta zostało zmienione.'],
    facts: [['Kiedy', formatInstant(at)]],
    link: wayBack(),
    closing: [notYou],
  }),
  email_changed: ({ at }) => ({
    subject: 'Adres e-mail konta został zmieniony',
    greeting,
    opening: ['Ten adres nie należy już do Twojego konta: zastąpił go inny.'],
    facts: [['Kiedy', formatInstant(at)]],
    closing: ['Jeśli to nie Ty, skontaktuj się z nami jak najszybciej.'],
  }),
  new_device: ({ at, device }) => ({
    subject: 'Nowe logowanie do Twojego konta',
    greeting,
    opening: ['Zalogowano się do Twojego konta z urządzenia, którego wcześniej nie widzieliśmy.'],
    facts: [
      ['Urządzenie', device],
      ['Kiedy', formatInstant(at)],
    ],
    link: wayBack(),
    closing: [notYou],
  }),
};

const letterOf = <K extends AccountMailKind>({ kind, facts }: { kind: K; facts: AccountMail[K] }): Letter =>
  letters[kind](facts);

export const accountMail = (it: AccountLetter): Mail => mailOf(letterOf(it));
