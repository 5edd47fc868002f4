import { useId } from 'react';
import { isDay } from '../../domain/language/days.ts';
import { typedDay } from '../../domain/language/typed-day.ts';
import { DayInput } from '../../ui/DayInput.tsx';
import { Hint } from '../../ui/Field.tsx';
import css from './DayRange.module.css';
import { rangeEnds } from './day-range.ts';

interface DayRangeProps {
  label: string;
  /** '2026-06-18..2026-06-20'; either end may be missing. */
  value: string;
  onValue: (value: string) => void;
}

/** Two dates, Od and Do: a range counts only when both are given. */
export function DayRange({ label, value, onValue }: DayRangeProps) {
  const id = useId();
  const [from, until] = rangeEnds(value);
  const half = Boolean(from) !== Boolean(until);
  const end = (words: string, day: string, rangeWith: (day: string) => string) => (
    <DayInput
      label={words}
      day={isDay(day) ? day : null}
      describedBy={id}
      required={half && !day}
      onDay={(chosen) => onValue(rangeWith(chosen ?? ''))}
      language={typedDay}
    />
  );
  return (
    <fieldset className={css.range}>
      <legend>{label}</legend>
      <div>
        {end('Od', from, (day) => `${day}..${until}`)}
        {end('Do', until, (day) => `${from}..${day}`)}
      </div>
      <div id={id} role="status" data-half={half || undefined}>
        <Hint>
          {half
            ? `Podaj też datę „${from ? 'do' : 'od'}”: zakres z jedną datą nie działa.`
            : 'Zakres działa, gdy podane są obie daty.'}
        </Hint>
      </div>
    </fieldset>
  );
}
