import { occupying } from '../src/domain/booking.ts';
import type { Car } from '../src/domain/car.ts';
import { type LinkedBooking, linkDays } from '../src/domain/manage.ts';
import type { OrderKind } from '../src/domain/order.ts';
import { type Once, writeOnce } from './idempotency.ts';
import type { RefundCause, RefundState } from './refunds.ts';
import { type Query, raw, row, rows, sql, startOf, write } from './sql.ts';

/** The tables of bookings by the kind of their order. */
const tables: Record<OrderKind, string> = { parking: 'parking', rental: 'rentals' };

/** A booking as it is kept, for whoever has its link. */
export interface ManagedBooking extends LinkedBooking {
  id: string;
  Cars_id: number | null;
  body: Car['body'];
  img: string | null;
  refunds: ManagedRefund[];
}
interface ManagedRefund {
  amount: number;
  cause: RefundCause;
  state: RefundState;
  at: string;
}

const isOpen = (): Query => sql`
  o.changes is null and o.state in ('CONFIRMED', 'REFUND_PENDING', 'REFUNDED') and not is_gone(o.email)
  and (clock() at time zone 'Europe/Warsaw')::date <= upper(stay(o.since, o.until)) - 1 + ${linkDays}::int`;

/** The booking of a link's key; undefined where there is none, or its link has ended. */
export const findManaged = (key: string): Promise<ManagedBooking | undefined> =>
  row(sql`
    select o.id, o.order_number, o.kind, coalesce(b.status, 'CANCELLED') as status, o.since, o.until, o.amount,
           o.parking_level, o.space_id, o.license_plate, o.cars_id as "Cars_id", c.brand, c.model,
           c.license_plate as car_plate, c.body, c.img, o.first_name, o.last_name, o.email, o.phone,
           (select coalesce(sum(amount), 0)::int from payments where order_id = o.id and state = 'PAID') as paid,
           (select min(create_time) from payments where order_id = o.id and state = 'PAID') as paid_at,
           coalesce((select jsonb_agg(jsonb_build_object('amount', r.amount, 'cause', r.cause, 'state', r.state,
                                                         'at', r.create_time) order by r.id)
                       from refunds r join payments p on p.id = r.payment_id
                      where p.order_id = o.id and not r.replaced), '[]') as refunds,
           (select facts - 'amount' from outbox where order_id = o.id and kind = 'cancellation'
             order by id desc limit 1) as cancelled,
           (select jsonb_build_object('order', h.id, 'amount', h.amount, 'since', h.since, 'until', h.until,
                                      'expires_at', h.expires_at)
              from orders h where h.changes = o.id and h.state = 'HELD' and h.expires_at > clock()) as change
      from orders o left join cars c on c.id = o.cars_id
           left join (select order_id, status from parking union all select order_id, status from rentals) b
             on b.order_id = o.id
     where o.manage_key = ${key} and ${isOpen()}`);

/**
 * Makes a new link for an order and queues the mail with it, where number and address belong together and there is
 * still something to see. The link before it ends.
 */
export const renewLink = (orderNumber: string, email: string): Promise<unknown> =>
  write(
    'gość',
    sql`with renewed as (
          update orders o set manage_key = default
           where o.order_number = ${orderNumber} and lower(o.email) = lower(${email}) and ${isOpen()} returning o.id)
        insert into outbox (kind, order_id) select 'link', id from renewed`,
  );

/** Writes another plate on a booking that is not over; false where it is. */
export const changePlate = async ({ id }: ManagedBooking, plate: string): Promise<boolean> =>
  (
    await write(
      'gość',
      sql`update parking set license_plate = ${plate}
           where order_id = ${id} and status = 'RESERVED'
             and upper(during) > (clock() at time zone 'Europe/Warsaw')::date
          returning id`,
    )
  ).length > 0;

/** Cancels a booking that has not begun; false where it has, or is over. The database gives back what is due. */
export const cancelManaged = async ({ id, kind }: ManagedBooking): Promise<boolean> =>
  (
    await write(
      'gość',
      sql`update ${raw(tables[kind])} set status = 'CANCELLED'
           where order_id = ${id} and status = any(${occupying[tables[kind]]})
             and lower(during) > (clock() at time zone 'Europe/Warsaw')::date
          returning id`,
    )
  ).length > 0;

interface BookingChange {
  id: string;
  since: string;
  until: string;
  parking_level?: string;
  space_id?: number;
  /** What the buyer was told that it costs more, in grosze; below 0 they get it back. */
  difference: number;
  sessionHash: string;
  ip: string;
}
/** What became of it; see db/functions/change_booking.sql. */
export interface ChangeOutcome {
  outcome: 'CHANGED' | 'HELD' | 'OVER' | 'BUSY' | 'OTHER' | 'TAKEN';
  id: string | null;
  order_number: string | null;
  amount: number;
  expires_at: string | null;
  yielding: string[];
}

/** Changes the dates of a booking, or holds the added days until the difference is paid. */
export async function changeBooking(
  booking: ManagedBooking,
  { since, until, sessionHash: session_hash, ...change }: BookingChange,
  seconds: number,
  once?: Once,
): Promise<ChangeOutcome> {
  const values = {
    ...{ ...change, session_hash, since: startOf(since), until: startOf(until) },
    ...{ seen_since: booking.since, seen_until: booking.until },
  };
  const [answer] = await writeOnce<ChangeOutcome>(
    { author: 'gość', once },
    sql`select * from change_booking(${booking.id}, ${JSON.stringify(values)}::jsonb, ${seconds}::int)`,
    { succeeded: sql`outcome in ('HELD', 'CHANGED')` },
  );
  if (!answer) throw new Error('change_booking answers one row');
  return answer;
}

/** The change of an order's dates that waits for its payment. */
export const heldChangeOf = async (orderId: string): Promise<string | undefined> =>
  (await row<{ id: string }>(sql`select id from orders where changes = ${orderId} and state = 'HELD'`))?.id;

/** On which of some days the place of a booking is somebody else's. */
export const takenDays = async (
  { id, kind, space_id, Cars_id }: Pick<ManagedBooking, 'id' | 'kind' | 'space_id' | 'Cars_id'>,
  since: string,
  until: string,
): Promise<{ since: string; until: string }[]> =>
  rows(sql`
    select lower(during) as since, upper(during) - 1 as until from ${raw(tables[kind])} b
     where ${kind === 'parking' ? sql`space_id = ${space_id}` : sql`cars_id = ${Cars_id}`}
       and status = any(${occupying[tables[kind]]}) and during && daterange(${since}::date, ${until}::date, '[]')
       and order_id is distinct from ${id}
       and not exists (select from orders h where h.id = b.order_id
                          and (h.changes = ${id} or h.state = 'HELD' and h.expires_at <= clock()))
     order by during`);

/** The spaces that are free on all of some days, the nearest to one first. */
export const freeSpacesNear = async (space: number, since: string, until: string, most: number): Promise<number[]> =>
  (
    await rows<{ space: number }>(sql`
      select s.space from generate_series(0, 100) as s (space)
       where not exists (select from parking p where p.space_id = s.space and p.status = any(${occupying.parking})
                            and p.during && daterange(${since}::date, ${until}::date, '[]'))
       order by (s.space > 50) <> (${space}::int > 50), abs(s.space - ${space}::int), s.space limit ${most}::int`)
  ).map((it) => it.space);
