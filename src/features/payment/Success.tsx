import { formatWeekday } from '../../domain/language/days.ts';
import type { Contact } from '../../domain/order.ts';
import { products } from '../../domain/products.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { Tile } from '../../ui/Tile.tsx';
import type { OwnOrder } from '../booking/order.ts';
import { HomeCountdown } from './HomeCountdown.tsx';
import { NextSteps } from './NextSteps.tsx';
import { OrderTicket } from './OrderTicket.tsx';
import { ContactFacts } from './Outcome.tsx';
import { PrintedBooking } from './PrintedBooking.tsx';
import { QuickWays } from './QuickWays.tsx';
import { receiptOf } from './receipt.ts';
import css from './Success.module.css';
import type { ShownOrder } from './useOrder.ts';

interface SuccessProps {
  own: OwnOrder;
  order: ShownOrder;
  contact: Contact;
}

/** What one needs at the barrier: the place, the days and the number; then what to do with them. */
export function Success({ own, order, contact }: SuccessProps) {
  const receipt = receiptOf(order, own);
  const { order_number, place, plate, since, until } = receipt;
  return (
    <>
      <PrintedBooking receipt={receipt} order={order} contact={contact} />
      <section className={`sign ${css.where}`}>
        <div className="wrap">
          <div className={css.text}>
            <div className={css.done}>
              <Tile icon="check" size="s" />
              <h1>Płatność Udana!</h1>
            </div>
            <p className={css.place}>
              <Tile icon={order.kind} size="l" />
              <strong>{place}</strong>
            </p>
            <p className={css.when}>
              od <b>{formatWeekday(since)}</b> do <b>{formatWeekday(until)}</b>
              {plate && (
                <>
                  , auto <b className="mono">{plate}</b>
                </>
              )}
            </p>
          </div>
          <div className={css.pass}>
            {/* The number alone: strangers see this code, and the number opens nothing */}
            <QrCode text={order_number} label={`Kod QR z numerem zamówienia ${order_number}`} />
            <div>
              <dl>
                <dt>Numer zamówienia</dt>
                <dd className="mono">{order_number}</dd>
              </dl>
              <p>{products[order.kind].words.shown}</p>
            </div>
          </div>
        </div>
      </section>
      <HomeCountdown />
      <div className={`wrap ${css.then}`}>
        <div>
          <QuickWays receipt={receipt} />
          <NextSteps receipt={receipt} kind={order.kind} email={contact.email} />
          <ContactFacts whom={contact} />
        </div>
        <aside aria-label="Opłacone zamówienie">
          <OrderTicket order={order} own={own} paid />
        </aside>
      </div>
    </>
  );
}
