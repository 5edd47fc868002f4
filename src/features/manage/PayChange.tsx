import { useElements, useStripe } from '@stripe/react-stripe-js';
import { useEffect, useRef, useState } from 'react';
import { fetchJson } from '../../client/api.ts';
import { products } from '../../domain/products.ts';
import { Button } from '../../ui/Button.tsx';
import { Countdown } from '../../ui/Countdown.tsx';
import { toast } from '../../ui/overlays.ts';
import { Notice } from '../booking/Notice.tsx';
import { CardField, CardProvider, PayButton } from '../payment/CardForm.tsx';
import { type Charged, charge, PaymentProblem, unconfirmed } from '../payment/charge.ts';
import { isRefusal, persist } from '../payment/finish.ts';
import type { Account } from '../payment/provider.ts';
import type { ShownBooking } from './booking.ts';
import css from './ManagedBooking.module.css';

/** New dates that wait for their payment. */
export interface OpenedChange extends Account {
  clientSecret: string;
  order: string;
  amount: number;
  expires_at: string;
}

/** The answer while the bank has yet to say. */
const stillUnpaid = 402;

interface PayChangeProps {
  opened: OpenedChange;
  booking: ShownBooking;
  /** The booking is to be read anew. */
  onPaid: () => void;
  onLeave: () => void;
}

/** Pays what new dates cost more; the provider's script is loaded for it. */
export default function PayChange(props: PayChangeProps) {
  return (
    <CardProvider account={props.opened} meanwhile="Stare daty obowiązują.">
      {(failed) => <Form {...props} failed={failed} />}
    </CardProvider>
  );
}

function Form({ opened, booking, onPaid, onLeave, failed }: PayChangeProps & { failed: boolean }) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<string>();
  // The card was charged, and the server has yet to say that the dates are new
  const [waiting, setWaiting] = useState<string>();
  const running = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  // It takes the place of the button that was pressed
  useEffect(() => form.current?.focus(), []);
  const [seconds] = useState(() => Math.max(1, Math.round((Date.parse(opened.expires_at) - Date.now()) / 1000)));

  const settle = async () => {
    const { path } = products[booking.kind].booked;
    await persist(() => fetchJson(path, { method: 'POST', json: { order: opened.order }, once: true }));
    toast({ text: 'Płatność zakończona sukcesem!' });
    onPaid();
  };
  const send = async () => {
    if (running.current || !ready) return;
    running.current = true;
    setBusy(true);
    setProblem(undefined);
    const { first_name, last_name, email } = booking;
    const payer = { name: `${first_name} ${last_name}`, email };
    let charged: Charged | undefined;
    try {
      charged = await charge(stripe, elements, payer, opened.order);
      if (charged === 'paid') await settle();
      else setWaiting(unconfirmed);
    } catch (error) {
      if (!(error instanceof PaymentProblem)) console.error('The change was not paid', error);
      // Of money that is there nothing may read like a failed payment
      if (charged && !isRefusal(error)) setWaiting('Zapłacono, ale zmiana nie jest jeszcze potwierdzona');
      else setProblem(error instanceof Error && error.message ? error.message : 'Payment failed');
    }
    running.current = false;
    setBusy(false);
  };
  const check = async () => {
    setBusy(true);
    await settle().catch((error) => {
      console.warn('The change is not confirmed yet', error);
      if (!isRefusal(error) || error.status === stillUnpaid) return;
      toast({ text: error.message, tone: 'bad' });
      onPaid();
    });
    setBusy(false);
  };
  if (waiting)
    return (
      <Notice tone="warn" title={waiting}>
        <p>Nie płać drugi raz. Do potwierdzenia obowiązują stare daty, a&nbsp;o&nbsp;nowych napiszemy.</p>
        <Button disabled={busy} onClick={() => void check()}>
          Sprawdź ponownie
        </Button>
      </Notice>
    );
  if (over && !busy)
    return (
      <Notice title="Czas na dopłatę minął">
        <p>Nowe dni wróciły do puli, a stare daty obowiązują. Karta nie została obciążona.</p>
        <Button onClick={onLeave}>Wybierz daty ponownie</Button>
      </Notice>
    );
  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label="Dopłata"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Countdown
        label="Nowe dni czekają na dopłatę jeszcze"
        until={opened.expires_at}
        seconds={seconds}
        onEnd={() => setOver(true)}
      />
      <div className={css.card}>
        <CardField provider={opened.provider} disabled={busy} onReady={() => setReady(true)} />
      </div>
      {problem && <Notice key={problem} title={problem} />}
      <div className={css.buttons}>
        <PayButton amount={opened.amount} busy={busy} ready={ready} failed={failed} />
        <Button kind="text" disabled={busy} onClick={onLeave}>
          Zostaw stare daty
        </Button>
      </div>
    </form>
  );
}
