import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Payments, paymentsOf } from '../../functions/lib/payment/payments.ts';
import { sendRefund } from '../../functions/lib/payment/send-refund.ts';
import { signedIn } from '../support/accounts.ts';
import { buy, parkingBooking, seedPrices, stateOf } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { runJob } from '../support/job.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { moveClock } from '../support/move-clock.ts';

const shop = cardShop();
mailCatcher();
beforeAll(seedPrices);
beforeEach(() => {
  shop.hears = false;
});
afterEach(() => shop.sandbox('faults', { answers_lost: '0' }));

let space = 0;
/** Two days paid: 100 zł. */
async function booked(card?: string) {
  const ip = `10.0.0.${++space}`;
  const { json } = await buy(parkingBooking(space), 10_000, { ip });
  const made = { order: json.order as string, intent: intentOf(json) };
  await shop.pay(made.intent, card);
  await call('POST', '/api/parking', { body: { order: made.order }, ip });
  return made;
}
/** A day less: 50 zł go back. */
const shorten = (order: string) => query('update parking set until = since where order_id = $1', [order]);
const cancel = (order: string) => query(`update parking set status = 'CANCELLED' where order_id = $1`, [order]);
const refundsHere = (intent: string) =>
  query<{ amount: number; state: string; cause: string; replaced: boolean }>(
    `select r.amount, r.state, r.cause, r.replaced from refunds r join payments p on p.id = r.payment_id
      where p.intent_id = $1 order by r.id`,
    [intent],
  );
const sumHere = async (intent: string) =>
  (await refundsHere(intent)).filter(({ state }) => state !== 'FAILED').reduce((sum, { amount }) => sum + amount, 0);
const sumThere = async (intent: string) =>
  (await shop.stripe.refunds.list({ payment_intent: intent })).data
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0);
const compared = async () => (await runJob('compare')).json();
/** As an admin who signs in at the moment, wherever the clock is. */
const asAdmin = async (method: 'GET' | 'PATCH' | 'POST', path: string, body?: object) =>
  (await call(method, path, { cookies: (await signedIn('admin')).cookies, body })).json;
const deadLetters = async () => (await asAdmin('GET', '/api/system')).data[0].dead_letters.rows;
const quietly = async <T>(work: () => Promise<T>): Promise<T> => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  return work().finally(() => logged.mockRestore());
};
const sends = () => quietly(() => runJob('outbox'));

test('six refunds in part whose answers and webhooks are lost are made once, 25 hours later too', async () => {
  const made = await Promise.all(Array.from({ length: 6 }, () => booked()));
  for (const { order } of made) await shorten(order);
  await shop.sandbox('faults', { answers_lost: '1' });
  await sends();
  for (const { intent } of made) expect(await shop.refunds(intent), 'made, though nobody heard').toEqual([5_000]);
  await shop.sandbox('faults', { answers_lost: '0' });
  await moveClock('25 hours');
  await sends();
  for (const { intent } of made) {
    expect(await shop.refunds(intent)).toEqual([5_000]);
    expect(await refundsHere(intent)).toMatchObject([{ amount: 5_000, state: 'DONE', cause: 'CHANGE' }]);
  }
  expect(await compared()).toMatchObject({ differences: 0 });
});

test('who cancels while staff give back a part at the provider gets what was paid, in 6 of 6', async () => {
  shop.hears = true;
  const made = await Promise.all(Array.from({ length: 6 }, () => booked()));
  await Promise.all(
    made.flatMap(({ order, intent }) => [
      cancel(order),
      shop.stripe.refunds.create({ payment_intent: intent, amount: 5_000 }),
    ]),
  );
  await Promise.all([sends(), sends()]);
  for (const { order, intent } of made) {
    await expect.poll(() => stateOf(order)).toBe('REFUNDED');
    expect([await sumHere(intent), await sumThere(intent)]).toEqual([10_000, 10_000]);
  }
  expect(await deadLetters()).toEqual([]);
});

test('what staff gave back at the provider is taken off what still waits to go back', async () => {
  const { order, intent } = await booked();
  await cancel(order);
  await shop.stripe.refunds.create({ payment_intent: intent, amount: 3_000 });
  await compared();
  expect(await refundsHere(intent)).toEqual([
    { amount: 7_000, state: 'DONE', cause: 'STAFF', replaced: false },
    { amount: 3_000, state: 'DONE', cause: 'PROVIDER', replaced: false },
  ]);
  expect(await sumThere(intent)).toBe(10_000);
});

test('what staff gave back whole at the provider is not sent again, nor waited for', async () => {
  const { order, intent } = await booked();
  await cancel(order);
  await shop.stripe.refunds.create({ payment_intent: intent });
  await sends();
  expect(await refundsHere(intent)).toEqual([
    { amount: 10_000, state: 'FAILED', cause: 'STAFF', replaced: true },
    { amount: 10_000, state: 'DONE', cause: 'PROVIDER', replaced: false },
  ]);
  expect(await stateOf(order)).toBe('REFUNDED');
  expect(await deadLetters()).toEqual([]);
});

