import { useState } from 'react';
import { currentAuth } from '../../client/auth.ts';
import { FailedReading } from '../../client/FailedReading.tsx';
import { delay, minutesAfterPlan, minutesLate, type Reason, sumWords } from '../../domain/flight/delay.ts';
import { type Flight, flight as flights } from '../../domain/flight/flight.ts';
import { withNewTime } from '../../domain/flight/flight-changes.ts';
import { timeHere } from '../../domain/flight/flight-times.ts';
import { flightNumber } from '../../domain/flight/flight-words.ts';
import { isOneOf } from '../../domain/kernel/roles.ts';
import { parseField } from '../../domain/kernel/schema.ts';
import { formatTime } from '../../domain/language/days.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip, Chips } from '../../ui/Chip.tsx';
import { Answers } from '../../ui/DialogFrame.tsx';
import { ErrorText, Field } from '../../ui/Field.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { PlaceholderRows } from '../../ui/states.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import css from './Delay.module.css';
import { Seen } from './Passenger.tsx';
import { ReasonPicker } from './ReasonPicker.tsx';
import { ReasonRows } from './ReasonRows.tsx';
import { type DelayAnswer, reasonOf, useReasons, useSaveDelay } from './useDelay.ts';

const minute = 60_000;
/** Later than planned by so many minutes, in one press. */
const quick = [10, 20, 30, 40, 60, 90, 120];

interface DelayDialogProps {
  flight: Flight;
  onClose: () => void;
}

/** How late a flight is, why, and what passengers read of it: asked together, saved in one go. */
export function DelayDialog({ flight: row, onClose }: DelayDialogProps) {
  // The row goes on following what others change: who saves over that is told, for the question was asked of this one
  const [flight] = useState(row);
  const reading = useReasons(flight.id);
  const [asked, ask] = useState<DelayAnswer>();
  if (reading.answer && !asked) ask(reading.answer);
  return (
    <Modal title={`Opóźnienie: ${flightNumber(flight.number)}`} onClose={onClose}>
      {asked ? (
        <Form flight={flight} asked={asked} onClose={onClose} />
      ) : reading.error ? (
        <FailedReading reading={reading} of={delay} />
      ) : (
        <PlaceholderRows rows={3} />
      )}
    </Modal>
  );
}

function Form({ flight, asked, onClose }: DelayDialogProps & { asked: DelayAnswer }) {
  const { save, busy, errors } = useSaveDelay(flight);
  const mayMove = isOneOf(currentAuth()?.user?.role, flights.write);
  const planned = Date.parse(timeHere(flight));
  const [at, move] = useState<number>();
  const [reasons, setReasons] = useState<readonly Reason[]>(() => asked.data.map(reasonOf));
  const [words, setWords] = useState(flight.public_reason ?? '');
  const [wrong, setWrong] = useState<string>();
  const late = at === undefined ? minutesLate(flight) : minutesAfterPlan(flight, at);
  const estimated = at === undefined ? {} : { estimated: late === 0 ? null : new Date(at).toISOString() };
  const time = estimated.estimated === undefined ? {} : withNewTime(flight, estimated.estimated);
  const verb = flight.is_departure ? 'Odlot' : 'Przylot';
  const submit = () => {
    const parsed = parseField(flights.fields.public_reason, words);
    if ('error' in parsed) return setWrong(parsed.error);
    setWrong(undefined);
    const public_reason = parsed.value === null ? null : String(parsed.value);
    save({ delays: reasons, print: asked.print, public_reason, ...estimated }, asked, onClose);
  };
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className={css.times}>
        {verb} planowo <b className="mono">{formatTime(planned)}</b>
        {late > 0 && (
          <>
            , teraz <b className="mono">{formatTime(planned + late * minute)}</b> <em>+{late} min</em>
          </>
        )}
      </p>
      {mayMove && (
        <Chips label={`${verb} później niż planowo`}>
          {quick.map((minutes) => (
            <Chip key={minutes} pressed={late === minutes} onClick={() => move(planned + minutes * minute)}>
              +{minutes} min
            </Chip>
          ))}
          <Chip pressed={false} onClick={() => move(planned + Math.max(0, late - 5) * minute)}>
            −5
          </Chip>
          <Chip pressed={false} onClick={() => move(planned + (late + 5) * minute)}>
            +5
          </Chip>
          {late > 0 && (
            <Chip pressed={false} onClick={() => move(planned)}>
              Zgodnie z planem
            </Chip>
          )}
        </Chips>
      )}
      {errors.estimated && <ErrorText>{errors.estimated}</ErrorText>}
      <ReasonRows reasons={reasons} late={late} errors={errors} onChange={setReasons} />
      <output className={css.sum}>{sumWords(late, reasons)}</output>
      <ReasonPicker reasons={reasons} late={late} onChange={setReasons} error={errors.delays} />
      <Field
        label={flights.fields.public_reason.label}
        hint="Jedno zdanie, najwyżej 120 liter; może być puste"
        error={wrong ?? errors.public_reason}
      >
        {(control) => (
          <TextInput
            {...control}
            name="public_reason"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            autoComplete="off"
          />
        )}
      </Field>
      <p>
        Pasażer po zapisaniu: <Seen flight={{ ...flight, ...time, public_reason: words.trim() || null }} />
      </p>
      <Answers>
        <Button onClick={onClose}>Anuluj</Button>
        <Button kind="go" type="submit" disabled={busy}>
          Zapisz
        </Button>
      </Answers>
    </form>
  );
}
