import type { Stripe } from '@stripe/stripe-js';

/** The account with the card provider whose card form it is, as the order's answer says. */
export interface ProviderAccount {
  provider: 'sandbox' | 'stripe';
  publishableKey: string;
}

/** The provider's script, or the sandbox in its place. Only this page loads either. */
export async function loadProvider({ provider, publishableKey }: ProviderAccount): Promise<Stripe> {
  if (provider === 'sandbox') {
    const { createSandbox } = await import('./sandbox.ts');
    return createSandbox(publishableKey);
  }
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publishableKey, { locale: 'pl' });
  if (!stripe) throw new Error('The provider has no script here');
  return stripe;
}
