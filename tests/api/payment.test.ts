import type Stripe from 'stripe';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findOrder } from '../../db/booking/orders.ts';
import { finalise as settle } from '../../functions/lib/booking/finalise.ts';
import { paymentsOf } from '../../functions/lib/payment/payments.ts';
import { background, contextOf } from '../../netlify/local/context.ts';
import {
  buy,
  letExpire,
  numberOf,
  parkingBooking,
  rentalBooking,
  seedCar,
  seedPrices,
  stateOf,
} from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { runJob } from '../support/job.ts';
import { mailCatcher } from '../support/mail-catcher.ts';

const shop = cardShop();
const post = mailCatcher();
beforeAll(seedPrices);
beforeEach(async () => {
  shop.hears = false;
  post.accepts = true;
  post.mails = [];
  await query(`update orders set state = 'EXPIRED' where state = 'HELD'`);
});
afterEach(async () => {
  for (const { order_id } of await query(`select order_id from outbox where sent_at is null`))
    throw new Error(`Left in the outbox: ${order_id}`);
});

interface Held {
  order: string;
  intent: string;
}
async function placesHold(space: number): Promise<Held> {
  const { json } = await buy(parkingBooking(space));
  return { order: json.order, intent: intentOf(json) };
}
const finalise = (order: string) =>
  call('POST', '/api/parking', { body: { ...parkingBooking(0), id: 0, Users_id: null, status: 'RESERVED', order } });
const statusOf = async (space: number) =>
  (await query(`select status from parking where space_id = $1`, [space])).map(({ status }) => status);

describe('finalising', () => {
  test('a paid order becomes a reservation once, then tells the same again; one mail goes out', async () => {
    const { order, intent } = await placesHold(1);
    await shop.pay(intent);
    const first = await finalise(order);
    expect(first.status).toBe(201);
    expect(first.json.data.id).toEqual(expect.any(Number));
    const again = await finalise(order);
    expect(again.status).toBe(200);
    expect(again.json.data).toEqual(first.json.data);
    expect(await statusOf(1)).toEqual(['RESERVED']);
    expect(await stateOf(order)).toBe('CONFIRMED');
    const { latest_charge } = await shop.stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] });
    const { created } = latest_charge as Stripe.Charge;
    expect((await call('GET', `/api/orders/${order}`)).json.data[0], 'kept with the payment').toMatchObject({
      card: '4242',
      paid_at: new Date(created * 1000).toISOString(),
    });
    expect(post.mails).toHaveLength(1);
  });

  test('a paid rental becomes RENTED', async () => {
    const { json } = await buy(rentalBooking(await seedCar(100)), 20_000);
    await shop.pay(intentOf(json));
    expect((await call('POST', '/api/rent/', { body: { order: json.order } })).status).toBe(201);
    expect(await query('select status from rentals where order_id = $1', [json.order])).toEqual([{ status: 'RENTED' }]);
    expect(post.mails[0]?.text).toContain('Toyota Yaris');
  });

  test('what is not paid stays held', async () => {
    const { order } = await placesHold(2);
    expect((await finalise(order)).status).toBe(402);
    expect(await stateOf(order)).toBe('HELD');
  });

  test('a declined card leaves the order payable with another', async () => {
    const { order, intent } = await placesHold(3);
    await expect(
      shop.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_chargeDeclined' }),
    ).rejects.toThrow();
    expect((await finalise(order)).status).toBe(402);
    await shop.pay(intent);
    expect((await finalise(order)).status).toBe(201);
  });

  test('the payload cannot change what was ordered', async () => {
    const { order, intent } = await placesHold(4);
    await shop.pay(intent);
    await call('POST', '/api/parking', { body: { ...parkingBooking(50), license_plate: 'THIEF', order } });
    expect(await query('select space_id, license_plate, users_id from parking where order_id = $1', [order])).toEqual([
      { space_id: 4, license_plate: 'GSL48RK', users_id: null },
    ]);
  });

  test('six hundred calls ask the provider at most ten times, and the order is booked when paid', async () => {
    const { order, intent } = await placesHold(7);
    const before = shop.calls();
    const statuses = new Set<number>();
    // A hundred at once: more of them wait for the database longer than a call may
    for (let wave = 0; wave < 6; wave++)
      for (const { status } of await Promise.all(Array.from({ length: 100 }, () => finalise(order))))
        statuses.add(status);
    expect(statuses).toEqual(new Set([402, 429]));
    expect(shop.calls() - before).toBeLessThanOrEqual(10);
    await shop.pay(intent);
    await query(`delete from rate_limits where key like 'finalise %'`);
    expect((await finalise(order)).status).toBe(201);
  });

  test("a parking order is not a rental's, an unknown one nobody's; none takes an account", async () => {
    const { order } = await placesHold(5);
    expect((await call('POST', '/api/rent', { body: { order } })).status).toBe(404);
    expect((await finalise('f'.repeat(32))).status).toBe(404);
    expect((await call('POST', '/api/parking', { body: parkingBooking(6) })).status).toBe(401);
    expect((await call('POST', '/api/rent', { body: {} })).status).toBe(401);
  });
});

