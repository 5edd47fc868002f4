import { isOwed, isPaid, isRefunded } from '../../src/domain/booking/order.ts';
import { type Standing, standingOf } from '../../src/domain/booking/rights.ts';
import { type Statement, statementOf } from '../../src/domain/booking/statement.ts';
import { accountsOf } from './bookings.ts';
import type { StoredOrder } from './orders.ts';

/** What was paid for the booking of an order and went back, and until when its money comes back. */
export async function accountOf(order: StoredOrder): Promise<Standing & { statement: Statement; agreed_at: string }> {
  const account = (await accountsOf([order.order_number])).get(order.order_number);
  // New dates that could not be had say nothing of the booking that they were for: that stands
  const statement = statementOf(account?.movements ?? [], !order.changes && isRefunded(order));
  const agreed_at = account?.agreed_at ?? order.create_time;
  const unpaid = isOwed(order);
  const stands = { over: order.back_at !== null || (!unpaid && !isPaid(order)), unpaid };
  return { statement, agreed_at, ...standingOf({ ...order, ...stands, agreed_at, left: statement.total }) };
}
