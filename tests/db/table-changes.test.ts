import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readTableChanges } from '../../db/platform/table-changes.ts';
import { sql, write } from '../../db/sql.ts';
import { query } from '../support/database.ts';

/** How much each table's number has grown since `before`; those that did not are left out. */
async function changedSince(before: Record<string, number>): Promise<Record<string, number>> {
  const now = Object.entries(await readTableChanges());
  return Object.fromEntries(
    now.flatMap(([table, n]) => (n === (before[table] ?? 0) ? [] : [[table, n - (before[table] ?? 0)]])),
  );
}

let clients: pg.Client[] = [];
/** A connection of its own, which fails where it would have to wait for another. */
async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL, options: '-c lock_timeout=1s' });
  await client.connect();
  clients.push(client);
  return client;
}
const setGate = (name: string, status: string) => `update gates set status = '${status}' where name = '${name}'`;

beforeEach(async () => {
  await query('delete from gates');
  await query("insert into gates (name, status) values ('A1', 'READY'), ('A2', 'READY')");
});
afterEach(async () => {
  await Promise.all(clients.map((it) => it.end()));
  clients = [];
});

test('a table that is written gets another number, whoever writes, and no other table does', async () => {
  const before = await readTableChanges();
  await write(1001, sql`update gates set status = 'BUSY' where name = 'A1'`);
  expect(await changedSince(before)).toEqual({ gates: 1 });
  await query(setGate('A2', 'BUSY'));
  expect(await changedSince(before)).toEqual({ gates: 2 });
});

test('what changes nothing, or is refused, leaves every number as it is', async () => {
  const before = await readTableChanges();
  await write('system', sql`update gates set status = status`, sql`update gates set status = 'BUSY' where name = 'Z9'`);
  const refused = write('system', sql`update gates set status = 'BUSY'`, sql`insert into gates (name) values ('A1')`);
  await expect(refused).rejects.toThrow();
  expect(await changedSince(before)).toEqual({});
});

test('a transaction counts once, however many rows and statements it has', async () => {
  const before = await readTableChanges();
  await write('system', sql`update gates set status = 'BUSY'`, sql`update gates set status = 'CLOSED'`);
  expect(await changedSince(before)).toEqual({ gates: 1 });
});

test('a change that is committed late is still told after one that began later', async () => {
  const before = await readTableChanges();
  const [slow, fast] = [await connect(), await connect()];
  await slow.query('begin');
  await slow.query(setGate('A1', 'BUSY'));
  expect(await changedSince(before)).toEqual({});
  await fast.query(setGate('A2', 'BUSY'));
  const between = await readTableChanges();
  expect(await changedSince(before)).toEqual({ gates: 1 });
  await slow.query('commit');
  expect(await changedSince(between)).toEqual({ gates: 1 });
});

test('two who write the same tables in another order do not wait for each other', async () => {
  await query("insert into taxiways (id, status, is_available) values (1, 'READY', true) on conflict do nothing");
  const before = await readTableChanges();
  const [one, other] = [await connect(), await connect()];
  await Promise.all([one.query('begin'), other.query('begin')]);
  const close = "update taxiways set status = 'CLOSED' where id = 1";
  await one.query(setGate('A1', 'BUSY'));
  await other.query(close);
  await one.query("insert into taxiways (id, status, is_available) values (2, 'READY', true)");
  await other.query(setGate('A2', 'BUSY'));
  await Promise.all([one.query('commit'), other.query('commit')]);
  expect(await changedSince(before)).toEqual({ gates: 2, taxiways: 2 });
});

test('rows of the count are used again: there are as many as ever wrote at once', async () => {
  for (const status of ['BUSY', 'READY', 'BUSY', 'READY']) await query(setGate('A1', status));
  await Promise.all(['A1', 'A2'].map((name) => query(setGate(name, 'CLOSED'))));
  const [kept] = await query<{ n: number }>(`select count(*)::int as n from table_changes where table_name = 'gates'`);
  expect(kept?.n).toBeLessThanOrEqual(3);
});

test('a mail that fails or is tried again counts, one that is sent at once does not', async () => {
  const before = await readTableChanges();
  const [mail] = await query<{ id: number }>(
    `insert into outbox (kind, recipient, facts, attempts)
     values ('reset_link', 'a@poczta.example', '{}', 15) returning id`,
  );
  await query(`update outbox set attempts = 16 where id = ${mail?.id}`);
  expect(await changedSince(before)).toEqual({});
  await query(`update outbox set last_error = '550' where id = ${mail?.id}`);
  expect(await changedSince(before)).toEqual({ outbox: 1 });
  await query(`update outbox set attempts = 0, last_error = null where id = ${mail?.id}`);
  expect(await changedSince(before)).toEqual({ outbox: 2 });
  await query(`update outbox set sent_at = clock() where id = ${mail?.id}`);
  expect(await changedSince(before)).toEqual({ outbox: 2 });
});

test('a run that failed counts, and the first after it that did not', async () => {
  const run = (outcome: string) =>
    query(`insert into job_runs (job, began_at, took_ms, outcome) values ('tidy', clock(), 1, '${outcome}')`);
  const before = await readTableChanges();
  const counts: (number | undefined)[] = [];
  for (const outcome of ['DONE', 'DONE', 'FAILED', 'DONE', 'DONE']) {
    await run(outcome);
    counts.push((await changedSince(before)).job_runs);
  }
  expect(counts).toEqual([undefined, undefined, 1, 2, 2]);
});

test('who is not the owner counts by changing something, not by writing a number', async () => {
  await expect(write('system', sql`update table_changes set changes = 0`)).rejects.toThrow(/permission denied/);
  await expect(write('system', sql`select count_change('gates')`)).rejects.toThrow(/permission denied/);
});
