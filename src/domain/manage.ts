import { formatDeadline, refundUntil } from './booking/deadline.ts';
import { checkStay } from './booking.ts';
import { contact } from './booking-contact.ts';
import { type Errors, shape } from './kernel/entity.ts';
import { email, text } from './kernel/field.ts';
import { type Day, dayOf, today } from './language/days.ts';
import { type OrderKind, order, orderNumberOf } from './order.ts';

/** A link shows its booking for so long after its last day. */
export const linkDays = 30;

/** What is answered of a booking to whoever has its link; money in grosze. */
export interface LinkedBooking {
  order_number: string;
  kind: OrderKind;
  /** Of the booking itself: RESERVED, CANCELLED, … */
  status: string;
  since: string;
  until: string;
  amount: number;
  /** What was paid for it in all, and when first. */
  paid: number;
  paid_at: string | null;
  parking_level: string | null;
  space_id: number | null;
  license_plate: string | null;
  brand: string | null;
  model: string | null;
  car_plate: string | null;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  /** Who cancelled it and when, where somebody did. */
  cancelled: { by: 'CUSTOMER' | 'STAFF'; at: string } | null;
  /** New dates that wait for their payment. */
  change: { order: string; amount: number; since: string; until: string; expires_at: string } | null;
}

/** A booking, as what its holder may do depends on it. `over`: it was cancelled or given back. */
export interface HeldBooking {
  since: string;
  until: string;
  over: boolean;
}

/** What its holder may do with a booking now. */
export interface Rights {
  plate: boolean;
  /** Any other dates; or only more of them, once nothing is given back; or none. */
  dates: 'any' | 'more' | null;
  /** Cancel with all of the money back, or without any; or not at all. */
  cancel: 'refund' | 'loss' | null;
}

export function rightsOf({ since, until, over }: HeldBooking, now: number = Date.now()): Rights {
  if (over || dayOf(until) < today(now)) return { plate: false, dates: null, cancel: null };
  const free = now <= Date.parse(refundUntil(dayOf(since)));
  const begun = dayOf(since) <= today(now);
  return { plate: true, dates: free ? 'any' : 'more', cancel: begun ? null : free ? 'refund' : 'loss' };
}

/** What is wrong with new dates of a booking, by field. */
export function checkNewDates(
  booking: HeldBooking,
  { since, until }: { since: Day; until: Day },
  now: number = Date.now(),
): Errors {
  const [first, last] = [dayOf(booking.since), dayOf(booking.until)];
  const { dates } = rightsOf(booking, now);
  if (dates === null) return { until: 'Tej rezerwacji nie można już zmienić' };
  const begun = first <= today(now);
  if (begun && since !== first) return { since: 'Rezerwacja już trwa: zmienić można tylko ostatni dzień' };
  if (dates === 'more') {
    const why = tooLate(booking);
    if (since > first) return { since: `${why} Pierwszy dzień może być wcześniejszy` };
    if (until < last) return { until: `${why} Ostatni dzień może być późniejszy` };
  }
  // A stay that has begun keeps its first day, though it is in the past
  return checkStay(since, until, begun ? first : today(now));
}

const tooLate = (booking: HeldBooking): string =>
  `Bez opłat można było zmieniać do ${formatDeadline(refundUntil(dayOf(booking.since)))}.`;

/** What is asked for a link that was lost. */
export const lostLink = shape({
  fields: {
    order_number: text('Numer zamówienia', {
      max: 10,
      pattern: order.fields.order_number.pattern,
      clean: (typed: string) => orderNumberOf(typed) ?? typed,
      message: 'Numer ma litery BZT i sześć znaków, na przykład BZT-7F3K9Q',
      hint: 'Jest w e-mailu i na wydruku, na przykład BZT-7F3K9Q.',
      autocomplete: 'off',
    }),
    email: email('E-mail z rezerwacji', { autocomplete: contact.fields.email.autocomplete }),
  },
});
