import { dueOf, type OrderMoney } from '../../domain/booking/order.ts';
import { formatAmount } from '../../domain/language/amounts.ts';
import { Badge } from '../../ui/Badge.tsx';

/** Paid, or how much is not. */
export function Paid({ of }: { of: OrderMoney }) {
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
