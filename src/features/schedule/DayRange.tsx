import { useId, useState } from 'react';
import { Field, Hint } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { rangeEnds } from './choices.ts';
import css from './DayRange.module.css';

interface DayRangeProps {
  label: string;
  /** '2026-06-18..2026-06-20'; either end may be missing. */
  value: string;
  onValue: (value: string) => void;
}

/** Two dates, Od and Do, by the browser's own picker: a range counts only when both are set. */
export function DayRange({ label, value, onValue }: DayRangeProps) {
  const id = useId();
  const [from, until] = rangeEnds(value);
  const half = Boolean(from) !== Boolean(until);
  const [told, setTold] = useState(false);
  const end = (words: string, day: string, set: (day: string) => string) => (
    <Field label={words} error={told && half && !day ? 'Podaj obie daty albo żadnej' : undefined}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          aria-describedby={`${id} ${control['aria-describedby'] ?? ''}`}
          required={half && !day}
          onInvalid={(event) => {
            const { currentTarget: input } = event;
            if (!input.validity.valueMissing) return;
            // The browser's own words would be in its language; like them, the first wrong field gets the focus
            event.preventDefault();
            setTold(true);
            if (input.form?.querySelector('input:invalid') === input) input.focus();
          }}
          value={day}
          onChange={(event) => onValue(set(event.target.value))}
        />
      )}
    </Field>
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
