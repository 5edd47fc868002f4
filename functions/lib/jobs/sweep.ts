import type { Context } from '@netlify/functions';
import { heldOrders } from '../../../db/booking/orders.ts';
import { lineOf } from '../../../src/domain/kernel/http-error.ts';
import { finalise, release } from '../booking/finalise.ts';
import { log } from '../log.ts';
import { paymentsOf } from '../payment/payments.ts';
import type { Result } from '../run.ts';

const atOnce = 5;
/** A scheduled call has 30 s; what is left is looked at by the next one. */
const patience = 20_000;

/** Settles what nobody came back for: paid orders become bookings, overdue ones give their places back. */
export async function sweep(context: Context): Promise<Result> {
  const end = Date.now() + patience;
  const looked: string[] = [];
  let failures = 0;
  for (let orders = await heldOrders(atOnce, looked); orders.length > 0; orders = await heldOrders(atOnce, looked)) {
    const payments = await paymentsOf(context);
    looked.push(...orders.map(({ id }) => id));
    const settling = orders.map((order) =>
      order.overdue ? release(order.id, payments, context) : finalise(order, payments, context),
    );
    for (const result of await Promise.allSettled(settling)) {
      if (result.status === 'fulfilled') continue;
      failures++;
      log('error', `sweeper: ${lineOf(result.reason)}`);
    }
    if (Date.now() > end) break;
  }
  if (looked.length === 0) return {};
  return {
    counts: { looked: looked.length, failures },
    noticed: failures > 0 ? `Nie rozliczono zamówień: ${failures}` : undefined,
  };
}
