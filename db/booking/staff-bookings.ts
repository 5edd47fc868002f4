import { statesWith } from '../../src/domain/booking/order.ts';
import { type Writer, writeOnce } from '../row/idempotency.ts';
import { find } from '../row/list.ts';
import { deleting, inserting, type Key, refuseByField, type Values } from '../row/write.ts';
import { type Author, raw, sql, write } from '../sql.ts';
import type { Bookable } from './bookings.ts';

/** Adds a booking of the staff's own, without payment or expiry; undefined where its place is taken. */
export async function insertBooking(writer: Writer, entity: Bookable, values: Values): Promise<number | undefined> {
  // Without this clause many who insert at once would wait for one another
  const stepBack = sql`on conflict on constraint ${raw(`${entity.table}_taken`)} do nothing`;
  const [created] = await writeOnce<{ id: number }>(writer, inserting(entity, values, stepBack)).catch((error) =>
    refuseByField(entity, error),
  );
  return created?.id;
}

/** Goes before a change in its transaction: a paid booking that it cancels is then not refunded. */
export const declineRefund = () => sql`select set_config('app.refund', 'no', true)`;

/** Goes before a cancelling: why, as the buyer is told. */
export const giveReason = (reason: string) => sql`select set_config('app.reason', ${reason}, true)`;

/** Deletes a booking for which no money is due, paid or on its way back. */
export async function deleteBooking(
  author: Author,
  entity: Bookable,
  id: Key,
): Promise<'deleted' | 'missing' | 'paid'> {
  const settled = sql`(t.order_id is null
    or exists (select from orders o
                where o.id = t.order_id and o.state = any(${statesWith('none', 'returned')})))`;
  const deletedRows = await write(author, deleting(entity, id, settled));
  if (deletedRows.length > 0) return 'deleted';
  return (await find(entity, id)) ? 'paid' : 'missing';
}
