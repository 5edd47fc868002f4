import { bookingLimits } from '../../src/domain/booking/booking.ts';
import { occupyingRental } from '../../src/domain/booking/rental.ts';
import type { TakenCar } from '../../src/domain/booking/taken-cars.ts';
import { addDays, today } from '../../src/domain/language/days.ts';
import { rows, sql } from '../sql.ts';

/**
 * On which days from today on, as far as one can book, each car of the offer is taken: one that is overdue on all of
 * them, for nobody knows when it comes back.
 */
export const takenCars = (first = today()): Promise<TakenCar[]> =>
  rows(sql`
    select t.cars_id as "Cars_id", greatest(lower(t.during), ${first}::date)::text as since,
           least(upper(t.during) - 1, ${addDays(first, bookingLimits.ahead)}::date)::text as until,
           upper_inf(t.during) as open
      from (select cars_id, r.taken_days as during from rentals r
             where status = any(${occupyingRental})
               and (upper(r.during) > ${first}::date or r.out_at is not null and r.back_at is null)
            union all select cars_id, during from car_blocks) t join cars c on c.id = t.cars_id
     where c.active and t.during && daterange(${first}::date, ${addDays(first, bookingLimits.ahead)}::date, '[]')
     order by t.cars_id, lower(t.during)`);
