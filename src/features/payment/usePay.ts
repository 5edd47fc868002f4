import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useRef, useState } from 'react';
import type { OwnOrder } from '../booking/order.ts';
import { charge, PaymentProblem, unconfirmed } from './charge.ts';
import { finish, isRefusal } from './finish.ts';
import type { Payer } from './payer.ts';
import { useEnding } from './useEnding.ts';

/** Books a paid order and says so. */
export function useBook() {
  const end = useEnding();
  return async (order: OwnOrder): Promise<void> => {
    try {
      await finish(order);
      end('good', 'Płatność zakończona sukcesem!', order);
    } catch (error) {
      console.error('The paid order was not booked', error);
      // The money is there and the server settles the order by itself: a server that is away must not read like a
      // failed payment
      const problem = isRefusal(error)
        ? error.message || 'Wystąpił błąd'
        : 'Zapłacono, ale rezerwacja nie jest jeszcze potwierdzona';
      end('bad', problem, { ...order, problem });
    }
  };
}

/**
 * Pays an order and books it; `problem` is what can be put right in the form, unless the order, which is to be
 * `reread`, says otherwise.
 */
export function usePay(order: OwnOrder, reread: () => void) {
  const end = useEnding();
  const book = useBook();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PaymentProblem>();
  const running = useRef(false);

  const pay = async (stripe: Stripe | null, elements: StripeElements | null, payer: Payer): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(undefined);
    const outcome = await charge(stripe, elements, payer, order.id).catch(problemOf);
    // Once it ends the button stays off, for another page follows
    if (outcome === 'paid') return book({ ...order, paid: true });
    if (outcome === 'pending') return end('bad', unconfirmed, { ...order, pending: true });
    const failure = outcome;
    if (failure.ends) return end('bad', failure.message, { ...order, problem: failure.message });
    running.current = false;
    setBusy(false);
    setProblem(failure);
    reread();
  };
  return { pay, busy, problem };
}

function problemOf(error: unknown): PaymentProblem {
  if (error instanceof PaymentProblem) return error;
  console.error('The payment stopped', error);
  return new PaymentProblem('Payment failed', { ends: false });
}
