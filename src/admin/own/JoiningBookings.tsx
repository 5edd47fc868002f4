import { useList } from '../../client/useList.ts';
import { isPaid, type OrderKind } from '../../domain/booking/order.ts';
import { products } from '../../domain/booking/products.ts';
import { formatAmount } from '../../domain/language/amounts.ts';
import { dayOf, formatStay } from '../../domain/language/days.ts';
import type { ShownOrder } from '../../features/payment/useOrder.ts';
import css from './OwnBookings.module.css';

/** What was booked here and joins the account once its address is proven. */
export function useJoining(kind: OrderKind, proven: boolean): ShownOrder[] {
  const { answer } = useList<ShownOrder>(proven ? null : 'orders?joining=1');
  return answer?.data.filter((order) => order.kind === kind) ?? [];
}

/** Each as a row; the account has nothing more of it yet. */
export const JoiningBookings = ({ orders }: { orders: readonly ShownOrder[] }) => (
  <ul>
    {orders.map((order) => (
      <li key={order.order_number} className={css.booking}>
        <b>{products[order.kind].place(order)}</b>
        <p className={css.days}>{formatStay(dayOf(order.since), dayOf(order.until))}</p>
        <div>
          <span className={css.unknown}>{isPaid(order) ? 'Opłacona, dołączy do konta' : 'Czeka na zapłatę'}</span>
        </div>
        <p className={css.money}>
          <b>{formatAmount(order.amount)}</b>
          <small>
            Numer zamówienia <strong>{order.order_number}</strong>
          </small>
        </p>
        <p className={css.foot}>
          Kod i&nbsp;zmiany są pod linkiem w&nbsp;e-mailu z&nbsp;potwierdzeniem. Tutaj pojawią się, gdy potwierdzisz
          adres.
        </p>
      </li>
    ))}
  </ul>
);
