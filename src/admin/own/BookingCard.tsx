import type { ReactNode } from 'react';
import { isPaid, orderState } from '../../domain/booking/order.ts';
import { agreedDay, priceOf } from '../../domain/booking/price.ts';
import { products } from '../../domain/booking/products.ts';
import { whatComesBack } from '../../domain/booking/refund-words.ts';
import { hoursWords } from '../../domain/booking/rental-terms.ts';
import type { Choice } from '../../domain/kernel/choices.ts';
import { formatAmount, formatDayPrice } from '../../domain/language/amounts.ts';
import { dayCount, dayOf, formatDay } from '../../domain/language/days.ts';
import { count, nouns } from '../../domain/language/polish.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { BookingActs } from './BookingActs.tsx';
import type { PartName } from './booking-parts.ts';
import { HeldFoot } from './HeldFoot.tsx';
import { isUnpaid, standingWords, useHeldPayment } from './held-payment.ts';
import css from './OwnBookings.module.css';
import type { Booked, OwnBooking } from './own-booking.ts';

interface BookingCardProps {
  booking: OwnBooking;
  booked: Booked;
  thing: ReactNode;
  name: string;
  status: Choice;
  busy: boolean;
  /** What is open of it, if anything is. */
  opened: PartName | undefined;
  onOpen: (part: PartName | undefined) => void;
  onPrint: () => void;
  onRelease: () => void;
  /** Reads the list again. */
  reread: () => void;
}

/** A booking: what, when, how it stands, what it cost; below, what its owner may do. */
export function BookingCard(props: BookingCardProps) {
  const { booking, booked, thing, name, status, busy, opened, onOpen, onPrint, onRelease, reread } = props;
  const { since, until, return_time, order_state: state, order_number, order_amount, can_cancel } = booking;
  // What it costs: days that the staff gave for nothing are not asked for
  const [isStanding, due] = [state !== null && isPaid({ state }), booking.order_due ?? 0];
  const [first, last] = [dayOf(since), dayOf(until)];
  const unpaid = isUnpaid(booking);
  const hours = hoursWords(booking);
  const payment = useHeldPayment(booking);
  const { standing } = payment;
  const days = `${formatDay(first)} – ${formatDay(last)}`;
  // With its days: a name alone does not tell two bookings of one car apart
  const called = `${name}, ${days}`;
  const outcome = whatComesBack(booking);
  const isOver = booking.status === 'CANCELLED';
  return (
    <li className={css.booking} data-held={unpaid ? (standing ?? 'due') : undefined} data-over={isOver || undefined}>
      <div>{thing}</div>
      <p className={css.days}>
        <b>{days}</b>
        <small>{sumOf(booking, booked)}</small>
        {hours && <small>{hours}</small>}
        {return_time && <small>zwrot auta {formatDay(dayOf(return_time))}</small>}
      </p>
      <div>
        {standing ? (
          <span className={css.unknown}>{standingWords[standing].badge}</span>
        ) : (
          <Badge tone={unpaid ? 'warn' : status.tone} icon={status.icon}>
            {status.label}
          </Badge>
        )}
      </div>
      <p className={css.money}>
        {order_amount !== null && <b>{formatAmount(isStanding ? booking.statement.total + due : order_amount)}</b>}
        {state !== null && (
          <small>
            {isStanding
              ? due > 0
                ? `w tym do zapłaty ${formatAmount(due)}`
                : 'opłacone'
              : standing
                ? 'nie płać ponownie'
                : orderState[state].label.toLowerCase()}
          </small>
        )}
        {order_number && (
          <small>
            Numer zamówienia <strong>{order_number}</strong>
          </small>
        )}
      </p>
      <div className={css.foot}>
        {unpaid ? (
          <HeldFoot {...{ booking, booked, payment, busy, onRelease }} name={called} onEnd={reread} />
        ) : (
          outcome && (
            <p>
              <Icon name={can_cancel ? 'info' : 'lock'} />
              {outcome}
            </p>
          )
        )}
      </div>
      {!unpaid && (
        <BookingActs
          {...{ booking, booked, opened, onOpen, onPrint }}
          name={called}
          place={products[booked.kind].place({ ...booking, ...booked })}
        />
      )}
    </li>
  );
}

/** '4 dni × 139 zł/dzień = 556,00 zł'; where its days were agreed at different prices, how many there are. */
function sumOf({ since, until, order_amount: amount, price_per_day }: OwnBooking, { kind }: Booked): string {
  const [first, last] = [dayOf(since), dayOf(until)];
  const days = count(dayCount(first, last), nouns.day);
  const ofOrder = amount === null ? undefined : agreedDay({ amount, since: first, until: last });
  const price = price_per_day === undefined ? ofOrder : price_per_day * 100;
  if (price === undefined) return days;
  const each = `${days} × ${formatDayPrice(price)}/${products[kind].per}`;
  if (amount === null) return each;
  return priceOf(price, first, last) === amount ? `${each} = ${formatAmount(amount)}` : days;
}
