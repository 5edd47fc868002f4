import { useElements, useStripe } from '@stripe/react-stripe-js';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Countdown } from '../../ui/Countdown.tsx';
import { Notice } from '../booking/Notice.tsx';
import { BankQuestion } from '../payment/BankQuestion.tsx';
import { CardField, CardProvider, PayButton } from '../payment/CardForm.tsx';
import type { ShownBooking } from './booking.ts';
import css from './ManagedBooking.module.css';
import type { OpenedChange } from './useNewDates.ts';
import { usePayChange } from './usePayChange.ts';

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
  const [over, setOver] = useState(false);
  const { pay, answerBank, check, bankAsks, ended, ...paying } = usePayChange(opened, booking, onPaid);
  const { busy, problem, waiting } = paying;
  const form = useRef<HTMLFormElement>(null);
  // The form takes the place of the button that was pressed, and so its focus
  useEffect(() => form.current?.focus(), []);
  const [seconds] = useState(() => Math.max(1, Math.round((Date.parse(opened.expires_at) - Date.now()) / 1000)));

  if (waiting)
    return (
      <Notice tone="warn" title={waiting}>
        <p>Nie płać ponownie. Do potwierdzenia obowiązują stare daty, a&nbsp;o&nbsp;nowych napiszemy.</p>
        <Button disabled={busy} onClick={() => void check()}>
          Sprawdź ponownie
        </Button>
      </Notice>
    );
  if ((over || ended) && !busy)
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
        if (ready) void pay(stripe, elements);
      }}
    >
      <Countdown
        label="Nowe dni czekają na dopłatę jeszcze"
        until={opened.expires_at}
        seconds={seconds}
        onEnd={() => setOver(true)}
      />
      {bankAsks && <BankQuestion busy={busy} answer={answerBank} />}
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
