import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { afterPress } from './after-press.ts';
import { Boundary } from './Boundary.tsx';
import type { ChosenDays } from './Calendar.tsx';
import css from './DateRange.module.css';
import { Field, Hint } from './Field.tsx';
import { TextInput } from './inputs.tsx';
import { useHydrated } from './useHydrated.ts';

const Calendar = lazy(() => import('./Calendar.tsx'));

interface DateRangeProps {
  value: ChosenDays;
  onChange: (value: ChosenDays) => void;
  /** The first and last day that can be chosen. */
  earliest?: string;
  latest?: string;
  errors?: { since?: string | undefined; until?: string | undefined };
  hint?: ReactNode;
  /** How a typed day is read, and how a day is written. */
  parse: (typed: string) => string | null;
  format: (day: string) => string;
}

/**
 * Two dates to type, Od and Do, with the ids since and until; and a calendar that fills them, fetched when the page has
 * time.
 */
export function DateRange({ value, onChange, earliest, latest, errors, hint, parse, format }: DateRangeProps) {
  const day = (end: keyof ChosenDays, label: string) => (
    <DayInput
      id={end}
      label={label}
      day={value[end]}
      error={errors?.[end]}
      onDay={(typed) => onChange({ ...value, [end]: typed })}
      parse={parse}
      format={format}
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
            <Suspense fallback={null}>
              <Calendar value={value} onChange={onChange} earliest={earliest} latest={latest} />
            </Suspense>
          </Boundary>
        )}
      </div>
    </div>
  );
}

interface DayInputProps {
  id: string;
  label: string;
  day: string | null;
  error: string | undefined;
  onDay: (day: string | null) => void;
  parse: DateRangeProps['parse'];
  format: DateRangeProps['format'];
}

/** Keeps what is being typed, and gives the day on leaving; what is no date is told at once. */
function DayInput({ id, label, day, error, onDay, parse, format }: DayInputProps) {
  const [typed, setTyped] = useState<string>();
  const unreadable = typed !== undefined && typed.trim() !== '' && parse(typed) === null;
  const [told, setTold] = useState(false);
  const leave = () => {
    if (typed === undefined) return;
    afterPress(() => setTold(unreadable));
    if (unreadable) return onDay(null);
    onDay(parse(typed));
    setTyped(undefined);
  };
  // A day chosen in the calendar replaces what was typed
  useEffect(() => {
    if (day !== null) setTyped(undefined);
  }, [day]);
  return (
    <Field id={id} label={label} error={told && unreadable ? 'Wpisz datę jak 19.06.2026' : error}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          placeholder="dd.mm.rrrr"
          value={typed ?? (day ? format(day) : '')}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={leave}
          onKeyDown={(event) => event.key === 'Enter' && leave()}
        />
      )}
    </Field>
  );
}
