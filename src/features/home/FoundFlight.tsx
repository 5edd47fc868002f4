import { useState } from 'react';
import { useList } from '../../client/useList.ts';
import type { Flight } from '../../domain/flight/flight.ts';
import { isOff } from '../../domain/flight/flight-status.ts';
import { expectedHere, newTime, pageOf, timeHere } from '../../domain/flight/flight-times.ts';
import { cityAndCode, flightNumber } from '../../domain/flight/flight-words.ts';
import { dayOf, formatShort, startOf, today } from '../../domain/language/days.ts';
import * as pages from '../../domain/site/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Gate } from '../flight/Gate.tsx';
import { FlightTime } from '../schedule/FlightTime.tsx';
import { flightsPath } from '../schedule/flights.ts';
import { Status } from '../schedule/Status.tsx';
import css from './FoundFlight.module.css';

/** So many of each tab are looked at: a number flies once a day, a city a few times. */
const most = 20;
const bare = (number: string): string => number.replace(/[\s-]/g, '').toUpperCase();

/** Of what was found the number itself, if it is there; what is still to come first, else the last of today. */
export function nearestOf(found: readonly Flight[], words: string, now: number): Flight | undefined {
  const named = found.filter(({ number }) => bare(number) === bare(words));
  const byTime = (named.length > 0 ? named : found).toSorted((a, b) => (expectedHere(a) < expectedHere(b) ? -1 : 1));
  return byTime.find((it) => Date.parse(expectedHere(it)) >= now) ?? byTime.at(-1);
}

/** The flight that somebody has asked for: when, where to, from which gate, and how it stands; or why there is none. */
export function FoundFlight({ words }: { words: string }) {
  const [now] = useState(Date.now);
  const since = startOf(today(now));
  const path = (direction: 'departure' | 'arrival') =>
    flightsPath({ direction, page: 1, limit: most, since, upcoming: now }, words);
  const departures = useList<Flight>(path('departure'));
  const arrivals = useList<Flight>(path('arrival'));
  const retry = () => {
    departures.retry();
    arrivals.retry();
  };
  if (departures.error || arrivals.error)
    return (
      <p className={css.none}>
        Nie udało się sprawdzić lotu. <Button onClick={retry}>Spróbuj ponownie</Button>
      </p>
    );
  if (!departures.answer || !arrivals.answer) return <p className={css.none}>Szukamy…</p>;
  const found = [...departures.answer.data, ...arrivals.answer.data];
  const flight = nearestOf(found, words, now);
  const search = `${pages.schedule}?${new URLSearchParams({ search: words })}`;
  if (!flight)
    return (
      <p className={css.none}>
        Nie ma lotu „{words}” ani dziś, ani w następnych dniach. Sprawdź numer na bilecie albo wpisz miasto.{' '}
        <a href={search}>Szukaj w harmonogramie</a>
      </p>
    );
  const { number, airline_name, is_departure, origin, destination, gate_name } = flight;
  const day = dayOf(timeHere(flight));
  return (
    <div className={css.found}>
      <p className={css.time}>
        <FlightTime planned={timeHere(flight)} estimated={newTime(flight)} />
        {day !== today(now) && <small>{formatShort(day)}</small>}
      </p>
      <p className={css.to}>
        <small>{is_departure ? 'Odlot do' : 'Przylot z'}</small>{' '}
        <strong>{cityAndCode(is_departure ? destination : origin).city}</strong>
        <small>
          {flightNumber(number)} {airline_name}
        </small>
      </p>
      {!isOff(flight) && gate_name && <Gate name={gate_name} />}
      <Status {...flight} />
      <p className={css.links}>
        <a href={pageOf(flight)}>Strona lotu</a>
        {found.length > 1 && <a href={search}>Wszystkie loty: {words}</a>}
      </p>
    </div>
  );
}
