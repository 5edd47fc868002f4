import type { ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import type { CalendarProps, ChosenDays } from './Calendar.tsx';
import css from './DateRange.module.css';
import { DayInput, type DayLanguage } from './DayInput.tsx';
import { Hint } from './Field.tsx';
import { later } from './later.tsx';
import { useHydrated } from './useHydrated.ts';

const Calendar = later(() => import('./Calendar.tsx'));

interface DateRangeProps extends CalendarProps {
  errors?: { since?: string | undefined; until?: string | undefined };
  /** Is told what is wrong with a day as it was typed. */
  onProblem?: (end: keyof ChosenDays, problem: string | undefined) => void;
  /** What was typed and is no day yet: see DayInput. */
  typed?: Partial<Record<keyof ChosenDays, string>> | undefined;
  onTyped?: (end: keyof ChosenDays, typed: string | undefined) => void;
  hint?: ReactNode;
  language: DayLanguage;
}

/**
 * Two dates to type, Od and Do, with the ids since and until; and a calendar that fills them, fetched when the page has
 * time.
 */
export function DateRange({ errors, onProblem, typed, onTyped, hint, language, ...calendar }: DateRangeProps) {
  const { value, onChange } = calendar;
  const day = (end: keyof ChosenDays, label: string) => (
    <DayInput
      id={end}
      label={label}
      day={value[end]}
      error={errors?.[end]}
      onDay={(chosen) => onChange({ ...value, [end]: chosen })}
      onProblem={(problem) => onProblem?.(end, problem)}
      typed={typed?.[end]}
      onTyped={(text) => onTyped?.(end, text)}
      language={language}
    />
  );
  const hydrated = useHydrated();
  return (
    <div className={css.range}>
      <div className={css.row}>
        {day('since', 'Od')}
        {day('until', 'Do')}
      </div>
      {hint && <Hint>{hint}</Hint>}
      <div className={css.calendar}>
        {hydrated && (
          <Boundary>
            <Calendar {...calendar} />
          </Boundary>
        )}
      </div>
    </div>
  );
}
