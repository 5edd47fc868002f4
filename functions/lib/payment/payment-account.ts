import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { isPreview } from '../deploy-context.ts';

export interface PaymentAccount {
  provider: 'stripe' | 'sandbox';
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Real money: what the provider says of every intent and event, and must say the same here. */
  live: boolean;
  /** Where the provider is, when it is not the real one. */
  url?: URL;
}

/** Where the sandbox may stand in for a card provider: never where customers are, nor anywhere unknown. */
const rehearses = (context: string | undefined): boolean => context === 'dev' || isPreview(context);

/**
 * Whose payments these are, from the settings of the moment. Half a set of keys, two sets or none takes no payments at
 * all.
 */
export function accountOf(
  deployContext: string | undefined,
  env: Readonly<Record<string, string | undefined>> = process.env,
): PaymentAccount {
  const { PAYMENTS, SANDBOX_URL, STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env;
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET;
  if (PAYMENTS && PAYMENTS !== 'sandbox') throw closed(`PAYMENTS may only be 'sandbox', not '${PAYMENTS}'`);
  if (!webhookSecret) throw closed('STRIPE_WEBHOOK_SECRET is not set');
  if (!PAYMENTS) {
    if (!secretKey || !publishableKey) throw closed('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be set');
    const live = modeOf(secretKey) === 'live';
    if (modeOf(secretKey) !== modeOf(publishableKey)) throw closed('One key is of live payments, the other is not');
    if (live && isPreview(deployContext)) throw closed(`live keys in the deploy context '${deployContext}'`);
    if (!live && !rehearses(deployContext)) throw closed(`no live keys in the deploy context '${deployContext}'`);
    return { provider: 'stripe', secretKey, publishableKey, webhookSecret, live };
  }
  if (secretKey || publishableKey) throw closed('PAYMENTS=sandbox and the keys of a real provider exclude each other');
  if (!SANDBOX_URL) throw closed('PAYMENTS=sandbox needs SANDBOX_URL');
  if (!rehearses(deployContext)) throw closed(`no sandbox in the deploy context '${deployContext}'`);
  return {
    provider: 'sandbox',
    secretKey: 'sk_test_sandbox',
    publishableKey: 'pk_test_sandbox',
    webhookSecret,
    live: false,
    url: new URL(SANDBOX_URL),
  };
}

/** What a key says of itself: sk_live_…, rk_live_…, pk_test_… */
const modeOf = (key: string): string | undefined => key.match(/^[a-z]+_(live|test)_/)?.[1];

const closed = (why: string) =>
  new HttpError(503, 'Płatności są chwilowo niedostępne', undefined, { cause: new Error(why) });
