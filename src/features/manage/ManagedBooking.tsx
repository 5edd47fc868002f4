import { useEffect, useRef } from 'react';
import { priceOf } from '../../domain/booking/price.ts';
import { products } from '../../domain/booking/products.ts';
import { dayCount, dayOf, formatDay, formatWeekday, today } from '../../domain/language/days.ts';
import { count, nouns } from '../../domain/language/polish.ts';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Amount, StayPrice } from '../booking/StayPrice.tsx';
import { TearOffTicket } from '../booking/TearOffTicket.tsx';
import { CalendarAndPrint } from '../payment/CalendarAndPrint.tsx';
import { orderPictures } from '../payment/order-pictures.tsx';
import { PlaceSign } from '../payment/PlaceSign.tsx';
import { PrintedBooking } from '../payment/PrintedBooking.tsx';
import type { Receipt } from '../payment/receipt.ts';
import layout from '../payment/Success.module.css';
import { Note } from './Act.tsx';
import type { ShownBooking } from './booking.ts';
import { CancelAct } from './CancelAct.tsx';
import { DatesAct } from './DatesAct.tsx';
import css from './ManagedBooking.module.css';
import { PlateAct } from './PlateAct.tsx';
import { RefundTicket, RefundTimeline } from './Refund.tsx';

interface ManagedBookingProps {
  booking: ShownBooking;
  token: string;
  reread: () => void;
}

/** How it stands, in a word: coming, running, over. */
function stateOf({ status, since, until, refunds }: ShownBooking): { tone: Tone; words: string } {
  const [first, last] = [dayOf(since), dayOf(until)];
  if (status === 'CANCELLED') {
    const returned = refunds.length > 0 && refunds.every(({ state }) => state === 'DONE');
    return { tone: 'bad', words: returned ? 'Anulowano, zwrot zlecony' : 'Anulowano' };
  }
  if (status === 'RETURNED' || last < today()) return { tone: 'neutral', words: 'Zakończono' };
  if (first <= today()) return { tone: 'good', words: `W czasie trwania, do ${formatWeekday(last)}` };
  return { tone: 'info', words: `Zarezerwowano, za ${count(dayCount(today(), first) - 1, nouns.day)}` };
}

/** A booking, and what its holder may do with it. */
export function ManagedBooking(props: ManagedBookingProps) {
  const { booking } = props;
  const { kind, order_number, rights } = booking;
  const [since, until] = [dayOf(booking.since), dayOf(booking.until)];
  const over = booking.status === 'CANCELLED';
  const place = products[kind].place(booking);
  const plate = booking.license_plate ?? undefined;
  const receipt: Receipt = { order_number, place, plate, since, until };
  const state = stateOf(booking);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(over);
  useEffect(() => {
    if (over && !before.current) heading.current?.focus();
    before.current = over;
  }, [over]);
  const can = rights.plate || rights.dates || rights.cancel;
  const contact = {
    firstName: booking.first_name,
    lastName: booking.last_name,
    email: booking.email,
    phone: booking.phone,
  };
  return (
    <>
      <PrintedBooking receipt={receipt} order={booking} contact={contact} cancelled={over} />
      <PlaceSign kind={kind} receipt={receipt} cancelled={over} edge>
        <h1 ref={heading} tabIndex={-1}>
          Twoja rezerwacja
        </h1>
        <Badge tone={state.tone} {...(state.tone === 'info' && { icon: 'clock' })}>
          {state.words}
        </Badge>
      </PlaceSign>
      <div className={`wrap ${layout.then}`}>
        <div>
          {over && <RefundTimeline booking={booking} />}
          {can && <Acts {...props} />}
          {!over && rights.cancel === null && rights.plate && <BegunNote />}
          {over ? (
            <p className={css.buttons}>
              <ButtonLink href={products[kind].start}>Zarezerwuj ponownie</ButtonLink>
              <Button onClick={() => print()}>
                <Icon name="print" />
                Wydrukuj potwierdzenie
              </Button>
            </p>
          ) : (
            <CalendarAndPrint receipt={receipt} />
          )}
        </div>
        <aside aria-label={over ? 'Zwrot' : 'Opłacone zamówienie'}>
          {over ? <RefundTicket booking={booking} /> : <PaidTicket booking={booking} />}
        </aside>
      </div>
    </>
  );
}

const BegunNote = () => (
  <Note>Rezerwacja już trwa, więc nie można jej anulować. Kończysz wcześniej? Nic nie trzeba zgłaszać.</Note>
);

const Acts = ({ booking, token, reread }: ManagedBookingProps) => (
  <section aria-labelledby="zmiany">
    <h2 id="zmiany" className={css.heading}>
      Co chcesz zmienić?
    </h2>
    <div>
      {booking.rights.plate && booking.kind === 'parking' && (
        <PlateAct key={booking.license_plate} booking={booking} token={token} />
      )}
      {booking.rights.dates && (
        <DatesAct key={booking.since + booking.until} booking={booking} token={token} reread={reread} />
      )}
      {booking.rights.cancel && <CancelAct booking={booking} token={token} reread={reread} />}
    </div>
  </section>
);

const PaidTicket = ({ booking }: { booking: ShownBooking }) => {
  const { kind, amount, paid_at, since, until, price } = booking;
  const stay = { since: dayOf(since), until: dayOf(until) };
  const whole = priceOf(price, stay.since, stay.until) === amount;
  return (
    <TearOffTicket
      kind={kind}
      title="Opłacone"
      picture={orderPictures[kind](booking)}
      facts={[
        // The buyer's own plate stands beside the place
        ...(booking.car_plate ? [{ ...products[kind].fact(booking), mono: true as const }] : []),
        { name: 'Zapłacono', value: 'kartą' },
        { name: 'Dnia', value: paid_at ? formatDay(dayOf(paid_at)) : undefined },
      ]}
      sum={
        whole ? (
          <StayPrice price={price} stay={stay} per={products[kind].per} />
        ) : (
          <Amount words="Razem" grosze={amount} />
        )
      }
    />
  );
};
