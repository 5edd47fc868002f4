import pg from 'pg';
import type { Role } from '../../src/domain/kernel/roles.ts';
import { type StoredPasswords, seedAccounts } from './accounts.ts';
import { airfield, equipment } from './airfield.ts';
import { blockSome } from './blocks.ts';
import { cars } from './cars.ts';
import { acceptMatter, placeGates } from './closures.ts';
import { announcements, contactInfo, gates, parkingInfo, rentalTerms } from './content.ts';
import { customers } from './customers.ts';
import { liveADay } from './day.ts';
import { delays } from './delays.ts';
import { handOvers, passages } from './desk.ts';
import { airplanes, flights } from './flights.ts';
import { followMilestones, milestones } from './milestones.ts';
import { takeMoney } from './money.ts';
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
export const seedDemo = (databaseUrl: string, now = new Date(), passwords?: StoredPasswords): Promise<void> =>
  connected(databaseUrl, async (client) => {
    await client.query('begin');
    await client.query("select set_config('app.user', 'dane pokazowe', true)");
    await seedAccounts(client, passwords);
    await insert(client, 'contact_info', contactInfo);
    await insert(client, 'parking_info', parkingInfo);
    await insert(client, 'rental_terms', rentalTerms);
    await insert(client, 'airplanes', airplanes());
    await insert(client, 'gates', gates);
    const { rows: all } = await client.query('select id, zone, status from gates order by name');
    const open = all.filter(({ status }) => status !== 'CLOSED');
    const timetable = flights(now, open, all.find((it) => !open.includes(it))?.id);
    await insert(client, 'flights', timetable);
    await insert(client, 'flight_data', flightData(timetable, now));
    for (const [table, rows] of Object.entries(airfield(timetable))) await insert(client, table, rows);
    await placeGates(client, now);
    const [atc, ground_crew, airport_staff] = [
      await idOf(client, 'atc'),
      await idOf(client, 'ground_crew'),
      await idOf(client, 'airport_staff'),
    ];
    await insert(client, 'milestones', milestones(now, timetable, { atc, ground_crew, airport_staff }));
    await followMilestones(client);
    const late = delays(now, timetable, airport_staff);
    await insert(client, 'flight_delays', late.rows);
    for (const { id, public_reason } of late.words)
      await client.query('update flights set public_reason = $2 where id = $1', [id, public_reason]);
    await acceptMatter(client, airport_staff);
    await insert(client, 'equipment', equipment(ground_crew));
    await insert(client, 'announcements', announcements(now, airport_staff));
    await insert(client, 'cars', cars);
    const clients = await idsOf(client, "users where role = 'client'");
    await insert(client, 'users', customers);
    const others = (await idsOf(client, "users where role = 'client'")).filter((id) => !clients.includes(id));
    await insert(client, 'parking', parkingStays(now, clients, others));
    await insert(client, 'rentals', rentals(now, await idsOf(client, 'cars'), clients, others));
    await noteWhatHappened(client, now);
    await blockSome(client, now);
    const sold = tickets(now, timetable, clients);
    await insert(client, 'tickets', sold);
    await insert(client, 'luggage', luggage(sold, clients));
    await liveADay(client, now, timetable);
    await takeMoney(client, now);
    await client.query('update installation set demo = true');
    await client.query('commit');
  });

/** What the desk has noted of what is booked, and what follows for that. */
async function noteWhatHappened(client: pg.Client, now: Date): Promise<void> {
  const all = async (table: string) =>
    (await client.query(`select to_jsonb(t) as row from ${table} t`)).rows.map(({ row }) => row);
  const renter = await idOf(client, 'rental_staff');
  await insert(client, 'hand_overs', handOvers(now, await all('rentals'), await idsOf(client, 'cars'), renter));
  await client.query(`
    update rentals r set out_at = (select at from hand_overs where rentals_id = r.id and kind = 'OUT'),
                         back_at = (select at from hand_overs where rentals_id = r.id and kind = 'BACK')
     where exists (select from hand_overs where rentals_id = r.id)`);
  await insert(client, 'passages', passages(now, await all('parking'), await idOf(client, 'parking_staff')));
  await client.query(`
    update parking p set entered_at = (select at from passages where parking_id = p.id and kind = 'IN'),
                         left_at = (select at from passages where parking_id = p.id and kind = 'OUT')
     where exists (select from passages where parking_id = p.id)`);
  await client.query(
    `insert into calls (rentals_id, employee_id, at, text)
     select id, $1, $2, 'Nie odbiera' from rentals where pickup_at = '20:15' and out_at is null order by since limit 1`,
    [renter, new Date(now.getTime() - 90 * 60_000)],
  );
}

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
