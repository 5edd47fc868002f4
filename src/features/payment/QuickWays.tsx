import { useId } from 'react';
import * as pages from '../../domain/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { bookingCalendar } from '../booking/booking-calendar.ts';
import type { Booked } from './booked.ts';
import css from './QuickWays.module.css';

/** What helps on the way: the days in one's calendar, a sheet of paper, directions. */
export function QuickWays({ booked }: { booked: Booked }) {
  const id = useId();
  const note = booked.plate && `Numer rejestracyjny: ${booked.plate}`;
  const calendar = bookingCalendar({ ...booked, note }, Date.now());
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        Przyda się w&nbsp;drodze
      </h2>
      <div className={css.quick}>
        <a
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
          download={`${booked.order_number}.ics`}
        >
          <Icon name="calendar" />
          Dodaj do kalendarza
        </a>
        <button type="button" onClick={() => print()}>
          <Icon name="print" />
          Wydrukuj potwierdzenie
        </button>
        <a href={pages.directions}>
          <Icon name="pin" />
          Jak dojechać
        </a>
        <a href={pages.home}>
          <Icon name="arrow" />
          Strona główna
        </a>
      </div>
    </nav>
  );
}
