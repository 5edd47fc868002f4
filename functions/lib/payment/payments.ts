import type { Context } from '@netlify/functions';
import type Stripe from 'stripe';
import type { StoredOrder } from '../../../db/booking/orders.ts';
import type { DisputeState, Refund } from '../../../db/booking/refunds.ts';
import type { Charged } from '../../../db/booking/settle-order.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { accountOf, type PaymentAccount } from './payment-account.ts';
import { answered, clientOf, codeOf, madeSince, orMissing, pagesOf } from './provider-client.ts';
import { type Disputed, disputeRow, type Refunded, type RefundRefusal, refundRow, refusalOf } from './provider-rows.ts';

export type Intent = Stripe.PaymentIntent;

/** What an intent tells of its latest charge, if it succeeded: when, and the last digits of its card. */
export function chargeOf({ id, latest_charge: charge }: Intent): Charged {
  const made = typeof charge === 'object' && charge?.status === 'succeeded' ? charge : undefined;
  const card = made?.payment_method_details?.card?.last4 ?? null;
  return { intent_id: id, card, paid_at: made ? new Date(made.created * 1000).toISOString() : null };
}

/** Only złoty, in grosze. */
export const currency = 'pln';

/** What the product asks of its card provider. A provider that fails is a 502 with the specified words. */
export interface Payments {
  provider: PaymentAccount['provider'];
  publishableKey: string;
  /** Real money. */
  live: boolean;
  /** The intent of an order: asking again answers the same one. */
  open(order: Pick<StoredOrder, 'id' | 'amount'>): Promise<Intent>;
  /** With its latest charge. Undefined: the provider knows no such intent, so nobody can pay it. */
  find(intentId: string): Promise<Intent | undefined>;
  /** Ends an intent; answers it as it then is: canceled, or succeeded where the buyer was faster. */
  close(intentId: string): Promise<Intent | undefined>;
  /** Sends money back and answers it as the provider has it; again within a day changes nothing. Or why it will not. */
  refund(refund: Pick<Refund, 'id' | 'intent_id' | 'amount'>, orderId: string): Promise<Refunded | RefundRefusal>;
  /** All refunds of an intent, ours and those that were made at the provider, the newest first. */
  refundsOf(intentId: string): Promise<Refunded[]>;
  /** How the newest dispute over an intent stands; undefined where there is none. */
  disputeOf(intentId: string): Promise<DisputeState | undefined>;
  /** What was made there since a moment (ms), a page at a time, the newest first: intents, refunds, disputes. */
  intentsSince(since: number): AsyncIterable<Intent[]>;
  refundsSince(since: number): AsyncIterable<Refunded[]>;
  disputesSince(since: number): AsyncIterable<Disputed[]>;
  /** The event behind a webhook call; a signature that is not the provider's is a 400. */
  readEvent(body: string, signature: string | null): Promise<Stripe.Event>;
}

export async function paymentsOf({ deploy }: Pick<Context, 'deploy'>): Promise<Payments> {
  const account = accountOf(deploy.context);
  const stripe = await clientOf(account);
  const { provider, publishableKey, webhookSecret, live } = account;
  const find = (id: string) =>
    answered(
      'Payment confirmation failed',
      stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }).catch(orMissing),
    );
  return {
    provider,
    publishableKey,
    live,
    find,
    open: ({ id, amount }) =>
      answered(
        'Failed to create payment intent',
        stripe.paymentIntents.create(
          { amount, currency, allowed_payment_method_types: ['card'], metadata: { order: id } },
          { idempotencyKey: `order-${id}` },
        ),
      ),
    close: (id) =>
      stripe.paymentIntents.cancel(id).catch((error) => {
        // Paid or cancelled already: whoever asks wants to know which
        if (codeOf(error) === 'payment_intent_unexpected_state') return find(id);
        return answered('Payment failed', Promise.reject(error).catch(orMissing));
      }),
    refund: ({ id, intent_id, amount }, orderId) =>
      stripe.refunds
        .create(
          { payment_intent: intent_id, amount, metadata: { order: orderId, refund: id } },
          // Another amount under one key would be an error
          { idempotencyKey: `refund-${id}-of-${amount}` },
        )
        .then(refundRow, refusalOf),
    refundsOf: async (payment_intent) => {
      const refunds = pagesOf((page) => stripe.refunds.list({ ...page, payment_intent }), refundRow);
      return (await Array.fromAsync(refunds)).flat();
    },
    disputeOf: async (payment_intent) => {
      const [dispute] = (await stripe.disputes.list({ payment_intent, limit: 1 })).data;
      return dispute && disputeRow(dispute).state;
    },
    intentsSince: (since) =>
      pagesOf((page) => stripe.paymentIntents.list({ ...page, ...madeSince(since) }), asItIs<Intent>),
    refundsSince: (since) => pagesOf((page) => stripe.refunds.list({ ...page, ...madeSince(since) }), refundRow),
    disputesSince: (since) => pagesOf((page) => stripe.disputes.list({ ...page, ...madeSince(since) }), disputeRow),
    readEvent: async (body, signature) => {
      const reading = stripe.webhooks.constructEventAsync(body, signature ?? '', webhookSecret);
      const event = await reading.catch((cause) => {
        throw new HttpError(400, 'Nieprawidłowy podpis', undefined, { cause });
      });
      if (event.livemode !== live) throw new HttpError(400, 'Zdarzenie innego trybu płatności');
      return event;
    },
  };
}

const asItIs = <T>(it: T): T => it;
