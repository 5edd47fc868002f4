import pg from 'pg';
import type { Role } from '../../src/domain/kernel/roles.ts';
import { seedAccounts } from './accounts.ts';
import { airfield, equipment } from './airfield.ts';
import { blockSome } from './blocks.ts';
import { announcements, cars, contactInfo, gates, parkingInfo, rentalTerms } from './content.ts';
import { liveADay } from './day.ts';
import { airplanes, flights } from './flights.ts';
import { flightData } from './positions.ts';
import { parkingStays, rentals } from './reservations.ts';
import { luggage, tickets } from './travel.ts';

async function connected<T>(databaseUrl: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Has nobody put anything into this database yet? */
export const isEmpty = (databaseUrl: string): Promise<boolean> =>
  connected(databaseUrl, async (client) => {
    const { rows } = await client.query(
      'select not exists (select from contact_info) and not exists (select from flights) as empty',
    );
    return rows[0].empty;
  });

/**
 * Fills an empty database with a plausible airport around `now`; the same each time but for the clock. The rows of a
 * new entity are written in a file of this folder and inserted here, after the rows that they point at.
 */
export const seedDemo = (databaseUrl: string, now = new Date()): Promise<void> =>
  connected(databaseUrl, async (client) => {
    await client.query('begin');
    await client.query("select set_config('app.user', 'dane pokazowe', true)");
    await seedAccounts(client);
    await insert(client, 'contact_info', contactInfo);
    await insert(client, 'parking_info', parkingInfo);
    await insert(client, 'rental_terms', rentalTerms);
    await insert(client, 'airplanes', airplanes());
    await insert(client, 'gates', gates);
    const gateIds = (await client.query("select id from gates where status <> 'CLOSED' order by name")).rows.map(
      ({ id }) => id,
    );
    const timetable = flights(now, gateIds);
    await insert(client, 'flights', timetable);
    await insert(client, 'flight_data', flightData(timetable, now));
    for (const [table, rows] of Object.entries(airfield(timetable))) await insert(client, table, rows);
    await insert(client, 'equipment', equipment(await idOf(client, 'ground_crew')));
    await insert(client, 'announcements', announcements(now, await idOf(client, 'airport_staff')));
    await insert(client, 'cars', cars);
    const clients = await idsOf(client, "users where role = 'client'");
    await insert(client, 'parking', parkingStays(now, clients));
    await insert(client, 'rentals', rentals(now, await idsOf(client, 'cars'), clients));
    await blockSome(client, now);
    const sold = tickets(now, timetable, clients);
    await insert(client, 'tickets', sold);
    await insert(client, 'luggage', luggage(sold, clients));
    await liveADay(client, now, timetable);
    await client.query('update installation set demo = true');
    await client.query('commit');
  });

const idOf = async (client: pg.Client, role: Role): Promise<number> =>
  (await client.query('select id from users where role = $1 order by id limit 1', [role])).rows[0].id;

const idsOf = async (client: pg.Client, from: string): Promise<number[]> =>
  (await client.query<{ id: number }>(`select id from ${from} order by id`)).rows.map(({ id }) => id);

/** Rows of one shape; what they do not name takes the table's default. */
async function insert(client: pg.Client, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}
