import type Stripe from 'stripe';
import { afterEach, expect, test } from 'vitest';
import { noFaults } from '../../netlify/local/card-provider/faults.ts';
import { cardProvider } from '../support/card-provider.ts';

const provider = cardProvider();
const { sdk, events, sandbox } = provider;
const order = { amount: 15_000, currency: 'pln', metadata: { order: 'abc' } };
const paid = (payment_method = 'pm_card_visa'): Promise<Stripe.PaymentIntent> =>
  sdk().paymentIntents.create({ ...order, confirm: true, payment_method });
const balance = async () => {
  const { available, pending } = await sdk().balance.retrieve();
  return [available[0]?.amount, pending[0]?.amount];
};
const heardOf = (id: string) =>
  events.filter(({ data }) => (data.object as { id: string }).id === id).map(({ type }) => type);
const fault = (name: keyof typeof noFaults, share = '1') => sandbox('faults', { [name]: share });
const allWell = () =>
  sandbox('faults', Object.fromEntries(Object.keys(noFaults).map((name): [string, string] => [name, '0'])));
afterEach(allWell);

test.each([
  ['won', (id: string) => sdk().disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' } })],
  ['lost', (id: string) => sdk().disputes.close(id)],
] as const)(
  'a dispute that is %s is told, and the balance has what the bank of the buyer has not',
  async (end, decide) => {
    const [before = 0] = await balance();
    const { id: payment_intent } = await paid();
    await sandbox(`payment_intents/${payment_intent}/dispute`);
    const [dispute] = (await sdk().disputes.list({ payment_intent })).data;
    expect(dispute).toMatchObject({ amount: 15_000, status: 'needs_response', payment_intent });
    expect(await balance()).toEqual([before, expect.anything()]);
    await expect(sdk().refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_disputed' });
    expect(await decide(dispute?.id ?? '')).toMatchObject({ status: end });
    expect((await balance())[0]).toBe(end === 'won' ? before + 15_000 : before);
    await expect(decide(dispute?.id ?? '')).rejects.toThrow('already closed');
    await expect.poll(() => heardOf(dispute?.id ?? '')).toContain('charge.dispute.closed');
    expect(heardOf(dispute?.id ?? '')).toEqual(expect.arrayContaining(['charge.dispute.created']));
  },
);

test('the card for disputes is disputed as soon as it has paid', async () => {
  const { id: payment_intent } = await paid('pm_card_createDispute');
  expect((await sdk().disputes.list({ payment_intent })).data).toMatchObject([{ status: 'needs_response' }]);
});

test('a refund to the card for pending ones says why it waits, and is settled or fails later', async () => {
  const { id: payment_intent } = await paid('pm_card_pendingRefund');
  const [before = 0, waiting = 0] = await balance();
  const { refunds } = sdk();
  const [first, second] = [
    await refunds.create({ payment_intent, amount: 5_000 }),
    await refunds.create({ payment_intent, amount: 2_000 }),
  ];
  expect(first).toMatchObject({ status: 'pending', pending_reason: 'processing' });
  expect(await balance()).toEqual([before, waiting - 7_000]);
  await sandbox(`refunds/${first.id}/settle`);
  await sandbox(`refunds/${second.id}/fail`);
  expect(await refunds.retrieve(first.id)).toMatchObject({ status: 'succeeded' });
  expect(await refunds.retrieve(second.id)).toMatchObject({ status: 'failed' });
  expect(await balance()).toEqual([before - 5_000, waiting]);
  await expect.poll(() => [...heardOf(first.id), ...heardOf(second.id)]).toContain('refund.failed');
  expect(heardOf(first.id)).toContain('refund.updated');
});

test('a lost webhook never comes, a doubled one twice, a late one when the fault is over', async () => {
  await fault('webhooks_lost');
  const lost = await paid();
  await fault('webhooks_lost', '0');
  await fault('webhooks_late');
  const late = await paid();
  await fault('webhooks_doubled');
  expect(heardOf(late.id)).toEqual([]);
  await fault('webhooks_late', '0');
  await expect.poll(() => heardOf(late.id).sort()).toEqual(['payment_intent.created', 'payment_intent.succeeded']);
  const doubled = await paid();
  await expect
    .poll(() => heardOf(doubled.id).sort())
    .toEqual([
      ...['payment_intent.created', 'payment_intent.created'],
      ...['payment_intent.succeeded', 'payment_intent.succeeded'],
    ]);
  await provider.restart();
  const afterwards = await paid();
  await expect.poll(() => heardOf(afterwards.id)).toContain('payment_intent.succeeded');
  expect(heardOf(lost.id)).toEqual([]);
});

test('a call whose answer is lost was done, and its key answers it once answers come again', async () => {
  const once = { idempotencyKey: 'lost-1' };
  await fault('answers_lost');
  await expect(sdk().paymentIntents.create(order, once)).rejects.toMatchObject({ type: 'StripeConnectionError' });
  await allWell();
  const [made] = (await sdk().paymentIntents.list({ limit: 1 })).data;
  expect((await sdk().paymentIntents.create(order, once)).id).toBe(made?.id);
});

test('a fault that there is not, or no share of all, is refused', async () => {
  expect(await sandbox('faults', { answers_eaten: '1' })).toMatchObject({ error: { param: 'answers_eaten' } });
  expect(await sandbox('faults', { answers_lost: '2' })).toMatchObject({ error: { param: 'answers_lost' } });
});

test('the sandbox has a page for people, with what was paid and what may be done with it', async () => {
  const { id } = await paid();
  const page = await provider.page();
  expect(page).toContain(id);
  for (const words of ['Zwróć', 'Otwórz reklamację', 'Zdarzenia giną']) expect(page).toContain(words);
});
