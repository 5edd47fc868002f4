import { beforeAll, beforeEach, expect, test } from 'vitest';
import { timed } from '../../db/timing.ts';
import { blobStore } from '../support/blobs.ts';
import { buy, letExpire, parkingBooking, seedPrices, stateOf } from '../support/bookings.ts';
import { cardShop } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { runJob } from '../support/job.ts';
import { sealAll } from '../support/seal.ts';

blobStore();

cardShop();
beforeAll(seedPrices);
beforeEach(async () => {
  await query('delete from outbox');
  await sealAll();
  await query('delete from job_runs');
});

const eachMinute = ['outbox', 'sweeper', 'seal'] as const;
const tripsOf = async (job: (typeof eachMinute)[number]) => (await timed(() => runJob(job))).spent.trips;
const runsOf = (job: string) => query('select outcome, took_ms from job_runs where job = $1', [job]);

test.each(eachMinute)(
  'the job %s with nothing to do asks the database once, and is not taken for dead',
  async (job) => {
    expect(await tripsOf(job)).toBe(1);
    expect(await runsOf(job)).toEqual([{ outcome: 'DONE', took_ms: 0 }]);
    expect(await tripsOf(job)).toBe(1);
    expect(await runsOf(job)).toHaveLength(1);
    await query(`update job_runs set began_at = began_at - interval '3 minutes'`);
    await runJob(job);
    expect(await runsOf(job)).toHaveLength(2);
  },
);

test('a hold is work for the sweeper, a new line for the seal, a due mail for the outbox', async () => {
  const { order } = (await buy(parkingBooking(1))).json;
  await letExpire(order);
  await query(`insert into outbox (kind, recipient, facts) values
    ('password_changed', 'ktos@example.com', '{"at": "2026-11-24T10:00:00Z"}')`);
  for (const job of eachMinute) expect(await tripsOf(job), job).toBeGreaterThan(1);
  expect(await stateOf(order)).toBe('EXPIRED');
});
