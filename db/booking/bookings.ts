import { NeonDbError } from '@neondatabase/serverless';
import type { KeptBooking } from '../../src/domain/booking/answer.ts';
import { cancelled, occupying } from '../../src/domain/booking/booking.ts';
import type { Movement } from '../../src/domain/booking/movement.ts';
import type { OrderKind, OrderState } from '../../src/domain/booking/order.ts';
import { type Level, occupyingParking, type parking, spacesOf } from '../../src/domain/booking/parking.ts';
import type { rental } from '../../src/domain/booking/rental.ts';
import type { Day } from '../../src/domain/language/days.ts';
import { type Once, writeOnce } from '../row/idempotency.ts';
import type { Key } from '../row/write.ts';
import { type Author, type Query, raw, row, rows, sql, startOf, write } from '../sql.ts';

export type Bookable = typeof parking | typeof rental;
/** The tables of bookings by the kind of their order. */
export const tables: Record<OrderKind, Bookable['table']> = { parking: 'parking', rental: 'rentals' };

/**
 * Who manages a booking: in whose name they write, and which one is theirs, by a condition on its row `b` and its
 * order `o`. Every statement below holds to it.
 */
export interface Holder {
  author: Author;
  which: Query;
}
const isRow = (table: Bookable['table'], id: Key): Query => sql`b."table" = ${table} and b.id = ${id}`;
export const owner = (table: Bookable['table'], id: Key, usersId: number): Holder => ({
  author: usersId,
  which: sql`${isRow(table, id)} and b.users_id = ${usersId}`,
});
export const staff = (author: Author, table: Bookable['table'], id: Key): Holder => ({
  author,
  which: isRow(table, id),
});

/** Bookings of both tables, each with its order if it has one; and orders whose row is gone. */
const bookings = (): Query => sql`
  (select 'parking' as "table", id, order_id, users_id, since, until, status, parking_level, space_id, license_plate,
          null::integer as cars_id, null as pickup_at, null as return_at, null::timestamptz as out_at from parking
   union all
   select 'rentals', id, order_id, users_id, since, until, status, null, null, null, cars_id, pickup_at, return_at,
          out_at from rentals) b
  full join orders o on o.id = b.order_id`;

/** A booking with what never leaves the server. */
export type StoredBooking = KeptBooking & {
  /** Its row; none once the staff have deleted it. */
  row: number | null;
  order_id: string | null;
  order_state: OrderState | null;
  /** The order that pays for new dates, or what is due, while it waits for its payment. */
  held_change: string | null;
};

/** The booking of whoever holds it; undefined where they hold none. */
export const findBooking = ({ which }: Holder): Promise<StoredBooking | undefined> =>
  row(sql`
    select b.id as row, o.id as order_id, o.state as order_state,
           o.order_number, o.first_name, o.last_name, o.email, o.phone,
           case when coalesce(o.kind, b."table") = 'parking' then 'parking' else 'rental' end as kind,
           coalesce(b.status, ${cancelled}) as status, coalesce(b.since, o.since) as since,
           coalesce(b.until, o.until) as until, coalesce(b.parking_level, o.parking_level) as parking_level,
           coalesce(b.space_id, o.space_id) as space_id, coalesce(b.license_plate, o.license_plate) as license_plate,
           coalesce(b.cars_id, o.cars_id) as "Cars_id",
           coalesce(b.pickup_at, o.pickup_at) as pickup_at, coalesce(b.return_at, o.return_at) as return_at,
           b.out_at,
           c.brand, c.model, c.license_plate as car_plate, c.body, c.img,
           coalesce(o.due, 0) as due, coalesce(o.state = 'UNPAID', false) as unpaid,
           coalesce(o.amount, 0) as amount, coalesce(o.paid, 0) as left, coalesce(o.kept, 0) as kept,
           (select coalesce(sum(amount), 0)::int from payments where order_id = o.id and state = 'PAID') as paid,
           (select min(create_time) from payments where order_id = o.id and state = 'PAID') as paid_at,
           o.agreed_at, coalesce(o.movements, '[]') as movements,
           (select facts - 'amount' - 'reason' from outbox where order_id = o.id and kind = 'cancellation'
             order by id desc limit 1) as cancelled,
           (select jsonb_build_object('at', facts -> 'at', 'reason', facts -> 'reason') from outbox
             where order_id = o.id and kind in ('cancellation', 'change') and facts ->> 'reason' is not null
             order by id desc limit 1) as told,
           coalesce(o.ways_left, '[]') as ways,
           (select jsonb_build_object('order', h.id, 'amount', h.amount, 'since', h.since, 'until', h.until,
                                      'expires_at', h.expires_at)
              from orders h
             where h.changes = o.id and h.state = 'HELD' and h.expires_at > clock() and not h.pays_due) as change,
           (select h.id from orders h where h.changes = o.id and h.state = 'HELD'
             order by h.expires_at desc limit 1) as held_change
      from ${bookings()} left join cars c on c.id = coalesce(b.cars_id, o.cars_id)
     where ${which}`);

