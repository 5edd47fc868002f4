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
  words?: PayWords;
}
interface PayWords {
  /** What stays as it is while no card can be charged. */
  meanwhile: string;
  what: string;
  countdown: string;
  waiting: string;
  over: { title: string; text: string; again: string };
  leave: string;
}

const ofChange: PayWords = {
  meanwhile: 'Stare daty obowiązują.',
  what: 'Dopłata',
  countdown: 'Nowe dni czekają na dopłatę jeszcze',
  waiting: 'Nie płać ponownie. Do potwierdzenia obowiązują stare daty, a\u00a0o\u00a0nowych napiszemy.',
  over: {
    title: 'Czas na dopłatę minął',
    text: 'Nowe dni wróciły do puli, a stare daty obowiązują. Karta nie została obciążona.',
    again: 'Wybierz daty ponownie',
  },
  leave: 'Zostaw stare daty',
};
/** What a booking costs that stands already. */
export const ofBooking: PayWords = {
  meanwhile: 'Rezerwacja stoi, zapłacisz też na miejscu.',
  what: 'Zapłata',
  countdown: 'Na zapłatę zostało',
  waiting: 'Nie płać ponownie. Rezerwacja stoi, a o\u00a0zapłacie dowiesz się tutaj.',
  over: {
    title: 'Czas na zapłatę minął',
    text: 'Rezerwacja stoi. Karta nie została obciążona.',
    again: 'Zapłać jeszcze raz',
  },
  leave: 'Nie teraz',
};

/** Pays what new dates cost more, or what is due; the provider's script is loaded for it. */
export default function PayChange(props: PayChangeProps) {
  return (
    <CardProvider account={props.opened} meanwhile={(props.words ?? ofChange).meanwhile}>
      {(failed) => <Form {...props} failed={failed} />}
    </CardProvider>
  );
}

function Form({ opened, booking, onPaid, onLeave, failed, words = ofChange }: PayChangeProps & { failed: boolean }) {
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
        <p>{words.waiting}</p>
        <Button disabled={busy} onClick={() => void check()}>
          Sprawdź ponownie
        </Button>
      </Notice>
    );
  if ((over || ended) && !busy)
    return (
      <Notice title={words.over.title}>
        <p>{words.over.text}</p>
        <Button onClick={onLeave}>{words.over.again}</Button>
      </Notice>
    );
  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={words.what}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) void pay(stripe, elements);
      }}
    >
      <Countdown label={words.countdown} until={opened.expires_at} seconds={seconds} onEnd={() => setOver(true)} />
      {bankAsks && <BankQuestion busy={busy} answer={answerBank} />}
      <div className={css.card}>
        <CardField provider={opened.provider} disabled={busy} onReady={() => setReady(true)} />
      </div>
      {problem && <Notice key={problem} title={problem} />}
      <div className={css.buttons}>
        <PayButton amount={opened.amount} busy={busy} ready={ready} failed={failed} />
        <Button kind="text" disabled={busy} onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </form>
  );
}
