import pg from 'pg';
import { seedDemo } from '../../db/demo/demo.ts';
import { migrate } from '../../db/platform/migrate.ts';
import { airportCode } from '../../src/airport/identity.ts';
import { addFlights } from './many-flights.ts';

/** What there is of a table at a large airport after years. */
const rowsOf = {
  flights: 1_000_000,
  users: 100_000,
  cars: 200,
  orders: 100_000,
  payments: 100_000,
  parking: 50_000,
  rentals: 50_000,
  tickets: 200_000,
  luggage: 100_000,
  login_log: 200_000,
  event_log: 5_000_000,
};
export type GrownTable = keyof typeof rowsOf;
export const grownTables = Object.keys(rowsOf) as GrownTable[];

/** Keys begin above those of the demo. */
const first = 1_000_000;

interface More {
  /** Which rows the new ones are like; all there are. */
  like?: string;
  /** A row to be like, of a table that the demo leaves empty. */
  begin?: string;
  /** What is different in the i-th of `$n` more, as SQL; `like_this` is the row that it is like. */
  set: Record<string, string>;
}

/** A name that few others have, of letters alone. */
const ownName = `initcap(translate(left(md5(i::text), 7), '0123456789', 'ouieylmnrs'))`;
const orderId = 'md5(i::text)';
/** Years back from the day before the demo's first, two days each. */
const slot = (places: string) => `now() - interval '130 days' - 2 * (i / (${places})) * interval '1 day'`;
const spaces = '(select count(distinct space_id) from parking)';
const cars = '(select count(*) from cars)';
const someone = (people: string) => `${first} + (i * 7919::bigint) % ${people}`;

const someFlight = '(select id from nth_flight where nth = i % (select count(*) from nth_flight))';

/** Only columns that must differ, or that lists ask by: all others are as in the demo. */
const more: Record<Exclude<GrownTable, 'flights'>, More> = {
  users: {
    like: `role = 'client'`,
    set: {
      id: `${first} + i`,
      email: `'osoba' || i || '@poczta.example'`,
      last_name: ownName,
      create_time: `now() - interval '5 years' * i / $n`,
      img: 'null',
      pending_email: 'null',
    },
  },
  cars: { set: { id: `${first} + i`, license_plate: `'GD' || i`, img: 'null' } },
  orders: {
    like: `kind = 'parking' and state = 'CONFIRMED' and changes is null and email is not null`,
    set: {
      id: orderId,
      order_number: `'${airportCode}-' || translate(upper(lpad(to_hex(i), 6, '0')), '01', 'XY')`,
      manage_key: `md5('key' || i)`,
      next_manage_key: 'null',
      intent_id: `'pi_' || i`,
      last_name: ownName,
      email: `'osoba' || i || '@poczta.example'`,
      create_time: `now() - interval '3 years' * i / $n`,
      users_id: 'null',
      employee_id: 'null',
      due: '0',
    },
  },
  payments: {
    like: `state = 'PAID' and intent_id is null`,
    set: {
      id: `${first} + i`,
      order_id: orderId,
      order_number: `'${airportCode}-' || translate(upper(lpad(to_hex(i), 6, '0')), '01', 'XY')`,
      create_time: `now() - interval '3 years' * i / $n`,
      paid_at: `now() - interval '3 years' * i / $n`,
    },
  },
  parking: {
    like: `id in (select min(id) from parking group by space_id)`,
    set: {
      id: `${first} + i`,
      license_plate: `'G' || upper(left(md5(i::text), 7))`,
      since: slot(spaces),
      until: `${slot(spaces)} + interval '1 day'`,
      status: `'RESERVED'`,
      users_id: someone('(select count(*) from users where id >= 1000000)'),
      order_id: orderId,
      entered_at: slot(spaces),
      left_at: `${slot(spaces)} + interval '1 day'`,
      cancelled_by: 'null',
    },
  },
  rentals: {
    like: `id in (select min(id) from rentals)`,
    set: {
      id: `${first} + i`,
      cars_id: `(select id from cars order by id offset i % ${cars} limit 1)`,
      since: slot(cars),
      until: `${slot(cars)} + interval '1 day'`,
      status: `'RETURNED'`,
      users_id: someone('(select count(*) from users where id >= 1000000)'),
      order_id: `md5((i + (select count(*) from parking where id >= ${first}))::text)`,
      return_time: `${slot(cars)} + interval '1 day'`,
      out_at: slot(cars),
      back_at: `${slot(cars)} + interval '1 day'`,
      cancelled_by: 'null',
    },
  },
  tickets: {
    set: {
      id: `${first} + i`,
      seat_number: `(i % 99) || 'Z'`,
      users_id: someone('(select count(*) from users where id >= 1000000)'),
      flight_id: someFlight,
      purchase_time: `now() - interval '2 years' * i / $n`,
      update_time: `now() - interval '2 years' * i / $n`,
    },
  },
  luggage: {
    set: {
      id: `${first} + i`,
      users_id: someone('(select count(*) from users where id >= 1000000)'),
      flights_id: someFlight,
      weight: '1 + (i % 120) * 0.25',
    },
  },
  login_log: {
    begin: `insert into login_log (first_name, email, login_details, digest)
            values ('Jan', 'jan@poczta.example', 'Zalogowano: Chrome, Windows, 203.0.113.7', '')`,
    set: {
      email: `'osoba' || i % 1000 || '@poczta.example'`,
      login_details: `'Zalogowano: Chrome, Windows, 203.0.' || i % 200 || '.7'`,
      login_date: `now() - interval '1 year' * i / $n`,
      users_id: `${first} + i % 1000`,
      digest: 'md5(i::text)',
    },
  },
  event_log: {
    set: {
      timestamp_log: `now() - interval '2 years' * ($n - i) / $n`,
      by_user: `(${first} + i % 300)::text`,
      log_details: `jsonb_set(like_this.log_details, '{id}', to_jsonb((${first} + i % 200000)::text))`,
    },
  },
};

