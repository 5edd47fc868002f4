import { carBody, transmissionType } from '../../../../domain/booking/car.ts';
import { type Filters, groups } from '../../../../domain/booking/car-filter.ts';
import type { Choices } from '../../../../domain/kernel/choices.ts';
import { typedDay } from '../../../../domain/language/typed-day.ts';
import { Button } from '../../../../ui/Button.tsx';
import { DayInput } from '../../../../ui/DayInput.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Select } from '../../../../ui/inputs.tsx';
import css from './FreeCars.module.css';
import type { FreeQuestion } from './free-question.ts';

interface FreeCarsFilterProps {
  /** Of the field of the first day. */
  id?: string;
  asked: FreeQuestion;
  /** What is wrong with the days. */
  error: string | undefined;
  onAsk: (asked: FreeQuestion) => void;
  onClear: (() => void) | undefined;
}

const labels = (choices: Choices) => Object.entries(choices).map(([value, { label }]) => ({ value, label }));

/** Which cars are free: the days of the stay, body, gearbox and seats. */
export function FreeCarsFilter({ id, asked, error, onAsk, onClear }: FreeCarsFilterProps) {
  const { since, until, filters } = asked;
  const narrow = (name: keyof Filters) => (value: string) =>
    onAsk({ ...asked, filters: { ...filters, [name]: value ? [value] : [] } });
  const select = (name: 'body' | 'transmission_type' | 'seats', label: string, options: typeof bodies) => (
    <Field label={label}>
      {(shared) => (
        <Select
          {...shared}
          empty="dowolne"
          value={filters[name][0] ?? ''}
          options={options}
          onChange={({ target }) => narrow(name)(target.value)}
        />
      )}
    </Field>
  );
  return (
    <fieldset className={css.filter}>
      <legend className="hidden">Wolne auta</legend>
      <DayInput
        id={id}
        label="Wolne od"
        day={since}
        language={typedDay}
        onDay={(day) => onAsk({ ...asked, since: day })}
      />
      <DayInput
        label="do"
        day={until}
        error={error}
        language={typedDay}
        onDay={(day) => onAsk({ ...asked, until: day })}
      />
      {select('body', 'Klasa', bodies)}
      {select('transmission_type', 'Skrzynia', gearboxes)}
      {select('seats', 'Miejsca', [...groups.seats.options])}
      {onClear && (
        <Button size="s" onClick={onClear}>
          Pokaż wszystkie auta
        </Button>
      )}
    </fieldset>
  );
}

const bodies = labels(carBody);
const gearboxes = labels(transmissionType);
