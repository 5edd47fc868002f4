import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { compare } from '../../functions/lib/jobs/compare.ts';
import { paymentsOf } from '../../functions/lib/payment/payments.ts';
import { background, contextOf } from '../../netlify/local/context.ts';
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
// No webhook gets through: what the provider knows, only the comparison can find out
beforeEach(() => {
  shop.hears = false;
});

let space = 0;
async function ordered() {
  const { json } = await buy(parkingBooking(++space), 10_000, { ip: `10.0.0.${space}` });
  return { order: json.order as string, intent: intentOf(json) };
}
async function booked() {
  const made = await ordered();
  await shop.pay(made.intent);
  await call('POST', '/api/parking', { body: { order: made.order }, ip: `10.0.0.${space}` });
  return made;
}
const deadLetters = async () =>
  (await call('GET', '/api/system', { cookies: admin.cookies })).json.data[0].dead_letters.rows;
const settle = (id: string) =>
  call('PATCH', `/api/system/dead-letters/${id}`, { cookies: admin.cookies, body: { settled: true } });
const compared = async () => (await runJob('compare')).json();

test('a payment that nobody heard of becomes its booking, even after the hold expired', async () => {
  const [current, expired] = [await ordered(), await ordered()];
  for (const { intent } of [current, expired]) await shop.pay(intent);
  await letExpire(expired.order);
  await query(`update orders set state = 'EXPIRED' where id = $1`, [expired.order]);
  expect(await compared()).toMatchObject({ mended: 2, differences: 0 });
  expect(await stateOf(current.order)).toBe('CONFIRMED');
  expect(await stateOf(expired.order)).toBe('CONFIRMED');
  expect(await compared(), 'again there is nothing to mend').toMatchObject({ mended: 0, differences: 0 });
});

test('a refund made at the provider that nobody heard of cancels the booking', async () => {
  const { order, intent } = await booked();
  await shop.stripe.refunds.create({ payment_intent: intent });
  expect(await compared()).toMatchObject({ mended: 1, differences: 0 });
  expect(await stateOf(order)).toBe('REFUNDED');
  expect(await query('select status from parking where order_id = $1', [order])).toEqual([{ status: 'CANCELLED' }]);
});

test('a refund that failed at the provider without a webhook waits for the admin', async () => {
  const { order, intent } = await booked();
  await query(`update parking set status = 'CANCELLED' where order_id = $1`, [order]);
  await runJob('outbox');
  expect(await stateOf(order)).toBe('REFUNDED');
  const [refund] = (await shop.stripe.refunds.list({ payment_intent: intent })).data;
  await shop.sandbox(`refunds/${refund?.id}/fail`);
  await compared();
  expect(await stateOf(order)).toBe('REFUND_PENDING');
  const [letter] = await deadLetters();
  expect(letter).toMatchObject({ kind: 'refund', amount: 10_000, cause: 'Karta zamknięta' });
  await settle(letter.id);
  expect(await stateOf(order)).toBe('REFUNDED');
  expect(await compared(), 'the money went back by a transfer').toMatchObject({ mended: 0, differences: 0 });
  expect(await deadLetters()).toEqual([]);
});

test('amounts that differ wait for the admin, until they agree or somebody settles them', async () => {
  const { intent } = await booked();
  await query('update payments set amount = 9000 where intent_id = $1', [intent]);
  expect(await compared()).toMatchObject({ differences: 1 });
  expect(await deadLetters()).toMatchObject([
    { kind: 'difference', what: 'AMOUNT', amount: 9_000, there: 10_000, cause: 'Inna kwota u operatora' },
  ]);
  const [letter] = await deadLetters();
  await query('update payments set amount = 10000 where intent_id = $1', [intent]);
  await call('POST', `/api/system/dead-letters/${letter.id}/retry`, { cookies: admin.cookies });
  expect(await deadLetters(), 'compared again they agree').toEqual([]);

  await query('update payments set amount = 8000 where intent_id = $1', [intent]);
  await compared();
  await settle((await deadLetters())[0].id);
  await compared();
  expect(await deadLetters(), 'settled stays settled').toEqual([]);
  await query('update payments set amount = 7000 where intent_id = $1', [intent]);
  await compared();
  expect(await deadLetters(), 'but not with another amount').toMatchObject([{ amount: 7_000 }]);
  await query('update payments set amount = 10000 where intent_id = $1', [intent]);
  await compared();
  expect(await deadLetters()).toEqual([]);
});

