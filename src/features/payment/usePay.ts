import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useRef, useState } from 'react';
import { isPaid } from '../../domain/booking/order.ts';
import { useOnChange } from '../../ui/effects.ts';
import { useOnline } from '../../ui/useOnline.ts';
import type { OwnOrder } from '../booking/order.ts';
import { askBankAgain, type Charged, charge, failed, PaymentProblem } from './charge.ts';
import type { Payer } from './payer.ts';
import { isOpen, type Standing, standingOf } from './standing.ts';
import { useUnderWay } from './under-way.ts';
import { useAskAgain } from './useAskAgain.ts';
import { useBook } from './useBook.ts';
import { useEnding } from './useEnding.ts';
import { type Answer, chargeable, isCharged, payableOf, useOrder } from './useOrder.ts';
import { useSlow } from './useSlow.ts';

/** So often, and so long after it was sent, the provider has to say that nothing was taken: it may be on its way. */
const certain = { times: 2, ms: 15_000 };
/** A paid order is not booked again sooner, in ms. */
const pause = 4_000;
/** Nothing comes after these by itself. */
const ends: Standing[] = ['confirmed', 'gone', 'over'];

/**
 * Pays an order and books it, from where its payment stands, and tells how that is. `problem` is what can be put right
 * in the form. What nobody knows yet is asked about until it is known; nobody is told that it failed before. `over`:
 * the clock here says that the time for paying is.
 */
export function usePay(ownOrder: OwnOrder, over: boolean) {
  const end = useEnding();
  const book = useBook();
  const { line, note, forget } = useUnderWay(ownOrder.id);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PaymentProblem>();
  const [card, setCard] = useState<string>();
  /** How often in a row the provider has said that nothing was taken. */
  const [nothings, setNothings] = useState(0);
  const [untaken, setUntaken] = useState(false);
  const [askedAt, setAskedAt] = useState<number>();
  const running = useRef(false);
  const settledAt = useRef(0);
  const doubted = useRef(false);
  /** An end that is heard of while the provider's own answer does not come. */
  const heard = useRef<(charged: Charged) => void>(undefined);

  const onAnswer = (answer: Answer) => {
    setAskedAt(Date.now());
    if (isCharged(answer)) heard.current?.('paid');
    const { paymentStatus } = answer;
    const isNothing = !running.current && paymentStatus !== undefined && chargeable.includes(paymentStatus);
    setNothings((times) => (isNothing ? times + 1 : 0));
  };
  const { answer, error, retry } = useOrder(ownOrder.id, { onAnswer });
  const online = useOnline();
  const reached = online && error?.status !== 0;
  const isLate = line !== undefined && Date.now() - Date.parse(line.sentAt) >= certain.ms;
  const nothing = nothings >= certain.times && isLate;
  const standing = standingOf({ answer, line, busy, charged: ownOrder.paid === true, nothing, untaken, reached });

  const slow = useSlow(standing === 'charging');
  const asks = standing === 'charging' ? slow : standing ? !ends.includes(standing) : over;
  const every = useAskAgain(asks, retry);

  const ended = useRef(false);
  const succeed = () => {
    if (ended.current) return;
    ended.current = true;
    end('good', 'Płatność zakończona sukcesem!', { ...ownOrder, paid: true });
  };
  const settle = async (): Promise<void> => {
    running.current = true;
    const booked = await book({ ...ownOrder, paid: true });
    if (booked) {
      forget();
      succeed();
    } else running.current = false;
    settledAt.current = Date.now();
    setBusy(booked);
    retry();
  };
  // With each answer, until it is booked: the provider's webhook or the sweeper may be faster
  useOnChange([askedAt, standing], () => {
    if (standing && ends.includes(standing)) return forget();
    if (running.current || !answer) return;
    if (standing === 'taken') return Date.now() - settledAt.current >= pause ? void settle() : undefined;
    // Of a payment that was doubted it is told that nothing was taken, also where another browser sent it
    if (isOpen(standing)) doubted.current = true;
    else if (standing === 'untaken' || (doubted.current && payableOf(answer))) setUntaken(true);
    if (!isOpen(standing)) forget();
  });
  useOnChange([error], () => {
    if (error?.status === 404) forget();
  });
  // A page that waited for it says so; one that is opened on it goes on at once
  const waited = useRef(false);
  useOnChange([standing], () => {
    if (standing !== 'confirmed') waited.current ||= standing !== undefined;
    else if (waited.current) succeed();
  });

  const run = async (attempt: () => Promise<Charged>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(undefined);
    setUntaken(false);
    doubted.current = false;
    setNothings(0);
    const elsewhere = new Promise<Charged>((resolve) => {
      heard.current = resolve;
    });
    const outcome = await Promise.race([attempt(), elsewhere]).catch(problemOf);
    heard.current = undefined;
    // Once it ends the button stays off, for another page follows
    if (outcome === 'paid') return settle();
    if (outcome instanceof PaymentProblem) forget();
    if (outcome instanceof PaymentProblem && outcome.ends)
      return end('bad', outcome.message, { ...ownOrder, problem: outcome.message });
    running.current = false;
    setBusy(false);
    if (outcome instanceof PaymentProblem) setProblem(outcome);
    retry();
  };
  const onSend = (order: Answer['data'][0], digits: string | undefined) => {
    setCard(digits);
    note(order);
  };
  const pay = (stripe: Stripe | null, elements: StripeElements | null, payer: Payer): Promise<void> =>
    run(() => charge(stripe, elements, payer, ownOrder.id, onSend));
  const answerBank = (stripe: Stripe | null): Promise<void> => run(() => askBankAgain(stripe, ownOrder.id, onSend));
  return {
    ...{ answer, error, retry, pay, answerBank, busy, problem, standing, line, slow, card, askedAt, every },
    opened: standing === 'confirmed' && !waited.current && answer !== undefined && isPaid(answer.data[0]),
  };
}
export type Paying = Pick<ReturnType<typeof usePay>, 'pay' | 'answerBank' | 'busy' | 'problem'>;

function problemOf(error: unknown): PaymentProblem {
  if (error instanceof PaymentProblem) return error;
  console.error('The payment did not begin', error);
  return new PaymentProblem(failed, { ends: false });
}
