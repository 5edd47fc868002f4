import {
  type AccountLetter,
  type AccountMail,
  type AccountMailKind,
  type KeyChange,
  type NewLink,
  namesOf,
  type Trouble,
} from '../../../db/mail/account-mails.ts';
import { airportName } from '../../../src/airport/identity.ts';
import { linkHours } from '../../../src/domain/account/user.ts';
import { labelOf } from '../../../src/domain/kernel/choices.ts';
import { type Role, roles } from '../../../src/domain/kernel/roles.ts';
import { formatInstant } from '../../../src/domain/language/days.ts';
import { count, nouns } from '../../../src/domain/language/polish.ts';
import { type Job, jobs } from '../../../src/domain/office/jobs.ts';
import { unusual } from '../../../src/domain/office/unusual.ts';
import * as pages from '../../../src/domain/site/paths.ts';
import { settings } from '../settings.ts';
import type { Letter } from './letter.ts';
import { proofLink, resetLink, tokenOf } from './mail-link.ts';

const greeting = 'Dzień dobry!';
const foot = 'To wiadomość o\u00a0Twoim koncie, nie reklama.';
const linkLife = `Link działa przez ${count(linkHours, nouns.hour)} i tylko raz.`;
// Whoever took an account over would change the password first, so the way back is a new link
const notYou = 'Jeśli to nie Ty, ustaw nowe hasło: zakończy to wszystkie sesje.';
const wayBack = (): Letter['link'] => ({
  label: 'Ustaw nowe hasło',
  href: `${settings.siteUrl}${pages.passwordReset}`,
});

type Words = Omit<Letter, 'foot'>;

const resetLetter = (link: NewLink): Words => ({
  subject: 'Link do zmiany hasła',
  greeting,
  opening: ['Ktoś poprosił o zmianę hasła do Twojego konta. Jeśli to Ty, otwórz link i wpisz nowe hasło.'],
  facts: [],
  link: { label: 'Zmień hasło', href: resetLink(tokenOf(link)) },
  closing: [linkLife, 'Jeśli to nie Ty, nic nie rób: hasło się nie zmieni.'],
});

const invitation = (link: NewLink, role: Role): Words => ({
  subject: `Zaproszenie do pracy w panelu: ${airportName}`,
  greeting,
  opening: ['Masz konto w panelu naszego lotniska. Otwórz link i ustal swoje hasło: nikt inny go nie zna.'],
  facts: [['Rola', labelOf(roles, role)]],
  link: { label: 'Ustal hasło', href: resetLink(tokenOf(link)) },
  closing: [linkLife, 'Jeśli nie wiesz, skąd to zaproszenie, nic nie rób: bez hasła konto pozostanie zamknięte.'],
});

/** For every administrator: what one of them has done to whom. */
const noticeOf = async (
  words: Pick<Letter, 'subject' | 'opening'>,
  { by, whom, at }: { by: number; whom: number; at: string },
  facts: Letter['facts'],
): Promise<Words> => {
  const names = await namesOf([by, whom]);
  const nameOf = (id: number) => names.get(id) ?? `usunięte konto ${id}`;
  return {
    ...words,
    greeting,
    facts: [['Kto', nameOf(by)], ['Kogo dotyczy', nameOf(whom)], ...facts, ['Kiedy', formatInstant(at)]],
    link: { label: 'Otwórz użytkowników', href: `${settings.siteUrl}${pages.backOffice}/uzytkownicy` },
    closing: [
      'Jeśli nikt z Was tego nie uzgodnił, odbierz te uprawnienia w panelu. Kto je nadał, niech zmieni hasło: ' +
        'zakończy to wszystkie jego sesje.',
    ],
  };
};

