import { useState } from 'react';
import { products } from '../../domain/booking/products.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { HoldRefusal } from '../booking/HoldRefusal.tsx';
import { Notice } from '../booking/Notice.tsx';
import { isWhole, type OwnOrder } from '../booking/order.ts';
import { useHold } from '../booking/useHold.ts';
import { useRefilledSteps } from './refill-steps.ts';

interface EndedOrderProps {
  ownOrder: OwnOrder;
  /** What it cost, in grosze. */
  amount: number;
  title: string;
  /** What became of its place and its money. */
  children: string;
}

/** An order that nobody can pay any more: the same may be held once more, while it is free. */
export function EndedOrder({ ownOrder, amount, title, children }: EndedOrderProps) {
  useRefilledSteps(ownOrder);
  const { hold, busy, refusal } = useHold();
  const [attempt, setAttempt] = useState(0);
  const { booking } = ownOrder;
  const { kind } = booking;
  const isTaken = refusal?.why === 'taken';
  // Whom it was for, only the tab knew that placed it
  const again = isWhole(booking)
    ? () => {
        setAttempt(attempt + 1);
        void hold(booking, refusal?.why === 'price' ? refusal.amount : amount);
      }
    : undefined;
  return (
    <>
      {refusal && (
        <HoldRefusal
          key={attempt}
          refusal={refusal}
          before={amount}
          kind={kind}
          paths={products[kind].paths(booking)}
        />
      )}
      {!isTaken && (
        <Notice title={title}>
          <p>{children}</p>
          {again && (
            <Button kind="go" disabled={busy} onClick={again}>
              {busy ? products[kind].words.holding : 'Zarezerwuj jeszcze raz'}
            </Button>
          )}
          <ButtonLink href={products[kind].start}>{products[kind].words.again}</ButtonLink>
        </Notice>
      )}
    </>
  );
}
