import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type NewOrder, placeHold } from '../../db/booking/place-hold.ts';
import { answeredBefore, freeKey, writeOnce } from '../../db/row/idempotency.ts';
import { sql, startOf } from '../../db/sql.ts';
import { holdPlace, openIntent } from '../../functions/lib/booking/hold.ts';
import { type Payments, paymentsOf } from '../../functions/lib/payment/payments.ts';
import { background, contextOf } from '../../netlify/local/context.ts';
import type { Booking } from '../../src/domain/booking/booking.ts';
import { wireDay } from '../../src/domain/language/days.ts';
import { buy, contact, inDays, letExpire, parkingBooking, seedPrices, stateOf } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { runJob } from '../support/job.ts';
import { mailCatcher } from '../support/mail-catcher.ts';

const shop = cardShop();
mailCatcher();
beforeAll(seedPrices);
// What webhooks would settle is settled by the calls themselves
beforeEach(async () => {
  shop.hears = false;
  // So many wait to be paid otherwise that a proof is asked for
  await query(`update orders set state = 'EXPIRED' where state = 'HELD'`);
  await query('delete from parking');
});
afterEach(() => shop.sandbox('faults', { answers_lost: '0' }));

const work = background();
const context = contextOf({ ip: '127.0.0.1', params: {}, url: new URL('http://localhost:8888') }, work.add);
const statusOf = async (intent: string) => (await shop.stripe.paymentIntents.retrieve(intent)).status;
const days = (since: number, until: number) => ({ since: wireDay(inDays(since)), until: wireDay(inDays(until)) });

test('who was answered has the place, though a repetition of the call failed at the same time', async () => {
  await shop.sandbox('faults', { answers_lost: '0.5' });
  const calls = Array.from({ length: 24 }, (_, i) => {
    const pair = Math.floor(i / 2);
    return call('POST', '/api/stripe/create-payment-intent', {
      body: { amount: 10_000, booking: parkingBooking(8 * pair) },
      headers: { 'idempotency-key': `pair-${pair}` },
      ip: `10.1.0.${pair}`,
    });
  });
  const answers = await Promise.all(calls);
  await shop.sandbox('faults', { answers_lost: '0' });
  for (const { status, json } of answers.filter((it) => it.status === 201)) {
    expect([status, await stateOf(json.order), await statusOf(intentOf(json))]).toEqual([
      ...[201, 'HELD', 'requires_payment_method'],
    ]);
  }
  await runJob('sweeper');
  const expired = await query<{ id: string }>(`select id from orders where state = 'EXPIRED'`);
  for await (const { metadata, status } of shop.stripe.paymentIntents.list({ limit: 100 }))
    if (expired.some(({ id }) => id === metadata.order)) expect(status, 'nobody can pay for nothing').toBe('canceled');
});

function newOrder(space: number): NewOrder {
  const { contact: _, terms: __, ...stay } = parkingBooking(space);
  const days = { since: inDays(1), until: inDays(2) };
  const booking = { ...stay, ...days, license_plate: 'GSL48RK', terms: true } as unknown as Booking;
  const id = randomBytes(16).toString('hex');
  const whose = { contact, Users_id: null, sessionHash: id, ip: `10.2.0.${space}` };
  return { id, amount: 10_000, booking, replaces: [], ...whose };
}

/** A hold whose intent nobody has opened yet. */
async function unopened(space: number) {
  const limits = { seconds: 900, perSession: 3, days: 60, share: 1, proven: false };
  const hold = await placeHold({ author: 'gość' }, newOrder(space), limits);
  if (hold.outcome !== 'HELD') throw new Error('The space is not free');
  return { ...hold, amount: 10_000 };
}

