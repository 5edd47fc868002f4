import { readdir } from 'node:fs/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { isEmpty, seedDemo } from '../../db/demo/demo.ts';
import { migrate } from '../../db/platform/migrate.ts';
import { rows, sql } from '../../db/sql.ts';
import { flightStatus } from '../../src/domain/flight/flight-status.ts';
import { query } from '../support/database.ts';

const url = () => process.env.DATABASE_URL ?? '';
const nothing = { migrations: [], functions: [], unknown: [] };

test('every migration is applied once, in order', async () => {
  const files = (await readdir('db/migrations')).map((it) => it.replace(/\.sql$/, '')).sort();
  expect((await query('select name from migrations order by id')).map(({ name }) => name)).toEqual(files);
  expect(await migrate(url())).toEqual(nothing);
});

test('two migrations at once wait for each other', async () => {
  expect(await Promise.all([migrate(url()), migrate(url()), migrate(url())])).toEqual([nothing, nothing, nothing]);
});

test('a migration that arrives after later ones is applied all the same', async () => {
  await query('drop index flights_id_key');
  await query(`delete from migrations where name = '007_flight_numbers'`);
  expect(await migrate(url())).toEqual({ ...nothing, migrations: ['007_flight_numbers'] });
});

test('a migration that waits for a table lets later statements go first, and is applied later', async () => {
  await query('drop index flights_id_key');
  await query(`delete from migrations where name = '007_flight_numbers'`);
  const [writer, later] = [new pg.Client(url()), new pg.Client(url())];
  await Promise.all([writer.connect(), later.connect()]);
  await writer.query('begin; lock table flights in row exclusive mode');
  const told: string[] = [];
  const migrated = migrate(url(), { tell: (line) => told.push(line) });
  const waiting = "select from pg_locks where not granted and relation = 'flights'::regclass";
  await expect.poll(() => query(waiting)).toHaveLength(1);
  // It waits behind the migration, which waits for the writer; by itself it gives up after two seconds
  await later.query(`update flights set status = status where id = 'none'`);
  await expect.poll(() => told).toHaveLength(1);
  const { rows } = await writer.query('select pg_backend_pid() as pid');
  expect(told[0]).toContain(`again in 1 s. In use: flights by process ${rows[0].pid} of `);
  expect(told[0]).toContain('(idle in transaction since 20');
  await writer.query('commit');
  expect(await migrated).toEqual({ ...nothing, migrations: ['007_flight_numbers'] });
  await Promise.all([writer.end(), later.end()]);
});

test('a trigger that waits for its table is applied later as well', async () => {
  await query('drop trigger count_version on flights');
  const writer = new pg.Client(url());
  await writer.connect();
  await writer.query('begin; lock table flights in row exclusive mode');
  const told: string[] = [];
  const migrated = migrate(url(), { tell: (line) => told.push(line) });
  await expect.poll(() => told).toHaveLength(1);
  await writer.query('commit');
  expect(await migrated).toEqual({ ...nothing, functions: ['count_version'] });
  await writer.end();
});

test('a migration that fails takes back those before it in the same build', async () => {
  const applied = async () => (await query('select name from migrations order by id')).map(({ name }) => name);
  await query('drop index flights_id_key');
  await query(`delete from migrations where name in ('007_flight_numbers', '261_gate_closures')`);
  const before = await applied();
  // Its columns are there already
  await expect(migrate(url())).rejects.toThrow(/^db\/migrations\/261_gate_closures\.sql: column .* already exists$/);
  expect(await applied()).toEqual(before);
  expect(await query(`select to_regclass('flights_id_key') as index`)).toEqual([{ index: null }]);
  await query(`insert into migrations (name, run_on) values ('261_gate_closures', now())`);
  expect(await migrate(url())).toEqual({ ...nothing, migrations: ['007_flight_numbers'] });
});

test('the database ends what takes too long', async () => {
  const settings = await rows<{ setting: string }>(
    sql`select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout') order by name`,
  );
  expect(settings.map(({ setting }) => setting)).toEqual(['2000', '3000']);
});

test('the demo fills an empty database with flights of every status, before and after now', async () => {
  expect(await isEmpty(url())).toBe(true);
  const now = new Date();
  await seedDemo(url(), now);
  expect(await isEmpty(url())).toBe(false);
  const [counts] = await query<{ flights: number; statuses: string[]; spread: boolean }>(
    `select count(*)::int as flights, array_agg(distinct status) as statuses,
            min(departure) < $1 and max(departure) > $1 + interval '13 days' as spread from flights`,
    [now],
  );
  expect(counts?.statuses.sort(), 'in db/demo/flights.ts').toEqual(Object.keys(flightStatus).sort());
  expect(counts?.spread).toBe(true);
  expect(counts?.flights).toBeGreaterThan(300);
});

test('the demo is the same in every run but for the clock', async () => {
  const { flights } = await import('../../db/demo/flights.ts');
  const now = new Date('2026-06-18T10:03:00Z');
  const gates = [1, 2, 3].map((id) => ({ id, zone: 'both' as const }));
  expect(flights(now, gates)).toEqual(flights(now, gates));
  const ids = flights(now, gates.slice(0, 1)).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
