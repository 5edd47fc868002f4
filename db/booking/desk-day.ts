import type { DueParking, DueRental } from '../../src/domain/booking/desk-day.ts';
import { statesWith } from '../../src/domain/booking/order.ts';
import { levels, occupyingParking, parking, spacesOf } from '../../src/domain/booking/parking.ts';
import { occupyingRental, rental } from '../../src/domain/booking/rental.ts';
import { addDays, type Day } from '../../src/domain/language/days.ts';
import { selectList } from '../row/columns.ts';
import { type Query, raw, row, rows, sql, startOf } from '../sql.ts';

/** More than a desk ever has to do in a day. */
const most = 300;

/** What is still being paid for is nobody's to hand over. */
const isHeld = (): Query => sql`exists (select from orders o where o.id = t.order_id and o.state = 'HELD')`;
const isOn = (moment: Query, day: Day): Query =>
  sql`(${moment} >= ${startOf(day)}::timestamptz and ${moment} < ${startOf(addDays(day, 1))}::timestamptz)`;
const booker = (): Query => sql`coalesce(
  (select o.first_name || ' ' || o.last_name from orders o where o.id = n.order_id),
  (select u.first_name || ' ' || u.last_name from users u where u.id = n.users_id))`;
const phone = (): Query => sql`coalesce(
  (select o.phone from orders o where o.id = n.order_id),
  (select u.phone_number from users u where u.id = n.users_id))`;
/** The spaces of a booking's level. */
const spacesOfLevel = () =>
  raw(`case t.parking_level ${levels.map((it) => `when '${it}' then array[${spacesOf(it)}]`).join(' ')} end`);
/** What is over and not paid for in whole, whenever that was. */
const owed = (table: 'rentals' | 'parking'): Query => sql`
       select r.id from orders o join ${raw(table)} r on r.order_id = o.id
        where o.due > 0 and o.state = any(${statesWith('owed', 'paid')})
          and ${raw(table === 'rentals' ? 'r.back_at' : 'r.left_at')} is not null`;
/** Refunds that wait for a clerk's hands: what came by card through the internet goes back by itself. */
export const waiting = (): Query => sql`r.state = 'PENDING' and not r.replaced and p.method <> 'CARD'`;
/** What of it waits to be given back by hand, whenever it was to be. */
const toHandBack = (table: 'rentals' | 'parking'): Query => sql`
       select b.id from refunds r join payments p on p.id = r.payment_id join ${raw(table)} b on b.order_id = p.order_id
        where ${waiting()}`;
const handBack = (): Query => sql`
  (select sum(r.amount)::int from refunds r join payments p on p.id = r.payment_id
    where p.order_id = t.order_id and ${waiting()}) as to_hand_back,
  (select min(r.create_time) from refunds r join payments p on p.id = r.payment_id
    where p.order_id = t.order_id and ${waiting()}) as hand_back_since`;
const lastCall = (of: Query): Query => sql`
  (select jsonb_build_object('text', c.text, 'at', c.at, 'by', u.first_name || ' ' || u.last_name)
     from calls c left join users u on u.id = c.employee_id where ${of} order by c.at desc, c.id desc limit 1)`;