describe('the webhook', () => {
  test('confirms by itself when the browser was killed after paying', async () => {
    shop.hears = true;
    const { order, intent } = await placesHold(10);
    await shop.pay(intent);
    await expect.poll(() => stateOf(order)).toBe('CONFIRMED');
    await expect.poll(() => post.mails.length).toBe(1);
  });

  test('delivered twice changes nothing the second time', async () => {
    const { order, intent } = await placesHold(11);
    const paid = await shop.pay(intent);
    for (let i = 0; i < 2; i++) expect((await shop.tell('payment_intent.succeeded', paid)).status).toBe(200);
    expect(await stateOf(order)).toBe('CONFIRMED');
    expect(await query('select version from orders where id = $1', [order])).toEqual([{ version: 3 }]);
    expect(post.mails).toHaveLength(1);
  });

  test('and the page at the same moment: one confirms, one mail', async () => {
    const { order, intent } = await placesHold(12);
    const paid = await shop.pay(intent);
    const calls = Array.from({ length: 4 }, () => [
      shop.tell('payment_intent.succeeded', paid),
      finalise(order),
    ]).flat();
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((it) => it !== 200 && it !== 201)).toEqual([]);
    expect(statuses.filter((it) => it === 201).length).toBeLessThanOrEqual(1);
    expect(await query('select count(*)::int from outbox where order_id = $1', [order])).toEqual([{ count: 1 }]);
    expect(post.mails).toHaveLength(1);
  });

  test('cannot be played by anybody else', async () => {
    const { order, intent } = await placesHold(13);
    const forged = { id: intent, object: 'payment_intent', status: 'succeeded', metadata: { order } };
    expect((await shop.tell('payment_intent.succeeded', forged, 'whsec_guess')).status).toBe(400);
    expect((await call('POST', '/api/stripe/webhook', { body: '{}' })).status).toBe(400);
    // Even signed, an event is only a hint: the intent itself is asked
    expect((await shop.tell('payment_intent.succeeded', forged)).status).toBe(200);
    expect(await stateOf(order)).toBe('HELD');
  });

  test('refuses an event of the other mode, signed as it may be', async () => {
    const { order, intent } = await placesHold(46);
    const paid = await shop.pay(intent);
    expect((await shop.tell('payment_intent.succeeded', paid, undefined, true)).status).toBe(400);
    expect(await stateOf(order)).toBe('HELD');
    expect((await shop.tell('payment_intent.succeeded', paid)).status).toBe(200);
    expect(await stateOf(order)).toBe('CONFIRMED');
  });

  test('passes over events and payments that are not ours', async () => {
    expect((await shop.tell('customer.created', { id: 'cus_1' })).status).toBe(200);
    expect((await shop.tell('payment_intent.succeeded', { id: 'pi_other', metadata: {} })).status).toBe(200);
  });

  test('finds the order of an intent that was not stored', async () => {
    const { order, intent } = await placesHold(14);
    await query('update orders set intent_id = null where id = $1', [order]);
    await shop.tell('payment_intent.succeeded', await shop.pay(intent));
    expect(await stateOf(order)).toBe('CONFIRMED');
  });
});

