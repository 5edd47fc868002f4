import type { ManagedBooking } from '../../../db/manage.ts';
import { refundUntil } from '../../../src/domain/booking/deadline.ts';
import { dayCount, dayOf } from '../../../src/domain/language/days.ts';
import { type HeldBooking, rightsOf } from '../../../src/domain/manage.ts';

const isOver = ({ status }: ManagedBooking) => status === 'CANCELLED' || status === 'RETURNED';
export const heldBooking = (booking: ManagedBooking): HeldBooking => ({ ...booking, over: isOver(booking) });

/** What cancelling gives back now, in grosze. */
export const refundOf = (booking: ManagedBooking): number =>
  rightsOf(heldBooking(booking)).cancel === 'refund' ? Math.min(booking.amount, leftOf(booking)) : 0;
const leftOf = ({ paid, refunds }: ManagedBooking): number =>
  paid - refunds.filter(({ state }) => state !== 'FAILED').reduce((sum, { amount }) => sum + amount, 0);

/** All that its holder may know: the order's id, which would let others look at it, stays here. */
export const answerOf = (whole: ManagedBooking) => {
  const { id: _id, ...booking } = whole;
  return {
    ...booking,
    price: booking.amount / dayCount(dayOf(booking.since), dayOf(booking.until)),
    rights: rightsOf(heldBooking(whole)),
    refund: refundOf(whole),
    refund_until: refundUntil(dayOf(booking.since)),
  };
};