/** The rentals that the desk has something to do with on a day, or has done. */
export const rentalsDue = (today: Day): Promise<DueRental[]> =>
  rows(sql`
    select ${raw(selectList(rental))}, ${handBack()}, ${lastCall(sql`c.rentals_id = t.id`)} as call,
           (select jsonb_build_object('id', n.id, 'since', n.since, 'until', n.until, 'pickup_at', n.pickup_at,
                                      'name', ${booker()}, 'phone', ${phone()}, 'version', n.version,
                                      'amount', (select o.paid from orders o where o.id = n.order_id),
                                      'swap', (
              -- Another car of its body that is free on all of its days, the cheapest first
              select jsonb_build_object('Cars_id', f.id, 'brand', f.brand, 'model', f.model,
                                        'license_plate', f.license_plate, 'price_per_day', f.price_per_day)
                from cars f join cars own on own.id = n.cars_id
               where f.active and f.id <> own.id and f.body is not distinct from own.body
                 and not exists (select from rentals x
                                  where x.cars_id = f.id and x.status = any(${occupyingRental})
                                    and x.taken_days && n.during)
                 and not exists (select from car_blocks k where k.cars_id = f.id and k.during && n.during)
               order by abs(f.price_per_day - n.price_per_day), f.id limit 1), 'price_per_day', n.price_per_day)
              from rentals n
             where n.cars_id = t.cars_id and n.id <> t.id and n.status = any(${occupyingRental}) and n.out_at is null
               and n.until >= ${startOf(today)}::timestamptz and t.out_at is not null and t.back_at is null
             order by n.until limit 1) as next
      from rentals t
     -- Apart, or Postgres walks all bookings in the order of the list, for that has an end
     where t.id = any(array(
       select t.id from rentals t
       where (t.status = any(${occupyingRental}) and not ${isHeld()}
              and (t.out_at is not null and t.back_at is null and upper(t.during) - 1 <= ${today}::date
                   or t.out_at is null and t.during @> ${today}::date))
          or ${isOn(sql`t.out_at`, today)}
          or ${isOn(sql`t.back_at`, today)}
       union ${owed('rentals')} union ${toHandBack('rentals')}))
     order by t.since, t.id limit ${most}::int`);

/** The first rental after a day: what an empty list looks forward to. */
export const firstRentalAfter = (today: Day): Promise<DueRental | undefined> =>
  row(sql`
    select ${raw(selectList(rental))} from rentals t
     where t.status = any(${occupyingRental}) and t.since >= ${startOf(addDays(today, 1))}::timestamptz
     order by t.since, t.pickup_at nulls last, t.id limit 1`);

/** Who comes to the car park today, leaves it, or has to be called. */
export const parkingDue = (today: Day): Promise<DueParking[]> =>
  rows(sql`
    select ${raw(selectList(parking))}, ${handBack()}, ${lastCall(sql`c.parking_id = t.id`)} as call,
           (select price_per_day * 100 from parking_info order by id limit 1) as price_per_day,
           (select jsonb_build_object('id', n.id, 'since', n.since, 'until', n.until, 'arrive_at', n.arrive_at,
                                      'name', ${booker()}, 'phone', ${phone()}, 'license_plate', n.license_plate,
                                      'version', n.version,
                                      'swap', (
              select jsonb_build_object('parking_level', t.parking_level, 'space_id', s.space)
                -- Each of the other two is read once, not once a space
                from (select unnest(${spacesOfLevel()})
                      except select x.space_id from taken_spaces x where x.during && n.during
                      except select x.space_id from parking x where x.entered_at is not null and x.left_at is null
                     ) as s(space)
               order by abs(s.space - t.space_id) limit 1))
              from parking n
             where n.space_id = t.space_id and n.id <> t.id and n.status = any(${occupyingParking})
               and n.entered_at is null and n.until >= ${startOf(today)}::timestamptz
               and t.entered_at is not null and t.left_at is null
             order by n.until limit 1) as next
      from parking t
     -- Apart, or Postgres walks all bookings in the order of the list, for that has an end
     where t.id = any(array(
       select t.id from parking t
       where (t.status = any(${occupyingParking}) and not ${isHeld()}
              and (t.entered_at is not null and t.left_at is null and upper(t.during) - 1 <= ${today}::date
                   or t.entered_at is null and t.during @> ${today}::date))
          or ${isOn(sql`t.entered_at`, today)}
          or ${isOn(sql`t.left_at`, today)}
       union ${owed('parking')} union ${toHandBack('parking')}))
     order by t.since, t.id limit ${most}::int`);

export const firstParkingAfter = (today: Day): Promise<DueParking | undefined> =>
  row(sql`
    select ${raw(selectList(parking))} from parking t
     where t.status = any(${occupyingParking}) and t.since >= ${startOf(addDays(today, 1))}::timestamptz
     order by t.since, t.arrive_at nulls last, t.id limit 1`);
