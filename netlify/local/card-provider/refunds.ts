import type Stripe from 'stripe';
import type { Call } from './call.ts';
import { isChargedBack } from './disputes.ts';
import { findCard } from './methods.ts';
import { newRefund } from './objects.ts';
import { badRequest, missing } from './refusal.ts';

function chargeOf({ books, form }: Call): Stripe.Charge {
  const intent = form.get('payment_intent');
  const id = intent ? books.get('intents', intent)?.latest_charge : form.get('charge');
  const charge = typeof id === 'string' ? books.get('charges', id) : undefined;
  if (!charge?.paid) throw badRequest(`This PaymentIntent (${intent}) does not have a successful charge to refund.`);
  return charge;
}

export function createRefund(call: Call): Stripe.Refund {
  const charge = chargeOf(call);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0)
    throw badRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (isChargedBack(call, charge))
    throw badRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  const amount = call.form.has('amount') ? Number(call.form.get('amount')) : left;
  if (!Number.isInteger(amount) || amount < 1)
    throw badRequest('Invalid integer', { code: 'parameter_invalid_integer', param: 'amount' });
  if (amount > left)
    throw badRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
  const { outcome } = findCard(call, String(charge.payment_method));
  const waits = outcome.pays && outcome.refundsWait;
  const refund = call.books.put('refunds', {
    ...newRefund(charge, amount, call.form),
    ...(waits && { status: 'pending', pending_reason: 'processing' }),
  });
  const refunded = call.books.put('charges', {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  });
  call.emit('refund.created', refund);
  call.emit('charge.refunded', refunded);
  return refund;
}

/** What was pending is done. The sandbox's own call, as the next. */
export function settleRefund(call: Call): Stripe.Refund {
  const { pending_reason: _, ...refund } = findRefund(call);
  if (refund.status !== 'pending') throw badRequest(`This refund has a status of ${refund.status}.`);
  const settled = call.books.put('refunds', { ...refund, status: 'succeeded' });
  call.emit('refund.updated', settled);
  return settled;
}

/** What a bank may do to a refund later: its money is here again. */
export function failRefund(call: Call): Stripe.Refund {
  const { pending_reason: _, ...refund } = findRefund(call);
  const charge = typeof refund.charge === 'string' && call.books.get('charges', refund.charge);
  if (charge && refund.status !== 'failed')
    call.books.put('charges', {
      ...charge,
      amount_refunded: charge.amount_refunded - refund.amount,
      refunded: false,
    });
  const failed = call.books.put('refunds', {
    ...refund,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  });
  call.emit('refund.failed', failed);
  return failed;
}

export function findRefund({ books, id }: Call): Stripe.Refund {
  const refund = books.get('refunds', id);
  if (!refund) throw missing('refund', id);
  return refund;
}
