import { useState } from 'react';
import { type Flight, flight as flights } from '../../../domain/flight/flight.ts';
import { withNewTime } from '../../../domain/flight/flight-changes.ts';
import { expectedHere, timeHere } from '../../../domain/flight/flight-times.ts';
import { flightNumber } from '../../../domain/flight/flight-words.ts';
import { parseField } from '../../../domain/kernel/schema.ts';
import { formatInstant } from '../../../domain/language/days.ts';
import { Input } from '../../../fields/Input.tsx';
import { typedControl } from '../../../fields/typed-control.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Answers } from '../../../ui/DialogFrame.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import type { RowChange } from '../../record/useRowChange.ts';
import css from './Dialogs.module.css';

interface NewTimeProps extends RowChange<typeof flights> {
  flight: Flight;
  onClose: () => void;
}

const { estimated: field } = flights.fields;

/** Asks when a flight leaves or lands instead. */
export function NewTime({ flight: row, put, busy, onClose }: NewTimeProps) {
  // The row goes on following what others change: who saves over that is told, for the question was asked of this one
  const [flight] = useState(row);
  const [value, setValue] = useState<unknown>(expectedHere(flight));
  const [error, setError] = useState<string>();
  const planned = timeHere(flight);
  const save = () => {
    const parsed = parseField(field, value);
    if ('error' in parsed) return setError(parsed.error);
    if (parsed.value === null) return setError('Podaj datę i godzinę');
    const estimated = String(parsed.value);
    put(flight, withNewTime(flight, estimated), `nowa godzina ${formatInstant(estimated)}`, onClose);
  };
  const asPlanned = () => put(flight, withNewTime(flight, null), 'zgodnie z planem', onClose);
  return (
    <Modal title={`Nowa godzina: ${flightNumber(flight.number)}`} onClose={onClose}>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <p>
          {flight.is_departure ? 'Odlot' : 'Przylot'} planowo {formatInstant(planned)}
        </p>
        <Input
          {...{ field, value, error }}
          name="estimated"
          onChange={setValue}
          control={typedControl(field, value, setValue)}
        />
        <Answers>
          {flight.estimated && (
            <Button onClick={asPlanned} disabled={busy}>
              Zgodnie z planem
            </Button>
          )}
          <Button onClick={onClose}>Anuluj</Button>
          <Button kind="go" type="submit" disabled={busy}>
            Zapisz
          </Button>
        </Answers>
      </form>
    </Modal>
  );
}
