import Stripe from 'stripe';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { findOrder } from '../../db/booking/orders.ts';
import { openIntent } from '../../functions/lib/booking/hold.ts';
import { paymentsOf } from '../../functions/lib/payment/payments.ts';
import { background, contextOf } from '../../netlify/local/context.ts';
import { buy, letExpire, parkingBooking, seedPrices, stateOf } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { runJob } from '../support/job.ts';
import { mailCatcher } from '../support/mail-catcher.ts';

// Nobody pays for what cannot be had, nobody who paid is left without, no place is had twice

const shop = cardShop();
const post = mailCatcher();
beforeAll(seedPrices);
beforeEach(async () => {
  shop.hears = false;
  post.mails = [];
  await query(`update orders set state = 'EXPIRED' where state = 'HELD'`);
  await query(`delete from rate_limits where key like 'mail %'`);
});

interface Held {
  order: string;
  intent: string;
}
async function holds(space: number): Promise<Held> {
  const { json } = await buy(parkingBooking(space));
  return { order: json.order, intent: intentOf(json) };
}
const finalise = (order: string) => call('POST', '/api/parking', { body: { order } });
const bookingsOf = (order: string) => query('select status from parking where order_id = $1', [order]);
const isPaid = async (intent: string) => (await shop.stripe.paymentIntents.retrieve(intent)).status === 'succeeded';

test('a failure told after the success leaves the order booked', async () => {
  const { order, intent } = await holds(0);
  const paid = await shop.pay(intent);
  await shop.tell('payment_intent.succeeded', paid);
  const failed = { ...paid, status: 'requires_payment_method' };
  expect((await shop.tell('payment_intent.payment_failed', failed)).status).toBe(200);
  expect(await stateOf(order)).toBe('CONFIRMED');
});

test('a database error inside the webhook is a 500, and the provider’s retry books', async () => {
  const { order, intent } = await holds(1);
  const paid = await shop.pay(intent);
  const errorLog = vi.spyOn(console, 'error').mockImplementation(() => {});
  await query('alter function confirm_order rename to confirm_order_away');
  const broken = await shop.tell('payment_intent.succeeded', paid);
  await query('alter function confirm_order_away rename to confirm_order');
  errorLog.mockRestore();
  expect(broken.status).toBe(500);
  expect(await stateOf(order)).toBe('HELD');
  expect((await shop.tell('payment_intent.succeeded', paid)).status).toBe(200);
  expect(await bookingsOf(order)).toEqual([{ status: 'RESERVED' }]);
});

test('an event that was signed ten minutes ago is a 400', async () => {
  const { order, intent } = await holds(3);
  const object = await shop.pay(intent);
  const type = 'payment_intent.succeeded';
  const body = JSON.stringify({ id: 'evt_2', object: 'event', livemode: false, type, data: { object } });
  const timestamp = Math.floor(Date.now() / 1000) - 600;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: 'whsec_test', timestamp });
  const answer = await call('POST', '/api/stripe/webhook', { body, headers: { 'stripe-signature': signature } });
  expect(answer.status).toBe(400);
  expect(await stateOf(order)).toBe('HELD');
});

test('an order that is not paid stays held when it is to be booked, without a mail', async () => {
  const { order } = await holds(4);
  expect((await finalise(order)).status).toBe(402);
  expect(await stateOf(order)).toBe('HELD');
  await runJob('outbox');
  expect(post.mails).toEqual([]);
});

test('a hold that ended before its payment was opened says so, and nobody can pay', async () => {
  const { order } = await holds(5);
  await query(`update orders set intent_id = null where id = $1`, [order]);
  await query('select expire_order($1)', [order]);
  const stored = await findOrder(order);
  if (!stored) throw new Error('The order is gone');
  const url = new URL('http://localhost:8888');
  const context = contextOf({ ip: '127.0.0.1', params: {}, url }, background().add);
  await expect(openIntent(stored, await paymentsOf(context), context)).rejects.toThrow('Czas na płatność minął');
  const { data } = await shop.stripe.paymentIntents.list({ limit: 100 });
  const made = data.filter(({ metadata }) => metadata.order === order);
  expect(made.map(({ status }) => status)).toEqual(['canceled']);
});

test('one payment books one order: it cannot be stored with another, nor pay for it', async () => {
  const [first, second] = [await holds(6), await holds(7)];
  await shop.pay(first.intent);
  await expect(query('update orders set intent_id = $1 where id = $2', [first.intent, second.order])).rejects.toThrow(
    /unique/,
  );
  expect((await finalise(second.order)).status).toBe(402);
  expect((await finalise(first.order)).status).toBe(201);
  expect(await stateOf(second.order)).toBe('HELD');
});

test('every event ten times in any order is one booking and one mail', async () => {
  const { order, intent } = await holds(8);
  const unpaid = await shop.stripe.paymentIntents.retrieve(intent);
  const paid = await shop.pay(intent);
  const events = [
    ['payment_intent.created', unpaid],
    ['payment_intent.payment_failed', unpaid],
    ['payment_intent.processing', { ...unpaid, status: 'processing' }],
    ['payment_intent.succeeded', paid],
  ] as const;
  // Shuffled the same way each time: a step that has no common factor with forty meets each of them once
  const deliveries = Array.from({ length: 40 }, (_, i) => events[((i * 27) % 40) % events.length]);
  for (const event of deliveries) if (event) expect((await shop.tell(event[0], event[1])).status).toBe(200);
  await runJob('outbox');
  expect(await bookingsOf(order)).toEqual([{ status: 'RESERVED' }]);
  expect(post.mails).toHaveLength(1);
});

/** How far the product had come when its process ended. */
const steps: Record<string, (space: number) => Promise<Held>> = {
  'the payment was made, not stored': async (space) => {
    const hold = await holds(space);
    await query('update orders set intent_id = null where id = $1', [hold.order]);
    return hold;
  },
  'it waits for the card': holds,
  'paid, and nobody was told': async (space) => {
    const hold = await holds(space);
    await shop.pay(hold.intent);
    return hold;
  },
  'paid, and the payment was not stored': async (space) => {
    const hold = await holds(space);
    await shop.pay(hold.intent);
    await query('update orders set intent_id = null where id = $1', [hold.order]);
    return hold;
  },
  'booked, and the mail not sent': async (space) => {
    const hold = await holds(space);
    await shop.pay(hold.intent);
    await query('select confirm_order($1, true, 10000)', [hold.order]);
    return hold;
  },
  'paid too late, and the refund not sent': async (space) => {
    const hold = await holds(space);
    await query('select expire_order($1)', [hold.order]);
    await holds(space);
    await shop.pay(hold.intent);
    await query('select confirm_order($1, true, 10000)', [hold.order]);
    return hold;
  },
};

test.each(Object.entries(steps))('after one sweep nothing paid is left without: %s', async (step, stop) => {
  const { order, intent } = await stop(10 + Object.keys(steps).indexOf(step));
  await letExpire(order);
  await runJob('sweeper');
  await runJob('outbox');
  const state = await stateOf(order);
  if (!(await isPaid(intent))) {
    expect(state).toBe('EXPIRED');
    expect((await shop.stripe.paymentIntents.retrieve(intent)).status).toBe('canceled');
    expect(await bookingsOf(order)).toEqual([]);
    return;
  }
  const refunded = await shop.refunds(intent);
  if (state === 'REFUNDED') expect(refunded).toEqual([10_000]);
  else expect(state).toBe('CONFIRMED');
  expect(await bookingsOf(order)).toEqual(state === 'REFUNDED' ? [] : [{ status: 'RESERVED' }]);
  expect(post.mails).toHaveLength(1);
});
