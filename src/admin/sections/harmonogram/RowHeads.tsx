import type { Flight } from '../../../domain/flight/flight.ts';
import { isOff } from '../../../domain/flight/flight-status.ts';
import { addDays, dayOf, formatLongDay, formatTime, today } from '../../../domain/language/days.ts';
import type { Above } from '../../../fields/list/ListTable.tsx';
import css from './FlightList.module.css';

/** What stands above a row of a list by these times: its day, where that is another, and the line past which is now. */
export const headOf =
  (timeOf: (flight: Flight) => string, now: number): Above<Flight> =>
  (flight, before, after) => {
    const day = dayOf(timeOf(flight));
    const isNewDay = !before || dayOf(timeOf(before)) !== day;
    const at = (it: Flight) => Date.parse(timeOf(it));
    const isNext = before && at(before) <= now && at(flight) > now;
    if (!isNewDay && !isNext) return null;
    // What is cancelled is not waited for
    const next = [flight, ...after].find((it) => !isOff(it));
    return (
      <>
        {isNewDay && (
          <span className={css.day}>
            <b>{formatLongDay(day)}</b>
            {nearness(day, now)}
          </span>
        )}
        {isNext && (
          <span className={css.now}>
            <b>teraz {formatTime(now)}</b>
            <span>{next && inWords(at(next) - now, next)}</span>
          </span>
        )}
      </>
    );
  };

const nearness = (day: string, now: number) =>
  day === today(now) ? ' · dziś' : day === addDays(today(now), 1) ? ' · jutro' : '';

/** 'następny odlot za 18 min' */
const inWords = (ms: number, { is_departure }: Flight): string =>
  `następny ${is_departure ? 'odlot' : 'przylot'} za ${timeIn(Math.round(ms / 60_000))}`;

/** '42 min', '1 h 5 min' */
export const timeIn = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
