import type pg from 'pg';
import { levels, spacesOf } from '../../src/domain/booking/parking.ts';
import { addDays, today } from '../../src/domain/language/days.ts';
import { startOf } from '../sql.ts';

/** A car that waits for its tyres and two spaces where snow is cleared: the first that nobody has booked then. */
export async function blockSome(client: pg.Client, now: Date): Promise<void> {
  const days = (from: number, to: number) => [from, to].map((it) => startOf(addDays(today(now), it)));
  await client.query(
    `insert into car_blocks (cars_id, since, until, reason)
     select c.id, $1, $2, 'opony' from cars c
      where not exists (select from rentals r where r.cars_id = c.id and r.status in ('PENDING', 'RENTED')
                           and r.during && stay($1, $2))
      order by c.id limit 1`,
    days(2, 3),
  );
  await client.query(
    `insert into space_blocks (parking_level, space_id, since, until, reason)
     select $3, s, $1, $2, 'odśnieżanie' from unnest($4::integer[]) s
      where not exists (select from parking p where p.space_id = s and p.status in ('PENDING', 'RESERVED')
                           and p.during && stay($1, $2))
      order by s limit 2`,
    [...days(0, 1), levels[0], spacesOf(levels[0]).slice(-21)],
  );
}
