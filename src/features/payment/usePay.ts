import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useRef, useState } from 'react';
import type { OwnOrder } from '../booking/order.ts';
import { askBankAgain, type Charged, charge, failed, PaymentProblem } from './charge.ts';
import type { Payer } from './payer.ts';
import { useBook } from './useBook.ts';
import { useEnding } from './useEnding.ts';
import { type Answer, isUndecided, payableOf, useOrder } from './useOrder.ts';

/**
 * Pays an order and books it, from where its payment stands. `problem` is what can be put right in the form, unless the
 * order says otherwise. `unless`: nobody knows whether the card was charged; the order is asked about until it says so,
 * and these are the words for where it was not. `over`: the clock here says that the time for paying is.
 */
export function usePay(ownOrder: OwnOrder, over: boolean) {
  const end = useEnding();
  const book = useBook();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PaymentProblem>();
  const [unless, setUnless] = useState<string>();
  const running = useRef(false);

  const onAnswer = (answer: Answer) => {
    if (isUndecided(answer)) setUnless((words) => words ?? failed);
    else if (unless !== undefined && !running.current) {
      setUnless(undefined);
      const status = payableOf(answer)?.paymentStatus;
      if (status && status !== 'requires_action') end('bad', unless, { ...ownOrder, problem: unless });
    }
  };
  const every = unless !== undefined || (over && !busy) ? 3 : 0;
  const { answer, error, retry } = useOrder(ownOrder.id, { every, onAnswer });

  const run = async (attempt: () => Promise<Charged>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(undefined);
    const outcome = await attempt().catch(problemOf);
    // Once it ends the button stays off, for another page follows
    if (outcome === 'paid') return book({ ...ownOrder, paid: true });
    if (outcome instanceof PaymentProblem && outcome.ends)
      return end('bad', outcome.message, { ...ownOrder, problem: outcome.message });
    running.current = false;
    setBusy(false);
    if (outcome instanceof PaymentProblem) setProblem(outcome);
    else setUnless(outcome.unless);
    retry();
  };
  const pay = (stripe: Stripe | null, elements: StripeElements | null, payer: Payer): Promise<void> =>
    run(() => charge(stripe, elements, payer, ownOrder.id));
  const answerBank = (stripe: Stripe | null): Promise<void> => run(() => askBankAgain(stripe, ownOrder.id));
  return { answer, error, retry, pay, answerBank, busy, problem, unless };
}
export type Paying = Pick<ReturnType<typeof usePay>, 'pay' | 'answerBank' | 'busy' | 'problem'>;

function problemOf(error: unknown): PaymentProblem {
  if (error instanceof PaymentProblem) return error;
  console.error('The payment did not begin', error);
  return new PaymentProblem(failed, { ends: false });
}