/** What was paid and went back for each of these orders, by their numbers. */
export async function accountsOf(
  orderNumbers: string[],
): Promise<Map<string, { agreed_at: string; movements: Movement[] }>> {
  const found = await rows<{ order_number: string; agreed_at: string; movements: Movement[] }>(
    sql`select order_number, o.agreed_at, o.movements from orders o where order_number = any(${orderNumbers})`,
  );
  return new Map(found.map(({ order_number, ...account }) => [order_number, account]));
}

/** The row of a holder's booking, in a statement that changes it. */
const isHeld = ({ which }: Holder, table: Bookable['table']): Query =>
  sql`t.id in (select b.id from ${bookings()} where ${which} and b."table" = ${table})`;

const numberIn = (error: unknown, code: string): number | undefined =>
  error instanceof NeonDbError && error.code === code ? Number(error.message) : undefined;
/** What guard_booking says of a change to a booking that is being paid for: for how many seconds it is held. */
export const heldSeconds = (error: unknown): number | undefined => numberIn(error, 'BZT02');
/** What as_quoted says of a change that would give back another sum than was told: that sum, in grosze. */
export const otherSum = (error: unknown): number | undefined => numberIn(error, 'BZT05');

/** Goes before a change: what goes back, in grosze, as whoever makes it was told; see `otherSum`. */
export const quoteRefund = (amount: number): Query => sql`select set_config('app.quoted', ${String(amount)}, true)`;

/** Writes another plate on a booking that is not over; false where it is. */
export const changePlate = async (holder: Holder, plate: string): Promise<boolean> =>
  (
    await write(
      holder.author,
      sql`update parking t set license_plate = ${plate}
           where ${isHeld(holder, 'parking')} and status = any(${occupyingParking})
             and upper(during) > (clock() at time zone 'Europe/Warsaw')::date
          returning id`,
    )
  ).length > 0;

/** Cancels a booking that has not begun, for what its holder was told comes back; false where it has, or is over. */
export const cancelBooking = async (holder: Holder, kind: OrderKind, amount: number): Promise<boolean> =>
  (
    await write(
      holder.author,
      quoteRefund(amount),
      sql`update ${raw(tables[kind])} t set status = ${cancelled}
           where ${isHeld(holder, tables[kind])} and status = any(${occupying[tables[kind]]})
             and lower(during) > (clock() at time zone 'Europe/Warsaw')::date
          returning id`,
    )
  ).length > 0;

/** How often its holder has changed a booking within a day: each time its buyer gets a mail. */
export const changesToday = async (orderId: string): Promise<number> =>
  (
    await row<{ changes: number }>(
      sql`select count(*)::int as changes from outbox
           where order_id = ${orderId} and kind = 'change' and facts ->> 'by' = 'CUSTOMER'
             and create_time > clock() - interval '1 day'`,
    )
  )?.changes ?? 0;

interface BookingChange {
  id: string;
  since: Day;
  until: Day;
  parking_level?: string;
  space_id?: number;
  /** What the buyer was told that it costs more, in grosze; below 0 they get it back. */
  difference: number;
  sessionHash: string;
  ip: string;
  /** The unpaid days that a network may hold, by the work that it did; `proven`: it did enough for any. */
  most_days: number;
  /** The share of a level's spaces, or of the cars, that may wait to be paid; null with a proof. */
  share: number | null;
  proven: boolean;
  /** How often a day its holder may change it. */
  most_changes: number;
  /** Earlier changes, and the buyer's own holds, that are given up for it, if it can be had. */
  replaces: string[];
}
/** What became of it; see db/functions/change_booking.sql. */
export interface ChangeOutcome {
  outcome: 'CHANGED' | 'HELD' | 'OVER' | 'BUSY' | 'OTHER' | 'OFTEN' | 'TAKEN' | 'PROOF' | 'SCARCE';
  id: string | null;
  order_number: string | null;
  amount: number;
  expires_at: string | null;
  yielding: string[];
}

/** Changes the dates of a booking, or holds the added days until the difference is paid. */
export async function changeBooking(
  { author, which }: Holder,
  booking: StoredBooking,
  { since, until, sessionHash: session_hash, ...change }: BookingChange,
  seconds: number,
  once?: Once,
): Promise<ChangeOutcome | undefined> {
  const level = change.parking_level ?? booking.parking_level;
  const values = {
    ...(level !== null && { spaces: spacesOf(level as Level).length }),
    ...{ ...change, session_hash, since: startOf(since), until: startOf(until) },
    ...{ seen_since: booking.since, seen_until: booking.until },
  };
  const [answer] = await writeOnce<ChangeOutcome>(
    { author, once },
    sql`with held as materialized (select o.id from ${bookings()} where ${which})
        select change.* from held,
          change_booking(held.id, ${JSON.stringify(values)}::jsonb, ${seconds}::int) as change`,
    { succeeded: sql`outcome in ('HELD', 'CHANGED')` },
  );
  return answer;
}
