import { memo } from 'react';
import type { Day } from '../../../../domain/language/days.ts';
import css from './CalendarGrid.module.css';
import { weekdayOf } from './fleet.ts';

interface DaysProps {
  days: readonly Day[];
  today: Day;
}

/** The lines between the days behind all rows, with the weekends and today. */
export const CalendarGround = memo(({ days, today }: DaysProps) => (
  <div className={css.ground} aria-hidden="true">
    {days.map((day) => (
      <i key={day} data-kind={kindOf(day, today)} />
    ))}
  </div>
));

function kindOf(day: Day, today: Day): 'today' | 'weekend' | undefined {
  if (day === today) return 'today';
  return ['so', 'nd'].includes(weekdayOf(day)) ? 'weekend' : undefined;
}
