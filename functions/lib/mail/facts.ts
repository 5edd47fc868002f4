import type { accountOf } from '../../../db/booking/order-account.ts';
import type { StoredOrder } from '../../../db/booking/orders.ts';
import { arrivalFor, phoneFor } from '../../../src/domain/booking/arrival.ts';
import { bookingCalendar } from '../../../src/domain/booking/booking-calendar.ts';
import type { OrderKind } from '../../../src/domain/booking/order.ts';
import { products } from '../../../src/domain/booking/products.ts';
import { rentalConditions } from '../../../src/domain/booking/rental-conditions.ts';
import { hoursWords, type RentalTerms } from '../../../src/domain/booking/rental-terms.ts';
import { goesByItself, howBack, waysOf } from '../../../src/domain/booking/ways-back.ts';
import { dayCount, dayOf, formatStay, formatWeekday } from '../../../src/domain/language/days.ts';
import { count, nouns } from '../../../src/domain/language/polish.ts';
import { addressOf, type ContactInfo } from '../../../src/domain/site/contact-info.ts';
import * as pages from '../../../src/domain/site/paths.ts';
import { settings } from '../settings.ts';
import type { Attachment, Letter } from './letter.ts';
import { manageLink } from './manage-token.ts';

/** An order, with its money and what else the mails about it tell. */
export interface Told {
  order: StoredOrder;
  account: Awaited<ReturnType<typeof accountOf>>;
  contact: ContactInfo | undefined;
  /** Of a rented car: on what conditions, where somebody has said. */
  terms: RentalTerms | undefined;
}

export const placeOf = (order: StoredOrder): string => products[order.kind].place(order);

type Dates = Pick<StoredOrder, 'since' | 'until'> & Partial<Pick<StoredOrder, 'pickup_at' | 'return_at'>>;
/** 'pt 26.06.2026 – nd 28.06.2026 (3 dni)', and the hours that were promised. */
export function datesOf({ since, until, ...hours }: Dates): string {
  const [first, last] = [dayOf(since), dayOf(until)];
  const days = `${formatStay(first, last)} (${count(dayCount(first, last), nouns.day)})`;
  return [days, hoursWords(hours)].filter(Boolean).join(', ');
}

/** The letter on its tile, as on the signs of an airport. */
const tiles: Record<OrderKind, string> = { parking: 'P', rental: 'A' };

const plateIn = ({ license_plate }: StoredOrder) => (license_plate ? `, auto\u00a0${license_plate}` : '');

const storyOf = ({ kind, out_at }: StoredOrder) => arrivalFor(kind, out_at !== null);

/** The place and its days, large, and what lets one in; of what is over, what should have been. */
export const leadOf = (order: StoredOrder, over = false): NonNullable<Letter['lead']> => ({
  ...{ tile: tiles[order.kind], name: placeOf(order), over },
  words: over ? `miało być: ${datesOf(order)}` : `${datesOf(order)}${plateIn(order)}`,
  ...(!over && !order.back_at && { enters: storyOf(order).enters }),
});

/** How one comes to it, or brings it back, and the code for when that does not work. */
export function arrivalOf({ order, contact, terms: desk }: Told): Pick<Letter, 'steps' | 'picture'> {
  if (order.back_at) return {};
  const { kind, order_number, since, until } = order;
  const { title, steps, stuck } = storyOf(order);
  const call = phoneFor(kind, contact);
  const address = contact && addressOf(contact);
  return {
    steps: {
      title,
      list: steps({ thing: order, since: dayOf(since), until: dayOf(until), address, desk }),
      link: { label: 'Jak dojechać', href: settings.siteUrl + pages.directions },
    },
    picture: {
      ...{ cid: qr, alt: `Kod QR z numerem zamówienia ${order_number}`, name: order_number, call },
      title: call ? stuck.anyHour : stuck.title,
      words: [call && stuck.phoned, stuck.words('numer poniżej')].filter(Boolean).join(' '),
    },
  };
}

/** On what conditions a car is rented, to be kept: they may be others later. */
export const conditionsIn = ({ order, terms }: Told): Letter['facts'] =>
  order.kind === 'rental' ? rentalConditions(order, terms, dayCount(dayOf(order.since), dayOf(order.until))) : [];

/** What was paid and went back; nothing where nothing was. */
export const statementIn = ({ account: { statement } }: Told): Letter['statement'] =>
  statement.lines.length > 0 ? statement : undefined;

export const numberOf = ({ order_number }: StoredOrder): Letter['facts'] => [['Numer zamówienia', order_number]];
export const greetingOf = ({ first_name, last_name }: StoredOrder): string =>
  `Dzień dobry, ${first_name} ${last_name}!`;
export const aboutBooking = 'To wiadomość o\u00a0Twojej rezerwacji, nie reklama.';

export const linkOf = (
  { manage_key }: Pick<StoredOrder, 'manage_key'>,
  label: string,
): NonNullable<Letter['link']> => ({
  label,
  href: manageLink(manage_key),
});

/** The airport's telephone, in one line; undefined where there is none. */
const wholeNumber = (contact: Told['contact']): string | undefined => contact?.phone_inf.replaceAll(' ', '\u00a0');

const reachUs = ({ contact }: Pick<Told, 'contact'>): string =>
  wholeNumber(contact) ?? settings.siteUrl + pages.contact;
/** Where to turn when somebody else did it; or when the airport did, and it does not suit. */
export const notYours = (told: Told): string => `To nie Ty? Skontaktuj się z nami od razu: ${reachUs(told)}`;
export const notRight = (told: Told): string => `Coś się nie zgadza? Skontaktuj się z nami: ${reachUs(told)}`;

/**
 * How the money of a refund that was made at this moment goes back, of two ways with both amounts, until when a bank
 * has booked it, and whether nobody has to come for it.
 */
export function wayBack({ account }: Told, at: string) {
  const when = account.statement.lines.filter((it) => it.amount < 0 && Date.parse(it.at) === Date.parse(at));
  const sent = waysOf(when);
  const arrives = when.map((it) => it.arrives).find((day) => day !== null);
  return {
    where:
      sent.length === 0 || (sent.length === 1 && sent[0]?.method === 'CARD')
        ? 'na kartę, którą zapłacono'
        : howBack(sent),
    byItself: sent.every(goesByItself),
    when: arrives && `najpóźniej ${formatWeekday(arrives)}, zależnie od banku`,
  };
}

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
/** The number as a code. The number alone: strangers see it, and it opens nothing. */
export async function codeFile({ order_number }: StoredOrder): Promise<Attachment> {
  const { qrPicture } = await import('../pictures/qr.ts');
  return { filename: `${qr}.png`, content: await qrPicture(order_number), contentType: 'image/png', cid: qr };
}
