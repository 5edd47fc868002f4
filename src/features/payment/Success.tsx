import type { Contact } from '../../domain/booking/booking-contact.ts';
import { Tile } from '../../ui/Tile.tsx';
import type { OwnOrder } from '../booking/order.ts';
import { CalendarAndPrint } from './CalendarAndPrint.tsx';
import { HomeCountdown } from './HomeCountdown.tsx';
import { NextSteps } from './NextSteps.tsx';
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

/** What one needs at the barrier: the place, the days and the number; then what to do with them. */
export function Success({ ownOrder, order, contact }: SuccessProps) {
  const receipt = receiptOf(order, ownOrder);
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
          <CalendarAndPrint receipt={receipt} />
          <NextSteps receipt={receipt} kind={order.kind} email={contact?.email} />
          {contact && <ContactFacts whom={contact} />}
        </div>
        <aside aria-label="Opłacone zamówienie">
          <OrderTicket order={order} ownOrder={ownOrder} paid />
        </aside>
      </div>
    </>
  );
}
