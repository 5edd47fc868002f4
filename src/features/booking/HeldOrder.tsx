import { products } from '../../domain/booking/products.ts';
import { dayOf, formatStay, formatTime } from '../../domain/language/days.ts';
import * as pages from '../../domain/site/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import css from './HeldOrder.module.css';
import { useHeldOrder } from './held-order.ts';

/** Above the choice: what this browser holds unpaid already, in this tab or another, and the way to paying. */
export function HeldOrder() {
  const order = useHeldOrder();
  return (
    <div role="status" className={css.status}>
      {order && (
        <div className={css.held}>
          <Icon name="clock" />
          <p>
            <b>Masz rozpoczętą rezerwację.</b> {products[order.kind].place(order)},{' '}
            {formatStay(dayOf(order.since), dayOf(order.until))}. Czeka na zapłatę do {formatTime(order.expires_at)}.
          </p>
          <ButtonLink size="s" href={pages.payment}>
            Wróć do płatności
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
