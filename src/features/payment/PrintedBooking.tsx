import { type Contact, contact as fields } from '../../domain/booking/booking-contact.ts';
import { orderKind } from '../../domain/booking/order.ts';
import { products } from '../../domain/booking/products.ts';
import type { Statement } from '../../domain/booking/statement.ts';
import { formatInstant, formatStay, formatWeekday } from '../../domain/language/days.ts';
import { airportName } from '../../domain/site/home-airport.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { StatementTable } from '../booking/StatementTable.tsx';
import css from './PrintedBooking.module.css';
import type { Receipt } from './receipt.ts';
import type { ShownOrder } from './useOrder.ts';

interface PrintedBookingProps {
  receipt: Receipt;
  order: Pick<ShownOrder, 'kind' | 'car_plate'>;
  contact: Contact | null;
  /** What was paid and went back; not known while an answer lacks it. */
  statement: Statement | undefined;
  /** Until when cancelling gives the money back, or why it does not. */
  deadline?: string | null | undefined;
  /** It was cancelled: the sheet says so across what it confirms. */
  cancelled?: boolean;
}

/** The confirmation on paper: one A4 sheet in black, in place of the page around it. */
export function PrintedBooking({ receipt, order, contact, statement, deadline, cancelled }: PrintedBookingProps) {
  const { order_number, place, plate, hours, since, until } = receipt;
  const rows = [
    ['Numer zamówienia', order_number],
    ['Numer rejestracyjny', plate ?? order.car_plate],
    ['Godziny', hours],
    ['Imię i nazwisko', contact && `${contact.firstName} ${contact.lastName}`],
    [fields.fields.email.label, contact?.email],
    [fields.fields.phone.label, contact?.phone],
  ] as const;
  return (
    <section className={css.paper} aria-label="Wersja do druku">
      <header className={css.head}>
        <b>{airportName}</b>
        <p>
          {orderKind[order.kind].label}
          <br />
          wydrukowano {formatInstant(new Date().toISOString())}
        </p>
      </header>
      <h1>{cancelled ? 'Rezerwacja anulowana' : 'Potwierdzenie rezerwacji'}</h1>
      <div className={css.place}>
        {cancelled && <b className={css.cancelled}>ANULOWANO</b>}
        <div>
          <strong>{place}</strong>
          <p>{formatStay(since, until)}</p>
        </div>
        <figure>
          <QrCode text={order_number} label={`Kod QR ${order_number}`} />
          <figcaption className="mono">{order_number}</figcaption>
        </figure>
      </div>
      <table>
        <tbody>
          {rows.map(
            ([name, value]) =>
              value && (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ),
          )}
        </tbody>
      </table>
      {statement && <StatementTable statement={statement} order_number={order_number} />}
      <p>{!cancelled && deadline}</p>
      <p>{!cancelled && products[order.kind].words.printed} Zasady rezerwacji opisuje regulamin na stronie lotniska.</p>
      {plate && !cancelled && (
        <div className={css.slip}>
          <p>Możesz odciąć i położyć za szybą</p>
          <strong>{place}</strong>
          <b>
            do {formatWeekday(until)}
            <br />
            <span className="mono">{plate}</span>
          </b>
        </div>
      )}
    </section>
  );
}
