import { useState } from 'react';
import { currentAuth } from '../../client/auth.ts';
import { FailedReading } from '../../client/FailedReading.tsx';
import { delay, minutesLate, sumWords } from '../../domain/flight/delay.ts';
import { reasonWords } from '../../domain/flight/delay-codes.ts';
import type { Flight } from '../../domain/flight/flight.ts';
import { isOff } from '../../domain/flight/flight-status.ts';
import { isUnknown } from '../../domain/flight/flight-times.ts';
import { isOneOf } from '../../domain/kernel/roles.ts';
import { Button } from '../../ui/Button.tsx';
import { PlaceholderRows } from '../../ui/states.tsx';
import { Card } from '../parts/Card.tsx';
import css from './Delay.module.css';
import { DelayDialog } from './DelayDialog.tsx';
import { useReasons } from './useDelay.ts';

/** How late a flight is and why, and what passengers read of it; whoever may, says it here. */
export function Delays({ flight }: { flight: Flight }) {
  const reading = useReasons(flight.id);
  const [isOpen, open] = useState(false);
  const role = currentAuth()?.user?.role;
  const late = minutesLate(flight);
  const reasons = reading.answer?.data;
  return (
    <Card
      title={`Opóźnienie${late > 0 ? `: ${late} min` : ''}`}
      aside={
        isOneOf(role, delay.write) &&
        !isOff(flight) && (
          <Button size="s" aria-haspopup="dialog" aria-keyshortcuts="D" onClick={() => open(true)}>
            Zmień opóźnienie
          </Button>
        )
      }
    >
      {reasons ? (
        <>
          <p>{isUnknown(flight) && late === 0 ? 'Nowa godzina nieznana' : sumWords(late, reasons)}</p>
          {reasons.length > 0 && (
            <ul className={css.reasons}>
              {reasons.map((it) => (
                <li key={it.id}>
                  <span className={`mono ${css.code}`}>{it.code}</span>
                  <span>
                    <b>{reasonWords(it)}</b>
                    {(it.note || it.equipment) && <small>{[it.note, it.equipment].filter(Boolean).join(', ')}</small>}
                  </span>
                  <b className="mono">{it.minutes} min</b>
                </li>
              ))}
            </ul>
          )}
        </>
      ) : reading.error ? (
        <FailedReading reading={reading} of={delay} />
      ) : (
        <PlaceholderRows rows={2} />
      )}
      {flight.public_reason && <p>Pasażer czyta: „{flight.public_reason}”</p>}
      {isOpen && <DelayDialog flight={flight} onClose={() => open(false)} />}
    </Card>
  );
}
