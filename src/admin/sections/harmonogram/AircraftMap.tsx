import { airportCity } from '../../../airport/identity.ts';
import type { Flight } from '../../../domain/flight/flight.ts';
import type { FlightData } from '../../../domain/flight/flight-data.ts';
import { cityAndCode } from '../../../domain/flight/flight-words.ts';
import { formatTime } from '../../../domain/language/days.ts';
import europe from '../../../features/flight/europe.svg?url&no-inline';
import { mapOf } from '../../../features/flight/map.ts';
import { drawing } from '../../../ui/Icon.tsx';
import css from './AircraftMap.module.css';

interface AircraftMapProps {
  flight: Pick<Flight, 'is_departure' | 'origin' | 'destination'>;
  position: Pick<FlightData, 'latitude' | 'longitude' | 'track'>;
  /** When it was read; absent: it is still being typed. */
  readAt?: number | undefined;
}

/** An aircraft at its position and track, on the map of the flight's public page. */
export function AircraftMap({ flight, position, readAt }: AircraftMapProps) {
  const map = mapOf(position, flight);
  const there = cityAndCode(flight.is_departure ? flight.destination : flight.origin).city;
  return (
    <figure className={css.figure}>
      <svg
        viewBox={map.view}
        role="img"
        aria-label={`Mapa: samolot na trasie ${flight.origin} – ${flight.destination}`}
      >
        <use className={css.land} href={`${europe}#land`} />
        <use className={css.borders} href={`${europe}#borders`} />
        <path className={css.way} d={map.flown} />
        <path className={css.way} data-ahead d={map.ahead} />
        {map.there && (
          <g transform={map.there}>
            <circle className={css.port} r="8" />
            <text className={css.name} data-side={map.thereSide}>
              {there}
            </text>
          </g>
        )}
        <g transform={map.airport}>
          <circle className={css.port} data-home r="9" />
          <text className={css.name} data-side={map.airportSide}>
            {airportCity}
          </text>
        </g>
        <g transform={map.aircraft} data-testid="aircraft">
          <circle className={css.halo} r="22" />
          <g transform={map.turn}>
            <svg className={css.plane} x="-16" y="-16" width="32" height="32" viewBox="0 0 24 24" aria-hidden="true">
              <g transform="rotate(-45 12 12)">
                <use href={drawing('plane')} width="24" height="24" />
              </g>
            </svg>
          </g>
        </g>
      </svg>
      <figcaption>
        kurs {Math.round(position.track)}°{readAt !== undefined && `, stan z ${formatTime(readAt)}`}
      </figcaption>
    </figure>
  );
}
