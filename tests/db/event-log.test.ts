import { describe, expect, test } from 'vitest';
import { deleteAccount } from '../../db/account/accounts.ts';
import { logged } from '../../db/account/login-log.ts';
import { checkSeals, pruneEventLog, sealEventLog, unsealedLines } from '../../db/platform/seals.ts';
import { sql, write } from '../../db/sql.ts';
import { retention } from '../../src/domain/account/retention.ts';
import { person } from '../support/accounts.ts';
import { query } from '../support/database.ts';
import { isForgeryRefused, logForgeries } from '../support/log-forgeries.ts';
import { sealAll } from '../support/seal.ts';

const addGate = (name: string) => write(7, sql`insert into gates (name, status) values (${name}, 'READY')`);

const broken = async () => (await checkSeals(0)).filter(({ intact }) => !intact).map(({ id }) => id);

test.each(logForgeries)('the application may not: %s', async (statement) => {
  await addGate(`G${Math.random()}`.slice(0, 20));
  expect(await isForgeryRefused(statement)).toBe(true);
});

test('reading rows is logged by its own SQL function alone', async () => {
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
  const slippedIn = {
    event_log: ['table_name, by_user, action, log_details', `'gates', '8', 'INSERT', '{}'`],
    login_log: ['email, login_details, digest', `'a@b.example', 'Zalogowano', ''`],
  };
  for (const [table, [names, values]] of Object.entries(slippedIn)) {
    // Below all that was ever sealed, past the triggers
    await query(`set session_replication_role = replica;
                 insert into ${table} (id, ${names}) overriding system value values (-1, ${values})`);
    expect((await broken()).length, table).toBeGreaterThan(0);
    await query(`delete from ${table} where id = -1`);
    expect(await broken()).toEqual([]);
  }
});

describe('the login log', () => {
  const words = 'Nieudane logowanie, 203.0.113.5';
  const lineOf = async (email: string) =>
    (await query<{ id: string }>('select id from login_log where email = $1 order by id desc limit 1', [email]))[0]?.id;

  test('is sealed with the event log: a changed, removed or added line breaks its seal', async () => {
    const { email } = await person();
    for (const address of [email, 'nikt@test.example']) await write('gość', logged(address, words));
    await sealAll();
    expect(await broken()).toEqual([]);
    const changes = [
      `login_details = 'Zalogowano: Firefox, Linux, 203.0.113.5'`,
      `login_details = 'Nieudane logowanie, 203.0.113.6'`,
      `login_details = 'Nieudane logowanie'`,
      `login_date = login_date - interval '1 hour'`,
      `email = 'inny@test.example'`,
      `first_name = 'Ktoś'`,
      'users_id = 0',
      'salt = null',
      `salt = null, first_name = null, email = 'konto-1@usuniete.invalid'`,
    ];
    for (const address of [email, 'nikt@test.example']) {
      const id = await lineOf(address);
      for (const change of changes) {
        await query(`create table kept_line as select * from login_log where id = ${id}`);
        await query(`update login_log set ${change} where id = ${id}`);
        expect(await broken(), `${address}: ${change}`).toHaveLength(1);
        await query(`update login_log l set email = k.email, first_name = k.first_name, login_date = k.login_date,
                       login_details = k.login_details, users_id = k.users_id, salt = k.salt
                       from kept_line k where k.id = l.id`);
        await query('drop table kept_line');
        expect(await broken()).toEqual([]);
      }
    }
    await query(`delete from login_log where email = 'nikt@test.example'`);
    expect(await broken()).toHaveLength(1);
    const forgotten = "login_pruned = true, sealed_at = now() - interval '13 months'";
    await query(`update seals set ${forgotten}`);
  });

  test('stays sealed when an account gets another address, and when it is deleted', async () => {
    const them = await person();
    await write('gość', logged(them.email, words));
    await write('gość', logged(them.email, 'Dodano klucz dostępu: Telefon Anny, 203.0.113.5'));
    await sealAll();
    await write(them.id, sql`update users set email = ${`n-${them.email}`} where id = ${them.id}`);
    expect(await lineOf(`n-${them.email}`)).toBeDefined();
    await sealAll();
    expect(await broken()).toEqual([]);
    expect(await deleteAccount(them.id, them.id)).toBe('DELETED');
    expect(
      await query('select email, first_name, login_details from login_log where users_id = $1', [them.id]),
    ).toEqual(
      ['Nieudane logowanie', 'Dodano klucz dostępu'].map((login_details) => ({
        ...{ email: `konto-${them.id}@usuniete.invalid`, first_name: null, login_details },
      })),
    );
    await sealAll();
    expect(await broken()).toEqual([]);
  });

  test('loses its lines after the months of retention.ts, and the seals hold', async () => {
    const age = (email: string, months: number) =>
      query(
        `insert into login_log (email, login_date, login_details)
           values ($1, now() - make_interval(months => $2), $3)`,
        [email, months, words],
      );
    await age('dawny@test.example', retention.loginMonths + 1);
    await sealAll();
    await query('update seals set sealed_at = now() - make_interval(months => $1)', [retention.loginMonths + 1]);
    await age('nowszy@test.example', retention.loginMonths - 1);
    await sealAll();
    await pruneEventLog();
    expect(await lineOf('dawny@test.example')).toBeUndefined();
    expect(await lineOf('nowszy@test.example')).toBeDefined();
    expect(await broken()).toEqual([]);
    await query(`delete from login_log where email = 'nowszy@test.example'`);
    expect(await broken()).toHaveLength(1);
    // Nobody may say of what is new that it was forgotten
    await query(`update seals set login_pruned = true where login_hash is not null`);
    expect(await broken()).toHaveLength(1);
    await query('update seals set sealed_at = now() - make_interval(months => $1)', [retention.loginMonths + 1]);
    expect(await broken()).toEqual([]);
  });
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
  await query(`insert into event_log (id, table_name, by_user, action, log_details) overriding system value
               values (1, 'gates', '8', 'INSERT', '{}')`);
  expect(await broken(), 'a line slipped in where all were forgotten').toHaveLength(1);
  await query('delete from event_log where id = 1');
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
