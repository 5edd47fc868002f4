import { randomBytes } from 'node:crypto';
import type { DeskContact } from '../../src/domain/booking/desk-contact.ts';
import { type OrderKind, statesWith } from '../../src/domain/booking/order.ts';
import { type Writer, writeOnce } from '../row/idempotency.ts';
import { find } from '../row/list.ts';
import { deleting, inserting, type Key, refuseByField, type Values } from '../row/write.ts';
import { type Author, raw, sql, write } from '../sql.ts';
import type { Bookable } from './bookings.ts';

/**
 * Adds a booking of the staff's own, without expiry; undefined where its place is taken. One that is for somebody has
 * an order, that nobody has paid yet: see db/functions/order_at_desk.sql.
 */
export async function insertBooking(
  writer: Writer,
  entity: Bookable,
  values: Values,
  buyer?: DeskContact,
): Promise<{ id: number; order_number: string | null } | undefined> {
  // Without this clause many who insert at once would wait for one another
  const stepBack = sql`on conflict on constraint ${raw(`${entity.table}_taken`)} do nothing`;
  const employee_id = typeof writer.author === 'number' ? writer.author : null;
  const order = buyer && { ...buyer, id: randomBytes(16).toString('hex'), kind: kindOf(entity), employee_id };
  const ordered = order
    ? sql`, order_at_desk(to_jsonb(${raw(entity.table)}), ${JSON.stringify(order)}::jsonb) as order_number`
    : sql`, null as order_number`;
  const row = order ? { ...values, order_id: order.id } : values;
  const adding = inserting(entity, row, stepBack, ordered);
  const [created] = await writeOnce<{ id: number; order_number: string | null }>(writer, adding).catch((error) =>
    refuseByField(entity, error),
  );
  return created;
}
const kindOf = ({ table }: Bookable): OrderKind => (table === 'parking' ? 'parking' : 'rental');

/** Goes before a change in its transaction: a paid booking that it cancels is then not refunded. */
export const declineRefund = () => sql`select set_config('app.refund', 'no', true)`;

/** Goes before a change that makes a paid booking dearer: its buyer is asked for the difference. */
export const askForDifference = () => sql`select set_config('app.charge', 'yes', true)`;

/** Goes before a change that takes the move to another car back: it costs again what it did before. */
export const takeBack = () => sql`select set_config('app.taking_back', 'yes', true)`;

/** Goes before a change: why it ends, or nothing comes back of it, as the buyer is told. */
export const giveReason = (reason: string) => sql`select set_config('app.reason', ${reason}, true)`;

/** Deletes a booking for which no money is due, paid or on its way back. */
export async function deleteBooking(
  author: Author,
  entity: Bookable,
  id: Key,
): Promise<'deleted' | 'missing' | 'paid'> {
  const settled = sql`(t.order_id is null
    or exists (select from orders o
                where o.id = t.order_id and o.state = any(${statesWith('none', 'owed', 'dropped', 'returned')})))`;
  const deletedRows = await write(author, deleting(entity, id, settled));
  if (deletedRows.length > 0) return 'deleted';
  return (await find(entity, id)) ? 'paid' : 'missing';
}
