import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Payments, paymentsOf } from '../../functions/lib/payment/payments.ts';
import { cardShop } from '../support/card-shop.ts';

/**
 * What the product asks of its card provider, by the product's own code. STRIPE_TEST_KEY=sk_test_… asks it of Stripe
 * in test mode as well as of the sandbox.
 */
const key = process.env.STRIPE_TEST_KEY;
const shop = cardShop();
const providers = { 'the sandbox': undefined, ...(key && { 'Stripe in test mode': key }) };

describe.each(Object.entries(providers))('%s', (_, secretKey) => {
  let payments: Payments;
  beforeEach(async () => {
    if (secretKey) {
      vi.stubEnv('PAYMENTS', undefined);
      vi.stubEnv('SANDBOX_URL', undefined);
      vi.stubEnv('STRIPE_SECRET_KEY', secretKey);
      vi.stubEnv('STRIPE_PUBLISHABLE_KEY', 'pk_test_of_no_browser');
    }
    payments = await paymentsOf({ deploy: { context: 'dev', id: '0', published: false } });
  });
  afterEach(() => void vi.unstubAllEnvs());

  const newOrder = () => ({ id: randomBytes(16).toString('hex'), amount: 15_000 });
  const pays = (intent: string, payment_method = 'pm_card_visa') =>
    (secretKey ? new Stripe(secretKey) : shop.stripe).paymentIntents.confirm(intent, { payment_method });

  test('an order opened twice has one intent, which a card pays', async () => {
    const order = newOrder();
    const [first, again] = [await payments.open(order), await payments.open(order)];
    expect(again.id).toBe(first.id);
    expect(first).toMatchObject({
      status: 'requires_payment_method',
      livemode: false,
      client_secret: expect.any(String),
    });
    await pays(first.id);
    expect(await payments.find(first.id)).toMatchObject({
      status: 'succeeded',
      amount_received: 15_000,
      currency: 'pln',
      metadata: { order: order.id },
    });
  });

  test('a declined card leaves the intent to be paid with another', async () => {
    const { id } = await payments.open(newOrder());
    await expect(pays(id, 'pm_card_chargeDeclined')).rejects.toMatchObject({ code: 'card_declined' });
    expect(await payments.find(id)).toMatchObject({ status: 'requires_payment_method' });
    expect((await pays(id)).status).toBe('succeeded');
  });

  test('what is closed cannot be paid, and what was paid first is answered as paid', async () => {
    const unpaid = await payments.open(newOrder());
    expect(await payments.close(unpaid.id)).toMatchObject({ status: 'canceled' });
    await expect(pays(unpaid.id)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
    const paid = await payments.open(newOrder());
    await pays(paid.id);
    expect(await payments.close(paid.id)).toMatchObject({ status: 'succeeded' });
  });

  test('a refund that is sent again changes nothing, and more than there is goes back to nobody', async () => {
    const order = newOrder();
    const { id: intent_id } = await payments.open(order);
    await pays(intent_id);
    const refund = { id: Number.parseInt(order.id.slice(0, 8), 16), intent_id, amount: 15_000 };
    const first = await payments.refund(refund, order.id);
    expect(first).toMatchObject({ amount: 15_000, state: 'DONE', our: refund.id });
    expect(await payments.refund(refund, order.id)).toEqual(first);
    expect(await payments.refund({ ...refund, id: refund.id + 1 }, order.id)).toBe('MORE_THAN_LEFT');
    expect(await payments.refundsOf(intent_id)).toEqual([first]);
  });

  test('more than is left of a payment after a refund in part does not go back', async () => {
    const order = newOrder();
    const { id: intent_id } = await payments.open(order);
    await pays(intent_id);
    const part = { id: Number.parseInt(order.id.slice(0, 8), 16), intent_id, amount: 10_000 };
    expect(await payments.refund(part, order.id)).toMatchObject({ amount: 10_000 });
    expect(await payments.refund({ ...part, id: part.id + 1 }, order.id)).toBe('MORE_THAN_LEFT');
  });

  test('a refund held back by the provider is not done; a disputed payment is not refunded', async () => {
    const [waiting, disputed] = [await payments.open(newOrder()), await payments.open(newOrder())];
    await pays(waiting.id, 'pm_card_pendingRefund');
    await pays(disputed.id, 'pm_card_createDispute');
    const whole = { id: 1, amount: 15_000 };
    const ofNobody = '0'.repeat(32);
    expect(await payments.refund({ ...whole, intent_id: waiting.id }, ofNobody)).toMatchObject({ state: 'PENDING' });
    await expect.poll(() => payments.disputeOf(disputed.id)).toBe('OPEN');
    expect(await payments.refund({ ...whole, id: 2, intent_id: disputed.id }, ofNobody)).toBe('DISPUTED');
    expect(await payments.disputeOf(waiting.id)).toBeUndefined();
  });

  test('an intent that does not exist is neither found nor closed', async () => {
    expect(await payments.find('pi_of_nobody')).toBeUndefined();
    expect(await payments.close('pi_of_nobody')).toBeUndefined();
  });
});
