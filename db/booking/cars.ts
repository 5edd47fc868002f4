import { occupyingRental } from '../../src/domain/booking/rental.ts';
import { type Author, sql, write } from '../sql.ts';

type Removal = 'deleted' | 'retired' | 'rented' | 'missing';

/**
 * Deletes a car that nobody ever asked for; one with a past is retired: kept, and out of the offer. One that is rented
 * now or later stays as it is.
 */
export async function removeCar(author: Author, id: number): Promise<Removal> {
  const [answer] = await write<{ outcome: Removal }>(
    author,
    sql`select from cars where id = ${id} for update`,
    sql`with of_car as (
          select exists (select from rentals where cars_id = ${id} and status = any(${occupyingRental})
                            and (upper(during) > (clock() at time zone 'Europe/Warsaw')::date
                                 or out_at is not null and back_at is null)) as rented,
                 exists (select from rentals where cars_id = ${id})
                   or exists (select from orders where cars_id = ${id})
                   or exists (select from car_blocks where cars_id = ${id}) as has_past
        ), deleted as (
          delete from cars where id = ${id} and not (select has_past from of_car) returning 1
        ), retired as (
          update cars set active = false where id = ${id} and (select has_past and not rented from of_car) returning 1
        )
        select case when exists (select from deleted) then 'deleted' when exists (select from retired) then 'retired'
                    when rented then 'rented' else 'missing' end as outcome from of_car`,
  );
  return answer?.outcome ?? 'missing';
}
