import type { Context } from '@netlify/functions';
import { findOrder } from '../../../db/orders.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { release } from './finalise.ts';
import { paymentsOf } from './payments.ts';

/** Ends a hold, by its buyer or in their place: never one that is paid by then, nor one whose bank is being asked. */
export async function releaseHold(orderId: string, context: Context): Promise<void> {
  await release(orderId, await paymentsOf(context), context);
  const order = await findOrder(orderId);
  if (order?.state === 'HELD')
    throw new HttpError(409, 'Nie zwolniono: bank sprawdza tę płatność', undefined, { code: 'bank' });
  if (order?.state !== 'EXPIRED')
    throw new HttpError(409, 'Nie zwolniono: płatność właśnie przeszła. Rezerwacja jest ważna', undefined, {
      code: 'paid',
    });
}
