import { dayOf, formatDay, today } from '../language/days.ts';
import { formatAmount } from '../language/polish.ts';
import { formatDeadline, refundedBy } from './deadline.ts';
import { moneyOf, type OrderKind, type OrderState } from './order.ts';
import { products } from './products.ts';
import type { Standing } from './rights.ts';
import type { canceller } from './stay.ts';

/** A booking in its owner's list, as far as its money is told of. */
export interface OwnStanding extends Pick<Standing, 'refund' | 'refund_until'> {
  since: string;
  until: string;
  status: string;
  cancelled_by: keyof typeof canceller | null;
  order_state: OrderState | null;
  can_cancel: boolean;
  /** What was paid for it and has not gone back, in grosze. */
  order_paid: number | null;
}

/** 'zwrot 150,00 zł do śr 24.06.2026, godz. 24:00': beside the button that cancels. */
export const cancelOffer = ({ refund, refund_until }: Pick<Standing, 'refund' | 'refund_until'>): string =>
  refund > 0 ? `zwrot ${formatAmount(refund)} do ${formatDeadline(refund_until)}` : 'Opłata już nie wraca';

/** What cancelling a booking gives back, or why it cannot be cancelled: said before anybody asks. */
export function whatComesBack(booking: OwnStanding, now: number = Date.now()): string {
  const { order_state: state, can_cancel, refund, refund_until } = booking;
  if (booking.status === 'CANCELLED') return `${cancelledBy(booking)}${moneyBack(state)}`;
  if (can_cancel && refund > 0) return `Anulujesz do ${formatDeadline(refund_until)}: wraca ${formatAmount(refund)}.`;
  if (can_cancel && state === null) return 'Możesz anulować do dnia przed początkiem.';
  if (can_cancel) return `Pieniądze wracały do ${formatDeadline(refund_until)}. Anulujesz bez zwrotu.`;
  if (booking.status === 'RETURNED' || dayOf(booking.until) < today(now)) return 'Zakończone, nie ma czego anulować.';
  return 'Nie można anulować: już trwa.';
}

const cancelledBy = ({ cancelled_by: by }: Pick<OwnStanding, 'cancelled_by'>): string =>
  by === 'CUSTOMER' ? 'Anulowane przez Ciebie' : by === 'STAFF' ? 'Anulowane przez lotnisko' : 'Anulowane';

function moneyBack(state: OrderState | null): string {
  const money = state === null ? undefined : moneyOf({ state });
  if (money === 'returning') return ', pieniądze wracają na kartę.';
  if (money === 'returned') return ', pieniądze oddane na kartę.';
  return money === 'kept' ? ', bez zwrotu pieniędzy.' : '.';
}

const daysOf = ({ since, until }: Pick<OwnStanding, 'since' | 'until'>) =>
  `${formatDay(dayOf(since))} – ${formatDay(dayOf(until))}`;

/** The question before a cancelling: what, when, how much comes back and by when. */
export function cancelQuestion(name: string, booking: OwnStanding, now: number = Date.now()) {
  const { refund, order_state, order_paid } = booking;
  const all = refund === order_paid ? ', całość,' : '';
  const money =
    refund > 0
      ? `Wraca ${formatAmount(refund)}${all} na kartę, do ${formatDay(refundedBy(now))}.`
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
export const releaseQuestion = (name: string, booking: Pick<OwnStanding, 'since' | 'until'>) => ({
  title: 'Zwolnić rezerwację?',
  text: `${name}, ${daysOf(booking)}. Nic nie zapłacisz, a termin będzie wolny.`,
});
