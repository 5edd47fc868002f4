import type { Flight } from '../../../domain/flight/flight.ts';
import { isOff } from '../../../domain/flight/flight-status.ts';
import { expectedTimes } from '../../../domain/flight/flight-times.ts';
import { cityAndCode, flightNumber } from '../../../domain/flight/flight-words.ts';
import { formatTime } from '../../../domain/language/days.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { StatusMenu } from './StatusMenu.tsx';
import css from './Strip.module.css';

/** A flight in one line: who, when, from where to where, how far it is, and its status to change. */
export function Strip({ flight }: { flight: Flight }) {
  const now = useNow(60_000) ?? Date.now();
  const expected = expectedTimes(flight);
  const [from, until] = [Date.parse(expected.departure), Date.parse(expected.arrival)];
  const elapsed = isOff(flight) ? 0 : Math.min(Math.max((now - from) / (until - from), 0), 1);
  const number = flightNumber(flight.number);
  return (
    <section className={`sign ${css.strip}`} aria-label={`Lot ${number}`}>
      <h2 className={css.number}>
        <span className="mono">{number}</span>
        <small>{flight.airline_name}</small>
      </h2>
      <End at={expected.departure} planned={flight.departure} airport={flight.origin} />
      <progress className={css.way} value={elapsed} aria-label="Upłynęło z czasu lotu" />
      <End at={expected.arrival} planned={flight.arrival} airport={flight.destination} />
      <StatusMenu flight={flight} />
    </section>
  );
}

const End = ({ at, planned, airport }: { at: string; planned: string; airport: string }) => {
  const { city, code } = cityAndCode(airport);
  return (
    <p className={css.end}>
      <time className="mono" dateTime={at}>
        {formatTime(at)}
      </time>
      {at !== planned && (
        <small>
          <Icon name="late" /> planowo {formatTime(planned)}
        </small>
      )}
      <small>
        {city} {code && `(${code})`}
      </small>
    </p>
  );
};
