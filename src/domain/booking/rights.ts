import type { Errors } from '../kernel/entity.ts';
import { type Day, dayOf, today } from '../language/days.ts';
import { checkStay, occupying } from './booking.ts';
import { type Deadlined, deadlineWords, formatDeadline, isLate, refundUntil } from './deadline.ts';
import { isOwed, isPaid, type OrderState } from './order.ts';
import { type Balance, comesBack } from './refund.ts';
import type { Span } from './span.ts';

/** A booking, as what its holder may do depends on it. */
export interface HeldBooking {
  since: string;
  until: string;
  /** It was cancelled or given back, or is still to be paid for: then it is let go by itself. */
  over: boolean;
  /** It stands, and nothing has been paid for it: its days are the staff's to change. */
  unpaid?: boolean;
}

/** How a booking of this table stands. One that nobody has to pay for has no order. */
export function standsAs(table: string, status: string, order: OrderState | null) {
  const unpaid = order !== null && isOwed({ state: order });
  const isHis = order === null || unpaid || isPaid({ state: order });
  return { over: !occupying[table]?.includes(status) || !isHis, unpaid };
}

/** What its holder may do with a booking now. */
export interface Rights {
  plate: boolean;
  /** Any other dates; or only more of them, once nothing is given back; or none. */
  dates: 'any' | 'more' | null;
  /** Cancel with all of the money back, or without any; or not at all. */
  cancel: 'refund' | 'loss' | null;
}

export function rightsOf({ since, until, over, unpaid }: HeldBooking, now: number = Date.now()): Rights {
  if (over || dayOf(until) < today(now)) return { plate: false, dates: null, cancel: null };
  const free = now <= Date.parse(refundUntil(dayOf(since)));
  const begun = dayOf(since) <= today(now);
  return { plate: true, dates: unpaid ? null : free ? 'any' : 'more', cancel: begun ? null : free ? 'refund' : 'loss' };
}

/** What the way to a booking's own page is called, by what can be done there. */
export function wayToChange({ cancel, dates }: Rights): string {
  if (cancel) return 'Zmień lub anuluj';
  return dates ? 'Zmień rezerwację' : 'Zobacz rezerwację';
}

/** What whoever holds a booking is told of it, by its link and in their account alike. */
export interface Standing {
  rights: Rights;
  /** What cancelling gives back now, in grosze, and until when it gives back anything. */
  refund: number;
  refund_until: string;
  /** Until when cancelling gives the money back, or why it does not; null once it is over. */
  deadline: string | null;
}

export function standingOf(
  booking: HeldBooking & Balance & Pick<Deadlined, 'kind' | 'agreed_at'>,
  now: number = Date.now(),
): Standing {
  const rights = rightsOf(booking, now);
  const refund = rights.cancel === 'refund' ? comesBack(booking) : 0;
  const ended = dayOf(booking.until) < today(now);
  const agreed_at = booking.unpaid ? null : booking.agreed_at;
  return {
    ...{ rights, refund, refund_until: refundUntil(dayOf(booking.since)) },
    deadline: booking.over ? null : deadlineWords({ ...booking, ...rights, agreed_at, ended, refund }),
  };
}

/** What is wrong with new dates of a booking, by field. */
export function checkNewDates(
  booking: HeldBooking & Pick<Deadlined, 'agreed_at'>,
  { since, until }: Span,
  now: number = Date.now(),
): Errors {
  const [first, last] = [dayOf(booking.since), dayOf(booking.until)];
  const { dates } = rightsOf(booking, now);
  if (dates === null) return { until: 'Tej rezerwacji nie można już zmienić' };
  const begun = first <= today(now);
  if (begun && since !== first) return { since: 'Rezerwacja już trwa: zmienić można tylko ostatni dzień' };
  if (dates === 'more') {
    const why = tooLate(first, booking.agreed_at);
    if (since > first) return { since: `${why} Pierwszy dzień może być wcześniejszy` };
    if (until < last) return { until: `${why} Ostatni dzień może być późniejszy` };
  }
  // A stay that has begun keeps its first day, though it is in the past
  return checkStay(since, until, begun ? first : today(now));
}

/** No deadline is told that was before the purchase. */
const tooLate = (first: Day, agreedAt: string | null): string =>
  agreedAt !== null && isLate(first, agreedAt)
    ? 'Do początku jest mniej niż 24\u00a0h.'
    : `Bez opłat można było zmieniać do ${formatDeadline(refundUntil(first))}.`;
