import { CardElement, Elements } from '@stripe/react-stripe-js';
import type { ReactNode } from 'react';
import { formatAmount } from '../../domain/language/amounts.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../booking/Notice.tsx';
import css from './CardForm.module.css';
import type { ProviderAccount } from './provider.ts';
import { useProvider } from './useProvider.ts';

interface CardProviderProps {
  account: ProviderAccount;
  /** What stays as it is while no card can be charged. */
  meanwhile?: string;
  children: (failed: boolean) => ReactNode;
}

const blocked =
  'Nie udało się wczytać formularza karty. Może blokuje go rozszerzenie przeglądarki albo sieć. ' +
  'Wyłącz blokadę i odśwież stronę.';

/** Loads the provider's script for the form in it, and says when it is a sandbox or was blocked. */
export function CardProvider({ account, meanwhile, children }: CardProviderProps) {
  const { stripe, failed } = useProvider(account);
  return (
    <>
      {account.provider === 'sandbox' && <Sandbox />}
      {failed && (
        <Notice title="Stripe has not loaded correctly.">
          <p>
            {blocked} {meanwhile}
          </p>
        </Notice>
      )}
      <Elements stripe={stripe}>{children(failed)}</Elements>
    </>
  );
}

/** Nobody must take the sandbox for the real thing. */
const Sandbox = () => (
  <p className={css.sandbox}>
    <b>PIASKOWNICA</b>
    <span>
      To próbna płatność. Użyj karty <span className="mono">4242 4242 4242 4242</span>.
    </span>
  </p>
);

interface CardFieldProps {
  provider: ProviderAccount['provider'];
  disabled: boolean;
  onReady: () => void;
}

export const CardField = ({ provider, disabled, onReady }: CardFieldProps) => (
  <CardElement
    // The sandbox draws fields of its own
    className={provider === 'stripe' ? css.card : undefined}
    options={{ hidePostalCode: true, disabled }}
    onReady={onReady}
  />
);

interface PayButtonProps {
  /** In grosze. */
  amount: number;
  busy: boolean;
  /** The card's field can be typed into. */
  ready: boolean;
  /** The provider's script is not there. */
  failed: boolean;
}

export const PayButton = ({ amount, busy, ready, failed }: PayButtonProps) => {
  const wait = ready ? undefined : 'Wczytujemy formularz karty…';
  const why = failed ? 'Bez formularza karty nie można zapłacić.' : wait;
  return (
    <Button kind="go" wide type="submit" className={css.button} disabled={busy} why={why}>
      <Icon name="lock" />
      <span>
        {busy ? 'Płacimy…' : `Zapłać ${formatAmount(amount)}`} <small>(zamówienie z obowiązkiem zapłaty)</small>
      </span>
    </Button>
  );
};
