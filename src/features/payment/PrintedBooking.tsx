import { airportName } from '../../airport/identity.ts';
import { arrivalFor, phoneFor } from '../../domain/booking/arrival.ts';
import { type Contact, contact as fields } from '../../domain/booking/booking-contact.ts';
import { type OrderKind, orderKind } from '../../domain/booking/order.ts';
import type { Thing } from '../../domain/booking/products.ts';
import type { Statement } from '../../domain/booking/statement.ts';
import { formatAmount } from '../../domain/language/amounts.ts';
import { formatInstant, formatStay, formatWeekday } from '../../domain/language/days.ts';
import { addressOf } from '../../domain/site/contact-info.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { StatementTable } from '../booking/StatementTable.tsx';
import css from './PrintedBooking.module.css';
import type { Over, Receipt } from './receipt.ts';
import { useContact } from './useContact.ts';
import { useDesk } from './useDesk.ts';

interface PrintedBookingProps {
  receipt: Receipt;
  order: Thing & { kind: OrderKind };
  contact: Contact | null;
  /** What was paid and went back; not known while an answer lacks it. */
  statement: Statement | undefined;
  /** What is still to be paid, in grosze. */
  due?: number;
  /** Until when cancelling gives the money back, or why it does not. */
  deadline?: string | null | undefined;
  /** An account of what was: nobody is let in by it. Of what was cancelled the sheet says so across it. */
  over?: Over | undefined;
}

const headings: Record<Over | 'coming', string> = {
  coming: 'Potwierdzenie rezerwacji',
  ended: 'Rachunek za rezerwację',
  cancelled: 'Rezerwacja anulowana',
};

/** The confirmation on paper: one A4 sheet in black, in place of the page around it. */
export function PrintedBooking(props: PrintedBookingProps) {
  const { receipt, order, contact, statement, due = 0, deadline, over } = props;
  const cancelled = over === 'cancelled';
  const { order_number, place, plate, hours, since, until } = receipt;
  const rows = [
    ['Numer zamówienia', order_number],
    ['Numer rejestracyjny', plate ?? order.car_plate],
    ['Godziny', hours],
    ['Imię i nazwisko', contact && `${contact.firstName} ${contact.lastName}`],
    [fields.fields.email.label, contact?.email],
    [fields.fields.phone.label, contact?.phone],
    ['Do zapłaty', due > 0 && !cancelled && formatAmount(due)],
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
      <h1>{headings[over ?? 'coming']}</h1>
      <div className={css.place}>
        {cancelled && <b className={css.cancelled}>ANULOWANO</b>}
        <div>
          <strong>{place}</strong>
          <p>{formatStay(since, until)}</p>
        </div>
        <figure>
          <QrCode text={order_number} label={`Kod QR ${order_number}`} />
          <figcaption>
            <span className="mono">{order_number}</span>
            {!over && <small>{arrivalFor(order.kind, receipt.isHandedOver).code}</small>}
          </figcaption>
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
      {statement && statement.lines.length > 0 && <StatementTable statement={statement} order_number={order_number} />}
      {!over && <PrintedArrival receipt={receipt} order={order} />}
      <p>{!over && deadline} Zasady rezerwacji opisuje regulamin na stronie lotniska.</p>
      {plate && !over && (
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

/** How one arrives, as the page tells it: what opens, in which steps, whom to call. */
function PrintedArrival({
  receipt: { order_number, plate, since, until, isHandedOver },
  order,
}: Pick<PrintedBookingProps, 'receipt' | 'order'>) {
  const contact = useContact();
  const desk = useDesk(order.kind);
  const { enters, title, steps, stuck } = arrivalFor(order.kind, isHandedOver);
  const phone = phoneFor(order.kind, contact);
  const thing = { ...order, license_plate: plate ?? null };
  const address = contact && addressOf(contact);
  return (
    <div>
      <h2>{title}</h2>
      <p>
        <b>{enters}</b>
      </p>
      <ol className={css.steps}>
        {steps({ thing, since, until, address, desk }).map((step) => (
          <li key={step.title}>
            <b>{step.title}.</b> {step.words}
          </li>
        ))}
      </ol>
      <p>
        <b>
          {stuck.title} {phone}
        </b>{' '}
        {stuck.words(order_number)} {phone && stuck.phoned}
      </p>
    </div>
  );
}
