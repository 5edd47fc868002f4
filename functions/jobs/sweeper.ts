import type { Context } from '@netlify/functions';
import { forgetClosed } from '../../db/limits.ts';
import { heldOrders } from '../../db/orders.ts';
import { lineOf } from '../../src/domain/kernel/http-error.ts';
import { finalise, release } from '../lib/booking/finalise.ts';
import { paymentsOf } from '../lib/booking/payments.ts';

const atOnce = 5;
/** A scheduled call has 30 s; what is left is looked at by the next one. */
const patience = 20_000;

/** Settles what nobody came back for: paid orders become bookings, overdue ones give their places back. */
export default async function sweep(_request: Request, context: Context): Promise<Response> {
  await forgetClosed();
  const end = Date.now() + patience;
  const looked: string[] = [];
  let failures = 0;
  for (let held = await heldOrders(atOnce, looked); held.length > 0; held = await heldOrders(atOnce, looked)) {
    const payments = await paymentsOf(context);
    looked.push(...held.map(({ id }) => id));
    const settling = held.map((order) =>
      order.overdue ? release(order.id, payments, context) : finalise(order, payments, context),
    );
    for (const result of await Promise.allSettled(settling)) {
      if (result.status === 'fulfilled') continue;
      failures++;
      console.error(`sweeper: ${lineOf(result.reason)}`);
    }
    if (Date.now() > end) break;
  }
  if (looked.length === 0) return new Response(null, { status: 204 });
  return Response.json({ looked: looked.length, failures });
}

export const config = { schedule: '* * * * *' };
