import { formatDeadline, refundedBy } from '../../domain/booking/deadline.ts';
import { dayOf, formatDay, today } from '../../domain/language/days.ts';
import { formatAmount } from '../../domain/language/polish.ts';
import { moneyOf, type OrderKind, type OrderState } from '../../domain/order.ts';
import { products } from '../../domain/products.ts';
import type { OwnBooking } from './own-booking.ts';

type Booking = Pick<
  OwnBooking,
  'since' | 'until' | 'status' | 'cancelled_by' | 'order_state' | 'can_cancel' | 'refund' | 'refund_until'
>;

/** What cancelling a booking gives back, or why it cannot be cancelled: said before anybody asks. */
export function whatComesBack(booking: Booking, now: number = Date.now()): string {
  const { order_state: state, can_cancel, refund, refund_until } = booking;
  if (booking.status === 'CANCELLED') return `${cancelledBy(booking)}${moneyBack(state)}`;
  if (can_cancel && refund > 0) return `Anulujesz do ${formatDeadline(refund_until)}: wraca ${formatAmount(refund)}.`;
  if (can_cancel && state === null) return 'Możesz anulować do dnia przed początkiem.';
  if (can_cancel) return `Pieniądze wracały do ${formatDeadline(refund_until)}. Anulujesz bez zwrotu.`;
  if (booking.status === 'RETURNED' || dayOf(booking.until) < today(now)) return 'Zakończone, nie ma czego anulować.';
  return 'Nie można anulować: już trwa.';
}

const cancelledBy = ({ cancelled_by: by }: Pick<Booking, 'cancelled_by'>): string =>
  by === 'CUSTOMER' ? 'Anulowane przez Ciebie' : by === 'STAFF' ? 'Anulowane przez lotnisko' : 'Anulowane';

function moneyBack(state: OrderState | null): string {
  const money = state === null ? undefined : moneyOf({ state });
  if (money === 'returning') return ', pieniądze wracają na kartę.';
  if (money === 'returned') return ', pieniądze oddane na kartę.';
  return money === 'paid' ? ', bez zwrotu pieniędzy.' : '.';
}

const daysOf = ({ since, until }: Pick<Booking, 'since' | 'until'>) =>
  `${formatDay(dayOf(since))} – ${formatDay(dayOf(until))}`;

/** The question before a cancelling: what, when, how much comes back and by when. */
export function questionOf(name: string, booking: Booking, now: number = Date.now()) {
  const { refund, order_state } = booking;
  const money =
    refund > 0
      ? `Wraca ${formatAmount(refund)}, całość, na kartę, do ${formatDay(refundedBy(now))}.`
      : order_state === null
        ? 'Nic nie było płacone.'
        : 'Nic nie wraca: minął termin zwrotu.';
  return { title: 'Anulować rezerwację?', text: `${name}, ${daysOf(booking)}. ${money}` };
}

/** How long what is not paid yet is held, '11:42'; nothing of the time while it is not known. */
export function heldFor(kind: OrderKind, until: string | undefined, now: number | undefined): string {
  const left = until === undefined || now === undefined ? undefined : Math.ceil((Date.parse(until) - now) / 1000);
  if (left === undefined) return 'Czeka na płatność.';
  if (left <= 0) return `Czas na zapłatę minął. ${products[kind].words.released}`;
  return `${products[kind].words.waits} ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}.`;
}

/** The question before an unpaid booking is let go. */
export const releaseQuestion = (name: string, booking: Pick<Booking, 'since' | 'until'>) => ({
  title: 'Zwolnić rezerwację?',
  text: `${name}, ${daysOf(booking)}. Nic nie zapłacisz, a termin będzie wolny.`,
});
