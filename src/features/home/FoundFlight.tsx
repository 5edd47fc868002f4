import { useList } from '../../client/useList.ts';
import type { Flight } from '../../domain/flight/flight.ts';
import type { Direction } from '../../domain/flight/flight-fields.ts';
import { isOff } from '../../domain/flight/flight-status.ts';
import { expectedHere, newTime, pageOf, timeHere } from '../../domain/flight/flight-times.ts';
import { cityAndCode, flightNumber } from '../../domain/flight/flight-words.ts';
import { isAhead, offersParking } from '../../domain/flight/travel-plans.ts';
import { dayOf, formatShort, today } from '../../domain/language/days.ts';
import * as pages from '../../domain/site/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../../ui/useNow.ts';
import { Gate } from '../flight/Gate.tsx';
import { asOf, FlightTime } from '../schedule/FlightTime.tsx';
import { flightsPath, isFresh, nextFlights, windowOf } from '../schedule/flights.ts';
import { Status } from '../schedule/Status.tsx';
import css from './FoundFlight.module.css';
import { OldAnswer } from './OldAnswer.tsx';

/** So many of each tab are looked at: a number flies once a day, a city a few times. */
const most = 20;
const live = { refreshInterval: 60_000 };

const bare = (number: string): string => number.replace(/[\s-]/g, '').toUpperCase();

/** Of what was found the number itself, if it is there; what is still waited for first, else the last of today. */
export function nearestOf(found: readonly Flight[], words: string, now: number): Flight | undefined {
  const named = found.filter(({ number }) => bare(number) === bare(words));
  const byTime = (named.length > 0 ? named : found).toSorted((a, b) => (expectedHere(a) < expectedHere(b) ? -1 : 1));
  return nextFlights(byTime, now, 1)[0] ?? byTime.at(-1);
}

/** The flight that somebody has asked for: when, where to, from which gate, and how it stands; or why there is none. */
export function FoundFlight({ words }: { words: string }) {
  const now = useNow(live.refreshInterval) ?? Date.now();
  const path = (direction: Direction) =>
    flightsPath({ direction, page: 1, limit: most, ...windowOf(now, undefined, true) }, words);
  const departures = useList<Flight>(path('departure'), undefined, live);
  const arrivals = useList<Flight>(path('arrival'), undefined, live);
  const retry = () => {
    departures.retry();
    arrivals.retry();
  };
  const error = departures.error ?? arrivals.error;
  if (!departures.answer || !arrivals.answer)
    return error ? (
      <p className={css.none}>
        Nie udało się sprawdzić lotu. {error.message} <Button onClick={retry}>Spróbuj ponownie</Button>
      </p>
    ) : (
      <p className={css.none}>Szukamy…</p>
    );
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
  // The older of the two: what is old says from when it is
  const readAt = Math.min(departures.readAt ?? now, arrivals.readAt ?? now);
  const fresh = isFresh(readAt, now);
  return (
    <div className={css.found} data-gone={fresh ? undefined : ''}>
      <p className={css.time}>
        <FlightTime planned={timeHere(flight)} estimated={newTime(flight)} />
        {day !== today(now) && <small>{formatShort(day)}</small>}
      </p>
      <p className={css.to}>
        <small>{is_departure ? 'Odlot:' : 'Przylot:'}</small>{' '}
        <strong>{cityAndCode(is_departure ? destination : origin).city}</strong>
        <small>
          {flightNumber(number)} {airline_name}
        </small>
      </p>
      {!isOff(flight) && gate_name && <Gate name={gate_name} />}
      <Status {...flight} asOf={asOf(readAt)} />
      {!fresh && <OldAnswer readAt={readAt} />}
      {isOff(flight) && <p className={css.off}>O&nbsp;dalszą podróż zapytaj linię {airline_name}.</p>}
      <p className={css.links}>
        <a href={pageOf(flight)}>Strona lotu</a>
        {isAhead(flight, now) && (
          <a href={`${pageOf(flight)}.ics`} download>
            Dodaj do kalendarza
          </a>
        )}
        {offersParking(flight, now) && <a href={pages.parkingForFlight(flight.id)}>Zarezerwuj parking</a>}
        {found.length > 1 && <a href={search}>Wszystkie loty: {words}</a>}
      </p>
    </div>
  );
}
