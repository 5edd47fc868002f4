import type { Flight } from '../../domain/flight/flight.ts';
import { isOff } from '../../domain/flight/flight-status.ts';
import { expectedHere, isUnknown, newTime, pageOf, timeHere } from '../../domain/flight/flight-times.ts';
import { cityAndCode, flightNumber } from '../../domain/flight/flight-words.ts';
import { Gate } from '../flight/Gate.tsx';
import { agingOf, asOf, FlightTime } from '../schedule/FlightTime.tsx';
import { isFresh, isOver } from '../schedule/flights.ts';
import { Status } from '../schedule/Status.tsx';
import css from './BoardRow.module.css';

/** '9 min temu' of one that should have left or landed and is still here; nothing where that is not known. */
export function agoOf(flight: Flight, readAt: number, now: number): string | undefined {
  const minutes = Math.floor((now - Date.parse(expectedHere(flight))) / 60_000);
  const isHere = isFresh(readAt, now) && !isOver(flight) && !isOff(flight) && !isUnknown(flight);
  return isHere && minutes > 0 && minutes < 60 ? `${minutes}\u00a0min temu` : undefined;
}

export function BoardRow({ flight, readAt, now }: { flight: Flight; readAt: number; now: number }) {
  const { number, airline_name, is_departure, destination, origin, gate_name } = flight;
  const { city, code } = cityAndCode(is_departure ? destination : origin);
  const off = isOff(flight);
  const ago = agoOf(flight, readAt, now);
  return (
    <tr className={css.row} data-state={off ? 'off' : undefined} {...agingOf(flight, readAt, now)}>
      <td className={css.time}>
        <FlightTime planned={timeHere(flight)} estimated={newTime(flight)} />
        {ago && <small>{ago}</small>}
      </td>
      <td className={css.to}>
        <strong>{city}</strong> <span className="mono">{code}</span>
      </td>
      <td className={css.no}>
        <a className="mono" href={pageOf(flight)}>
          {flightNumber(number)}
        </a>{' '}
        <span>{airline_name}</span>
      </td>
      <td className={css.gate}>
        <Gate name={off ? null : gate_name} />
      </td>
      <td className={css.status}>
        <Status {...flight} asOf={asOf(readAt)} />
      </td>
    </tr>
  );
}

/** A row that is on its way, of the height it will have. */
export const WaitingRow = () => (
  <tr className={css.row} data-state="waiting">
    <td className={css.to} colSpan={5}>
      <span className="hidden">Wczytywanie</span>
    </td>
  </tr>
);
