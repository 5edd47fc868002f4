import type { Context } from '@netlify/functions';
import { findOrder } from '../../../db/booking/orders.ts';
import type { OrderState } from '../../../src/domain/booking/order.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { paymentsOf } from '../payment/payments.ts';
import { release } from './finalise.ts';

/**
 * Ends a hold, or new dates that wait for their payment: the payment first. Answers what became of it: EXPIRED, HELD
 * while its bank is being asked, or what it is where the payment was faster.
 */
export async function endHold(orderId: string, context: Context): Promise<OrderState | undefined> {
  await release(orderId, await paymentsOf(context), context);
  return (await findOrder(orderId))?.state;
}

export const bankDecides = () =>
  new HttpError(409, 'Nie zwolniono: bank sprawdza tę płatność', undefined, { code: 'bank' });

/** Ends a hold; whoever asked for that is told where it did not end, and why. */
export async function releaseHold(orderId: string, context: Context): Promise<void> {
  const state = await endHold(orderId, context);
  if (state === 'HELD') throw bankDecides();
  if (state !== 'EXPIRED')
    throw new HttpError(409, 'Nie zwolniono: płatność właśnie przeszła. Rezerwacja jest ważna', undefined, {
      code: 'paid',
    });
}
