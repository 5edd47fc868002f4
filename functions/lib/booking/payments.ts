import type { Context } from '@netlify/functions';
import type Stripe from 'stripe';
import type { StoredOrder } from '../../../db/orders.ts';
import type { ProviderRefund, Refund } from '../../../db/refunds.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { type Account, accountOf } from './payment-account.ts';

export type Intent = Stripe.PaymentIntent;

/** Only złoty, in grosze. */
export const currency = 'pln';

/** What the product asks of its card provider. A provider that fails is a 502 with the specified words. */
export interface Payments {
  provider: Account['provider'];
  publishableKey: string;
  /** Real money. */
  live: boolean;
  /** The intent of an order: asking again answers the same one. */
  open(order: Pick<StoredOrder, 'id' | 'amount'>): Promise<Intent>;
  /** Undefined: the provider knows no such intent, so nobody can pay it. */
  find(intentId: string): Promise<Intent | undefined>;
  /** Ends an intent; answers it as it then is: canceled, or succeeded where the buyer was faster. */
  close(intentId: string): Promise<Intent | undefined>;
  /** Sends money back and answers it as the provider has it; again changes nothing. Undefined: it was back already. */
  refund(refund: Pick<Refund, 'id' | 'intent_id' | 'amount'>, orderId: string): Promise<ProviderRefund | undefined>;
  /** All refunds of an intent, ours and those that were made at the provider. */
  refundsOf(intentId: string): Promise<ProviderRefund[]>;
  /** What was made there since a moment (ms), a page at a time, the newest first: intents, and all refunds. */
  intentsSince(since: number): AsyncIterable<Intent[]>;
  refundsSince(since: number): AsyncIterable<(ProviderRefund & { intent_id: string })[]>;
  /** The event behind a webhook call; a signature that is not the provider's is a 400. */
  readEvent(body: string, signature: string | null): Promise<Stripe.Event>;
}

export async function paymentsOf({ deploy }: Pick<Context, 'deploy'>): Promise<Payments> {
  const account = accountOf(deploy.context);
  const stripe = await clientOf(account);
  const { provider, publishableKey, webhookSecret, live } = account;
  const find = (id: string) =>
    answered('Payment confirmation failed', stripe.paymentIntents.retrieve(id).catch(orMissing));
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
    refund: async ({ id, intent_id, amount }, orderId) => {
      const metadata = { order: orderId, refund: id };
      const refund = await stripe.refunds
        .create({ payment_intent: intent_id, amount, metadata }, { idempotencyKey: `refund-of-order-${id}` })
        .catch((error) => {
          if (codeOf(error) === 'charge_already_refunded') return undefined;
          throw error;
        });
      return refund && providerRefund(refund);
    },
    refundsOf: async (intentId) => {
      const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
      return data.map(providerRefund);
    },
    intentsSince: (since) => pagesOf((page) => stripe.paymentIntents.list({ ...page, ...madeSince(since) })),
    refundsSince: async function* (since) {
      for await (const page of pagesOf((page) => stripe.refunds.list({ ...page, ...madeSince(since) })))
        yield page.map((it) => ({ ...providerRefund(it), intent_id: idOf(it.payment_intent) ?? '' }));
    },
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

const providerRefund = ({ id, amount, status, failure_reason, metadata }: Stripe.Refund): ProviderRefund => ({
  ...{ id, amount, failed: status === 'failed' || status === 'canceled', failure: failure_reason ?? null },
  our: Number(metadata?.refund) || null,
});
/** The provider answers what it points at by its id, or whole. */
export const idOf = (it: string | { id: string } | null): string | undefined => (typeof it === 'string' ? it : it?.id);

const madeSince = (since: number) => ({ created: { gte: Math.floor(since / 1000) } });
interface Page {
  limit: number;
  starting_after?: string;
}
/** Every page of a list of the provider's. */
async function* pagesOf<T extends { id: string }>(
  list: (page: Page) => Promise<{ data: T[]; has_more: boolean }>,
): AsyncGenerator<T[]> {
  let last: string | undefined;
  do {
    const { data, has_more } = await list({ limit: 100, ...(last && { starting_after: last }) });
    yield data;
    last = has_more ? data.at(-1)?.id : undefined;
  } while (last);
}

const clients = new Map<string, Stripe>();

/** One client an account, made when first needed: the SDK is most of a payment function's cold start. */
async function clientOf({ secretKey, url }: Account): Promise<Stripe> {
  const key = `${secretKey} ${url?.href}`;
  const known = clients.get(key);
  if (known) return known;
  const { default: StripeClient } = await import('stripe');
  const at = url && {
    host: url.hostname,
    port: url.port,
    protocol: url.protocol === 'https:' ? ('https' as const) : ('http' as const),
  };
  const client = new StripeClient(secretKey, { ...at, timeout: 8_000, maxNetworkRetries: 1, telemetry: false });
  clients.set(key, client);
  return client;
}

const answered = <T>(message: string, call: Promise<T>): Promise<T> =>
  call.catch((error) => {
    throw failed(message, error);
  });
const failed = (message: string, cause: unknown) => new HttpError(502, message, undefined, { cause });
/** Nothing where the provider says that there is no such thing; any other error stays one. */
function orMissing(error: unknown): undefined {
  if (codeOf(error) !== 'resource_missing') throw error;
}
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Did the provider say no for good, rather than fail or not answer? */
export const isRefused = (error: unknown): boolean =>
  error instanceof HttpError &&
  error.cause instanceof Error &&
  'statusCode' in error.cause &&
  error.cause.statusCode === 400;
