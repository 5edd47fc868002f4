import { cancelBooking, type StoredBooking } from '../../../db/booking/bookings.ts';
import { isDue } from '../../../src/domain/booking/order.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import type { Call } from '../http/route.ts';
import { deliverSoon } from '../mail/outbox.ts';
import { otherRefund } from '../payment/other-refund.ts';
import { answerOf } from './booking-answer.ts';
import { type Caller, open } from './holders.ts';
import { refuseChange } from './refused-change.ts';
import { endHold, releaseHold } from './release-hold.ts';
import { purgeTaken } from './taken-cache.ts';

const done = { message: 'Rezerwacja została anulowana' };

/** Whoever has cancelled it, and lost the answer, is told the same once more. */
function answerAgain({ status, cancelled }: StoredBooking) {
  // Not where the staff have taken that back since
  if (status === 'CANCELLED' && cancelled?.by === 'CUSTOMER') return done;
  throw new HttpError(409, 'Tej rezerwacji nie można już anulować');
}

/** Cancels a booking for whoever holds it; what is still to be paid for is let go. */
export async function cancel({ body, context }: Call, caller: Caller) {
  const first = await open(caller);
  const { order_id, order_state } = first;
  if (order_id && order_state && isDue({ state: order_state })) {
    await releaseHold(order_id, context);
    return { message: 'Rezerwacja została zwolniona' };
  }
  // Where new dates were paid for meanwhile, they are booked, and what comes back is more
  if (first.held_change) await endHold(first.held_change, context);
  const booking = first.held_change ? await open(caller) : first;
  const { rights, refund } = answerOf(booking);
  if (rights.cancel === null) return answerAgain(booking);
  if (body.amount !== refund) throw otherRefund(refund);
  if (!(await cancelBooking(caller, booking.kind, refund).catch(refuseChange))) return answerAgain(await open(caller));
  deliverSoon(context);
  purgeTaken(context, booking.kind);
  return done;
}
