import type { Context } from '@netlify/functions';
import type Stripe from 'stripe';
import { noteDispute, noteRefunds } from '../../../db/booking/refunds.ts';
import { log } from '../log.ts';
import { deliverSoon } from '../mail/outbox.ts';
import type { Payments } from '../payment/payments.ts';
import { idOf } from '../payment/provider-client.ts';
import { finalise, orderOf } from './finalise.ts';

type Hear<T> = (about: T, payments: Payments, context: Context) => Promise<void>;
type Heard = { [E in Stripe.Event as E['type']]?: Hear<E['data']['object']> };

const paid: Hear<Stripe.PaymentIntent> = async (intent, payments, context) => {
  const order = await orderOf(intent);
  // The account may serve other shops as well, so a payment of nobody's order is told but not touched
  if (!order) log('warn', `A payment without an order: ${intent.id}`);
  else await finalise(order, payments, context);
};

/** Refunds may have been made, or have failed, at the provider: it is asked for all of the payment. */
const refunded: Hear<Stripe.Charge | Stripe.Refund> = async ({ payment_intent }, payments, context) => {
  const intentId = idOf(payment_intent);
  if (!intentId) return;
  for (const { id, became } of await noteRefunds(intentId, await payments.refundsOf(intentId))) {
    if (became === 'FAILED') log('error', `The refund ${id} of ${intentId} has failed`);
  }
  deliverSoon(context);
};

/** A buyer's bank asks for the money back: staff answer at the provider, here it is noted and told as it stands now. */
const disputed: Hear<Stripe.Dispute> = async ({ id, payment_intent }, payments) => {
  const intentId = idOf(payment_intent);
  const state = intentId && (await payments.disputeOf(intentId));
  if (state && (await noteDispute(intentId, state))) log('error', `The dispute ${id} is ${state}`);
};

/** What is done about each event; README tells the operator to choose these at the provider. */
export const heard = {
  'payment_intent.succeeded': paid,
  'charge.refunded': refunded,
  'refund.updated': refunded,
  'refund.failed': refunded,
  'charge.dispute.created': disputed,
  'charge.dispute.updated': disputed,
  'charge.dispute.closed': disputed,
} satisfies Heard;

/** Acts on an event of the provider; an event of a type not listed above changes nothing. */
export async function hear({ type, data }: Stripe.Event, payments: Payments, context: Context): Promise<void> {
  const run: Hear<never> | undefined = Object.hasOwn(heard, type) ? heard[type as keyof typeof heard] : undefined;
  await run?.(data.object as never, payments, context);
}
