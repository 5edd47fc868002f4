import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useRef, useState } from 'react';
import { fetchJson } from '../../client/api.ts';
import { isPaid, moneyOf } from '../../domain/booking/order.ts';
import { products } from '../../domain/booking/products.ts';
import { toast } from '../../ui/overlays.ts';
import { askBankAgain, type Charged, charge, PaymentProblem } from '../payment/charge.ts';
import { isRefusal, persist } from '../payment/finish.ts';
import { type Answer, isCharged, isUndecided, useOrder } from '../payment/useOrder.ts';
import type { ShownBooking } from './booking.ts';
import type { OpenedChange } from './useNewDates.ts';

/** The answer while the bank has yet to say. */
const stillUnpaid = 402;
const unbooked = 'Zapłata przyjęta, potwierdzamy zmianę';
const unconfirmed = 'Sprawdzamy, czy zapłata doszła';

/** Why nobody should pay now: the card was charged, or its bank has yet to decide. */
const whyWait = (answer: Answer): string | undefined =>
  isCharged(answer) ? unbooked : isUndecided(answer) ? unconfirmed : undefined;

/** Pays what new dates cost more, from where their payment stands. `onPaid`: the booking is to be read anew. */
export function usePayChange(opened: OpenedChange, booking: ShownBooking, onPaid: () => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [waiting, setWaiting] = useState(() => opened.answer && whyWait(opened.answer));
  const running = useRef(false);

  const finish = () => {
    toast({ text: 'Płatność zakończona sukcesem!' });
    onPaid();
  };
  const settle = async () => {
    const { path } = products[booking.kind].booked;
    await persist(() => fetchJson(path, { method: 'POST', json: { order: opened.order }, once: true }));
    finish();
  };
  const onAnswer = (answer: Answer) => {
    if (running.current) return;
    if (isPaid(answer.data[0])) finish();
    else setWaiting(whyWait(answer));
  };
  const every = waiting === undefined ? 0 : 3;
  const { answer, retry } = useOrder(opened.order, { every, onAnswer, first: opened.answer });

  const run = async (attempt: () => Promise<Charged>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(undefined);
    let charged: Charged | undefined;
    try {
      charged = await attempt();
      if (charged === 'paid') await settle();
      else setWaiting(unconfirmed);
    } catch (error) {
      if (!(error instanceof PaymentProblem)) console.error('The change was not paid', error);
      // Of money that is there nothing may read like a failed payment
      if (charged && !isRefusal(error)) setWaiting(unbooked);
      else setProblem(error instanceof Error && error.message ? error.message : 'Payment failed');
    }
    running.current = false;
    setBusy(false);
    if (charged !== 'paid') retry();
  };
  const { first_name, last_name, email } = booking;
  const payer = { name: `${first_name} ${last_name}`, ...(email !== null && { email }) };
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
  return {
    ...{ busy, problem, waiting, check },
    pay: (stripe: Stripe | null, elements: StripeElements | null) =>
      run(() => charge(stripe, elements, payer, opened.order)),
    answerBank: (stripe: Stripe | null) => run(() => askBankAgain(stripe, opened.order)),
    bankAsks: answer?.paymentStatus === 'requires_action',
    /** Its time is over, or it was given up for other dates. */
    ended: answer && moneyOf(answer.data[0]) === 'none',
  };
}