/** Makes an airport with demo data a large one, or one that is `part` of it: 0.01. Answers how large each table is. */
export async function growAirport(databaseUrl: string, part = 1): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    // No triggers: a million additions are no event to log; what they point at is there
    options: '-c statement_timeout=0 -c maintenance_work_mem=512MB -c session_replication_role=replica',
  });
  await addFlights(databaseUrl, rowsOf.flights * part);
  await client.connect();
  try {
    await client.query('create temp table nth_flight as select id, row_number() over () - 1 as nth from flights');
    await client.query('create index on nth_flight (nth)');
    for (const [table, rows] of Object.entries(more))
      await add(client, table, rowsOf[table as GrownTable] * part, rows);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function add(client: pg.Client, table: string, count: number, { like = 'true', begin, set }: More) {
  if (begin) await client.query(begin);
  const indexes = await dropIndexes(client, table);
  const { rows: columns } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_name = $1 and is_generated = 'NEVER' and coalesce(identity_generation, '') <> 'ALWAYS'
        and not (column_name = 'id' and $2)`,
    [table, !('id' in set)],
  );
  const names = columns.map(({ name }) => name);
  const values = names
    .map((name) => set[name] ?? `like_this.${name}`)
    .join(', ')
    .replaceAll('$n', String(count));
  const { rowCount } = await client.query(
    `with likes as materialized (select *, row_number() over () - 1 as nth from ${table} where ${like})
     insert into ${table} (${names.join(', ')})
     select ${values} from generate_series(0, ${count - 1}) i
       join likes like_this on nth = i % (select count(*) from likes)`,
  );
  if (rowCount !== count) throw new Error(`${table} has no rows that more can be like`);
  for (const definition of indexes) await client.query(definition);
}

/** Indexes are built again in a fraction of the time that each row's own entries take. */
async function dropIndexes(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
       from pg_index i where i.indrelid = $1::regclass
        and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/** Another database with demo data beside this one; answers its address. */
export async function otherDatabase(databaseUrl: string, name: string): Promise<string> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  const url = databaseUrl.replace(/[^/]+$/, name);
  await migrate(url, { secret: process.env.SECRET });
  await seedDemo(url);
  return url;
}
