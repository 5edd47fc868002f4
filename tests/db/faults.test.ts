import { neonConfig } from '@neondatabase/serverless';
import { expect, onTestFinished, test, vi } from 'vitest';
import { rows, sql, write } from '../../db/sql.ts';
import { spend, timed } from '../../db/timing.ts';
import { query } from '../support/database.ts';

const gate = (name: string) => sql`insert into gates (name, status) values (${name}, 'READY')`;
const gates = async (name: string) => (await query('select 1 from gates where name = $1', [name])).length;
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('it was written'),
    (error: unknown) => error,
  );

/** The driver's way to the database, spoiled for one test. */
function spoil(wrap: (send: typeof fetch) => typeof fetch): void {
  const send: typeof fetch = neonConfig.fetchFunction;
  neonConfig.fetchFunction = wrap(send);
  onTestFinished(() => {
    neonConfig.fetchFunction = send;
  });
}

test('a write that takes too long is refused by the database, and never committed', async () => {
  const sooner = sql`select set_config('statement_timeout', '200ms', true)`;
  const refused = await refusalOf(write('system', sooner, gate('SLOW'), sql`select pg_sleep(1)`));
  expect(refused).toMatchObject({ status: 503, more: { cause: { code: '57014' } } });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await gates('SLOW')).toBe(0);
});

test('the database ends a statement before its caller gives up', async () => {
  const [shown] = await rows<{ seconds: number }>(
    sql`select extract(epoch from current_setting('statement_timeout')::interval)::float8 as seconds`,
  );
  expect(shown?.seconds).toBe(3);
});

test('of a write whose answer was lost nobody says that it was refused', async () => {
  spoil((send) => async (...call) => {
    await send(...call);
    throw new TypeError('fetch failed');
  });
  expect(await refusalOf(write('system', gate('LOST')))).toMatchObject({
    status: 503,
    more: { code: 'unknown' },
  });
  expect(await gates('LOST')).toBe(1);
});

test('an answer that breaks off is an unknown outcome, not a defect of ours', async () => {
  spoil((send) => async (...call) => {
    await send(...call);
    return new Response('{"results": [');
  });
  expect(await refusalOf(write('system', gate('HALF')))).toMatchObject({
    status: 503,
    more: { code: 'unknown' },
  });
});

test('a write that outlasts its caller commits nothing', async () => {
  const outlasting = write('system', gate('LATE'), ...Array.from({ length: 3 }, () => sql`select pg_sleep(2)`));
  expect(await refusalOf(outlasting)).toMatchObject({ status: 503, more: { code: 'unknown' } });
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(await gates('LATE')).toBe(0);
});

test('a database that may only be read says so of a write, and reads go on', async () => {
  const readOnly = sql`set transaction read only`;
  const refused = await refusalOf(write('system', readOnly, gate('READ')));
  expect(refused).toMatchObject({
    status: 503,
    message: expect.stringContaining('Zapisywanie jest chwilowo wyłączone'),
  });
  expect(await gates('READ')).toBe(0);
});

test('what a call waited for a slow database is not there for what it asks next', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const left: number[] = [];
  const trip = (took: number) => spend((ms) => new Promise((resolve) => setTimeout(resolve, took, left.push(ms))));
  const call = timed(async () => {
    await trip(10);
    await trip(2_100);
    // Side by side: the time passes once
    await Promise.all([trip(2_200), trip(2_200), trip(10)]);
    await trip(10);
  });
  await vi.advanceTimersByTimeAsync(10_000);
  await call;
  expect(left).toEqual([4_500, 4_500, 2_400, 2_400, 2_400, 200]);
});

test('a database that was never reached has refused, and a read has no outcome', async () => {
  const send = neonConfig.fetchFunction;
  spoil((send) => async (...call) => {
    await send(...call);
    throw new TypeError('fetch failed');
  });
  const message = 'Serwis jest chwilowo niedostępny. Spróbuj za chwilę';
  const isAway = expect.objectContaining({ status: 503, message });
  expect(await refusalOf(rows(sql`select 1`))).toEqual(isAway);
  process.env.DATABASE_URL = 'postgres://nobody:x@127.0.0.1:9/nothing';
  neonConfig.fetchFunction = send;
  expect(await refusalOf(write('system', sql`select 1`))).toEqual(isAway);
});
