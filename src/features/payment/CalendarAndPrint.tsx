import { useId } from 'react';
import { bookingCalendar } from '../../domain/booking/booking-calendar.ts';
import * as pages from '../../domain/site/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import css from './CalendarAndPrint.module.css';
import type { Receipt } from './receipt.ts';

/** What helps on the way: the days in one's calendar, a sheet of paper, directions. */
export function CalendarAndPrint({ receipt }: { receipt: Receipt }) {
  const id = useId();
  const note = receipt.plate && `Numer rejestracyjny: ${receipt.plate}`;
  const calendar = bookingCalendar({ ...receipt, note }, Date.now());
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        Przyda się w&nbsp;drodze
      </h2>
      <div className={css.quick}>
        <a
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
          download={`${receipt.order_number}.ics`}
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
