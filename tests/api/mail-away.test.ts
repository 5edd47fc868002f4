import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { signedIn } from '../support/accounts.ts';
import { buy, inDays, parkingBooking, seedPrices, stateOf } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { violationsOf } from '../support/invariants/index.ts';
import { booksOf } from '../support/invariants/kept-books.ts';
import { runJob } from '../support/job.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { measured } from '../support/measured.ts';
import { moveClock } from '../support/move-clock.ts';
import { liftLimits } from '../support/unlimited.ts';

// The mail system away for a day, and the card provider that answers when nobody waits any more; a few bookings in
// every run, more by `npm run trust mail-away`

const many = Number(process.env.MAIL_AWAY_BOOKINGS ?? 4);
/** How long the card provider takes, in ms. */
const slowness = Number(process.env.PROVIDER_SLOWNESS ?? 0);

const shop = cardShop();
const post = mailCatcher();
beforeAll(async () => {
  liftLimits();
  shop.hears = false;
  await seedPrices();
});
const quietly = () => {
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {});
};

async function booked(space: number): Promise<{ order: string; number: string }> {
  const stay = { since: `${inDays(9)} 00:00:00`, until: `${inDays(10)} 00:00:00` };
  const { json } = await buy(parkingBooking(space, stay));
  await shop.pay(intentOf(json));
  await call('POST', '/api/parking', { body: { order: json.order } });
  return { order: json.order, number: json.order_number };
}

test('mail that is away for a day loses nothing, and refunds do not wait for it', async () => {
  quietly();
  post.accepts = false;
  const orders: Awaited<ReturnType<typeof booked>>[] = [];
  for (let space = 0; space < many; space++) orders.push(await booked(space));
  const cancelled = orders.filter((_, nth) => nth % 2);
  await query(`update parking set status = 'CANCELLED' where order_id = any($1)`, [
    cancelled.map(({ order }) => order),
  ]);
  await moveClock('60 seconds');
  await runJob('outbox');
  const waiting = (await Promise.all(cancelled.map(({ order }) => stateOf(order)))).filter(
    (state) => state !== 'REFUNDED',
  );
  measured('refunds that wait for longer than a minute', waiting.length);
  expect(waiting).toEqual([]);
  for (let hours = 0; hours < 24; hours += 2) {
    await moveClock('2 hours');
    await runJob('outbox');
  }
  expect(post.mails).toEqual([]);
  // Given up by now or not: who is to be told is seen by the admin, and sent again
  const admin = await signedIn('admin');
  const [unsent] = await query<{ mails: number; dead: number }>(
    `select count(*)::int as mails, (count(*) filter (where attempts >= 16))::int as dead
       from outbox where sent_at is null`,
  );
  const seen = (await call('GET', '/api/system', { cookies: admin.cookies })).json.data[0].dead_letters.rows.length;
  post.accepts = true;
  await call('POST', '/api/system/dead-letters/retry', { cookies: admin.cookies, body: {} });
  for (let hours = 0; hours < 30; hours += 3) {
    await runJob('outbox');
    await moveClock('3 hours');
  }
  const left = await query('select id from outbox where sent_at is null');
  const times = Map.groupBy(post.mails, ({ messageId }) => messageId);
  measured('mails that were due', unsent?.mails ?? 0);
  measured('mails lost', left.length);
  measured('mails sent twice', [...times].filter(([, them]) => them.length > 1).length);
  expect([left, seen, post.mails.length]).toEqual([[], Math.min(unsent?.dead ?? 0, 50), unsent?.mails]);
  const told = { kind: 'cancellation', by: 'STAFF', amount: 10_000, done: true } as const;
  const quotes = cancelled.map(({ number }) => ({ number, ...told }));
  expect(await violationsOf(await booksOf(shop, post), { promises: [], quotes })).toEqual([]);
}, 600_000);

test('a card provider that answers late or never holds nothing for ever, and nobody pays twice', async () => {
  quietly();
  const { SANDBOX_URL = '' } = process.env;
  const timers: NodeJS.Timeout[] = [];
  const late = createServer((request, response) => {
    const forward = async () => {
      const body = request.method === 'GET' ? null : Buffer.concat(await request.toArray());
      const headers = Object.fromEntries(
        Object.entries(request.headers).filter(([name]) => !['host', 'connection', 'content-length'].includes(name)),
      ) as Record<string, string>;
      const answer = await fetch(SANDBOX_URL + request.url, { method: request.method ?? 'GET', headers, body });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
    };
    timers.push(setTimeout(() => void forward().catch(() => response.destroy()), slowness));
  });
  await new Promise<void>((resolve) => late.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    process.env.SANDBOX_URL = SANDBOX_URL;
    for (const timer of timers) clearTimeout(timer);
    late.close();
    late.closeAllConnections();
  });
  process.env.SANDBOX_URL = `http://127.0.0.1:${(late.address() as AddressInfo).port}`;
  const since = performance.now();
  let slowest = 0;
  const onAnswer = () => {
    slowest = Math.max(slowest, (performance.now() - since) / 1000);
  };
  const answers = await Promise.all(
    [60, 61, 60].map((space) => {
      const body = { amount: 10_000, booking: parkingBooking(space) };
      return call('POST', '/api/stripe/create-payment-intent', { body, onAnswer });
    }),
  );
  measured('answer while the card provider is late', slowest);
  expect(answers.filter(({ status }) => status >= 500 && status !== 502 && status !== 503)).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, slowness));
  process.env.SANDBOX_URL = SANDBOX_URL;
  await moveClock('1 hour');
  for (const job of ['sweeper', 'compare', 'outbox'] as const) await runJob(job);
  const held = await query(`select id from orders where state = 'HELD'`);
  measured('places held for ever', held.length);
  expect(held).toEqual([]);
  const open = (await shop.stripe.paymentIntents.list({ limit: 100 })).data.filter(
    ({ metadata, status }) => metadata.order && !['canceled', 'succeeded'].includes(status),
  );
  measured('payments that could still be made', open.length);
  expect(open.map(({ id, status }) => [id, status])).toEqual([]);
}, 180_000);
