import { useEffect, useRef } from 'react';
import { priceOf } from '../../domain/booking/price.ts';
import { products } from '../../domain/booking/products.ts';
import { whatReturns } from '../../domain/booking/refund-words.ts';
import { hoursWords } from '../../domain/booking/rental-terms.ts';
import { names as statementNames } from '../../domain/booking/statement.ts';
import { formatAmount } from '../../domain/language/amounts.ts';
import { dayCount, dayOf, formatWeekday, today } from '../../domain/language/days.ts';
import { count, nouns } from '../../domain/language/polish.ts';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { later } from '../../ui/later.tsx';
import { PlaceholderRows } from '../../ui/states.tsx';
import { Amount, StayPrice } from '../booking/StayPrice.tsx';
import { TearOffTicket } from '../booking/TearOffTicket.tsx';
import { Arrival } from '../payment/Arrival.tsx';
import { CalendarAndPrint } from '../payment/CalendarAndPrint.tsx';
import { orderPictures } from '../payment/order-pictures.tsx';
import { PlaceSign } from '../payment/PlaceSign.tsx';
import { PrintedBooking } from '../payment/PrintedBooking.tsx';
import { overOf, type Receipt } from '../payment/receipt.ts';
import layout from '../payment/Success.module.css';
import type { Desk, ShownBooking } from './booking.ts';
import { CancelAct } from './CancelAct.tsx';
import { DatesAct } from './DatesAct.tsx';
import css from './ManagedBooking.module.css';
import { PayDue } from './PayDue.tsx';
import { PlateAct } from './PlateAct.tsx';
import { StatementSection } from './StatementSection.tsx';

const SignedProtocols = later(
  () => import('./SignedProtocols.tsx'),
  () => <PlaceholderRows rows={3} label="Wczytywanie protokołów" />,
);

interface ManagedBookingProps {
  booking: ShownBooking;
  desk: Desk;
  reread: () => void;
}

/** How it stands, in a word: coming, running, over. */
function stateOf({ status, since, until, cancelled }: ShownBooking): { tone: Tone; words: string } {
  const [first, last, now] = [dayOf(since), dayOf(until), today()];
  if (status === 'CANCELLED') {
    const when = cancelled ? formatWeekday(dayOf(cancelled.at)) : '';
    if (cancelled?.by === 'STAFF') return { tone: 'neutral', words: `Anulowało lotnisko, ${when}` };
    return { tone: 'neutral', words: `Anulowano ${when}`.trim() };
  }
  // A car may come back before its last day
  if (status === 'RETURNED' && last > now) return { tone: 'neutral', words: 'Zakończona' };
  if (status === 'RETURNED' || last < now) return { tone: 'neutral', words: `Zakończona ${formatWeekday(last)}` };
  if (first <= now)
    return { tone: 'warn', words: `W czasie trwania, dzień ${dayCount(first, now)} z ${dayCount(first, last)}` };
  const left = dayCount(now, first) - 1;
  const when = left === 1 ? 'zaczyna się jutro' : `za ${count(left, nouns.day)}`;
  return { tone: 'info', words: `Zarezerwowano, ${when}` };
}

