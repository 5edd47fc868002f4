import { useId, useState } from 'react';
import { type Flight, flight as flights } from '../../../domain/flight/flight.ts';
import { copyOn, daysOn, mostCopies, weekdayOf } from '../../../domain/flight/flight-copies.ts';
import { dayHere, timeHere } from '../../../domain/flight/flight-times.ts';
import { flightNumber } from '../../../domain/flight/flight-words.ts';
import { shape } from '../../../domain/kernel/entity.ts';
import { day, text } from '../../../domain/kernel/field.ts';
import { addDays, type Day, formatShort, formatTime, isDay } from '../../../domain/language/days.ts';
import { count, nouns } from '../../../domain/language/polish.ts';
import { parseTypedTime } from '../../../domain/language/typed-time.ts';
import { Input } from '../../../fields/Input.tsx';
import { typedControl } from '../../../fields/typed-control.tsx';
import { useForm } from '../../../fields/useForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Answers } from '../../../ui/DialogFrame.tsx';
import { Checkbox } from '../../../ui/inputs.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import css from './CopyFlight.module.css';
import { CopyOutcome } from './CopyOutcome.tsx';
import { useCopies } from './useCopies.ts';

const weekdays = ['pn', 'wt', 'śr', 'cz', 'pt', 'so', 'nd'];

const fieldsOf = (flight: Flight) => ({
  since: day('Dzień'),
  number: { ...flights.fields.id, hint: '' },
  time: text(flight.is_departure ? 'Godzina odlotu' : 'Godzina przylotu', { max: 5, hint: 'Na przykład 13:55' }),
  until: day('Do dnia', { optional: true }),
});

interface CopyFlightProps {
  flight: Flight;
  /** On several days from the start. */
  repeats: boolean;
  onClose: () => void;
}

/** Adds a flight once more: on another day, under another number, or on all chosen weekdays until a day. */
export function CopyFlight({ flight, repeats, onClose }: CopyFlightProps) {
  const id = useId();
  const next = addDays(dayHere(flight), 1);
  const [isRepeated, repeat] = useState(repeats);
  const [chosen, choose] = useState([weekdayOf(dayHere(flight))]);
  const { add, outcome, done, busy } = useCopies(onClose);
  const number = flightNumber(flight.number);
  const fields = fieldsOf(flight);
  const rows = (row: Readonly<Record<string, unknown>>) => {
    const [since, until] = [String(row.since ?? ''), String(row.until ?? '')];
    if (!isDay(since)) return [];
    if (!isRepeated) return [since];
    return isDay(until) ? daysOn(since, until, chosen) : [];
  };
  const form = useForm(
    shape({
      fields,
      check: (row) => {
        const days = rows(row);
        return {
          ...(row.time && !parseTypedTime(row.time) && { time: 'Wpisz godzinę jak 13:55' }),
          ...(isRepeated && days.length === 0 && { until: 'W tych dniach nie ma żadnego z wybranych dni tygodnia' }),
          ...(days.length > mostCopies && { until: `Najwyżej ${count(mostCopies, nouns.day)} naraz` }),
        };
      },
    }),
    {
      row: { since: next, number, time: formatTime(timeHere(flight)), until: addDays(next, 27) },
      busy,
      send: ({ number, time, ...row }) =>
        void add(rows(row).map((on) => copyOn(flight, on, { number, time: parseTypedTime(time) ?? time }))),
    },
  );
  const days = rows(form.values);
  const toggle = (weekday: number) =>
    choose(chosen.includes(weekday) ? chosen.filter((it) => it !== weekday) : [...chosen, weekday]);
  const input = (name: keyof typeof fields) => {
    const { field, value, onChange, ...rest } = form.field(name);
    return <Input {...rest} {...{ field, value, onChange }} control={typedControl(field, value, onChange)} />;
  };
  return (
    <Modal title={`${isRepeated ? 'Powtórz w dniach' : 'Powiel lot'}: ${number}`} onClose={onClose}>
      <form {...form.form} className={css.form} aria-label={`Powiel lot ${number}`}>
        {input('since')}
        <div className={css.pair}>
          {input('number')}
          {input('time')}
        </div>
        <Checkbox id={`${id}-repeat`} checked={isRepeated} onChange={({ target }) => repeat(target.checked)}>
          Powtórz w dniach
        </Checkbox>
        {isRepeated && (
          <>
            <fieldset className={css.days}>
              <legend>Dni tygodnia</legend>
              {weekdays.map((words, at) => (
                <Checkbox key={words} checked={chosen.includes(at + 1)} onChange={() => toggle(at + 1)}>
                  {words}
                </Checkbox>
              ))}
            </fieldset>
            {input('until')}
            <p className={css.note}>{days.length > 0 && `${summary(days)}.`}</p>
          </>
        )}
        <p className={css.note}>Trasa, linia i samolot zostają. Bramka i status będą nowe.</p>
        {outcome && <CopyOutcome outcome={outcome} />}
        <Answers>
          <Button onClick={onClose} disabled={busy}>
            {outcome ? 'Zamknij' : 'Anuluj'}
          </Button>
          <Button kind="go" type="submit" disabled={busy}>
            {busy ? `Dodano ${done} z ${days.length}…` : `Dodaj ${count(days.length || 1, nouns.flight)}`}
          </Button>
        </Answers>
      </form>
    </Modal>
  );
}

/** '12 lotów: pn 5.05, pt 9.05 … pt 13.06' */
function summary(days: readonly Day[]): string {
  const [first, second, ...rest] = days.map(formatShort);
  const last = rest.at(-1);
  const between = rest.length > 1 ? ' … ' : ', ';
  const begun = [first, second].filter(Boolean).join(', ');
  return `${count(days.length, nouns.flight)}: ${begun}${last ? between + last : ''}`;
}
