import type { Contact } from '../../domain/booking/booking-contact.ts';
import { rightsOf, wayToChange } from '../../domain/booking/rights.ts';
import * as pages from '../../domain/site/paths.ts';
import { EmailWords } from '../../ui/EmailWords.tsx';
import { Tile } from '../../ui/Tile.tsx';
import type { OwnOrder } from '../booking/order.ts';
import { Arrival } from './Arrival.tsx';
import { CalendarAndPrint } from './CalendarAndPrint.tsx';
import { HomeCountdown } from './HomeCountdown.tsx';
import { OrderTicket } from './OrderTicket.tsx';
import { ContactFacts } from './Outcome.tsx';
import { PlaceSign } from './PlaceSign.tsx';
import { PrintedBooking } from './PrintedBooking.tsx';
import { receiptOf } from './receipt.ts';
import css from './Success.module.css';
import type { ShownOrder } from './useOrder.ts';

interface SuccessProps {
  ownOrder: OwnOrder;
  order: ShownOrder;
  /** null: only the tab that placed it knew. */
  contact: Contact | null;
}

/** What one needs at the barrier: the place, the days and the number; then how to come in. */
export function Success({ ownOrder, order, contact }: SuccessProps) {
  const receipt = receiptOf(order, ownOrder);
  // Who manages a booking has its link, which comes by mail alone
  const change = {
    href: `${pages.lostBooking}?numer=${encodeURIComponent(order.order_number)}`,
    words: wayToChange(rightsOf({ ...order, over: false })),
  };
  return (
    <>
      <PrintedBooking {...{ receipt, order, contact }} statement={order.statement} deadline={order.deadline} />
      <PlaceSign kind={order.kind} receipt={receipt}>
        <Tile icon="check" size="s" />
        <h1>Płatność Udana!</h1>
      </PlaceSign>
      <HomeCountdown />
      <div className={`wrap ${css.then}`}>
        <div>
          <CalendarAndPrint receipt={receipt} change={change} />
          <Arrival kind={order.kind} receipt={receipt} thing={order} />
          <section aria-labelledby="potwierdzenie" className={css.mail}>
            <h2 id="potwierdzenie">
              Wkrótce otrzymasz <span className={css.whole}>e-mail</span> z&nbsp;potwierdzeniem
            </h2>
            <p>
              Wysyłamy go na {contact ? <EmailWords email={contact.email} /> : 'adres podany w\u00a0rezerwacji'},
              z&nbsp;kodem, wydarzeniem do kalendarza i&nbsp;linkiem do zmian. Jeśli po 10&nbsp;minutach go nie ma,
              sprawdź spam albo <a href={change.href}>wyślij link ponownie</a>.
            </p>
          </section>
          {contact && <ContactFacts whom={contact} />}
        </div>
        <aside aria-label="Opłacone zamówienie">
          <OrderTicket order={order} ownOrder={ownOrder} paid change={change} />
        </aside>
      </div>
    </>
  );
}
