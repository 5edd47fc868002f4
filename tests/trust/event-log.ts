import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { checkSeals, sealEventLog, unsealedLines } from '../../db/platform/seals.ts';
import type { Figure } from '../bench/report.ts';
import { isForgeryRefused, logForgeries } from '../support/log-forgeries.ts';
import type { Part } from './part.ts';
import { signedIn } from './signed-in.ts';

/**
 * What somebody who owns the database may do to it, each taken back afterwards: one byte of a line, a line removed, one
 * slipped in, and lines removed under a seal that says of itself that they were old.
 */
const byOwner: Record<string, (line: string) => string> = {
  'a byte of its author': (line) =>
    `update event_log set by_user = left(by_user, -1) || chr(ascii(right(by_user, 1)) + 1) where id = ${line}`,
  'a byte of its details': (line) => `update event_log set log_details = log_details || '{"x": 1}' where id = ${line}`,
  'its moment': (line) =>
    `update event_log set timestamp_log = timestamp_log + interval '1 microsecond' where id = ${line}`,
  'the line itself': (line) => `delete from event_log where id = ${line}`,
  'a line beside it': (line) =>
    `insert into event_log (id, table_name, by_user, timestamp_log, action, log_details) overriding system value
       select -1, table_name, by_user, timestamp_log, action, log_details from event_log where id = ${line}`,
  'lines removed as if they were old': () =>
    `with seal as (select id, last_line from seals order by id limit 1),
          gone as (delete from event_log where id <= (select last_line from seal))
     update seals set pruned = true where id = (select id from seal)`,
  'a sign-in': () => `update login_log set login_details = login_details || ' '
                       where id = (select id from login_log order by id desc limit 1)`,
};

type Check = (after: number) => Promise<{ id: number; intact: boolean }[]>;
async function countSeals(check: Check): Promise<{ seals: number; broken: number }> {
  let [seals, broken] = [0, 0];
  for (let page = await check(0); page.length > 0; page = await check(page.at(-1)?.id ?? 0)) {
    seals += page.length;
    broken += page.filter(({ intact }) => !intact).length;
  }
  return { seals, broken };
}

/** Which of these changes no seal tells; each is made and checked within a transaction that is taken back. */
async function unnoticed(owner: pg.Client): Promise<string[]> {
  const check: Check = async (after) => (await owner.query('select * from check_seals($1, 500)', [after])).rows;
  const { rows } = await owner.query<{ id: string }>(
    'select id from event_log where id <= (select max(last_line) from seals) order by id desc limit 1',
  );
  const missed: string[] = [];
  for (const [what, statement] of Object.entries(byOwner)) {
    await owner.query('begin');
    const { rowCount } = await owner.query(statement(rows[0]?.id ?? ''));
    if (rowCount !== 1) throw new Error(`${what}: changed ${rowCount} rows`);
    if ((await countSeals(check)).broken === 0) missed.push(what);
    await owner.query('rollback');
  }
  return missed;
}

/** Tries to forge the log; then seals what is new and checks every seal: was any line changed, removed, slipped in? */
async function checkEventLog(url: string): Promise<Figure[]> {
  // Sign-ins have seals as well: there is one to change
  await signedIn(url, 'client');
  let allowed = 0;
  for (const statement of logForgeries) allowed += (await isForgeryRefused(statement)) ? 0 : 1;
  for (let tries = 0; tries < 50 && (await unsealedLines()) > 0; tries++) {
    await sealEventLog();
    await setTimeout(100);
  }
  const { databaseUrl } = JSON.parse(process.env.JOURNEY_SITE ?? '{}');
  const owner = new pg.Client({ connectionString: databaseUrl, options: '-c statement_timeout=0' });
  await owner.connect();
  const missed = await unnoticed(owner).finally(() => owner.end());
  for (const what of missed) console.log(`  not told by a seal: ${what}`);
  const { seals, broken } = await countSeals(checkSeals);
  return [
    {
      what: `event log: of ${logForgeries.length} ways to forge it, those the application is allowed`,
      value: allowed,
      unit: '',
      goal: { most: 0 },
    },
    { what: 'event log: seals', value: seals, unit: '', goal: { least: 1 } },
    { what: 'event log: seals that are broken', value: broken, unit: '', goal: { most: 0 } },
    {
      what: `event log: of ${Object.keys(byOwner).length} changes by the database's owner, those that no seal tells`,
      value: missed.length,
      unit: '',
      goal: { most: 0 },
    },
    { what: 'event log: lines without a seal', value: await unsealedLines(), unit: '', goal: { most: 0 } },
  ];
}

export const eventLog: Part = { figures: [19], onProduct: ({ url }) => checkEventLog(url) };
