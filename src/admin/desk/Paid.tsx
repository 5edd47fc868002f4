import { moneyOf, type OrderState } from '../../domain/booking/order.ts';
import { formatAmount } from '../../domain/language/polish.ts';
import { Badge } from '../../ui/Badge.tsx';

interface Money {
  order_state: OrderState | null;
  order_amount: number | null;
  order_paid: number | null;
}

/** What is still to be paid for a booking, in grosze; of one without an order nobody knows. */
export const dueOf = ({ order_state, order_amount, order_paid }: Money): number =>
  order_state && ['due', 'owed', 'paid'].includes(moneyOf({ state: order_state }) ?? '')
    ? Math.max((order_amount ?? 0) - (order_paid ?? 0), 0)
    : 0;

/** Paid, or how much is not. */
export function Paid({ of }: { of: Money }) {
  const due = dueOf(of);
  if (due > 0)
    return (
      <>
        <b>{formatAmount(due)}</b>
        <small>do zapłaty</small>
      </>
    );
  return of.order_state ? <Badge tone="good">Opłacone</Badge> : <small>bez zamówienia</small>;
}
