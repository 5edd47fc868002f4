import { beforeAll, expect, test, vi } from 'vitest';
import { buy, parkingBooking, seedPrices, stateOf } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { mailCatcher } from '../support/mail-catcher.ts';

const shop = cardShop();
const post = mailCatcher();
beforeAll(seedPrices);

async function paid(space: number) {
  const { json } = await buy(parkingBooking(space));
  const intent = intentOf(json);
  await shop.pay(intent);
  await call('POST', '/api/parking', { body: { order: json.order } });
  return { order: json.order as string, intent };
}
const refundsOf = (order: string) =>
  query(
    `select r.amount, r.state, r.cause from refunds r join payments p on p.id = r.payment_id where order_id = $1
      order by r.id`,
    [order],
  );

test('a whole refund made at the provider cancels the booking and tells the buyer', async () => {
  shop.hears = true;
  const { order, intent } = await paid(1);
  await shop.stripe.refunds.create({ payment_intent: intent });
  await expect.poll(() => stateOf(order)).toBe('REFUNDED');
  expect(await refundsOf(order)).toEqual([{ amount: 10_000, state: 'DONE', cause: 'PROVIDER' }]);
  expect(await query('select status from parking where order_id = $1', [order])).toEqual([{ status: 'CANCELLED' }]);
  await expect.poll(() => post.mails.at(-1)?.subject).toMatch(/^Zwrot \d+,\d\d.zł: rezerwacja /);
});

test('a whole refund made at the provider ends what is still due as well', async () => {
  const { order, intent } = await paid(4);
  await query('update orders set due = 5000, amount = amount + 5000 where id = $1', [order]);
  await shop.stripe.refunds.create({ payment_intent: intent });
  await expect.poll(() => stateOf(order)).toBe('REFUNDED');
  expect(await query('select due from orders where id = $1', [order])).toEqual([{ due: 0 }]);
});

test('a refund in part leaves the booking, and the rest can still go back', async () => {
  const { order, intent } = await paid(2);
  await shop.stripe.refunds.create({ payment_intent: intent, amount: 3_000 });
  await expect.poll(async () => (await refundsOf(order)).length).toBe(1);
  expect(await stateOf(order)).toBe('CONFIRMED');
  expect(await query('select paid_left($1)', [order])).toEqual([{ paid_left: 7_000 }]);
});

test('our own refund told again by the provider is no second one; if it fails, it waits again', async () => {
  const { order, intent } = await paid(3);
  await query(`update parking set status = 'CANCELLED' where order_id = $1`, [order]);
  await call('POST', '/api/email', { body: { order } });
  const { runJob } = await import('../support/job.ts');
  await runJob('outbox');
  await expect.poll(() => stateOf(order)).toBe('REFUNDED');
  const [refund] = (await shop.stripe.refunds.list({ payment_intent: intent })).data;
  await shop.tell('refund.updated', refund ?? {});
  expect(await refundsOf(order)).toHaveLength(1);
  const logSpy = vi.spyOn(console, 'error').mockImplementation(() => {});
  await shop.sandbox(`refunds/${refund?.id}/fail`);
  await expect.poll(() => stateOf(order)).toBe('REFUND_PENDING');
  // Told after the state is written, before the provider gets its answer
  await expect.poll(() => logSpy.mock.calls.join()).toContain('has failed');
  logSpy.mockRestore();
  expect(await refundsOf(order)).toMatchObject([{ state: 'FAILED' }]);
});

test.each([
  [
    'won',
    'WON',
    (id: string) => shop.stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' } }),
  ],
  ['lost', 'LOST', (id: string) => shop.stripe.disputes.close(id)],
] as const)('a dispute is noted on its payment until it is %s', async (_, state, decide) => {
  const logSpy = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { order, intent } = await paid(state === 'WON' ? 4 : 5);
  const noted = async () => (await query('select dispute from payments where order_id = $1', [order]))[0]?.dispute;
  await shop.sandbox(`payment_intents/${intent}/dispute`);
  await expect.poll(noted).toBe('OPEN');
  const [dispute] = (await shop.stripe.disputes.list({ payment_intent: intent })).data;
  await decide(dispute?.id ?? '');
  await expect.poll(noted).toBe(state);
  logSpy.mockRestore();
});

test.each([
  ['before the provider has told it', false],
  ['after it was told', true],
])('a payment that was given back whole %s books nothing', async (_, hears) => {
  const space = hears ? 7 : 6;
  shop.hears = false;
  const { json } = await buy(parkingBooking(space));
  const { order } = json;
  const intent = intentOf(json);
  await shop.pay(intent);
  const { id } = await shop.stripe.refunds.create({ payment_intent: intent });
  const logSpy = vi.spyOn(console, 'error').mockImplementation(() => {});
  if (hears) await shop.tell('refund.updated', { ...(await shop.stripe.refunds.retrieve(id)) });
  logSpy.mockRestore();
  const answer = await call('POST', '/api/parking', { body: { order } });
  expect([answer.status, answer.json.message]).toEqual([409, 'Rezerwacja jest anulowana. Zwracamy pieniądze']);
  expect(await stateOf(order)).toBe('REFUNDED');
  expect(await query('select status from parking where order_id = $1', [order])).toEqual([]);
  expect(await refundsOf(order)).toEqual([{ amount: 10_000, state: 'DONE', cause: 'PROVIDER' }]);
  shop.hears = true;
});

test('a payment given back in part before it is booked is booked with what is left', async () => {
  shop.hears = false;
  const { json } = await buy(parkingBooking(8));
  await shop.pay(intentOf(json));
  await shop.stripe.refunds.create({ payment_intent: intentOf(json), amount: 3_000 });
  expect((await call('POST', '/api/parking', { body: { order: json.order } })).status).toBe(201);
  expect(await query('select paid_left($1)', [json.order])).toEqual([{ paid_left: 7_000 }]);
  shop.hears = true;
});
