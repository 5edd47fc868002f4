import type pg from 'pg';
import { airportGates } from '../../src/airport/gates.ts';

/** In which terminal each gate is, and the one that is closed: why, and until when. */
export async function placeGates(client: pg.Client, now: Date): Promise<void> {
  await client.query(
    `update gates g set terminals_id = t.id
       from (select id, row_number() over (order by id) as nth from terminals) t
       join json_to_recordset($1) as at (name text, terminal integer) on at.terminal = t.nth
      where g.name = at.name`,
    [JSON.stringify(airportGates)],
  );
  await client.query(
    `insert into gate_closures (gates_id, since, until, reason)
     select id, $1, $2, 'naprawa drzwi' from gates where status = 'CLOSED'`,
    [hourAround(now, -8.5), hourAround(now, 2)],
  );
}

/** A flight without a gate of which somebody has said why. */
export const acceptMatter = (client: pg.Client, employee: number): Promise<unknown> =>
  client.query(
    `insert into accepted_matters (key, reason, employee_id)
     select 'unassigned:' || id, 'czarter, bramka po potwierdzeniu przewoźnika', $1 from flights
      where gates_id is null and status <> 'CANCELED' and departure > clock() order by departure, id limit 1`,
    [employee],
  );

/** So many hours from now, at a quarter of an hour. */
const hourAround = (now: Date, hours: number): Date => {
  const quarter = 15 * 60_000;
  return new Date(Math.round((now.getTime() + hours * 3_600_000) / quarter) * quarter);
};
