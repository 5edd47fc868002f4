import type { ReactNode } from 'react';
import { isDue, isPaid, orderState } from '../../domain/booking/order.ts';
import { whatComesBack } from '../../domain/booking/refund-words.ts';
import type { Choice } from '../../domain/kernel/choices.ts';
import { dayCount, dayOf, formatDay } from '../../domain/language/days.ts';
import { count, formatAmount, nouns } from '../../domain/language/polish.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { HeldFoot } from './HeldFoot.tsx';
import css from './OwnBookings.module.css';
import type { Booked, OwnBooking } from './own-booking.ts';

interface BookingCardProps {
  booking: OwnBooking;
  booked: Booked;
  thing: ReactNode;
  name: string;
  status: Choice;
  price: string | undefined;
  busy: boolean;
  onCancel: () => void;
  onRelease: () => void;
  /** Reads the list again. */
  reread: () => void;
}

/** A booking: what, when, how it stands, what it cost; below, what its owner may do. */
export function BookingCard(props: BookingCardProps) {
  const { booking, booked, thing, name, status, price, busy, onCancel, onRelease, reread } = props;
  const { since, until, return_time, order_state: state, order_number, order_amount, can_cancel } = booking;
  const [first, last] = [dayOf(since), dayOf(until)];
  const isUnpaid = state !== null && isDue({ state });
  const days = `${formatDay(first)} – ${formatDay(last)}`;
  // With its days: a name alone does not tell two bookings of one car apart
  const called = `${name}, ${days}`;
  const isOver = booking.status === 'CANCELLED';
  return (
    <li className={css.booking} data-held={isUnpaid || undefined} data-over={isOver || undefined}>
      <div>{thing}</div>
      <p className={css.days}>
        <b>{days}</b>
        <small>
          {count(dayCount(first, last), nouns.day)}
          {price && ` × ${price}`}
        </small>
        {return_time && <small>zwrot auta {formatDay(dayOf(return_time))}</small>}
      </p>
      <div>
        <Badge tone={isUnpaid ? 'warn' : status.tone} icon={status.icon}>
          {status.label}
        </Badge>
      </div>
      <p className={css.money}>
        {order_amount !== null && <b>{formatAmount(order_amount)}</b>}
        {state !== null && <small>{isPaid({ state }) ? 'opłacone' : orderState[state].label.toLowerCase()}</small>}
        {order_number && (
          <small>
            Numer zamówienia <strong>{order_number}</strong>
          </small>
        )}
      </p>
      <div className={css.foot}>
        {isUnpaid ? (
          <HeldFoot {...{ booking, booked, busy, onRelease }} name={called} onEnd={reread} />
        ) : (
          <p>
            <Icon name={can_cancel ? 'info' : 'lock'} />
            {whatComesBack(booking)}
          </p>
        )}
        {can_cancel && (
          <Button size="s" kind="bad" disabled={busy} aria-label={`Anuluj: ${called}`} onClick={onCancel}>
            <Icon name="x" />
            Anuluj
          </Button>
        )}
      </div>
    </li>
  );
}
