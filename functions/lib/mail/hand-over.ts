import type { HandOverFacts } from '../../../db/mail/outbox.ts';
import { fullTank, type HandOverKind } from '../../../src/domain/booking/hand-over.ts';
import { formatAmount } from '../../../src/domain/language/amounts.ts';
import { formatInstant } from '../../../src/domain/language/days.ts';
import { grouped } from '../../../src/domain/language/polish.ts';
import { protocols } from '../../../src/domain/site/paths.ts';
import { aboutBooking, greetingOf, leadOf, linkOf, notRight, numberOf, type Told } from './facts.ts';
import type { Letter } from './letter.ts';

interface Words {
  done: string;
  /** Of whose protocol it is: 'protokół wydania'. */
  of: string;
  when: string;
}
const words: Record<HandOverKind, Words> = {
  OUT: { done: 'Auto wydane', of: 'wydania', when: 'Wydano' },
  BACK: { done: 'Auto odebrane', of: 'zwrotu', when: 'Odebrano' },
};
const whereItIs = 'Przeczytasz go i wydrukujesz pod linkiem niżej, nie trzeba do tego konta.';

/** What was noted, corrected, or taken back because it did not happen. */
function openingOf({ kind, corrected, withdrawn }: HandOverFacts): [heading: string, opening: string] {
  const { done, of } = words[kind];
  const wrong = `Protokół ${of} zapisano przez pomyłkę, więc go wycofaliśmy.`;
  if (withdrawn) return [`Protokół ${of} wycofany`, wrong];
  const anew = `Obsługa poprawiła protokół ${of}. Poprzedni wpis też w nim widać. ${whereItIs}`;
  return corrected ? [`Poprawiony protokół ${of}`, anew] : [done, `Protokół ${of} jest gotowy. ${whereItIs}`];
}

/** What whoever rents gets once the car was handed over or has come back: the link to its protocol. */
export function handOverMail(told: Told, facts: HandOverFacts): Letter {
  const { order } = told;
  const [heading, opening] = openingOf(facts);
  const isOwing = order.due > 0;
  const link = linkOf(
    order,
    isOwing ? 'Zapłać albo zobacz rezerwację' : facts.withdrawn ? 'Zobacz rezerwację' : 'Zobacz protokół',
  );
  const noted: Letter['facts'] = [
    [words[facts.kind].when, formatInstant(facts.at)],
    ['Licznik', `${grouped(facts.mileage)} km`],
    ['Paliwo', `${facts.fuel}/${fullTank}`],
  ];
  return {
    subject: `${heading}: rezerwacja ${order.order_number}`,
    heading,
    lead: leadOf(order),
    greeting: greetingOf(order),
    opening: [opening],
    facts: [
      ...(facts.withdrawn ? [] : noted),
      ...(isOwing ? ([['Do zapłaty', `${formatAmount(order.due)} za wynajem`]] as Letter['facts']) : []),
      ...numberOf(order),
    ],
    link: facts.withdrawn || isOwing ? link : { ...link, href: `${link.href}#${protocols}` },
    closing: [notRight(told), 'Link jest tylko dla Ciebie, nie przekazuj go dalej.'],
    foot: aboutBooking,
  };
}