describe('expiry', () => {
  test('cancels the intent, then frees the space', async () => {
    const { order, intent } = await placesHold(20);
    await letExpire(order);
    await runJob('sweeper');
    expect(await stateOf(order)).toBe('EXPIRED');
    expect((await shop.stripe.paymentIntents.retrieve(intent)).status).toBe('canceled');
    expect(await statusOf(20)).toEqual([]);
    await expect(shop.pay(intent)).rejects.toThrow();
    expect((await finalise(order)).status).toBe(409);
  });

  test('happens at once when the next buyer meets an overdue hold', async () => {
    const { order, intent } = await placesHold(21);
    await letExpire(order);
    expect((await buy(parkingBooking(21))).status).toBe(201);
    expect(await stateOf(order)).toBe('EXPIRED');
    expect((await shop.stripe.paymentIntents.retrieve(intent)).status).toBe('canceled');
  });

  test('does not take a space from somebody who paid in the last second', async () => {
    const { order, intent } = await placesHold(22);
    await shop.pay(intent);
    await letExpire(order);
    expect((await buy(parkingBooking(22))).status).toBe(409);
    expect(await stateOf(order)).toBe('CONFIRMED');
    expect(post.mails).toHaveLength(1);
  });

  test('does not take a space from its own buyer who has paid, either', async () => {
    const { json, cookies } = await buy(parkingBooking(29));
    await shop.pay(intentOf(json));
    expect((await buy(parkingBooking(29), 10_000, { cookies })).status).toBe(409);
    expect(await stateOf(json.order)).toBe('CONFIRMED');
    expect(post.mails).toHaveLength(1);
  });

  test('leaves what is not overdue, and what staff wrote without an order', async () => {
    const { order } = await placesHold(23);
    await query(`insert into parking (parking_level, space_id, license_plate, since, until, status)
                 values ('A', 24, 'STAFF', now() - interval '3 days', now() - interval '2 days', 'PENDING')`);
    await runJob('sweeper');
    expect(await stateOf(order)).toBe('HELD');
    expect(await statusOf(24)).toEqual(['PENDING']);
  });

  test('finds an intent that was made but not stored, and cancels it', async () => {
    const { order, intent } = await placesHold(25);
    await query('update orders set intent_id = null where id = $1', [order]);
    await letExpire(order);
    await runJob('sweeper');
    expect((await shop.stripe.paymentIntents.retrieve(intent)).status).toBe('canceled');
    expect(await stateOf(order)).toBe('EXPIRED');
  });

  test('frees a space whose payment the provider will never open', async () => {
    const { order } = await placesHold(28);
    // Other parameters under the order's idempotency key are refused for good
    await query('update orders set intent_id = null, amount = amount + 1 where id = $1', [order]);
    await letExpire(order);
    await runJob('sweeper');
    expect(await stateOf(order)).toBe('EXPIRED');
    expect(await statusOf(28)).toEqual([]);
  });

  test('frees a space whose payment the provider does not know, for the next buyer as well', async () => {
    const [first, second] = [await placesHold(35), await placesHold(36)];
    await query(`update orders set intent_id = 'pi_gone' || space_id where id = any($1)`, [
      [first.order, second.order],
    ]);
    expect((await finalise(first.order)).status).toBe(402);
    await letExpire(first.order);
    expect((await buy(parkingBooking(35))).status).toBe(201);
    await letExpire(second.order);
    await runJob('sweeper');
    expect(await stateOf(first.order)).toBe('EXPIRED');
    expect(await stateOf(second.order)).toBe('EXPIRED');
  });

  test('waits while the provider does not answer', async () => {
    const { order } = await placesHold(26);
    await letExpire(order);
    const { SANDBOX_URL } = process.env;
    process.env.SANDBOX_URL = 'http://127.0.0.1:9';
    await runJob('sweeper');
    process.env.SANDBOX_URL = SANDBOX_URL;
    expect(await statusOf(26)).toEqual(['PENDING']);
    await runJob('sweeper');
    expect(await statusOf(26)).toEqual([]);
  });

  test('the job tidy forgets whose attempts it counted once they no longer count', async () => {
    await query(
      `insert into rate_limits values ('pay 203.0.113.1', 5, now() - interval '1 second'),
        ('pay 203.0.113.2', 5, now() + interval '1 minute')`,
    );
    await runJob('tidy');
    expect(await query(`select key from rate_limits where key like 'pay 203.%'`)).toEqual([{ key: 'pay 203.0.113.2' }]);
  });

  test('the sweeper confirms what was paid when neither page nor webhook came', async () => {
    const { order, intent } = await placesHold(27);
    await shop.pay(intent);
    await runJob('sweeper');
    expect(await stateOf(order)).toBe('CONFIRMED');
    expect(post.mails).toHaveLength(1);
  });
});

/** An order that expired here although its payment can still come through: what a slow bank may do. */
async function expiredButPayable(space: number): Promise<Held> {
  const order = await placesHold(space);
  await query('select expire_order($1)', [order.order]);
  return order;
}

