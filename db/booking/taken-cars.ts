import { bookingLimits } from '../../src/domain/booking/booking.ts';
import { occupyingRental } from '../../src/domain/booking/rental.ts';
import type { TakenCar } from '../../src/domain/booking/taken-cars.ts';
import { addDays, today } from '../../src/domain/language/days.ts';
import { rows, sql } from '../sql.ts';

/** On which days from today on, as far as one can book, each car of the offer is taken. */
export const takenCars = (first = today()): Promise<TakenCar[]> =>
  rows(sql`
    select t.cars_id as "Cars_id", greatest(lower(t.during), ${first}::date)::text as since,
           (upper(t.during) - 1)::text as until
      from (select cars_id, during from rentals where status = any(${occupyingRental})
            union all select cars_id, during from car_blocks) t join cars c on c.id = t.cars_id
     where c.active and t.during && daterange(${first}::date, ${addDays(first, bookingLimits.ahead)}::date, '[]')
     order by t.cars_id, lower(t.during)`);
