import { type ClerkDay, type Closing, closing } from '../../src/domain/booking/closing.ts';
import type { OrderKind } from '../../src/domain/booking/order.ts';
import type { Day } from '../../src/domain/language/days.ts';
import { selectList } from '../row/columns.ts';
import { type Writer, writeOnce } from '../row/idempotency.ts';
import { type Query, raw, row, rows, sql, startOf } from '../sql.ts';
import { waiting } from './desk-day.ts';

/** What became of a closing; BEFORE: it was closed or corrected meanwhile; OTHER: other sums by now. */
export interface Closed {
  outcome: 'DONE' | 'BEFORE' | 'OTHER';
  id: number | null;
  closed_at: string | null;
}

/** Closes a day or corrects its closing; see db/functions/close_day.sql. */
export async function closeDay(writer: Writer, wanted: object): Promise<Closed> {
  const statement = sql`select * from close_day(${JSON.stringify(wanted)}::jsonb)`;
  const [closed] = await writeOnce<Closed>(writer, statement, { succeeded: sql`outcome = 'DONE'` });
  if (!closed) throw new Error('close_day answers one row');
  return closed;
}

const name = () => sql`u.first_name || ' ' || u.last_name`;
/** How far back a day is looked for that nobody has closed. */
const lookedBack = 31;

type OfClerk = Omit<ClerkDay, 'day' | 'clerk' | 'closings' | 'clerks'> & {
  name: string;
  role: string;
};

/** Of an order `o`: which booking it paid, for whom. */
const booked = (): Query => sql`
  coalesce((select b.id from rentals b where b.order_id = o.id),
           (select b.id from parking b where b.order_id = o.id)) as booking_id,
  nullif(concat_ws(' ', o.first_name, o.last_name), '') as buyer,
  coalesce((select c.license_plate from cars c where c.id = o.cars_id), o.license_plate) as license_plate`;

/**
 * A clerk's day with its money, and what waits to be given back for bookings of these kinds; undefined where there is
 * no such account.
 */
export const clerkDay = (clerk: number, day: Day, kinds: OrderKind[]): Promise<OfClerk | undefined> =>
  row(sql`
    select ${name()} as name, u.role,
           (select to_jsonb(s) from desk_sums(u.id, ${day}::date) s) as sums,
           (select coalesce(jsonb_agg(to_jsonb(m) order by m.at, m.payment_id, m.refund_id), '[]') from (
              select d.payment_id, d.refund_id, d.at, d.method, d.amount, o.order_number, o.kind,
                     d.refund_id is null and not exists (
                       select from payments q
                        where q.order_id = d.order_id and q.state = 'PAID' and q.id < d.payment_id) as first,
                     ${booked()},
                     upper(stay(o.since, o.until)) - lower(stay(o.since, o.until)) as days
                from desk_movements(u.id, ${day}::date) d join orders o on o.id = d.order_id) m) as movements,
           (select coalesce(jsonb_agg(jsonb_build_object('order_number', o.order_number, 'amount', h.amount,
                                                         'since', h.create_time) order by h.create_time), '[]')
              from orders o join orders h on h.changes = o.id and h.pays_due and h.state = 'HELD'
             where o.employee_id = u.id and ${day}::date = (clock() at time zone 'Europe/Warsaw')::date) as open,
           (select coalesce(jsonb_agg(to_jsonb(w) order by w.since, w.refund_id), '[]') from (
              select r.id as refund_id, p.method, r.amount, r.create_time as since, o.order_number, o.kind, ${booked()}
                from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
               where ${waiting()} and ${day}::date = (clock() at time zone 'Europe/Warsaw')::date
                 and o.kind = any(${kinds}::text[])) w) as waiting,
           (select least(c.float, c.counted) from closings c
             where c.employee_id = u.id and c.day < ${day}::date order by c.day desc, c.id desc limit 1) as float,
           (select coalesce(jsonb_agg(d.day order by d.day), '[]') from (
              select (p.paid_at at time zone 'Europe/Warsaw')::date as day from payments p
               where p.employee_id = u.id and p.paid_at >= clock() - make_interval(days => ${lookedBack}::int)
              union
              select (r.handed_at at time zone 'Europe/Warsaw')::date from refunds r
               where r.employee_id = u.id and r.handed_at >= clock() - make_interval(days => ${lookedBack}::int)) d
             where d.day < (clock() at time zone 'Europe/Warsaw')::date
               and not exists (select from closings c where c.employee_id = u.id and c.day = d.day)) as unclosed
      from users u where u.id = ${clerk}`);

/** The day's closing with its corrections. */
export const closingsOf = (clerk: number, day: Day): Promise<Closing[]> =>
  rows(sql`select ${raw(selectList(closing))} from closings t
            where t.employee_id = ${clerk} and t.day = ${day}::date order by t.id`);

/** Whose money moved on a day, or who closed it. */
export const clerksOf = (day: Day, after: Day): Promise<{ id: number; name: string; closed_at: string | null }[]> =>
  rows(sql`
    select u.id, ${name()} as name,
           (select c.closed_at from closings c
             where c.employee_id = u.id and c.day = ${day}::date order by c.id limit 1) as closed_at
      from users u where u.id in (
        select employee_id from payments
         where employee_id is not null and paid_at >= ${startOf(day)} and paid_at < ${startOf(after)}
        union
        select employee_id from refunds
         where handed_at is not null and handed_at >= ${startOf(day)} and handed_at < ${startOf(after)}
        union
        select employee_id from closings where day = ${day}::date)
     order by u.last_name, u.first_name, u.id`);
