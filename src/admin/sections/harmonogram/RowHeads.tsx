import type { Flight } from '../../../domain/flight/flight.ts';
import type { Direction } from '../../../domain/flight/flight-fields.ts';
import { addDays, dayOf, formatLongDay, formatTime, today } from '../../../domain/language/days.ts';
import css from './FlightList.module.css';

/** What stands above a row of a list by time: its day, where that is another, and the line between past and future. */
export const headOf = (direction: Direction, now: number) => (flight: Flight, before: Flight | undefined) => {
  const day = dayOf(flight[direction]);
  const isNewDay = !before || dayOf(before[direction]) !== day;
  // By the plan, as the rows are: by new times a list with late flights would have several such lines
  const at = (it: Flight) => Date.parse(it[direction]);
  const isNext = before && at(before) <= now && at(flight) > now;
  if (!isNewDay && !isNext) return null;
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
          <span>{inWords(at(flight) - now, direction)}</span>
        </span>
      )}
    </>
  );
};

const nearness = (day: string, now: number) =>
  day === today(now) ? ' · dziś' : day === addDays(today(now), 1) ? ' · jutro' : '';

/** 'następny planowy odlot za 18 min' */
function inWords(ms: number, direction: Direction): string {
  const minutes = Math.round(ms / 60_000);
  const time = minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return `następny planowy ${direction === 'departure' ? 'odlot' : 'przylot'} za ${time}`;
}
