import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { type ReactNode, useState } from 'react';
import { products } from '../../domain/booking/products.ts';
import * as pages from '../../domain/site/paths.ts';
import { correct } from '../../fields/errors.ts';
import { Input } from '../../fields/Input.tsx';
import { useForm } from '../../fields/useForm.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { ErrorText } from '../../ui/Field.tsx';
import { FieldRow } from '../../ui/FieldRow.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Notice } from '../booking/Notice.tsx';
import type { OwnOrder } from '../booking/order.ts';
import { Document } from '../booking/Terms.tsx';
import { CardField, CardProvider, PayButton } from './CardForm.tsx';
import css from './PayForm.module.css';
import { payer } from './payer.ts';
import { useRefilledSteps } from './refill-steps.ts';
import type { Payable } from './useOrder.ts';
import type { Paying } from './usePay.ts';

interface PayFormProps extends Paying {
  ownOrder: OwnOrder;
  payable: Payable;
  /** How the payment stands, before the form. */
  head: ReactNode;
  /** The form is not seen: it keeps what was typed while the card is charged. */
  hidden: boolean;
}

/** The card form; the provider's script is loaded for it. */
export function PayForm(props: PayFormProps) {
  return <CardProvider account={props.payable}>{(failed) => <Form {...props} failed={failed} />}</CardProvider>;
}

const cardId = 'card';

function Form({ ownOrder, payable, pay, busy, problem, failed, head, hidden }: PayFormProps & { failed: boolean }) {
  const stripe = useStripe();
  const elements = useElements();
  useRefilledSteps(ownOrder);

  const { contact } = ownOrder.booking;
  const [ready, setReady] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const whole = { id: cardId, label: 'Karta', error: problem?.message ?? '' };
  const ofCard = problem?.ofCard ? (problem.wrong.length > 0 ? problem.wrong : [whole]) : [];
  // The provider's field is a page of its own, or the sandbox's: it takes the focus itself
  const focusCard = () => elements?.getElement(CardElement)?.focus();
  const form = useForm(payer, {
    ...(contact && { row: { name: `${contact.firstName} ${contact.lastName}`, email: contact.email } }),
    focus: 'summary',
    send: (row) => {
      setAttempt(attempt + 1);
      if (ready) void pay(stripe, elements, row);
    },
  });
  return (
    <>
      {head}
      {hidden && problem && <Notice title={problem.message} />}
      <form {...form.form} className={css.form} hidden={hidden}>
        <ErrorSummary title={correct(form.summary.errors.length, 'zanim zapłacisz')} {...form.summary} />
        {form.summary.errors.length === 0 && !busy && (
          <ErrorSummary title={correct(ofCard.length, 'zanim zapłacisz')} errors={ofCard} attempt={attempt} />
        )}
        <Panel>
          <div className={css.pay}>
            <h2>Twoje dane</h2>
            <FieldRow>
              <Input {...form.field('name')} />
              <Input {...form.field('email')} />
            </FieldRow>
            <h2>Karta</h2>
            <div>
              {/* biome-ignore lint/a11y/noStaticElementInteractions: links lead here, and on to the field */}
              <div id={cardId} tabIndex={-1} onFocus={(event) => event.target === event.currentTarget && focusCard()}>
                <CardField provider={payable.provider} disabled={busy} onReady={() => setReady(true)} />
              </div>
              {ofCard.length > 0 && payable.provider === 'stripe' && <ErrorText>{problem?.message}</ErrorText>}
            </div>
            {problem && !problem.ofCard && !hidden && <Notice title={problem.message} />}
            <p>
              Płacąc, akceptujesz <Document href={pages.terms}>regulamin</Document>. Szczegóły:{' '}
              <Document href={pages.privacy}>polityka prywatności</Document>.
            </p>
            <PayButton amount={payable.order.amount} busy={busy} ready={ready} failed={failed} />
            <p className={css.foot}>
              <ButtonLink kind="text" href={products[ownOrder.booking.kind].paths().summary}>
                Wstecz
              </ButtonLink>
              <span>Danych karty nie zapisujemy.</span>
            </p>
          </div>
        </Panel>
      </form>
    </>
  );
}
