// biome-ignore-all lint/a11y/useSemanticElements: rows that are drawn only in sight are no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and says which cell is meant
import { memo } from 'react';
import type { Day } from '../../../../domain/language/days.ts';
import css from './CalendarHead.module.css';
import { weekdayOf } from './fleet.ts';

/** The head of the calendar, which stays above its rows: as it is while they are scrolled. */
export const CalendarHead = memo(({ days, today }: { days: readonly Day[]; today: Day }) => (
  <div role="row" aria-rowindex={1} className={css.days}>
    <div role="columnheader" className={css.car}>
      Auto
    </div>
    <div role="presentation" className={css.track}>
      {days.map((day) => (
        <div key={day} role="columnheader" className={css.day} data-today={day === today || undefined}>
          <b className="mono">{Number(day.slice(-2))}</b>
          <span>{weekdayOf(day)}</span>
        </div>
      ))}
    </div>
  </div>
));
