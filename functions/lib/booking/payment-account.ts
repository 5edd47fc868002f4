import { HttpError } from '../../../src/domain/kernel/http-error.ts';

export interface Account {
  provider: 'stripe' | 'sandbox';
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Where the provider is, when it is not the real one. */
  url?: URL;
}

/** Where the sandbox may stand in for a card provider: never where customers are, nor anywhere unknown. */
const rehearsals = ['dev', 'branch-deploy', 'deploy-preview'];

/**
 * Whose payments these are, from the settings of the moment. Half a set of keys, two sets or none takes no payments at
 * all.
 */
export function accountOf(deployContext: string | undefined): Account {
  const { PAYMENTS, SANDBOX_URL, STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = process.env;
  const webhookSecret = process.env.STRIPE_WEBHOOK_SECRET;
  if (PAYMENTS && PAYMENTS !== 'sandbox') throw closed(`PAYMENTS may only be 'sandbox', not '${PAYMENTS}'`);
  if (!webhookSecret) throw closed('STRIPE_WEBHOOK_SECRET is not set');
  if (!PAYMENTS) {
    if (!secretKey || !publishableKey) throw closed('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be set');
    return { provider: 'stripe', secretKey, publishableKey, webhookSecret };
  }
  if (secretKey || publishableKey) throw closed('PAYMENTS=sandbox and the keys of a real provider exclude each other');
  if (!SANDBOX_URL) throw closed('PAYMENTS=sandbox needs SANDBOX_URL');
  if (!deployContext || !rehearsals.includes(deployContext))
    throw closed(`no sandbox in the deploy context '${deployContext}'`);
  return {
    provider: 'sandbox',
    secretKey: 'sk_test_sandbox',
    publishableKey: 'pk_test_sandbox',
    webhookSecret,
    url: new URL(SANDBOX_URL),
  };
}

const closed = (why: string) =>
  new HttpError(503, 'Płatności są chwilowo niedostępne', undefined, { cause: new Error(why) });
