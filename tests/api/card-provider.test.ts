import { expect, test } from 'vitest';
import { cardProvider } from '../support/card-provider.ts';

const provider = cardProvider();
const { sdk, events } = provider;
const order = { amount: 15_000, currency: 'pln', allowed_payment_method_types: ['card'], metadata: { order: 'abc' } };

test('a good card pays, and the shop is told with a signature it can check', async () => {
  const { id } = await sdk().paymentIntents.create(order);
  const paid = await sdk().paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  expect(paid).toMatchObject({ status: 'succeeded', amount_received: 15_000, metadata: { order: 'abc' } });
  await expect.poll(() => events.map(({ type }) => type)).toContain('payment_intent.succeeded');
});

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000000127', 'incorrect_cvc', ''],
  ['4012888888881881', 'card_declined', 'test_mode_live_card'],
])('card %s is declined with %s, and the same intent can be paid with another', async (number, code, decline_code) => {
  const intent = await sdk().paymentIntents.create(order);
  const browser = sdk('pk_test_sandbox');
  const method = await browser.paymentMethods.create({
    type: 'card',
    card: { number, exp_month: 12, exp_year: 2034, cvc: '123' },
  });
  const client_secret = intent.client_secret ?? '';
  const pay = (payment_method: string) =>
    browser.paymentIntents.confirm(intent.id, { payment_method, client_secret } as object);
  await expect(pay(method.id)).rejects.toMatchObject({ type: 'StripeCardError', statusCode: 402, code, decline_code });
  expect((await sdk().paymentIntents.retrieve(intent.id)).status).toBe('requires_payment_method');
  expect((await pay('pm_card_visa')).status).toBe('succeeded');
});

test.each([
  ['accept', 'succeeded'],
  ['refuse', 'requires_payment_method'],
])('3-D Secure waits for the buyer: %s ends in %s', async (outcome, status) => {
  const intent = await sdk().paymentIntents.create(order);
  const challenged = await sdk().paymentIntents.confirm(intent.id, {
    payment_method: 'pm_card_authenticationRequired',
  });
  expect(challenged).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
  const answered = await provider.sandbox(`payment_intents/${intent.id}/authenticate`, {
    outcome,
    client_secret: intent.client_secret ?? '',
  });
  expect(answered).toMatchObject({ status });
});

test('a question of the bank that is left open gives way to another card, or to the same again', async () => {
  const { id } = await sdk().paymentIntents.create(order);
  const asks = () => sdk().paymentIntents.confirm(id, { payment_method: 'pm_card_authenticationRequired' });
  expect((await asks()).status).toBe('requires_action');
  expect((await asks()).status).toBe('requires_action');
  const other = await sdk().paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  expect(other).toMatchObject({ status: 'succeeded', next_action: null });
  await expect(asks()).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
});

test('a browser reads an intent only with its secret, and lists none', async () => {
  const { id, client_secret } = await sdk().paymentIntents.create(order);
  const browser = sdk('pk_test_sandbox').paymentIntents;
  await expect(browser.retrieve(id)).rejects.toMatchObject({ statusCode: 400 });
  expect((await browser.retrieve(id, { client_secret: client_secret ?? '' })).id).toBe(id);
  await expect(browser.list()).rejects.toMatchObject({ code: 'secret_key_required' });
});

test('a live key is refused', async () => {
  await expect(sdk('sk_live_anything').paymentIntents.list()).rejects.toMatchObject({ statusCode: 401 });
});

test('one idempotency key makes one intent; other parameters under it are an error', async () => {
  const once = { idempotencyKey: 'order-1' };
  const intents = await Promise.all([1, 2, 3].map(() => sdk().paymentIntents.create(order, once)));
  expect(new Set(intents.map(({ id }) => id)).size).toBe(1);
  await expect(sdk().paymentIntents.create({ ...order, amount: 99_900 }, once)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  });
});

