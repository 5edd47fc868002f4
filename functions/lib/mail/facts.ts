import type { StoredOrder } from '../../../db/booking/orders.ts';
import { bookingCalendar } from '../../../src/domain/booking/booking-calendar.ts';
import { formatDeadline, refundUntil } from '../../../src/domain/booking/deadline.ts';
import { products } from '../../../src/domain/booking/products.ts';
import { hoursWords } from '../../../src/domain/booking/rental-terms.ts';
import { dayCount, dayOf, formatStay } from '../../../src/domain/language/days.ts';
import { count, formatAmount, nouns } from '../../../src/domain/language/polish.ts';
import * as pages from '../../../src/domain/site/paths.ts';
import { settings } from '../settings.ts';
import type { Letter } from './letter.ts';
import type { Attachment } from './mail.ts';
import { manageLink } from './manage-token.ts';

export const placeOf = (order: StoredOrder): string => products[order.kind].place(order);

type Dates = Pick<StoredOrder, 'since' | 'until'> & Partial<Pick<StoredOrder, 'pickup_at' | 'return_at'>>;
/** 'pt 26.06.2026 – nd 28.06.2026 (3 dni)', and the hours that were promised. */
export function datesOf({ since, until, ...hours }: Dates): string {
  const [first, last] = [dayOf(since), dayOf(until)];
  const days = `${formatStay(first, last)} (${count(dayCount(first, last), nouns.day)})`;
  return [days, hoursWords(hours)].filter(Boolean).join(', ');
}

/** The place and its days, large; of what is over, what should have been. */
export const leadOf = (order: StoredOrder, over = false): NonNullable<Letter['lead']> => ({
  name: placeOf(order),
  words: `${over ? 'miało być: ' : ''}${datesOf(order)}`,
  over,
});

/** By which it is known at the gate: the plate. */
export const plateOf = ({ license_plate }: StoredOrder): Letter['facts'] =>
  license_plate ? [['Numer rejestracyjny', license_plate]] : [];

export const numberOf = ({ order_number }: StoredOrder): Letter['facts'] => [['Numer zamówienia', order_number]];
export const amountOf = ({ amount }: StoredOrder): string => formatAmount(amount);
export const greetingOf = ({ first_name, last_name }: StoredOrder): string =>
  `Dzień dobry, ${first_name} ${last_name},`;

export const linkOf = (
  { manage_key }: Pick<StoredOrder, 'manage_key'>,
  label: string,
): NonNullable<Letter['link']> => ({
  label,
  href: manageLink(manage_key),
});

/** Until when changing and cancelling cost nothing, while that is still to come. */
export function ruleOf(order: StoredOrder): string[] {
  const until = refundUntil(dayOf(order.since));
  if (Date.parse(until) < Date.now()) return ['Rezerwacja zaczyna się wkrótce, dlatego opłata już nie wraca.'];
  return [
    `Zmieniasz albo anulujesz bez opłat do ${formatDeadline(until)}: oddajemy całą kwotę na kartę. ` +
      'Później opłata nie wraca.',
  ];
}

/** Where to turn when something is wrong. */
export const notYours = (): string => `To nie Ty? Skontaktuj się z nami od razu: ${settings.siteUrl}${pages.contact}`;

/** The days for a calendar; of what is over, what takes them out again. */
export function calendarFile(order: StoredOrder, cancelled = false): Attachment {
  const { order_number, license_plate } = order;
  const content = bookingCalendar(
    {
      ...{ order_number, place: placeOf(order), cancelled },
      ...{ since: dayOf(order.since), until: dayOf(order.until) },
      note: license_plate ? `Numer rejestracyjny: ${license_plate}` : undefined,
    },
    Date.now(),
  );
  const method = cancelled ? 'CANCEL' : 'PUBLISH';
  return { filename: `${order_number}.ics`, content, contentType: `text/calendar; charset=utf-8; method=${method}` };
}

const qr = 'kod-qr';
/** The number as a code, with words beside it. The number alone: strangers see it, and it opens nothing. */
export const codeOf = ({ order_number }: StoredOrder): NonNullable<Letter['picture']> => ({
  cid: qr,
  alt: `Kod QR z numerem zamówienia ${order_number}`,
  name: order_number,
  words: 'Pokaż kod na miejscu albo podaj numer. Działa też bez internetu.',
});
export async function codeFile({ order_number }: StoredOrder): Promise<Attachment> {
  const { qrPicture } = await import('../pictures/qr.ts');
  return { filename: `${qr}.png`, content: await qrPicture(order_number), contentType: 'image/png', cid: qr };
}
