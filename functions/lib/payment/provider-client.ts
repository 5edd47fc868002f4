import type Stripe from 'stripe';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import type { PaymentAccount } from './payment-account.ts';

const clients = new Map<string, Stripe>();

/** One client an account, made when first needed: the SDK is most of a payment function's cold start. */
export async function clientOf({ secretKey, url }: PaymentAccount): Promise<Stripe> {
  const key = `${secretKey} ${url?.href}`;
  const reused = clients.get(key);
  if (reused) return reused;
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

export const madeSince = (since: number) => ({ created: { gte: Math.floor(since / 1000) } });
interface Page {
  limit: number;
  starting_after?: string;
}
/** Every page of a list of the provider's, each of its rows as `read` makes of it. */
export async function* pagesOf<T extends { id: string }, R>(
  list: (page: Page) => Promise<{ data: T[]; has_more: boolean }>,
  read: (row: T) => R,
): AsyncGenerator<R[]> {
  let last: string | undefined;
  do {
    const { data, has_more } = await list({ limit: 100, ...(last && { starting_after: last }) });
    yield data.map(read);
    last = has_more ? data.at(-1)?.id : undefined;
  } while (last);
}

/** The provider answers what it points at by its id, or whole. */
export const idOf = (it: string | { id: string } | null): string | undefined => (typeof it === 'string' ? it : it?.id);

/** What the provider answers; a failure is a 502 with the specified words. */
export const answered = <T>(message: string, call: Promise<T>): Promise<T> =>
  call.catch((cause) => {
    throw new HttpError(502, message, undefined, { cause });
  });
/** Nothing where the provider says that there is no such thing; any other error stays one. */
export function orMissing(error: unknown): undefined {
  if (codeOf(error) !== 'resource_missing') throw error;
}
export const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Did the provider say no for good, rather than fail or not answer? */
export const isRefused = (error: unknown): boolean =>
  error instanceof HttpError &&
  error.cause instanceof Error &&
  'statusCode' in error.cause &&
  error.cause.statusCode === 400;
