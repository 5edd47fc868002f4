import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { query } from '../support/database.ts';
import { moveClock } from '../support/move-clock.ts';

const direct =
  /(?<![.\w])now\(\)|\b(current_(date|time|timestamp)|localtime\w*|(clock|statement|transaction)_timestamp)\b|'now'/;
// The clock itself, and those from before there was one
const allowed = (file: string) =>
  /clock\.(ts|sql)$/.test(file) || (file.startsWith('db/migrations') && file < 'db/migrations/121');

test('nothing in SQL asks for the time but by clock()', () => {
  const files = globSync('{db,functions}/**/*.{ts,sql}').filter((file) => !allowed(file));
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (direct.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found, 'Write clock() there, or nobody can move this moment').toEqual([]);
});

test('no column has a default by another clock', async () => {
  const defaults = await query<{ column: string; value: string }>(
    `select adrelid::regclass || '.' || attname as column, pg_get_expr(adbin, adrelid) as value
       from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum`,
  );
  expect(defaults.filter(({ value }) => value === 'clock()').length).toBeGreaterThan(20);
  expect(defaults.filter(({ value }) => direct.test(value)).map(({ column }) => column)).toEqual([]);
});

test('a query by the clock is planned as one by now(), which costs nothing and uses indexes', async () => {
  const planOf = (now: string) =>
    query(`explain (costs off) select from login_log where login_date > ${now} - interval '1 h'`);
  const plan = await planOf('clock()');
  expect(plan).toEqual(await planOf('now()'));
  expect(JSON.stringify(plan)).toContain("(now() - '01:00:00'::interval)");
});

test('the clock of this process and of its database are moved together, and go on', async () => {
  const machine = Date.now();
  const hoursAhead = async () => {
    const [database] = await query<{ at: Date }>('select clock() as at');
    return [Date.now(), Number(database?.at)].map((at) => Math.floor((at - machine) / 3_600_000));
  };
  await moveClock('25 hours');
  expect(await hoursAhead()).toEqual([25, 25]);
  await moveClock('1 hour');
  expect(await hoursAhead()).toEqual([26, 26]);
});

test('after the test that moved them both are back', async () => {
  const [moved] = await query<{ by: string }>('select clock() - now() as by');
  expect(JSON.stringify(moved?.by)).toBe('{}');
});

test('who is not the owner of the database does not move its clock', async () => {
  const [{ role = '' } = {}] = await query<{ role: string }>(
    `select rolname as role from pg_roles where rolname like 'lotnisko\\_%' limit 1`,
  );
  expect(role).not.toBe('');
  await expect(
    query(`set role ${role}; create or replace function clock() returns timestamptz language sql return now()`),
  ).rejects.toThrow(/permission denied|must be owner/);
});
