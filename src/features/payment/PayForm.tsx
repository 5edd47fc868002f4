import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import { useSetAtom } from 'jotai/react';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { parse } from '../../domain/kernel/schema.ts';
import { formatAmount } from '../../domain/language/polish.ts';
import * as pages from '../../domain/paths.ts';
import { correct, summaryOf } from '../../fields/errors.ts';
import { Input } from '../../fields/Input.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';
import bookingCss from '../booking/Booking.module.css';
import { Notice } from '../booking/Notice.tsx';
import type { OwnOrder } from '../booking/order.ts';
import { Document } from '../booking/Terms.tsx';
import { reopenAtom } from '../parking/draft.ts';
import css from './PayForm.module.css';
import { payer } from './payer.ts';
import type { Payable } from './useOrder.ts';
import { usePay } from './usePay.ts';
import { useProvider } from './useProvider.ts';

interface PayFormProps {
  own: OwnOrder;
  payable: Payable;
  /** While the card is being charged the page must stay as it is. */
  onBusy: (busy: boolean) => void;
  reread: () => void;
}

/** The card form; the provider's script is loaded for it. */
export function PayForm(props: PayFormProps) {
  const { stripe, failed } = useProvider(props.payable);
  return (
    <>
      {props.payable.provider === 'sandbox' && <Sandbox />}
      {failed && (
        <Notice title="Stripe has not loaded correctly.">
          <p>
            Nie udało się wczytać formularza karty. Może blokuje go rozszerzenie przeglądarki albo sieć. Wyłącz blokadę
            i odśwież stronę.
          </p>
        </Notice>
      )}
      <Elements stripe={stripe}>
        <Form {...props} failed={failed} />
      </Elements>
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

function Form({ own, payable, onBusy, reread, failed }: PayFormProps & { failed: boolean }) {
  const stripe = useStripe();
  const elements = useElements();
  const { pay, busy, problem } = usePay(own, reread);
  useEffect(() => onBusy(busy), [onBusy, busy]);
  const reopen = useSetAtom(reopenAtom);
  const open = useEffectEvent(() => reopen(own));
  // Once: what ends the payment clears them
  useEffect(() => open(), []);

  const { firstName, lastName, email } = own.booking.contact;
  const [values, setValues] = useState({ name: `${firstName} ${lastName}`, email });
  const [attempt, setAttempt] = useState(0);
  const [ready, setReady] = useState(false);
  const result = parse(payer, values);
  const shown = attempt > 0 && !result.ok ? result.errors : {};

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (result.ok && ready) void pay(stripe, elements, result.row);
  };
  const why = failed ? 'Bez formularza karty nie można zapłacić.' : ready ? undefined : 'Wczytujemy formularz karty…';
  return (
    <form className={bookingCss.main} noValidate onSubmit={submit}>
      <ErrorSummary
        title={correct(Object.keys(shown).length, 'zanim zapłacisz')}
        errors={summaryOf(payer.fields, shown)}
        attempt={attempt}
      />
      <Panel>
        <div className={css.pay}>
          <h2>Twoje dane</h2>
          <div className={bookingCss.row}>
            {(['name', 'email'] as const).map((name) => (
              <Input
                key={name}
                name={name}
                field={payer.fields[name]}
                value={values[name]}
                onChange={(typed) => setValues({ ...values, [name]: String(typed) })}
                error={shown[name]}
              />
            ))}
          </div>
          <h2>Karta</h2>
          <CardElement
            className={payable.provider === 'sandbox' ? css.sandboxCard : css.card}
            options={{ hidePostalCode: true, disabled: busy }}
            onReady={() => setReady(true)}
          />
          {problem && <Notice title={problem} />}
          <p>
            Płacąc, zamawiasz na warunkach, które zawierają <Document href={pages.terms}>regulamin</Document> i&nbsp;
            <Document href={pages.privacy}>polityka prywatności</Document>.
          </p>
          <Button kind="go" wide type="submit" className={css.button} disabled={busy} why={why}>
            <Icon name="lock" />
            <span>
              {busy ? 'Płacimy…' : `Zapłać ${formatAmount(payable.order.amount)}`}{' '}
              <small>(zamówienie z obowiązkiem zapłaty)</small>
            </span>
          </Button>
          <p className={css.foot}>
            <ButtonLink kind="text" href={pages.parkingSummary}>
              Wstecz
            </ButtonLink>
            <span>Danych karty nie zapisujemy.</span>
          </p>
        </div>
      </Panel>
    </form>
  );
}