test('a failing call ends only holds that nobody has opened, and closes lost intents', async () => {
  const payments = await paymentsOf(context);
  const opened = await unopened(20);
  const fails: Payments = {
    ...payments,
    open: async (order) => {
      await openIntent(opened, payments, context);
      await payments.open(order);
      throw new Error('its answer was lost');
    },
  };
  await expect(openIntent(opened, fails, context)).rejects.toThrow('lost');
  expect(await stateOf(opened.id), 'another call has promised it').toBe('HELD');
  const alone = await unopened(21);
  let made = '';
  const loses: Payments = {
    ...payments,
    open: async (order) => {
      const { id } = await payments.open(order);
      if (made) return payments.open(order);
      made = id;
      throw new Error('its answer was lost');
    },
  };
  await expect(openIntent(alone, loses, context)).rejects.toThrow('lost');
  expect(await query('select id from parking where space_id = 21'), 'its place is free at once').toEqual([]);
  await work.settled();
  expect([await stateOf(alone.id), await statusOf(made)]).toEqual(['EXPIRED', 'canceled']);
});

test('a hold that its buyer has replaced meanwhile is not answered as theirs', async () => {
  const payments = await paymentsOf(context);
  const replaced = await unopened(22);
  await letExpire(replaced.id);
  await expect(openIntent(replaced, payments, context)).rejects.toMatchObject({ status: 409 });
  expect(await stateOf(replaced.id)).toBe('EXPIRED');
});

const payable = async (order: string, cookies: Record<string, string>) =>
  (await call('GET', `/api/orders/${order}`, { cookies })).json.clientSecret !== undefined;

const staffReserve = (space: number, on: number) =>
  query(
    `insert into parking (parking_level, space_id, license_plate, since, until, status)
     values ('A', $1, 'GSTAFF1', $2::timestamptz, $2::timestamptz, 'RESERVED')`,
    [space, startOf(inDays(on))],
  );
test.each([
  ['another space', 30, 31, days(1, 2), () => buy(parkingBooking(31, days(1, 2)))],
  ['other days of the same space', 32, 32, days(2, 3), () => buy(parkingBooking(32, days(3, 4)))],
  ['a day that staff have reserved', 33, 33, days(2, 3), () => staffReserve(33, 3)],
])('who changes to %s that somebody else has keeps what they hold', async (_, held, space, stay, take) => {
  const own = await buy(parkingBooking(held, days(1, 2)));
  await take();
  const more = { cookies: own.cookies, replaces: own.json.order };
  expect((await buy(parkingBooking(space, stay), 10_000, more)).status).toBe(409);
  expect(await stateOf(own.json.order)).toBe('HELD');
  expect(await payable(own.json.order, own.cookies)).toBe(true);
  // In a tab that does not know of it, too
  expect((await buy(parkingBooking(space, stay), 10_000, { cookies: own.cookies })).status).toBe(409);
  expect(await payable(own.json.order, own.cookies)).toBe(true);
  await shop.pay(intentOf(own.json));
  expect((await call('POST', '/api/parking', { body: { order: own.json.order } })).status).toBe(201);
});

test('a buyer who holds another free space gives up the first hold, at the provider too', async () => {
  for (const [space, stay] of [
    [40, days(2, 3)],
    [41, days(1, 2)],
  ] as const) {
    const own = await buy(parkingBooking(40, days(1, 2)));
    const more = { cookies: own.cookies, replaces: own.json.order };
    const next = await buy(parkingBooking(space, stay), 10_000, more);
    expect(next.status).toBe(201);
    expect([await stateOf(own.json.order), await statusOf(intentOf(own.json))]).toEqual(['EXPIRED', 'canceled']);
    expect(await stateOf(next.json.order)).toBe('HELD');
    const others = await buy(parkingBooking(40, days(1, 1)), 5_000);
    expect(others.status, 'what was given up is free').toBe(201);
    await query(`delete from parking where space_id = 40`);
  }
});