describe('paid after expiry', () => {
  test('and still free: confirmed', async () => {
    const { order, intent } = await expiredButPayable(30);
    await shop.tell('payment_intent.succeeded', await shop.pay(intent));
    expect(await stateOf(order)).toBe('CONFIRMED');
    expect(await statusOf(30)).toEqual(['RESERVED']);
    expect(await shop.refunds(intent)).toEqual([]);
  });

  test('and taken: the money goes back, with a mail', async () => {
    const { order, intent } = await expiredButPayable(31);
    const other = await placesHold(31);
    await shop.pay(intent);
    const { status, json } = await finalise(order);
    expect(status).toBe(409);
    expect(json.message).toContain('Zwracamy pieniądze');
    expect(await stateOf(order)).toBe('REFUNDED');
    expect(await shop.refunds(intent)).toEqual([10_000]);
    expect(post.mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Zwrot 100,00.zł: rezerwacja /)]);
    expect(await stateOf(other.order)).toBe('HELD');
  });

  test('a refund that fails stays pending and goes out later, once', async () => {
    const { order, intent } = await expiredButPayable(32);
    await placesHold(32);
    await shop.pay(intent);
    await query(`select confirm_order($1, true, 10000)`, [order]);
    const { SANDBOX_URL } = process.env;
    process.env.SANDBOX_URL = 'http://127.0.0.1:9';
    await runJob('outbox');
    process.env.SANDBOX_URL = SANDBOX_URL;
    expect(await stateOf(order)).toBe('REFUND_PENDING');
    await query('update outbox set next_attempt = now() where sent_at is null');
    await Promise.all([runJob('outbox'), runJob('outbox'), runJob('outbox')]);
    await runJob('outbox');
    expect(await stateOf(order)).toBe('REFUNDED');
    expect(await shop.refunds(intent)).toEqual([10_000]);
  });
});

test('a refund of nothing is logged, by its order’s number', async () => {
  const { order } = await placesHold(33);
  await query(`update orders set state = 'REFUND_PENDING', intent_id = null where id = $1`, [order]);
  await query(`insert into outbox (kind, order_id) values ('refund', $1)`, [order]);
  const errorLog = vi.spyOn(console, 'error').mockImplementation(() => {});
  await runJob('outbox');
  const log = errorLog.mock.calls.join();
  errorLog.mockRestore();
  await query('delete from outbox where order_id = $1', [order]);
  expect(log).toContain(await numberOf(order));
  expect(log).not.toContain(order);
});

describe('a payment that is not as agreed goes back', () => {
  test.each([
    ['amount', { amount: 500 }, [500]],
    ['currency', { currency: 'eur' }, [10_000]],
    ['order', { metadata: { order: 'f'.repeat(32) } }, [10_000]],
  ])('another %s', async (name, change, expected) => {
    const space = 40 + ['amount', 'currency', 'order'].indexOf(name);
    const { order, intent } = await placesHold(space);
    await shop.stripe.paymentIntents.update(intent, change);
    await shop.pay(intent);
    expect((await finalise(order)).status).toBe(409);
    expect(await stateOf(order)).toBe('REFUNDED');
    expect(await shop.refunds(intent)).toEqual(expected);
    expect(await statusOf(space)).toEqual([]);
  });

  test('and so does one of the other mode of payments, where no money came', async () => {
    const { order, intent } = await placesHold(45);
    await shop.pay(intent);
    const work = background();
    const context = contextOf({ ip: '127.0.0.1', params: {}, url: new URL('http://localhost:8888') }, work.add);
    const payments = await paymentsOf(context);
    const stored = await findOrder(order);
    if (!stored) throw new Error('The order is gone');
    const settled = await settle(stored, { ...payments, live: true }, context);
    await work.settled();
    expect(settled).toMatchObject({ booking: null, changed: true });
    expect(await statusOf(45)).toEqual([]);
    expect(await shop.refunds(intent)).toEqual([10_000]);
  });

  test('and so does one whose space staff gave away meanwhile', async () => {
    const { order, intent } = await placesHold(45);
    await query(`update parking set status = 'CANCELLED' where order_id = $1`, [order]);
    await shop.pay(intent);
    expect((await finalise(order)).status).toBe(409);
    expect(await shop.refunds(intent)).toEqual([10_000]);
    expect(await statusOf(45)).toEqual(['CANCELLED']);
  });
});
