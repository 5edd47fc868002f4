import { expect, test } from 'vitest';
import { checkSeals, pruneEventLog, sealEventLog, unsealedLines } from '../../db/seals.ts';
import { raw, rows, sql, write } from '../../db/sql.ts';
import { retention } from '../../src/domain/retention.ts';
import { query } from '../support/database.ts';
import { sealAll } from '../support/seal.ts';

const addGate = (name: string) => write(7, sql`insert into gates (name, status) values (${name}, 'READY')`);
const asApplication = (text: string) => rows(sql`${raw(text)}`);

const broken = async () => (await checkSeals(0)).filter(({ intact }) => !intact).map(({ id }) => id);

test.each([
  "update event_log set by_user = 'ktoś inny'",
  'delete from event_log',
  'truncate event_log',
  "insert into event_log (table_name, by_user, action, log_details) values ('gates', 'ktoś', 'INSERT', '{}')",
  'delete from seals',
  "update seals set hash = repeat('0', 64)",
  'select seal_up_to(1)',
  'alter table gates disable trigger audit',
  'create trigger forged after insert on gates for each row execute function audit()',
  "select provide_application('somebody', 'x')",
])('the application may not: %s', async (statement) => {
  await addGate(`G${Math.random()}`.slice(0, 20));
  await expect(asApplication(statement)).rejects.toThrow(/permission denied|must be owner/);
});

test('a read leaves a line only through the function that is made for it', async () => {
  await write(7, sql`select log_read('users', '{"search": "ko"}')`);
  expect(await query("select by_user, table_name, log_details from event_log where action = 'READ'")).toEqual([
    { by_user: '7', table_name: 'users', log_details: { search: 'ko' } },
  ]);
});

test('what is new is sealed, and every seal is intact', async () => {
  await addGate('S1');
  await sealAll();
  await addGate('S2');
  await addGate('S3');
  await sealAll();
  const seals = await checkSeals(0);
  expect(seals.filter(({ intact }) => !intact)).toEqual([]);
  expect(seals.at(-1)?.lines).toBeLessThanOrEqual(2);
  const [{ lines }] = (await query('select count(*)::int as lines from event_log')) as [{ lines: number }];
  expect(seals.reduce((sum, seal) => sum + seal.lines, 0)).toBe(lines);
});

test('no line escapes its seal, however the transactions overlap', async () => {
  const slow = write(7, sql`insert into gates (name, status) values ('SLOW', 'READY')`, sql`select pg_sleep(2)`);
  const asleep = "select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'";
  await expect.poll(() => query(asleep)).toHaveLength(1);
  await addGate('FAST');
  await sealEventLog();
  expect(await unsealedLines()).toBeGreaterThan(0);
  await slow;
  await sealAll();
  expect(await broken()).toEqual([]);
});

test('a line that was changed, removed or slipped in by the owner breaks its seal', async () => {
  const [line] = await query<{ id: string }>('select id from event_log order by id limit 1');
  const change = async (text: string) => query(text, [line?.id]);
  await change("update event_log set by_user = '8' where id = $1");
  expect(await broken()).toHaveLength(1);
  await change("update event_log set by_user = '7' where id = $1");
  expect(await broken()).toEqual([]);
  await change('with gone as (delete from event_log where id = $1 returning *) select * into kept from gone');
  expect(await broken()).toHaveLength(1);
  // Its record is worked out from the line again
  await query(`insert into event_log (id, table_name, by_user, timestamp_log, action, log_details)
               overriding system value select id, table_name, by_user, timestamp_log, action, log_details from kept`);
  expect(await broken()).toEqual([]);
});

test('lines go after the months of retention.ts, and the chain of seals holds from the last', async () => {
  const older =
    'update seals set sealed_at = now() - make_interval(months => $1) where id < (select max(id) from seals)';
  const age = (months: number) => query(older, [months]);
  const lines = () => query('select count(*)::int as lines from event_log');
  await age(retention.eventLogMonths - 1);
  const before = await lines();
  await pruneEventLog();
  expect(await lines()).toEqual(before);
  await age(retention.eventLogMonths + 1);
  const [last] = await query('select last_line from seals order by id desc offset 1 limit 1');
  await pruneEventLog();
  expect(await query('select 1 from event_log where id <= $1', [last?.last_line])).toEqual([]);
  expect((await checkSeals(0)).map(({ intact }) => intact)).toEqual([true, true]);
  await query('delete from seals where pruned');
  expect(await broken()).toHaveLength(1);
});

test('a long log is sealed and checked in parts, each done in time', async () => {
  // In parts: on a busy machine one statement for all would outlive its time
  for (let part = 0; part < 12; part++)
    await query(`insert into event_log (table_name, by_user, action, log_details)
                 select 'gates', 'system', 'INSERT', '{}' from generate_series(1, 10000)`);
  await sealEventLog();
  expect(await unsealedLines()).toBeGreaterThan(0);
  await sealAll();
  const first = await checkSeals(0);
  const rest = await checkSeals(first.at(-1)?.id ?? 0);
  expect(rest.length).toBeGreaterThan(0);
  expect(rest.filter(({ intact }) => !intact)).toEqual([]);
});
