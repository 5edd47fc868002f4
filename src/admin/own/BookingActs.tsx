import { useId, useRef } from 'react';
import { products } from '../../domain/booking/products.ts';
import { dayOf } from '../../domain/language/days.ts';
import { deskOfAccount } from '../../features/manage/booking.ts';
import { calendarFile } from '../../features/payment/calendar-file.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { later } from '../../ui/later.tsx';
import { PlaceholderRows } from '../../ui/states.tsx';
import css from './BookingActs.module.css';
import { bookingParts, isAhead, type PartName } from './booking-parts.ts';
import type { Booked, OwnBooking } from './own-booking.ts';

const OpenedBooking = later(
  () => import('./OpenedBooking.tsx'),
  () => <PlaceholderRows rows={2} label="Wczytywanie rezerwacji" />,
);
const names = Object.keys(bookingParts) as PartName[];

export interface BookingActsProps {
  booking: OwnBooking;
  booked: Booked;
  /** What it is of, and of which days: the words of its buttons are the same in every row. */
  name: string;
  /** 'Poziom A, miejsce 7', 'Toyota Yaris' */
  place: string;
  /** What is open of it, if anything is. */
  opened: PartName | undefined;
  onOpen: (part: PartName | undefined) => void;
  onPrint: () => void;
}

/** What its owner may see and do of a booking, each opened below it by its button. */
export function BookingActs({ booking, booked, name, place, opened, onOpen, onPrint }: BookingActsProps) {
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const { order_number } = booking;
  const { path } = products[booked.kind].booked;
  const ahead = isAhead(booking, booked);
  const plate = 'license_plate' in booked ? booked.license_plate : undefined;
  const days = { since: dayOf(booking.since), until: dayOf(booking.until) };
  const offered = names.filter((part) => bookingParts[part].isOffered(booking, booked));
  if (offered.length === 0 && !order_number && ahead) return null;
  const done = () => {
    onOpen(undefined);
    // What was pressed is gone with what it opened
    box.current?.focus();
  };
  const opener = (part: PartName) => (
    <Button
      key={part}
      size="s"
      kind={part === 'cancel' ? 'text' : 'line'}
      aria-expanded={opened === part}
      aria-controls={opened === part ? id : undefined}
      aria-label={`${bookingParts[part].words(booking)}: ${name}`}
      onClick={() => onOpen(opened === part ? undefined : part)}
    >
      {part !== 'cancel' && <Icon name={bookingParts[part].icon} />}
      {bookingParts[part].words(booking)}
    </Button>
  );
  return (
    <fieldset className={css.acts} ref={box} tabIndex={-1}>
      <legend className="hidden">Co z&nbsp;rezerwacją: {name}</legend>
      <div className={css.row}>
        {offered.filter((part) => part !== 'cancel').map(opener)}
        {order_number && ahead && (
          <ButtonLink
            size="s"
            aria-label={`Do kalendarza: ${name}`}
            {...calendarFile({ order_number, place, plate, ...days })}
          >
            <Icon name="calendar" />
            Do kalendarza
          </ButtonLink>
        )}
        {order_number && (
          <Button size="s" aria-label={`Wydrukuj: ${name}`} onClick={onPrint}>
            <Icon name="print" />
            Wydrukuj
          </Button>
        )}
        {!ahead && (
          <ButtonLink size="s" href={products[booked.kind].start} aria-label={`Zarezerwuj znowu: ${name}`}>
            <Icon name="refresh" />
            Zarezerwuj znowu
          </ButtonLink>
        )}
        {/* Apart from the rest, at the end */}
        {offered.filter((part) => part === 'cancel').map(opener)}
      </div>
      {opened && (
        <div id={id} data-alone="" className={css.opened}>
          <OpenedBooking key={opened} desk={deskOfAccount(path, booking.id)} part={opened} onDone={done} />
        </div>
      )}
    </fieldset>
  );
}
