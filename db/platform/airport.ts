import type pg from 'pg';
import { airportCode } from '../../src/airport/identity.ts';
import { parkingLevels } from '../../src/airport/parking.ts';

const spaces = Object.entries(parkingLevels).map(([level, { first, last }]) => ({ level, first, last }));

/** Tells the database what it has to know of this airport: the letters of order numbers, the spaces of each level. */
export async function tellAirport(client: pg.Client): Promise<void> {
  await client.query('update installation set airport_code = $1 where airport_code <> $1', [airportCode]);
  const { rowCount } = await client.query('update installation set spaces = $1 where spaces <> $1::jsonb', [
    JSON.stringify(spaces),
  ]);
  if (rowCount) for (const table of ['parking', 'space_blocks']) await client.query(limitSpaces(table));
}

/** Bookings of before on spaces that are no longer there stay as they are: the limits hold for what is written. */
function limitSpaces(table: string): string {
  const numbers = spaces.flatMap(({ first, last }) => [first, last]);
  const limits = {
    parking_level_known: `parking_level in (${spaces.map(({ level }) => `'${level}'`).join(', ')})`,
    space_id_known: `space_id between ${Math.min(...numbers)} and ${Math.max(...numbers)}`,
    space_on_level: `case parking_level ${spaces
      .map(({ level, first, last }) => `when '${level}' then space_id between ${first} and ${last}`)
      .join(' ')} else false end`,
  };
  return `alter table ${table} ${Object.entries(limits)
    .map(([name, limit]) => `drop constraint ${name}, add constraint ${name} check (${limit}) not valid`)
    .join(', ')}`;
}
