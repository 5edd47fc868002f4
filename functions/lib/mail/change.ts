import type { StoredOrder } from '../../../db/booking/orders.ts';
import type { ChangeFacts } from '../../../db/mail/outbox.ts';
import { wayToChange } from '../../../src/domain/booking/rights.ts';
import { formatAmount } from '../../../src/domain/language/amounts.ts';
import { dayOf, formatStay } from '../../../src/domain/language/days.ts';
import {
  aboutBooking,
  arrivalOf,
  calendarFile,
  codeFile,
  conditionsIn,
  datesOf,
  greetingOf,
  leadOf,
  linkOf,
  notRight,
  notYours,
  numberOf,
  placeOf,
  statementIn,
  type Told,
  wayBack,
} from './facts.ts';
import type { Letter } from './letter.ts';

const thing: Record<StoredOrder['kind'], string> = { parking: 'Miejsce', rental: 'Auto' };

/** The place, or the car by its plate: two may be called alike. */
const whereOf = (order: StoredOrder): string => [placeOf(order), order.car_plate].filter(Boolean).join(', ');

/** What of a booking is new: its place or car, its days, the plate of whoever parks. */
const newsOf = (order: StoredOrder, old: StoredOrder) => ({
  place: whereOf(old) !== whereOf(order),
  days: datesOf(old) !== datesOf(order),
  plate: old.license_plate !== order.license_plate,
});
type News = ReturnType<typeof newsOf>;

/** 'Miejsce i daty zmienione' */
function headingOf({ kind }: StoredOrder, { place, days }: News): string {
  if (place) return `${thing[kind]}${days ? ' i daty zmienione' : ' zmienione'}`;
  return days ? 'Daty zmienione' : 'Numer rejestracyjny zmieniony';
}

/** A booking, as far as it is new. */
const saidOf = (order: StoredOrder, { place, days, plate }: News): string =>
  [place && whereOf(order), days && datesOf(order), plate && order.license_plate].filter(Boolean).join(', ');

function openingOf({ kind }: StoredOrder, { place, days }: News, { by, reason }: ChangeFacts): string[] {
  const same = place ? 'Kod zostaje ten sam.' : `${thing[kind]} i kod zostają te same.`;
  if (by !== 'STAFF') return [same];
  return [
    `Obsługa lotniska zmieniła ${days && !place ? 'termin tej rezerwacji' : 'tę rezerwację'}.`,
    ...(reason ? [`Powód: ${reason}`] : []),
    same,
  ];
}

/** It stands again, and so does what was paid for it. */
const restoredWords = ({ order, account }: Told): Pick<Letter, 'subject' | 'heading' | 'opening'> => ({
  subject: `Rezerwacja ${order.order_number} znowu obowiązuje`,
  heading: 'Rezerwacja znowu obowiązuje',
  opening: [
    'Obsługa lotniska cofnęła anulowanie tej rezerwacji.',
    account.statement.total > 0
      ? 'Twoja wpłata liczy się za nią jak przed anulowaniem, a kod zostaje ten sam.'
      : 'Kod zostaje ten sam.',
  ],
});

function wordsOf(told: Told, news: News, before: ChangeFacts): Pick<Letter, 'subject' | 'heading' | 'opening'> {
  const { order } = told;
  const { order_number, since, until } = order;
  if (before.restored) return restoredWords(told);
  const days = formatStay(dayOf(since), dayOf(until));
  return {
    subject: news.days ? `Nowe daty rezerwacji ${order_number}: ${days}` : `Zmiana rezerwacji ${order_number}`,
    heading: headingOf(order, news),
    opening: openingOf(order, news, before),
  };
}

/** What was paid for the change, or comes back with it. */
function movedBy(told: Told, { amount, at }: ChangeFacts): Letter['facts'] {
  if (amount > 0) return [['Dopłacono', formatAmount(amount)]];
  if (amount === 0) return [];
  const { where, when } = wayBack(told, at);
  return [['Oddajemy', `${formatAmount(-amount)}, ${where}`], ...(when ? ([['Kiedy', when]] as Letter['facts']) : [])];
}

/** The money of a change, and what is asked for still; of what staff made dearer nothing is, unless they said so. */
function moneyOf(told: Told, before: ChangeFacts): Letter['facts'] {
  const moved = movedBy(told, before);
  const { due, amount } = told.order;
  if (due > 0) return [...moved, ['Do zapłaty', formatAmount(due)]];
  // What was due then may have been paid before this is sent
  const isFree = moved.length === 0 && !before.due && before.by === 'STAFF' && amount > before.price;
  return isFree ? [['Dopłata', 'żadna, zmiana jest bezpłatna']] : moved;
}

/** What the buyer gets when the booking was changed: what it was, what it is, and the money. */
export async function changeMail(told: Told, before: ChangeFacts): Promise<Letter> {
  const { order, account } = told;
  const old = { ...order, ...before };
  const news = newsOf(order, old);
  const difference: Letter['facts'] = [
    ['Było', saidOf(old, news)],
    ['Jest', saidOf(order, news)],
  ];
  return {
    ...wordsOf(told, news, before),
    lead: leadOf(order),
    greeting: greetingOf(order),
    ...arrivalOf(told),
    facts: [
      ...(saidOf(order, news) ? difference : []),
      ...moneyOf(told, before),
      ...numberOf(order),
      // Another car has a deposit and a driver's age of its own
      ...(news.place || before.restored ? conditionsIn(told) : []),
    ],
    statement: statementIn(told),
    link: linkOf(order, order.due > 0 ? 'Zapłać albo zobacz rezerwację' : wayToChange(account.rights)),
    closing: [...(account.deadline ? [account.deadline] : []), before.by === 'STAFF' ? notRight(told) : notYours(told)],
    foot: aboutBooking,
    attachments: [calendarFile(order), await codeFile(order)],
  };
}
