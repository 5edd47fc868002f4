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
  await expect.poll(() => post.mails.at(-1)?.subject).toBe('Zwrot płatności za rezerwację');
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
  const url = `${process.env.SANDBOX_URL}/v1/sandbox/refunds/${refund?.id}/fail`;
  await fetch(url, { method: 'POST', headers: { authorization: 'Bearer sk_test_sandbox' } });
  await expect.poll(() => stateOf(order)).toBe('REFUND_PENDING');
  // Told after the state is written, before the provider gets its answer
  await expect.poll(() => logSpy.mock.calls.join()).toContain('has failed');
  logSpy.mockRestore();
  expect(await refundsOf(order)).toMatchObject([{ state: 'FAILED' }]);
});

test('a dispute is noted on its payment until it is won or lost', async () => {
  const logSpy = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { order, intent } = await paid(4);
  const dispute = { id: 'dp_1', object: 'dispute', payment_intent: intent };
  const noted = async () => (await query('select dispute from payments where order_id = $1', [order]))[0]?.dispute;
  await shop.tell('charge.dispute.created', { ...dispute, status: 'needs_response' });
  expect(await noted()).toBe('OPEN');
  await shop.tell('charge.dispute.closed', { ...dispute, status: 'lost' });
  expect(await noted()).toBe('LOST');
  logSpy.mockRestore();
});
