import { beforeEach, expect, test } from 'vitest';
import { person } from '../support/accounts.ts';
import { query } from '../support/database.ts';
import { runJob } from '../support/job.ts';
import { mailCatcher } from '../support/mail-catcher.ts';

const post = mailCatcher();
let boss: { id: number; email: string };
beforeEach(async () => {
  await query(`update users set proven = false where role = 'admin'`);
  boss = await person('admin');
  // Who became an administrator in this file by its own insert is not what it looks at
  await query(`delete from event_log`);
  await query('delete from outbox');
  await query('delete from rate_limits');
  post.mails = [];
});

type Line = [table: string, action: string, details: object];
const looked: Line = ['users', 'READ', { id: 1 }];
const taken = (rows: number): Line => ['rentals', 'READ', { rows }];
const listed = (rows: number): Line => ['rentals', 'READ', { listed: rows }];
const given: Line = ['parking', 'UPDATE', { id: 1, changes: { users_id: 'changed' } }];
const refunded = (grosze: number): Line => ['refunds', 'INSERT', { id: 'X', changes: { amount: [null, grosze] } }];

/** Lines of the log by somebody, so many of them, so many days ago. */
const did = (who: number | string, [table, action, details]: Line, times = 1, days = 0) =>
  query(
    `insert into event_log (by_user, table_name, action, log_details, timestamp_log)
      select $1, $2, $3, $4, clock() - make_interval(days => $6, mins => 1) from generate_series(1, $5::int)`,
    [String(who), table, action, JSON.stringify(details), times, days],
  );
/** Gives a role in the database itself, where one may say that anybody did it. */
const makeInNameOf = (author: string, id: number, role: string) =>
  query(
    `with author as (select set_config('app.user', $1, true)) update users set role = $3 from author where id = $2`,
    [author, id, role],
  );
const told = async () => {
  await runJob('watch');
  await runJob('outbox');
  return post.mails
    .filter(({ subject }) => ['Nietypowy dzień w panelu', 'Nowy administrator'].includes(subject ?? ''))
    .map(({ to, text }) => [to?.map(({ address }) => address).join(), text?.replaceAll('\u00a0', ' ')] as const);
};

test('an ordinary day is nobody’s news', async () => {
  const { id } = await person('parking_staff');
  await did(id, looked, 150);
  await did(id, listed(200), 5);
  await did(id, given, 10);
  await did(id, refunded(200_000));
  expect(await told()).toEqual([]);
});

test.each([
  ['many look-ups', looked, 151, /Obejrzane i pobrane dane osób:? 151 wpisów/],
  ['a file with many people', taken(900), 1, /Obejrzane i pobrane dane osób:? 900 wpisów/],
  ['lists of many people', listed(201), 5, /Osoby na obejrzanych listach:? 1005 wpisów/],
  ['bookings given to others', given, 11, /Rezerwacje przepisane na inne konto:? 11/],
  ['refunds', refunded(70_000), 3, /Zwroty pieniędzy:? 2100,00 zł/],
])('%s: the administrators are told once, with who it was', async (_what, line, times, words) => {
  const { id, email } = await person('rental_staff');
  await did(id, line, times);
  const [mail, ...more] = await told();
  expect(more).toEqual([]);
  expect(mail?.[0]).toBe(boss.email);
  expect(mail?.[1]).toMatch(words);
  expect(mail?.[1]).toContain(email);
  expect(await told()).toHaveLength(1);
});

test('what is usual here is no news, three times as much is', async () => {
  const { id } = await person('rental_staff');
  for (let day = 2; day < 12; day++) await did(id, looked, 100, day);
  await did(id, looked, 300);
  expect(await told()).toEqual([]);
  await did(id, looked, 1);
  expect((await told()).map(([, text]) => text)).toEqual([expect.stringMatching(/Zwykle w ciągu dnia:? 100 wpisów/)]);
});

test('an administrator is told of by the others, a client by nobody', async () => {
  const other = await person('admin');
  await query('delete from event_log');
  await did(boss.id, looked, 200);
  await did((await person('client')).id, refunded(900_000));
  expect((await told()).map(([to]) => to)).toEqual([other.email]);
});

test.each([
  ['outside the panel', () => ''],
  ['in the name of an administrator', () => String(boss.id)],
  ['in the name of the new one', (id: number) => String(id)],
])('an administrator who is made %s is told of', async (_how, author) => {
  const { id, email } = await person('client');
  await makeInNameOf(author(id), id, 'admin');
  const [mail, ...more] = await told();
  expect(more).toEqual([]);
  expect(mail?.[0]).toBe(boss.email);
  expect(mail?.[1]).toContain(email);
  expect(mail?.[1]).toContain('ktokolwiek i jakkolwiek nadał tę rolę');
  expect(await told()).toHaveLength(1);
});

test('whoever was unmade before another became one is told', async () => {
  const { id, email } = await person('client');
  await makeInNameOf('system', boss.id, 'airport_staff');
  await makeInNameOf('system', id, 'admin');
  expect(await told()).toEqual([[boss.email, expect.stringContaining(email)]]);
});
