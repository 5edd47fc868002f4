import { beforeAll, describe, expect, test } from 'vitest';
import { type Signed, signedIn } from '../support/accounts.ts';
import { buy, letExpire, parkingBooking, seedPrices, stateOf } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { runJob } from '../support/job.ts';
import { mailCatcher } from '../support/mail-catcher.ts';

const shop = cardShop();
mailCatcher();
let admin: Signed;
beforeAll(async () => {
  await seedPrices();
  admin = await signedIn('admin');
});

const add = (key: string, body: object, cookies = admin.cookies) =>
  call('POST', '/api/bramki', { body, cookies, headers: { 'idempotency-key': key } });
const gates = async (name: string) => (await query('select id from gates where name = $1', [name])).length;

describe('a row added under a key', () => {
  test('is added once, and the same answer given again, also to those who call at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => add('k1', { name: 'K1', status: 'READY' })));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await gates('K1')).toBe(1);
  });

  test('under the same key with another body is refused', async () => {
    await add('k2', { name: 'K2', status: 'READY' });
    const { status, json } = await add('k2', { name: 'K2b', status: 'READY' });
    expect(status).toBe(422);
    expect(json.code).toBe('key');
    expect(await gates('K2b')).toBe(0);
  });

  test('does not stand in the way of somebody else with the same key', async () => {
    const other = await signedIn('admin');
    await add('k3', { name: 'K3', status: 'READY' });
    expect((await add('k3', { name: 'K3b', status: 'READY' }, other.cookies)).status).toBe(201);
  });

  test('is the same with the work that a busy network was asked for and without it', async () => {
    const first = await add('k9', { name: 'K9', status: 'READY', proof: { challenge: {} } });
    expect((await add('k9', { name: 'K9', status: 'READY' })).text).toBe(first.text);
  });

  test('that was refused leaves its key free', async () => {
    await add('k4', { name: 'K4', status: 'READY' });
    expect((await add('k5', { name: 'K4', status: 'READY' })).status).toBe(409);
    expect((await add('k5', { name: 'K5', status: 'READY' })).status).toBe(201);
  });

  test('a day ago is forgotten', async () => {
    const first = await add('k6', { name: 'K6', status: 'READY' });
    await query(`update idempotency_keys set create_time = now() - interval '25 hours' where key = 'k6'`);
    expect((await add('k6', { name: 'K6b', status: 'READY' })).json.data.id).not.toBe(first.json.data.id);
  });

  test('whose body is thousands of nested lists is refused like any other wrong body', async () => {
    const nested = `{"name":${'['.repeat(45_000)}${']'.repeat(45_000)}}`;
    for (const body of ['['.repeat(90_000), nested]) {
      const headers = { 'idempotency-key': 'k8', 'content-type': 'application/json' };
      const { status, json } = await call('POST', '/api/bramki', { body, cookies: admin.cookies, headers });
      expect({ status, ...json }).toMatchObject({ status: 400, message: 'Nieprawidłowe dane' });
    }
  });

  test('takes no key of more than 100 characters', async () => {
    expect((await add('k'.repeat(101), { name: 'K7', status: 'READY' })).status).toBe(400);
  });
});

describe('a place booked under a key', () => {
  const book = (key: string, space: number, cookies = {}) => {
    const body = { amount: 10_000, booking: parkingBooking(space) };
    return call('POST', '/api/stripe/create-payment-intent', { body, cookies, headers: { 'idempotency-key': key } });
  };

  test('by a guest whose answer was lost is theirs again, with the same payment and cookie', async () => {
    const first = await book('a', 1);
    const again = await book('a', 1);
    expect(again.status).toBe(201);
    expect(again.json).toEqual(first.json);
    expect(again.cookies).toEqual(first.cookies);
    expect(await query('select id from orders where space_id = 1')).toHaveLength(1);
  });

  test('by guests at the same moment with the same key are one order', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => book('b', 2)));
    expect(new Set(answers.map(({ json }) => json.order)).size).toBe(1);
  });

  test('is answered again after the price has changed', async () => {
    const first = await book('c', 3);
    await query('update parking_info set price_per_day = 60');
    expect((await book('c', 3)).json).toEqual(first.json);
    await query('update parking_info set price_per_day = 50');
  });

  test('is refused for another place in the same browser', async () => {
    const { cookies } = await book('d', 4);
    expect((await book('d', 5, cookies)).status).toBe(422);
  });

  test('can be booked again once its hold is over', async () => {
    const first = await book('e', 6);
    await letExpire(first.json.order);
    await runJob('sweeper');
    const again = await book('e', 6);
    expect(again.status).toBe(201);
    expect(await stateOf(again.json.order)).toBe('HELD');
  });

  test('that somebody else has leaves the key free', async () => {
    const other = await buy(parkingBooking(7));
    expect((await book('f', 7)).status).toBe(409);
    await letExpire(other.json.order);
    await runJob('sweeper');
    expect((await book('f', 7)).status).toBe(201);
  });

  test('is confirmed with one answer, however often the key is sent', async () => {
    const { json } = await book('g', 8);
    await shop.pay(intentOf(json));
    const finalise = () =>
      call('POST', '/api/parking', { body: { order: json.order }, headers: { 'idempotency-key': 'h' } });
    const first = await finalise();
    const again = await finalise();
    expect(again.status).toEqual(first.status);
    expect(again.json).toEqual(first.json);
  });
});