test('a wrong amount leaves the key free', async () => {
  const once = { idempotencyKey: 'order-2' };
  await expect(sdk().paymentIntents.create({ ...order, amount: 100 }, once)).rejects.toMatchObject({
    code: 'amount_too_small',
    param: 'amount',
  });
  expect((await sdk().paymentIntents.create(order, once)).amount).toBe(15_000);
});

test('what is cancelled cannot be paid, what is paid cannot be cancelled', async () => {
  const { paymentIntents } = sdk();
  const unpaid = await paymentIntents.create(order);
  expect((await paymentIntents.cancel(unpaid.id, { cancellation_reason: 'abandoned' })).status).toBe('canceled');
  const unexpected = { code: 'payment_intent_unexpected_state' };
  await expect(paymentIntents.confirm(unpaid.id, { payment_method: 'pm_card_visa' })).rejects.toMatchObject(unexpected);
  const paid = await paymentIntents.create({ ...order, confirm: true, payment_method: 'pm_card_visa' });
  await expect(paymentIntents.cancel(paid.id)).rejects.toMatchObject(unexpected);
});

test('a payment is refunded once, in parts or whole', async () => {
  const { id } = await sdk().paymentIntents.create({ ...order, confirm: true, payment_method: 'pm_card_visa' });
  const { refunds } = sdk();
  await refunds.create({ payment_intent: id, amount: 5_000 });
  await expect(refunds.create({ payment_intent: id, amount: 10_001 })).rejects.toMatchObject({ param: 'amount' });
  const rest = await refunds.create({ payment_intent: id });
  expect(await refunds.retrieve(rest.id)).toMatchObject({ amount: 10_000, status: 'succeeded' });
  await expect(refunds.create({ payment_intent: id })).rejects.toMatchObject({ code: 'charge_already_refunded' });
  expect((await refunds.list({ payment_intent: id })).data.map(({ amount }) => amount)).toEqual([10_000, 5_000]);
});

test('metadata and amount can be changed while the intent is unpaid', async () => {
  const { id } = await sdk().paymentIntents.create(order);
  const changed = await sdk().paymentIntents.update(id, { amount: 20_000, metadata: { order: '', note: 'x' } });
  expect(changed).toMatchObject({ amount: 20_000, metadata: { note: 'x' } });
  expect(changed.metadata).not.toHaveProperty('order');
});

test('what is not there, and lists, are answered in the provider’s words', async () => {
  await expect(sdk().paymentIntents.retrieve('pi_nobody')).rejects.toMatchObject({
    ...{ statusCode: 404, code: 'resource_missing', param: 'intent' },
    ...{ doc_url: 'https://stripe.com/docs/error-codes/resource-missing' },
    message: "No such payment_intent: 'pi_nobody'",
  });
  const { refunds, disputes, paymentIntents } = sdk();
  const lists = await Promise.all([refunds.list(), disputes.list(), paymentIntents.list()]);
  expect(lists.map(({ url }) => url)).toEqual(['/v1/refunds', '/v1/disputes', '/v1/payment_intents']);
});

test('lists are paged, newest first', async () => {
  const seen: string[] = [];
  for await (const { id } of sdk().paymentIntents.list({ limit: 2 })) seen.push(id);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThan(4);
});

test('a webhook that fails is sent again', async () => {
  const { id } = await sdk().paymentIntents.create(order);
  const kindsOfEvents = () =>
    events.filter(({ type, data }) => type === 'payment_intent.canceled' && (data.object as { id: string }).id === id)
      .length;
  await expect.poll(() => events.some(({ data }) => (data.object as { id: string }).id === id)).toBe(true);
  provider.refuseNext = 1;
  await sdk().paymentIntents.cancel(id);
  await expect.poll(kindsOfEvents).toBe(1);
});

test('a restart loses nothing', async () => {
  const once = { idempotencyKey: 'order-3' };
  const { id } = await sdk().paymentIntents.create(order, once);
  await sdk().paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  await provider.restart();
  expect((await sdk().paymentIntents.retrieve(id)).status).toBe('succeeded');
  expect((await sdk().paymentIntents.create(order, once)).id).toBe(id);
  expect((await sdk().refunds.create({ payment_intent: id })).amount).toBe(15_000);
});