test('of what staff give back while a refund is sent the rest is asked for and sent', async () => {
  const { order, intent } = await booked();
  await cancel(order);
  const payments = await paymentsOf({ deploy: { context: 'dev', id: '0', published: false } });
  const [refund] = await query<{ id: number }>(
    `select id from refunds where order_number =
    (select order_number from payments where intent_id = $1)`,
    [intent],
  );
  let asked = 0;
  const slow: Payments = {
    ...payments,
    refundsOf: async (id) => {
      const before = await payments.refundsOf(id);
      if (asked++ === 0) await shop.stripe.refunds.create({ payment_intent: intent, amount: 4_000 });
      return before;
    },
  };
  await sendRefund({ id: refund?.id ?? 0, intent_id: intent }, order, slow);
  expect(await shop.refunds(intent)).toEqual([6_000, 4_000]);
  expect(await sumHere(intent)).toBe(10_000);
});

test('the database keeps refunds within what was paid, at once too', async () => {
  const { intent } = await booked();
  const give = (amount: number) =>
    query(`insert into refunds (payment_id, amount, cause) select id, $2, 'STAFF' from payments where intent_id = $1`, [
      intent,
      amount,
    ]);
  await expect(give(10_001)).rejects.toThrow(/more than was paid/);
  const results = await Promise.allSettled([give(6_000), give(6_000), give(6_000)]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(query('update payments set amount = 5000 where intent_id = $1', [intent])).rejects.toThrow();
});

test('a second refund with the number of ours is a difference, however old the payment', async () => {
  const { order, intent } = await booked();
  await moveClock('40 days');
  await shorten(order);
  await sends();
  const [ours] = (await shop.stripe.refunds.list({ payment_intent: intent })).data;
  await shop.stripe.refunds.create({ payment_intent: intent, amount: 5_000, metadata: ours?.metadata ?? {} });
  expect(await quietly(compared)).toMatchObject({ differences: 1 });
  expect(await refundsHere(intent), 'what went out is in our books').toMatchObject([
    { amount: 5_000, state: 'DONE', cause: 'CHANGE' },
    { amount: 5_000, state: 'DONE', cause: 'PROVIDER' },
  ]);
  const [letter] = await deadLetters();
  expect(letter).toMatchObject({ what: 'WRONG_REFUND', error: intent, amount: 0, there: 5_000 });
  expect(await stateOf(order), 'its booking stands').toBe('CONFIRMED');
  expect(await compared(), 'it is no news and nothing to mend').toMatchObject({ mended: 0, differences: 1 });
  await asAdmin('PATCH', `/api/system/dead-letters/${letter.id}`, { settled: true });
  expect(await compared()).toMatchObject({ differences: 0 });
});

test('an old payment whose refund is done here and was never made there is told', async () => {
  const { order, intent } = await booked();
  await moveClock('40 days');
  await shorten(order);
  await query(`update refunds set state = 'DONE' where payment_id = (select id from payments where intent_id = $1)`, [
    intent,
  ]);
  expect(await compared()).toMatchObject({ differences: 1 });
  expect(await deadLetters()).toMatchObject([{ what: 'REFUNDED', amount: 5_000, there: 0 }]);
  await query('delete from outbox where refund_id is not null');
  await query('delete from refunds where payment_id = (select id from payments where intent_id = $1)', [intent]);
  expect(await compared()).toMatchObject({ differences: 0 });
});

test('a refund that the provider holds back is done once it says so', async () => {
  const { order, intent } = await booked('pm_card_pendingRefund');
  await cancel(order);
  await sends();
  expect(await refundsHere(intent)).toMatchObject([{ state: 'PENDING' }]);
  expect(await stateOf(order)).toBe('REFUND_PENDING');
  expect(await compared(), 'pending on both sides is no difference').toMatchObject({ mended: 0, differences: 0 });
  await moveClock('25 hours');
  await sends();
  const { data } = await shop.stripe.refunds.list({ payment_intent: intent });
  expect(data).toHaveLength(1);
  await shop.sandbox(`refunds/${data[0]?.id}/settle`);
  expect(await compared()).toMatchObject({ mended: 1, differences: 0 });
  expect(await refundsHere(intent)).toMatchObject([{ state: 'DONE' }]);
  expect(await stateOf(order)).toBe('REFUNDED');
});

test('what a bank has taken back is not sent too: the admin is told', async () => {
  const { order, intent } = await booked();
  await shop.sandbox(`payment_intents/${intent}/dispute`);
  await cancel(order);
  await sends();
  expect(await deadLetters()).toMatchObject([{ kind: 'refund', amount: 10_000, cause: 'Trwa reklamacja w banku' }]);
  await compared();
  expect(await query('select dispute from payments where intent_id = $1', [intent])).toEqual([{ dispute: 'OPEN' }]);
  const [dispute] = (await shop.stripe.disputes.list({ payment_intent: intent })).data;
  await moveClock('40 days');
  await shop.stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: 'winning_evidence' } });
  await compared();
  expect(await query('select dispute from payments where intent_id = $1', [intent])).toEqual([{ dispute: 'WON' }]);
  const [letter] = await deadLetters();
  await asAdmin('POST', `/api/system/dead-letters/${letter.id}/retry`);
  await sends();
  expect(await sumThere(intent)).toBe(10_000);
  expect(await deadLetters()).toEqual([]);
});

test('an event about a dispute that comes late does not open again what is decided', async () => {
  const { intent } = await booked();
  await shop.sandbox(`payment_intents/${intent}/dispute`);
  const [opened] = (await shop.stripe.disputes.list({ payment_intent: intent })).data;
  await shop.stripe.disputes.close(opened?.id ?? '');
  await quietly(() => shop.tell('charge.dispute.created', opened ?? {}));
  expect(await query('select dispute from payments where intent_id = $1', [intent])).toEqual([{ dispute: 'LOST' }]);
});
