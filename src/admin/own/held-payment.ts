import { useState } from 'react';
import { isDue } from '../../domain/booking/order.ts';
import { type Answer, isCharged, isUndecided, useOrder } from '../../features/payment/useOrder.ts';
import type { OwnBooking } from './own-booking.ts';

/** How often a payment that is not decided, or not booked yet, is asked about, in seconds. */
const every = 5;

/** 'taken': the money is there and the booking is not confirmed yet; 'asking': the bank has yet to say. */
export type PaymentStanding = 'taken' | 'asking';

const standingIn = (answer: Answer | undefined): PaymentStanding | undefined =>
  answer && (isCharged(answer) ? 'taken' : isUndecided(answer) ? 'asking' : undefined);

/** What is told of it: nobody may pay again. */
export const standingWords: Record<PaymentStanding, { badge: string; words: string }> = {
  taken: {
    badge: 'Zapłata przyjęta',
    words: 'Potwierdzamy rezerwację: nie płać ponownie, e-mail przyjdzie w\u00a0kilka minut.',
  },
  asking: {
    badge: 'Sprawdzamy zapłatę',
    words: 'Sprawdzamy, czy zapłata doszła. Nie płać ponownie. Jeśli bank nic nie pobrał, napiszemy to tutaj.',
  },
};

export const isUnpaid = ({ order_state: state }: Pick<OwnBooking, 'order_state'>): boolean =>
  state !== null && isDue({ state });

/** How the payment of a booking that is held stands; it is asked again and again while nobody can say more. */
export function useHeldPayment(booking: OwnBooking) {
  const [again, setAgain] = useState(false);
  const { answer } = useOrder(isUnpaid(booking) ? (booking.order_number ?? undefined) : undefined, {
    every: again ? every : 0,
    onAnswer: (answer) => setAgain(standingIn(answer) !== undefined),
  });
  return { answer, standing: standingIn(answer) };
}