test('a refund that is booked here and was never made there is told', async () => {
  const { intent } = await booked();
  await query(
    `insert into refunds (payment_id, amount, cause, state) select id, 2500, 'STAFF', 'DONE' from payments
      where intent_id = $1`,
    [intent],
  );
  await compared();
  expect(await deadLetters()).toMatchObject([{ what: 'REFUNDED', amount: 2_500, there: 0 }]);
  await query(`delete from refunds where payment_id = (select id from payments where intent_id = $1)`, [intent]);
  await compared();
  expect(await deadLetters()).toEqual([]);
});

test('a payment that the provider does not know, and a second one of an order, are told', async () => {
  const [lost, twice] = [await booked(), await booked()];
  await query(
    `update payments set intent_id = 'pi_nobody', create_time = now() - interval '2 hours' where intent_id = $1`,
    [lost.intent],
  );
  const second = await shop.stripe.paymentIntents.create({
    ...{ amount: 5_000, currency: 'pln', metadata: { order: twice.order } },
  });
  await shop.pay(second.id);
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await compared();
  const letters = await deadLetters();
  expect(letters).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ what: 'UNPAID', error: 'pi_nobody', amount: 10_000, there: 0 }),
      expect.objectContaining({ what: 'SECOND', error: second.id, amount: 0, there: 5_000 }),
    ]),
  );
  errors.mockRestore();
  for (const { id } of letters) await settle(id);
});

test('a live payment for an order that is gone is told; one of another shop is not', async () => {
  const work = background();
  const context = contextOf({ ip: '127.0.0.1', params: {}, url: new URL('http://localhost:8888') }, work.add);
  for (const order of ['f'.repeat(32), 'another shop’s'])
    await shop.pay((await shop.stripe.paymentIntents.create({ amount: 700, currency: 'pln', metadata: { order } })).id);
  const payments = await paymentsOf(context);
  await compare(context, payments);
  expect(await deadLetters(), 'test keys are shared by databases that know nothing of each other').toEqual([]);
  await compare(context, { ...payments, live: true });
  await work.settled();
  const letters = await deadLetters();
  expect(letters).toMatchObject([{ what: 'NO_ORDER', there: 700 }]);
  await settle(letters[0].id);
});

test('all pages of the provider’s lists are read', async () => {
  const { order, intent } = await ordered();
  await shop.pay(intent);
  for (let i = 0; i < 105; i++) await shop.stripe.paymentIntents.create({ amount: 300, currency: 'pln' });
  expect(await compared()).toMatchObject({ mended: 1 });
  expect(await stateOf(order)).toBe('CONFIRMED');
});

test('a provider that is away fails the run, which says so, and the next one works', async () => {
  const { SANDBOX_URL } = process.env;
  process.env.SANDBOX_URL = 'http://127.0.0.1:9';
  await expect(runJob('compare')).rejects.toThrow();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const byHand = await call('POST', '/api/system/jobs/compare/run', { cookies: admin.cookies, body: {} });
  expect([byHand.status, byHand.json.message]).toEqual([502, expect.stringContaining('nie udało się')]);
  logged.mockRestore();
  process.env.SANDBOX_URL = SANDBOX_URL;
  const runs = async () => {
    const { jobs } = (await call('GET', '/api/system', { cookies: admin.cookies })).json.data[0];
    return jobs.find(({ name }: { name: string }) => name === 'compare').runs;
  };
  expect((await runs())[0]).toMatchObject({ outcome: 'FAILED', note: expect.any(String) });
  await runJob('compare');
  expect((await runs())[0]).toMatchObject({ outcome: 'DONE', counts: { differences: 0 } });
});
