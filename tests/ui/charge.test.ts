import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askBankAgain, charge } from '../../src/features/payment/charge.ts';

// What the provider answers is its own to say: the sandbox knows no bank that takes its time
const elements = { getElement: () => ({}) } as unknown as StripeElements;
const provider = (confirmation: object) =>
  ({
    createPaymentMethod: async () => ({ paymentMethod: { id: 'pm_1' } }),
    confirmCardPayment: async () => confirmation,
    handleNextAction: async () => confirmation,
  }) as unknown as Stripe;
const payer = { name: 'Anna Zielińska', email: 'anna@poczta.example' };
const confirmed = (confirmation: object) => charge(provider(confirmation), elements, payer, 'f'.repeat(32));

const stands = (paymentStatus: string) =>
  vi.stubGlobal('fetch', async () =>
    Response.json({
      data: [{ state: 'HELD' }],
      paymentStatus,
      clientSecret: 'pi_1_secret_1',
      provider: 'stripe',
      publishableKey: 'pk',
    }),
  );
beforeEach(() => void stands('requires_payment_method'));
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['succeeded', 'paid'],
  ['processing', 'unknown'],
])('a payment that is %s is told as %j, by its answer or one that got lost', async (status, charged) => {
  expect(await confirmed({ paymentIntent: { status } })).toEqual(charged);
  expect(await confirmed({ error: { message: 'lost', payment_intent: { status } } })).toEqual(charged);
});

test('an answer that got lost says neither that it is paid nor that it failed', async () => {
  const lost = { error: { type: 'api_connection_error', message: 'Nie udało się połączyć.' } };
  expect(await confirmed(lost)).toBe('unknown');
  const stopped = { ...provider({}), confirmCardPayment: () => Promise.reject(new Error('gone')) } as unknown as Stripe;
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await charge(stopped, elements, payer, 'x')).toBe('unknown');
  logged.mockRestore();
});

test('before a card is charged it is asked how far the payment is', async () => {
  const unasked = provider({ error: { message: 'asked' } });
  stands('succeeded');
  expect(await charge(unasked, elements, payer, 'x')).toBe('paid');
  stands('processing');
  expect(await charge(unasked, elements, payer, 'x')).toBe('unknown');
  stands('canceled');
  await expect(charge(unasked, elements, payer, 'x')).rejects.toMatchObject({
    message: 'Failed to create payment intent',
    ends: false,
  });
  stands('requires_action');
  expect(await charge(provider({ paymentIntent: { status: 'succeeded' } }), elements, payer, 'x')).toBe('paid');
});

test('the question of the bank is opened again only while it has no answer', async () => {
  const accepts = provider({ paymentIntent: { status: 'succeeded' } });
  stands('requires_action');
  expect(await askBankAgain(accepts, 'x')).toBe('paid');
  const refused = provider({ error: { message: 'Nie udało się potwierdzić płatności w banku.' } });
  await expect(askBankAgain(refused, 'x')).rejects.toMatchObject({
    message: expect.stringMatching(/w banku/),
    ends: true,
  });
  const expired = provider({ error: { message: 'Za późno.', payment_intent: { status: 'canceled' } } });
  await expect(askBankAgain(expired, 'x')).rejects.toMatchObject({ message: 'Za późno.', ends: false });
});

test('what another tab was refused is told as that, and can be paid all the same', async () => {
  const elsewhere = { message: expect.stringMatching(/^Na pytanie banku odpowiedziano już w\sinnym/), ends: false };
  const asked = provider({ paymentIntent: { status: 'succeeded' } });
  await expect(askBankAgain(asked, 'x')).rejects.toMatchObject(elsewhere);
  stands('requires_action');
  const code = 'payment_intent_unexpected_state';
  const over = (status: string) =>
    provider({ error: { code, message: 'Nie można dokończyć.', payment_intent: { status } } });
  await expect(askBankAgain(over('requires_payment_method'), 'x')).rejects.toMatchObject(elsewhere);
  await expect(askBankAgain(over('canceled'), 'x')).rejects.toMatchObject({ message: 'Nie można dokończyć.' });
});

test('a server that is away is told in Polish, to cards and the bank’s question alike', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const unreached = { message: expect.stringMatching(/^Nie udało się połączyć z\sserwerem/), ends: false };
  await expect(askBankAgain(provider({}), 'x')).rejects.toMatchObject(unreached);
  await expect(confirmed({})).rejects.toMatchObject(unreached);
  const message = 'Serwis jest chwilowo niedostępny. Spróbuj za chwilę';
  vi.stubGlobal('fetch', async () => Response.json({ message }, { status: 503 }));
  await expect(confirmed({})).rejects.toMatchObject({ message, ends: false });
  logged.mockRestore();
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
