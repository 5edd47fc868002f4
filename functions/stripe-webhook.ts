import type { Context } from '@netlify/functions';
import type Stripe from 'stripe';
import { noteDispute, noteRefund } from '../db/refunds.ts';
import { finalise, orderOf } from './lib/booking/finalise.ts';
import { idOf, type Payments, paymentsOf } from './lib/booking/payments.ts';
import { readText } from './lib/http/body.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { deliverSoon } from './lib/jobs/outbox.ts';
import { allRequired } from './lib/openapi/schemas.ts';

const isAboutRefund = (
  event: Stripe.Event,
): event is Stripe.ChargeRefundedEvent | Stripe.RefundUpdatedEvent | Stripe.RefundFailedEvent =>
  event.type === 'charge.refunded' || event.type === 'refund.updated' || event.type === 'refund.failed';
const isAboutDispute = (
  event: Stripe.Event,
): event is Stripe.ChargeDisputeCreatedEvent | Stripe.ChargeDisputeUpdatedEvent | Stripe.ChargeDisputeClosedEvent =>
  event.type === 'charge.dispute.created' ||
  event.type === 'charge.dispute.updated' ||
  event.type === 'charge.dispute.closed';

/** Refunds may have been made, or have failed, at the provider: it is asked for all of the payment. */
async function noteRefunds(intentId: string | undefined, payments: Payments, context: Context): Promise<void> {
  if (!intentId) return;
  for (const refund of await payments.refundsOf(intentId)) {
    if (await noteRefund(intentId, refund)) console.error(`The refund ${refund.id} of ${intentId} has failed`);
  }
  deliverSoon(context);
}

const disputeStates: Partial<Record<Stripe.Dispute.Status, 'WON' | 'LOST'>> = { won: 'WON', lost: 'LOST' };

/** A buyer's bank asks for the money back: staff answer at the provider, here it is noted and told. */
async function dispute({ id, status, payment_intent }: Stripe.Dispute): Promise<void> {
  const state = disputeStates[status] ?? 'OPEN';
  if (await noteDispute(idOf(payment_intent) ?? '', state)) console.error(`The dispute ${id} is ${state}`);
}

export default endpoint({
  'POST /api/stripe/webhook': {
    summary: "The card provider's events",
    body: { type: 'object', description: 'An event, signed by the provider' },
    answer: allRequired({ received: { const: true } }),

    who: { rule: "the provider's signature" },
    rawBody: true,
    anyOrigin: true,
    run: async ({ request, context }) => {
      const payments = await paymentsOf(context);
      const event = await payments.readEvent(await readText(request), request.headers.get('stripe-signature'));
      if (isAboutRefund(event)) await noteRefunds(idOf(event.data.object.payment_intent), payments, context);
      if (isAboutDispute(event)) await dispute(event.data.object);
      if (event.type !== 'payment_intent.succeeded') return { received: true };
      const order = await orderOf(event.data.object);
      // The account may serve other shops as well, so a payment of nobody's order is told but not touched
      if (!order) console.warn(`A payment without an order: ${event.data.object.id}`);
      else await finalise(order, payments, context);
      return { received: true };
    },
  },
});

export const config = { path: ['/api/stripe/webhook'] };
