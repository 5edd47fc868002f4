import { NeonDbError } from '@neondatabase/serverless';
import { cancelled, occupying } from '../src/domain/booking.ts';
import { statesWith } from '../src/domain/order.ts';
import type { parking } from '../src/domain/parking.ts';
import type { rental } from '../src/domain/rental.ts';
import { type Writer, writeOnce } from './idempotency.ts';
import { find } from './list.ts';
import { type Author, raw, row, rows, sql, write } from './sql.ts';
import { deleting, inserting, type Key, refuseByField, type Values } from './write.ts';

export type Bookable = typeof parking | typeof rental;

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

/** The order whose payment a booking still waits for. */
export const heldOrderOf = async (entity: Bookable, id: Key): Promise<string | undefined> =>
  (
    await row<{ id: string }>(sql`
      select o.id from ${raw(entity.table)} t join orders o on o.id = t.order_id
       where t.id = ${id} and o.state = any(${statesWith('due')})`)
  )?.id;

/** The order that pays for new dates of a booking, while it waits for its payment. */
export const heldChangeOf = async (entity: Bookable, id: Key): Promise<string | undefined> =>
  (
    await row<{ id: string }>(sql`
      select o.id from ${raw(entity.table)} t join orders o on o.changes = t.order_id
       where t.id = ${id} and o.state = 'HELD'`)
  )?.id;

/** What guard_booking says of a change to a booking that is being paid for: for how many seconds it is held. */
export const heldSeconds = (error: unknown): number | undefined =>
  error instanceof NeonDbError && error.code === 'BZT02' ? Number(error.message) : undefined;

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

export const isOwn = async (entity: Bookable, id: Key, usersId: number): Promise<boolean> =>
  (await rows(sql`select id from ${raw(entity.table)} where id = ${id} and users_id = ${usersId}`)).length > 0;

/**
 * Cancels a client's own booking that has not begun; one that was paid for is refunded, unless it is too
 * late for that. What is still being paid for is
 * not yet theirs.
 */
export async function cancelOwn(
  author: Author,
  entity: Bookable,
  id: Key,
  usersId: number,
): Promise<'cancelled' | 'missing' | 'too late'> {
  const table = raw(entity.table);
  const [answer] = await write<{ cancelled: boolean; found: boolean }>(
    author,
    sql`with done as (
          update ${table} t set status = ${cancelled}
           where id = ${id} and users_id = ${usersId} and status = any(${occupying[entity.table]})
             and lower(during) > (clock() at time zone 'Europe/Warsaw')::date
             and not exists (select from orders o where o.id = t.order_id and o.state = any(${statesWith('due')}))
          returning 1
        )
        select exists (select from done) as cancelled,
               exists (select from ${table} where id = ${id} and users_id = ${usersId}) as found`,
  );
  if (answer?.cancelled) return 'cancelled';
  return answer?.found ? 'too late' : 'missing';
}
