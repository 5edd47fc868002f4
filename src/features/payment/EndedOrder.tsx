import { products } from '../../domain/booking/products.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../booking/Notice.tsx';
import type { OwnOrder } from '../booking/order.ts';
import { useAgain } from './useAgain.tsx';

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
  const { again, busy, refused, taken } = useAgain(ownOrder, amount);
  const { start, words } = products[ownOrder.booking.kind];
  return (
    <>
      {refused}
      {!taken && (
        <Notice title={title}>
          <p>{children}</p>
          {again && (
            <Button kind="go" disabled={busy} onClick={again}>
              {busy ? words.holding : 'Zarezerwuj je znowu'}
            </Button>
          )}
          <ButtonLink href={start}>{words.again}</ButtonLink>
        </Notice>
      )}
    </>
  );
}
