import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { charge } from '../../src/features/payment/charge.ts';

// What the provider answers is its own to say: the sandbox knows no bank that takes its time
const elements = { getElement: () => ({}) } as unknown as StripeElements;
const provider = (confirmation: object) =>
  ({
    createPaymentMethod: async () => ({ paymentMethod: { id: 'pm_1' } }),
    confirmCardPayment: async () => confirmation,
  }) as unknown as Stripe;
const payer = { name: 'Anna Zielińska', email: 'anna@poczta.example' };
const confirmed = (confirmation: object) => charge(provider(confirmation), elements, payer, 'f'.repeat(32));

beforeEach(() => {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      data: [{ state: 'HELD' }],
      clientSecret: 'pi_1_secret_1',
      provider: 'stripe',
      publishableKey: 'pk',
    }),
  );
});
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['succeeded', 'paid'],
  ['processing', 'pending'],
])('a payment that is %s is told as %s, by its answer or one that got lost', async (status, charged) => {
  expect(await confirmed({ paymentIntent: { status } })).toBe(charged);
  expect(await confirmed({ error: { message: 'lost', payment_intent: { status } } })).toBe(charged);
});

test.each([
  [{ paymentIntent: { status: 'requires_payment_method' } }, 'Payment failed'],
  [{ error: {} }, 'Payment confirmation failed'],
  [{ error: { message: 'Karta została odrzucona.' } }, 'Karta została odrzucona.'],
])('a payment that fails ends the attempt, in the provider’s words or the specified ones', async (answer, words) => {
  await expect(confirmed(answer)).rejects.toMatchObject({ message: words, ends: true });
});

test('what stands in the way of a charge is said as specified, and can be put right', async () => {
  const nothing = { getElement: () => null } as unknown as StripeElements;
  await expect(charge(null, elements, payer, 'x')).rejects.toThrow('Stripe has not loaded correctly.');
  await expect(charge(provider({}), nothing, payer, 'x')).rejects.toThrow('Card element is not available.');
  const without = { createPaymentMethod: async () => ({ error: {} }) } as unknown as Stripe;
  await expect(charge(without, elements, payer, 'x')).rejects.toThrow('Payment method creation failed');
  vi.stubGlobal('fetch', async () => Response.json({ data: [{ state: 'EXPIRED' }] }));
  await expect(confirmed({})).rejects.toMatchObject({ message: 'Failed to create payment intent', ends: false });
});
