import type Stripe from 'stripe';
import type { Card } from './books.ts';
import type { Call } from './call.ts';
import { openDispute } from './disputes.ts';
import { mergeMetadata, valuesOf } from './form.ts';
import { createMethod, findCard } from './methods.ts';
import { newCharge, newId, newIntent, now } from './objects.ts';
import { badRequest, missing, Refusal } from './refusal.ts';

/** The least that may be charged, in grosze or cents. */
const least = 200;

function amountOf(form: URLSearchParams): number {
  const amount = Number(form.get('amount'));
  if (!Number.isInteger(amount))
    throw badRequest(`Invalid integer: ${form.get('amount')}`, { code: 'parameter_invalid_integer', param: 'amount' });
  if (amount < least)
    throw badRequest('Amount must be at least 2.00 zł', { code: 'amount_too_small', param: 'amount' });
  return amount;
}

export function createIntent(call: Call): Stripe.PaymentIntent {
  const currency = call.form.get('currency');
  if (!currency)
    throw badRequest('Missing required param: currency.', { code: 'parameter_missing', param: 'currency' });
  const intent = call.books.put('intents', newIntent(amountOf(call.form), currency.toLowerCase(), call.form));
  call.emit('payment_intent.created', intent);
  return call.form.get('confirm') === 'true' ? confirmed(call, intent) : intent;
}

/** The intent of a path. From a browser it takes the intent's own secret as well. */
function findIntent({ books, id, form, publishable }: Call): Stripe.PaymentIntent {
  const intent = books.get('intents', id);
  if (!intent) throw missing('payment_intent', id, 'intent');
  if (publishable && form.get('client_secret') !== intent.client_secret)
    throw badRequest('The client_secret provided does not match the client_secret associated with the PaymentIntent.', {
      param: 'client_secret',
    });
  return intent;
}

/** Answers an intent, with its charge where the call asks for that too. */
export function retrieveIntent(call: Call): Stripe.PaymentIntent {
  const intent = findIntent(call);
  const isAskedFor = valuesOf(call.form, 'expand')?.includes('latest_charge');
  const charge =
    isAskedFor && typeof intent.latest_charge === 'string' && call.books.get('charges', intent.latest_charge);
  return charge ? { ...intent, latest_charge: charge } : intent;
}

const unexpected = (verb: string, intent: Stripe.PaymentIntent) =>
  badRequest(`You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });

export function updateIntent(call: Call): Stripe.PaymentIntent {
  const intent = findIntent(call);
  const { form } = call;
  if (['succeeded', 'canceled'].includes(intent.status) && (form.has('amount') || form.has('currency')))
    throw unexpected('update', intent);
  return call.books.put('intents', {
    ...intent,
    amount: form.has('amount') ? amountOf(form) : intent.amount,
    currency: form.get('currency') ?? intent.currency,
    description: form.get('description') ?? intent.description,
    metadata: mergeMetadata(intent.metadata, form),
  });
}

export function cancelIntent(call: Call): Stripe.PaymentIntent {
  const intent = findIntent(call);
  if (['succeeded', 'canceled'].includes(intent.status)) throw unexpected('cancel', intent);
  const cancellation_reason = call.form.get('cancellation_reason');
  const canceled = call.books.put('intents', {
    ...intent,
    status: 'canceled',
    canceled_at: now(),
    cancellation_reason,
    next_action: null,
  });
  call.emit('payment_intent.canceled', canceled);
  return canceled;
}

export const confirmIntent = (call: Call): Stripe.PaymentIntent => confirmed(call, findIntent(call));

/**
 * Where the bank's question was left open another card may be given, or the same one again: 'Confirm that your customer
 * intends to pay with current or provided payment method' (the provider's documentation of paymentIntents.confirm).
 */
const confirmable = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

function confirmed(call: Call, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  if (!confirmable.includes(intent.status)) throw unexpected('confirm', intent);
  const card = cardOf(call, intent);
  if (!card.outcome.pays) return declined(call, intent, card, card.outcome.decline);
  if (!card.outcome.asksFirst) return succeeded(call, intent, card);
  const waiting = call.books.put('intents', {
    ...intent,
    status: 'requires_action',
    payment_method: card.id,
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', source: newId('payatt') },
    },
  });
  call.emit('payment_intent.requires_action', waiting);
  return waiting;
}

/** The answer to 3-D Secure; the sandbox's own call, as the bank's page makes it. */
export function authenticateIntent(call: Call): Stripe.PaymentIntent {
  const intent = findIntent(call);
  if (intent.status !== 'requires_action' || typeof intent.payment_method !== 'string')
    throw unexpected('authenticate', intent);
  const card = findCard(call, intent.payment_method);
  if (call.form.get('outcome') === 'accept') return succeeded(call, intent, card);
  const refused = call.books.put('intents', {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message:
        'The provided PaymentMethod has failed authentication. ' +
        'You can provide payment_method_data or a new PaymentMethod to attempt again.',
      payment_method: card.method,
    },
  });
  call.emit('payment_intent.payment_failed', refused);
  return refused;
}

function cardOf(call: Call, intent: Stripe.PaymentIntent): Card {
  const { form } = call;
  if (form.has('payment_method_data[card][number]')) {
    const data = [...form].map(([name, value]) => [name.replace(/^payment_method_data\[(\w+)\]/, '$1'), value]);
    return findCard(call, createMethod({ ...call, form: new URLSearchParams(data) }).id);
  }
  const id = form.get('payment_method') ?? intent.payment_method;
  if (typeof id === 'string') return findCard(call, id);
  throw badRequest("You cannot confirm this PaymentIntent because it's missing a payment method.", {
    payment_intent: intent,
  });
}

function succeeded(call: Call, intent: Stripe.PaymentIntent, card: Card): Stripe.PaymentIntent {
  const charge = call.books.put('charges', newCharge(intent, card.method));
  const paid = call.books.put('intents', {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    payment_method: card.id,
    latest_charge: charge.id,
    next_action: null,
    last_payment_error: null,
  });
  call.emit('charge.succeeded', charge);
  call.emit('payment_intent.succeeded', paid);
  if (card.outcome.pays && card.outcome.disputed) openDispute(call, charge);
  return paid;
}

function declined(
  call: Call,
  intent: Stripe.PaymentIntent,
  card: Card,
  decline: { code?: string; decline_code?: string; message: string },
): Stripe.PaymentIntent {
  const charge = call.books.put('charges', newCharge(intent, card.method, decline));
  const error = { type: 'card_error' as const, ...decline, charge: charge.id, payment_method: card.method };
  const failed = call.books.put('intents', {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    latest_charge: charge.id,
    next_action: null,
    last_payment_error: error,
  });
  call.emit('payment_intent.payment_failed', failed);
  throw new Refusal(402, { ...error, payment_intent: failed });
}
