import { useState } from 'react';
import { type Flight, flight as flights } from '../../../domain/flight/flight.ts';
import { stepAfter, withNewTime } from '../../../domain/flight/flight-changes.ts';
import { type FlightStatus, flightStatus, isOff, phaseOf } from '../../../domain/flight/flight-status.ts';
import { expectedHere } from '../../../domain/flight/flight-times.ts';
import { numberInOneLine } from '../../../domain/flight/flight-words.ts';
import { formatTime } from '../../../domain/language/days.ts';
import { useRowName } from '../../../fields/list/row-names.ts';
import { Option, OptionGroup } from '../../parts/OptionMenu.tsx';
import { StatusChip } from '../../record/StatusChip.tsx';
import { useRowChange } from '../../record/useRowChange.ts';
import { askToCancel } from './ask-to-cancel.ts';
import { NewTime } from './NewTime.tsx';
import { NextButton } from './NextButton.tsx';
import css from './StatusMenu.module.css';

/** Later by so many minutes, in one press. */
const delays = [15, 30, 40, 60, 90, 120];

/** A flight's status: pressed, it opens what else it may be and how much later it goes; beside it, the usual next. */
export function StatusMenu({ flight }: { flight: Flight }) {
  const [asksTime, askTime] = useState(false);
  const change = useRowChange(flights, { called: ({ number }) => numberInOneLine(number) });
  const { put, busy } = change;
  const next = stepAfter(flight);
  const name = useRowName(flights, flight);
  const become = (status: FlightStatus) => put(flight, { status }, flightStatus[status].label);
  const choose = (status: string) => {
    const to = status as FlightStatus;
    if (isOff({ status: to })) void askToCancel(flight, () => become(to));
    else become(to);
  };
  const delay = (minutes: number) => {
    const estimated = new Date(Date.parse(expectedHere(flight)) + minutes * 60_000).toISOString();
    put(flight, withNewTime(flight, estimated), `nowa godzina ${formatTime(estimated)}`);
  };
  return (
    <span className={css.status}>
      <StatusChip
        entity={flights}
        row={flight}
        change={change}
        become={choose}
        // Above the statuses: what is used most is in sight on every screen, however low its row is
        above={
          <>
            {next && (
              <OptionGroup label="Następny krok" shown>
                <Option
                  icon={flightStatus[next].icon}
                  tone={flightStatus[next].tone}
                  hint="Enter"
                  run={() => become(next)}
                >
                  <b>{flightStatus[next].label}</b>
                </Option>
              </OptionGroup>
            )}
            {!isOff(flight) && phaseOf(flight) !== 'over' && (
              <OptionGroup label={`Nowa godzina, teraz ${formatTime(expectedHere(flight))}`} shown>
                <span className={css.delays}>
                  {delays.map((minutes) => (
                    <Option key={minutes} run={() => delay(minutes)} label={`+${minutes} min, nowa godzina`}>
                      {`+${minutes} min`}
                    </Option>
                  ))}
                </span>
                <Option icon="clock" run={() => askTime(true)}>
                  Inna godzina…
                </Option>
              </OptionGroup>
            )}
          </>
        }
      />
      {next && <NextButton of={name} sets={flightStatus[next].label} disabled={busy} onClick={() => become(next)} />}
      {asksTime && <NewTime flight={flight} {...{ put, busy }} onClose={() => askTime(false)} />}
    </span>
  );
}