test('a hold that is paid while its buyer replaces it is booked beside the new one', async () => {
  const own = await buy(parkingBooking(43));
  await shop.pay(intentOf(own.json));
  const more = { cookies: own.cookies, replaces: own.json.order };
  expect((await buy(parkingBooking(44), 10_000, more)).status).toBe(201);
  await call('POST', '/api/parking', { body: { order: own.json.order } });
  expect(await stateOf(own.json.order)).toBe('CONFIRMED');
});

/** A key whose order is given up, while its payment is not closed yet: a call under it has failed. */
async function givenUp(space: number) {
  const body = { amount: 10_000, booking: parkingBooking(space) };
  const send = () =>
    call('POST', '/api/stripe/create-payment-intent', { body, headers: { 'idempotency-key': `given-up-${space}` } });
  const first = await send();
  await query('select give_up($1)', [first.json.order]);
  return { first, send };
}

test('a key sent again while its failed call is ending holds the place anew', async () => {
  const { first, send } = await givenUp(45);
  const again = await send();
  expect(again.status).toBe(201);
  expect(await stateOf(again.json.order)).toBe('HELD');
  expect([await stateOf(first.json.order), await statusOf(intentOf(first.json))]).toEqual(['EXPIRED', 'canceled']);
  expect(await query('select order_id from parking where space_id = 45')).toEqual([{ order_id: again.json.order }]);
});

test('a key sent again many times while its failed call is ending is one hold, which stands', async () => {
  const { send } = await givenUp(46);
  const answers = await Promise.all(Array.from({ length: 8 }, send));
  const told = new Set(answers.filter(({ status }) => status === 201).map(({ json }) => json.order));
  expect(told.size, JSON.stringify(answers.map(({ status, json }) => [status, json.message]))).toBe(1);
  for (const order of told) expect(await stateOf(order)).toBe('HELD');
});

test('a hold that is given up is over also for a call that began a moment before', async () => {
  const { id } = await unopened(47);
  const { DATABASE_URL: connectionString } = process.env;
  const storing = new pg.Client({ connectionString });
  await storing.connect();
  try {
    await storing.query('begin');
    await storing.query('select clock()');
    await query('select give_up($1)', [id]);
    const { rows } = await storing.query('select expires_at <= clock() as overdue from orders where id = $1', [id]);
    expect(rows).toEqual([{ overdue: true }]);
  } finally {
    await storing.end();
  }
});

test('a key is freed of the answer of the hold that ended, never of the next one under it', async () => {
  const once = { caller: 'booking of a test', key: 'freed', request: 'x' };
  const answer = (id: string) => writeOnce({ author: 'system', once }, sql`select ${id}::text as id`);
  const first = await answer('first');
  await freeKey(once, first);
  await answer('second');
  await freeKey(once, first);
  expect(await answeredBefore(once)).toEqual([{ id: 'second' }]);
});

/** Pays what a call is about to close, in the same instant. */
const paysAtOnce = async (): Promise<Payments> => {
  const payments = await paymentsOf(context);
  const close: Payments['close'] = async (intent) => {
    await shop.pay(intent);
    return payments.close(intent);
  };
  return { ...payments, close };
};

test.each([
  ['another space', 49, 'HELD'],
  ['the same space', 48, 'EXPIRED'],
])('a hold that is paid in the instant in which it is replaced by %s is booked', async (_, space, next) => {
  const old = await unopened(48);
  const payments = await paysAtOnce();
  await openIntent(old, payments, context);
  const wanted = { ...newOrder(space), sessionHash: old.id, replaces: [old.id] };
  const placed = await holdPlace({ author: 'gość' }, wanted, 0, payments, context);
  expect(await stateOf(old.id), 'nobody’s money goes back for a place that they hold unpaid').toBe('CONFIRMED');
  if (next === 'EXPIRED')
    await expect(openIntent(placed, await paymentsOf(context), context)).rejects.toMatchObject({ status: 409 });
  expect(await stateOf(placed.id)).toBe(next);
  await query('delete from parking where space_id in (48, 49)');
});
