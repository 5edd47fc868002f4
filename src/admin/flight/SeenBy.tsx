import type { Flight } from '../../domain/flight/flight.ts';
import { ends } from '../../domain/flight/flight-fields.ts';
import { isOff } from '../../domain/flight/flight-status.ts';
import { newTime, timeHere } from '../../domain/flight/flight-times.ts';
import { cityAndCode, flightNumber } from '../../domain/flight/flight-words.ts';
import { publicWords, toldOf } from '../../domain/flight/public-words.ts';
import { Gate } from '../../features/flight/Gate.tsx';
import { flightPage } from '../../features/flight/page.ts';
import { FlightTime } from '../../features/schedule/FlightTime.tsx';
import { Status } from '../../features/schedule/Status.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import css from './SeenBy.module.css';

interface Seen {
  flight: Flight;
  now: number;
}
const labels = { departure: 'Odlot', arrival: 'Przylot' };

/** What the page of a flight says of it, by the words that fill that page. */
export function SeenOnPage({ flight, now }: Seen) {
  const { words, parts } = flightPage(flight, undefined, now);
  const has = (part: string) => parts.includes(part);
  const { label, ...look } = publicWords(flight, now);
  return (
    <div className={css.page}>
      <div className={`sign ${css.sign}`}>
        <p className={`mono ${css.number}`}>{words.number}</p>
        <p>
          <b>
            {words.fromCity} <Icon name="arrow" /> {words.toCity}
          </b>
        </p>
        <p>
          <Badge {...look}>{label}</Badge> {has('late') && <span>{words.late}</span>}
        </p>
        {has('reason') && <p>{words.reason}</p>}
        {has('gate') && (
          <p>
            Bramka <b className={css.gate}>{words.gate}</b>
          </p>
        )}
      </div>
      {ends.map((end) => (
        <p key={end} className={css.end}>
          <Icon name={end === 'departure' ? 'takeoff' : 'landing'} /> {labels[end]}
          {has(`derived ${end}`) && <small> przewidywany</small>}
          <br />
          {has(`new ${end}`) && (
            <>
              <b className="mono">{words[`${end}ExpectedTime`]}</b> <span className="hidden">zamiast </span>
            </>
          )}
          {has(`new ${end}`) ? (
            <s className="mono">{words[`${end}Time`]}</s>
          ) : (
            <b className="mono">{words[`${end}Time`]}</b>
          )}
        </p>
      ))}
    </div>
  );
}

/** What its row on the board of the home page says, by the parts that draw that row. */
export function SeenOnBoard({ flight, now }: Seen) {
  const { city, code } = cityAndCode(flight.is_departure ? flight.destination : flight.origin);
  return (
    <div className={css.board}>
      <span className={css.time}>
        <FlightTime planned={timeHere(flight)} estimated={newTime(flight)} />
      </span>
      <span className={css.to}>
        <b>{city}</b> <span className="mono">{code}</span>
        <br />
        <span className="mono">{flightNumber(flight.number)}</span> {flight.airline_name}
      </span>
      <Gate name={isOff(flight) ? null : flight.gate_name} />
      <Status status={flight.status} told={toldOf(flight, now)} />
    </div>
  );
}
