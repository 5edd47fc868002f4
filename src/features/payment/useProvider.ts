import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { loadProvider, type ProviderAccount } from './provider.ts';

/** The provider's script once it is there; `failed`: it was blocked or is away. */
export function useProvider({ provider, publishableKey }: ProviderAccount): { stripe: Stripe | null; failed: boolean } {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    loadProvider({ provider, publishableKey }).then(
      (it) => !gone && setStripe(it),
      (error) => {
        console.error('The card provider did not load', error);
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [provider, publishableKey]);
  return { stripe, failed };
}