/** What each mail about an account says. */
const letters: { [K in AccountMailKind]: (facts: AccountMail[K]) => Words | Promise<Words> } = {
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
    link: { label: 'Skontaktuj się z nami', href: `${settings.siteUrl}${pages.contact}` },
    closing: ['Jeśli to nie Ty, skontaktuj się z nami jak najszybciej.'],
  }),
  key_changed: ({ at, what }) => ({
    ...keyWords[what],
    greeting,
    facts: [['Kiedy', formatInstant(at)]],
    link: { label: 'Otwórz profil', href: `${settings.siteUrl}${pages.backOffice}/profil` },
    closing: [
      'Jeśli to nie Ty, usuń w profilu klucze, których nie znasz, i ustaw nowe hasło. ' +
        'Samo nowe hasło nie usuwa kluczy.',
    ],
  }),
  new_device: ({ at, device, times = 1, until = at, devices = [device] }) => ({
    ...(times > 1 ? several(times) : once),
    greeting,
    facts: [
      [devices.length > 1 ? 'Urządzenia' : 'Urządzenie', devices.join('; ')],
      ['Kiedy', times > 1 ? `od ${formatInstant(at)} do ${formatInstant(until)}` : formatInstant(at)],
    ],
    link: wayBack(),
    closing: [notYou],
  }),
  staff_invited: (facts) =>
    noticeOf({ subject: 'Nowa osoba w panelu', opening: ['Administrator zaprosił kogoś do pracy tutaj.'] }, facts, [
      ['Rola', labelOf(roles, facts.role)],
    ]),
  role_raised: (facts) =>
    noticeOf({ subject: 'Nowa rola w panelu', opening: ['Administrator nadał komuś nową rolę.'] }, facts, [
      ['Rola przedtem', labelOf(roles, facts.before)],
      ['Rola teraz', labelOf(roles, facts.role)],
    ]),
  unusual: async ({ at, what, who, amount, usual }) => {
    const name = (await namesOf([who])).get(who) ?? `usunięte konto ${who}`;
    const isAdmin = what === 'ADMIN';
    return {
      subject: isAdmin ? 'Nowy administrator' : 'Nietypowy dzień w panelu',
      greeting,
      opening: [
        isAdmin
          ? 'Ktoś został administratorem. Piszemy o tym zawsze, ktokolwiek i jakkolwiek nadał tę rolę.'
          : 'W ciągu doby jedna osoba zrobiła w panelu dużo więcej, niż robi się tu zwykle.',
      ],
      facts: [
        ['Kto', name],
        ...(isAdmin
          ? []
          : ([
              [unusual[what].label, unusual[what].words(amount)],
              ['Zwykle w ciągu dnia', unusual[what].words(usual)],
            ] satisfies Letter['facts'])),
        ['Kiedy', formatInstant(at)],
      ],
      link: { label: 'Otwórz dziennik', href: `${settings.siteUrl}${pages.backOffice}/logi` },
      closing: ['Zapytaj, skąd to się wzięło. Jeśli nikt nie wie, odbierz tej osobie rolę: traci ją od razu.'],
    };
  },
  trouble: ({ at, matters, waiting }) => ({
    subject: 'Coś czeka na decyzję w panelu',
    greeting,
    opening: ['Panel sprawdza sam siebie co kilka minut i znalazł coś, co samo nie minie.'],
    facts: [...matters.map((it) => troubleWords(it, waiting)), ['Kiedy', formatInstant(at)]],
    link: { label: 'Otwórz System', href: `${settings.siteUrl}${pages.backOffice}/system` },
    closing: ['Dopóki to trwa, przypominamy raz na dobę.'],
  }),
};

function troubleWords(matter: Trouble['matters'][number], waiting: number): Letter['facts'][number] {
  if (matter === 'dead_letters') return ['Niedoręczone i nierozliczone', String(waiting)];
  const job = matter.replace('found:', '') as Job;
  return [jobs[job].label, job === matter ? 'nie działa' : 'do sprawdzenia'];
}

const keyWords: Record<KeyChange, Pick<Words, 'subject' | 'opening'>> = {
  ADDED: {
    subject: 'Dodano klucz dostępu',
    opening: ['Do Twojego konta dodano klucz dostępu: otwiera je bez hasła.'],
  },
  REMOVED: {
    subject: 'Usunięto klucz dostępu',
    opening: ['Z Twojego konta usunięto klucz dostępu: już go nie otwiera.'],
  },
  BACKUP_CODES: {
    subject: 'Nowe kody zapasowe',
    opening: ['Do Twojego konta utworzono kody zapasowe: razem z hasłem zastępują klucz dostępu.'],
  },
};

const once = {
  subject: 'Nowe logowanie do Twojego konta',
  opening: ['Zalogowano się do Twojego konta z urządzenia, którego wcześniej nie widzieliśmy.'],
};
const several = (times: number) => ({
  subject: 'Nowe logowania do Twojego konta',
  opening: [
    `W ciągu godziny zalogowano się do Twojego konta jeszcze ${times} razy z urządzeń, których wcześniej nie ` +
      'widzieliśmy.',
  ],
});

const letterOf = <K extends AccountMailKind>({ kind, facts }: { kind: K; facts: AccountMail[K] }) =>
  letters[kind](facts);

export const accountMail = async (it: AccountLetter): Promise<Letter> => ({ ...(await letterOf(it)), foot });
