import type { Backlog, Hold, Overview, Sealed } from '../../src/domain/office/system.ts';
import { mostAttempts } from '../mail/outbox.ts';
import { row, rows, sql } from '../sql.ts';
import { unsealedLines } from './seals.ts';

export async function backlog(most: number): Promise<Backlog> {
  const found = await rows<Backlog['next'][number] & { waiting: number; oldest: string }>(sql`
    select b.kind, coalesce(r.order_number, o.order_number) as order_number, r.amount, b.attempts, b.next_attempt,
           count(*) over ()::int as waiting, min(b.create_time) over () as oldest
      from outbox b left join orders o on o.id = b.order_id left join refunds r on r.id = b.refund_id
     where b.sent_at is null and b.attempts < ${mostAttempts}::int
     order by b.kind = 'refund' desc, b.next_attempt, b.id limit ${most}::int`);
  const [first] = found;
  const next = found.map(({ waiting, oldest, ...item }) => item);
  return { waiting: first?.waiting ?? 0, oldest: first?.oldest ?? null, next };
}

/** Money on its way back: how many refunds, and how much together. */
export const refundsPending = async (): Promise<Overview['refunds']> =>
  (await row<Overview['refunds']>(sql`
    select count(*)::int as pending, coalesce(sum(amount), 0) as amount from refunds where state = 'PENDING'`)) ?? {
    ...{ pending: 0, amount: 0 },
  };

/** The first to expire first; `count` tells of more than are answered. */
export const listHolds = (most: number): Promise<(Hold & { count: number })[]> =>
  rows(sql`
    select o.order_number, o.kind, booking_of(o.id) as booking_id, o.parking_level, o.space_id, o.cars_id as "Cars_id",
           c.brand, c.model, c.license_plate as car_plate, o.since, o.until, o.amount, o.expires_at,
           count(*) over ()::int as count
      from orders o left join cars c on c.id = o.cars_id
     where o.state = 'HELD' order by o.expires_at, o.order_number limit ${most}::int`);

export const orderHeld = async (orderNumber: string): Promise<string | undefined> =>
  (await row<{ id: string }>(sql`select id from orders where order_number = ${orderNumber} and state = 'HELD'`))?.id;

/** How far the logs are sealed. */
export async function sealOfLog(): Promise<Sealed> {
  const newest = row<Pick<Sealed, 'sealed_at'>>(sql`select sealed_at from seals order by id desc limit 1`);
  const [last, unsealed] = await Promise.all([newest, unsealedLines()]);
  return { sealed_at: last?.sealed_at ?? null, unsealed };
}
