import { type ReactNode, useState } from 'react';
import { products } from '../../domain/booking/products.ts';
import { HoldRefusal } from '../booking/HoldRefusal.tsx';
import { isWhole, type OwnOrder } from '../booking/order.ts';
import { useHold } from '../booking/useHold.ts';
import { useRefilledSteps } from './refill-steps.ts';

/**
 * Holds what an order was for once more, at what it cost, in grosze. `again` is undefined where only another tab knew
 * whom it was for.
 */
export function useAgain(ownOrder: OwnOrder, amount: number) {
  useRefilledSteps(ownOrder);
  const { hold, busy, refusal } = useHold();
  const [attempt, setAttempt] = useState(0);
  const { booking } = ownOrder;
  const { kind } = booking;
  const again = isWhole(booking)
    ? () => {
        setAttempt(attempt + 1);
        void hold(booking, refusal?.why === 'price' ? refusal.amount : amount);
      }
    : undefined;
  const refused: ReactNode = refusal && (
    <HoldRefusal key={attempt} refusal={refusal} before={amount} kind={kind} paths={products[kind].paths(booking)} />
  );
  return { again, busy, refused, taken: refusal?.why === 'taken' };
}
