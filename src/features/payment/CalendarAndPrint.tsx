import { useId } from 'react';
import * as pages from '../../domain/site/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import css from './CalendarAndPrint.module.css';
import { calendarFile } from './calendar-file.ts';
import type { Receipt } from './receipt.ts';

interface CalendarAndPrintProps {
  receipt: Receipt;
  /** Where it can be changed, on a page that is not the place for it. */
  change?: WayToChange;
}
export interface WayToChange {
  href: string;
  words: string;
}

/** What helps on the way: the days in one's calendar, a sheet of paper, directions. */
export function CalendarAndPrint({ receipt, change }: CalendarAndPrintProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        Przyda się w&nbsp;drodze
      </h2>
      <div className={css.quick}>
        <a {...calendarFile(receipt)}>
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
        {change ? (
          <a href={change.href}>
            <Icon name="edit" />
            {change.words}
          </a>
        ) : (
          <a href={pages.home}>
            <Icon name="arrow" />
            Strona główna
          </a>
        )}
      </div>
    </nav>
  );
}
