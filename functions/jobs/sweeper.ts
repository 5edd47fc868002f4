import type { Context } from '@netlify/functions';
import { forgetClosed } from '../../db/limits.ts';
import { heldOrders } from '../../db/orders.ts';
import { lineOf } from '../../src/domain/kernel/http-error.ts';
import { finalise, release } from '../lib/booking/finalise.ts';
import { paymentsOf } from '../lib/booking/payments.ts';

const atOnce = 5;

/** Settles what nobody came back for: paid orders become bookings, overdue ones give their places back. */
export default async function sweep(_request: Request, context: Context): Promise<Response> {
  await forgetClosed();
  const held = await heldOrders(100);
  if (held.length === 0) return new Response(null, { status: 204 });
  const payments = await paymentsOf(context);
  let failures = 0;
  for (let i = 0; i < held.length; i += atOnce) {
    const settling = held
      .slice(i, i + atOnce)
      .map((order) => (order.overdue ? release(order.id, payments, context) : finalise(order, payments, context)));
    for (const result of await Promise.allSettled(settling)) {
      if (result.status === 'fulfilled') continue;
      failures++;
      console.error(`sweeper: ${lineOf(result.reason)}`);
    }
  }
  return Response.json({ looked: held.length, failures });
}

export const config = { schedule: '* * * * *' };
