import { useState } from 'react';
import { closedAt, type DeskHours, type HourEnd, openHours, saidHour } from '../../domain/booking/rental-terms.ts';
import { rentalHours } from '../../domain/booking/stay.ts';
import type { Errors } from '../../domain/kernel/entity.ts';
import { fillIn } from '../../domain/kernel/fill-in.ts';
import { parseTypedTime, typedTime } from '../../domain/language/typed-time.ts';
import { afterPress } from '../../ui/after-press.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Hint } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import css from './Hours.module.css';

/** As they are typed; one that is left out is promised to nobody. */
export type TypedHours = Partial<Record<HourEnd, string>>;
const ends: HourEnd[] = ['pickup_at', 'return_at'];

const closedOf = (end: HourEnd, typed: string, terms: DeskHours | undefined) => {
  const time = parseTypedTime(typed);
  return time && terms ? closedAt(end, time, terms) : undefined;
};

/** What is wrong with the hours, by field. */
export function checkHours(hours: TypedHours, terms: DeskHours | undefined): Errors {
  const wrong = ends.flatMap((end) => {
    const typed = hours[end]?.trim() ?? '';
    if (typed === '') return [];
    if (parseTypedTime(typed) === null) return [[end, typedTime.problemWith(typed)] as const];
    const closed = closedOf(end, typed, terms);
    return closed ? [[end, fillIn(closed.words)] as const] : [];
  });
  return Object.fromEntries(wrong);
}

/** The hours as they are sent: those that were typed. */
export const sentHours = (hours: TypedHours): TypedHours =>
  Object.fromEntries(
    ends.flatMap((end) => {
      const time = parseTypedTime(hours[end] ?? '');
      return time ? [[end, time] as const] : [];
    }),
  );

interface HourFieldProps {
  end: HourEnd;
  hours: TypedHours;
  onHours: (hours: TypedHours) => void;
  terms: DeskHours | undefined;
  /** All that is wrong is told, also what was not left yet. */
  told: boolean;
}

/** An hour as people type it; one at which nobody is at the desk is answered with the nearest. */
export function HourField({ end, hours, onHours, terms, told }: HourFieldProps) {
  const typed = hours[end] ?? '';
  const [left, setLeft] = useState(true);
  const error = told || left ? checkHours(hours, terms)[end] : undefined;
  const closed = error ? closedOf(end, typed, terms) : undefined;
  const set = (text: string) => onHours({ ...hours, [end]: text });
  return (
    <div className={css.hour}>
      <Field id={end} label={rentalHours[end].label} error={error}>
        {(control) => (
          <TextInput
            {...control}
            className={css.input}
            inputMode="numeric"
            autoComplete="off"
            placeholder="np. 10:00"
            maxLength={10}
            value={typed}
            onChange={({ target }) => {
              setLeft(false);
              set(target.value);
            }}
            onBlur={() => {
              afterPress(() => setLeft(true));
              const time = parseTypedTime(typed);
              if (time && time !== typed) set(time);
            }}
          />
        )}
      </Field>
      {closed && (
        <Button size="s" onClick={() => set(closed.nearest)}>
          Ustaw {saidHour(closed.nearest)}
        </Button>
      )}
    </div>
  );
}

/** When the desk is open, and that hours cost nothing: said wherever they are asked. */
export const HoursHint = ({ terms }: { terms: DeskHours | undefined }) => {
  const open = terms && openHours(terms);
  return (
    <Hint>
      Odbiór i&nbsp;zwrot w&nbsp;hali przylotów{open && `, codziennie ${open}`}. Liczymy dni kalendarzowe, godziny nie
      zmieniają ceny.{terms?.key_box && ` Zwrot po zamknięciu: ${terms.key_box}.`}
    </Hint>
  );
};
