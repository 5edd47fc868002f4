import { useId, useState } from 'react';
import { type Flight, flight as flights } from '../../../domain/flight/flight.ts';
import { flightNumber } from '../../../domain/flight/flight-words.ts';
import { gate } from '../../../domain/flight/gate.ts';
import { Combobox } from '../../../fields/Combobox.tsx';
import { useRowName } from '../../../fields/list/row-names.ts';
import { Button } from '../../../ui/Button.tsx';
import { Answers } from '../../../ui/DialogFrame.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { type RowChange, useRowChange } from '../../record/useRowChange.ts';
import css from './Dialogs.module.css';
import own from './GateButton.module.css';

/** A flight's gate: pressed, it asks which instead. */
export function GateButton({ flight }: { flight: Flight }) {
  const [asks, ask] = useState(false);
  const { put, busy } = useRowChange(flights);
  const name = useRowName(flights, flight);
  return (
    <>
      <button
        type="button"
        className={own.gate}
        data-none={!flight.gate_name || undefined}
        aria-haspopup="dialog"
        aria-label={`Bramka lotu ${name}: ${flight.gate_name ?? 'brak'}. Zmień`}
        onClick={() => ask(true)}
      >
        {flight.gate_name ?? '–'}
      </button>
      {asks && <GateDialog flight={flight} {...{ put, busy }} onClose={() => ask(false)} />}
    </>
  );
}

interface GateDialogProps extends RowChange<typeof flights> {
  flight: Flight;
  onClose: () => void;
}

function GateDialog({ flight, put, busy, onClose }: GateDialogProps) {
  const id = useId();
  const [value, setValue] = useState<unknown>(flight.Gates_id);
  const [error, setError] = useState<string>();
  const { label, message } = flights.fields.Gates_id;
  const save = () => {
    if (typeof value === 'object' && value !== null) return setError(message);
    const Gates_id = value === '' || value === null ? null : Number(value);
    if (Gates_id === flight.Gates_id) onClose();
    else put(flight, { Gates_id }, Gates_id === null ? 'bez bramki' : 'nowa bramka', onClose);
  };
  return (
    <Modal title={`Bramka: ${flightNumber(flight.number)}`} onClose={onClose}>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field id={id} label={label} error={error}>
          {(control) => (
            <Combobox
              {...control}
              table={gate.table}
              label={label}
              value={value}
              known={flight.Gates_id === null ? undefined : { id: flight.Gates_id, label: flight.gate_name ?? '' }}
              onChange={setValue}
            />
          )}
        </Field>
        <Answers>
          <Button onClick={onClose}>Anuluj</Button>
          <Button kind="go" type="submit" disabled={busy}>
            Zapisz
          </Button>
        </Answers>
      </form>
    </Modal>
  );
}