/** A booking, and what its holder may do with it. */
export function ManagedBooking(props: ManagedBookingProps) {
  const { booking } = props;
  const { kind, order_number, rights } = booking;
  const [since, until] = [dayOf(booking.since), dayOf(booking.until)];
  const over = overOf(booking);
  const cancelled = over === 'cancelled';
  const place = products[kind].place(booking);
  const plate = booking.license_plate ?? undefined;
  const isHandedOver = booking.out_at !== null;
  const receipt: Receipt = { order_number, place, plate, hours: hoursWords(booking), since, until, isHandedOver };
  const state = stateOf(booking);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(cancelled);
  useEffect(() => {
    if (cancelled && !before.current) heading.current?.focus();
    before.current = cancelled;
  }, [cancelled]);
  const can = rights.plate || rights.dates || rights.cancel;
  const contact = {
    firstName: booking.first_name,
    lastName: booking.last_name,
    email: booking.email ?? '',
    phone: booking.phone ?? '',
  };
  return (
    <>
      <PrintedBooking
        {...{ receipt, contact }}
        order={booking}
        due={booking.due}
        statement={booking.statement}
        deadline={booking.deadline}
        over={over}
      />
      <PlaceSign kind={kind} receipt={receipt} over={over} edge>
        <h1 ref={heading} tabIndex={-1}>
          Twoja rezerwacja
        </h1>
        <Badge tone={state.tone} {...(state.tone === 'info' && { icon: 'clock' })}>
          {state.words}
        </Badge>
      </PlaceSign>
      <div className={`wrap ${layout.then}`}>
        <div>
          {!cancelled && booking.due > 0 && <PayDue booking={booking} desk={props.desk} reread={props.reread} />}
          <StatementSection
            booking={booking}
            note={cancelled ? whatReturns(booking.statement) : (booking.deadline ?? undefined)}
            warns={rights.cancel === 'loss'}
          />
          {can && <Acts {...props} />}
          {kind === 'rental' && since <= today() && !cancelled && <SignedProtocols path={props.desk.path} />}
          {over ? (
            <p className={css.buttons}>
              <ButtonLink href={products[kind].start}>Zarezerwuj ponownie</ButtonLink>
              <Button onClick={() => print()}>
                <Icon name="print" />
                Wydrukuj rachunek
              </Button>
            </p>
          ) : (
            <>
              <CalendarAndPrint receipt={receipt} />
              <Arrival kind={kind} receipt={receipt} thing={booking} />
            </>
          )}
        </div>
        <aside aria-label="Zamówienie">
          <OrderTicket booking={booking} />
        </aside>
      </div>
    </>
  );
}

const Acts = ({ booking, desk, reread }: ManagedBookingProps) => (
  <section aria-labelledby="zmiany">
    <h2 id="zmiany" className={css.heading}>
      Co chcesz zmienić?
    </h2>
    <div>
      {booking.rights.plate && booking.kind === 'parking' && (
        <PlateAct key={booking.license_plate} booking={booking} desk={desk} reread={reread} />
      )}
      {booking.rights.dates && (
        <DatesAct key={booking.since + booking.until} booking={booking} desk={desk} reread={reread} />
      )}
      {booking.rights.cancel && <CancelAct booking={booking} desk={desk} reread={reread} />}
    </div>
  </section>
);

const OrderTicket = ({ booking }: { booking: ShownBooking }) => {
  const { kind, since, until, price, status, statement } = booking;
  const stay = { since: dayOf(since), until: dayOf(until) };
  const isCancelled = status === 'CANCELLED';
  const back = statement.returned + statement.returning;
  const whole = !isCancelled && priceOf(price, stay.since, stay.until) === statement.total;
  return (
    <TearOffTicket
      kind={kind}
      title={
        isCancelled
          ? 'Anulowane'
          : booking.due > 0
            ? 'Do zapłaty'
            : statement.lines.length > 1
              ? 'Po zmianach'
              : 'Opłacone'
      }
      picture={orderPictures[kind](booking)}
      facts={[
        // The buyer's own plate stands beside the place
        ...(booking.car_plate ? [{ ...products[kind].fact(booking), mono: true as const }] : []),
        { name: 'Zapłacono', value: formatAmount(statement.paid) },
        ...(back > 0 ? [{ name: 'Zwrócono', value: formatAmount(back) }] : []),
      ]}
      sum={
        booking.due > 0 && !isCancelled ? (
          <Amount words="Do zapłaty" grosze={booking.due} />
        ) : whole ? (
          <StayPrice price={price} stay={stay} per={products[kind].per} />
        ) : (
          <Amount words={statementNames.total} grosze={statement.total} />
        )
      }
    />
  );
};
