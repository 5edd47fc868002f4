import type { Answer } from '../../client/useList.ts';
import type { Flight } from '../../domain/flight/flight.ts';
import type { Direction } from '../../domain/flight/flight-fields.ts';
import { timeHere } from '../../domain/flight/flight-times.ts';
import type { List } from '../../domain/kernel/query.ts';
import { dayOf, today } from '../../domain/language/days.ts';
import { Failed } from '../../ui/states.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { isFresh, nextFlights } from '../schedule/flights.ts';
import { BoardRow, WaitingRow } from './BoardRow.tsx';
import { boardRows } from './board-flights.ts';
import { DayRow } from './DayRow.tsx';
import css from './Half.module.css';

const words = {
  departure: { title: 'Najbliższe odloty', icon: 'takeoff', none: 'Dziś nic już nie odlatuje' },
  arrival: { title: 'Najbliższe przyloty', icon: 'landing', none: 'Dziś nic już nie przylatuje' },
} as const;

interface HalfProps {
  direction: Direction;
  reading: Answer<List<Flight>>;
  now: number | undefined;
}

/** One half of the board: what leaves next, or what lands. */
export function Half({ direction, reading: { answer, error, readAt, retry }, now }: HalfProps) {
  const { title, icon, none } = words[direction];
  const fresh = now !== undefined && readAt !== undefined && isFresh(readAt, now);
  // Old rows and the heads of their days stay as they were until new ones come: an emptied board would say that
  // nothing leaves
  const shown = answer && readAt !== undefined ? nextFlights(answer.data, fresh ? now : readAt, boardRows) : undefined;
  return (
    <div className={css.half}>
      <h2 id={direction}>
        <Tile icon={icon} />
        {title}
      </h2>
      {shown === undefined && error !== undefined ? (
        <Failed retry={retry}>{error.message || undefined}</Failed>
      ) : (
        <table className={css.board} aria-labelledby={direction} aria-busy={shown === undefined || undefined}>
          <thead className="hidden">
            <tr>
              {['Godzina', 'Kierunek', 'Lot', 'Bramka', 'Status'].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown && readAt !== undefined && now !== undefined && rowsOf(shown, readAt, now)}
            {shown === undefined &&
              Array.from({ length: boardRows }, (_, row) => row).map((row) => <WaitingRow key={row} />)}
          </tbody>
        </table>
      )}
      {shown?.length === 0 && <p className={css.none}>{none}</p>}
    </div>
  );
}

/**
 * The rows, and before the first of each day after the first a row that says so. By position, not by flight: where
 * others come, each row changes what it says, and none moves.
 */
function rowsOf(flights: Flight[], readAt: number, now: number) {
  const first = today(isFresh(readAt, now) ? now : readAt);
  const days = [first, ...flights.map((flight) => dayOf(timeHere(flight)))];
  const lines = flights.flatMap((flight, index) => {
    const [before, day] = days.slice(index);
    return before && day && day > before && day > first ? [day, flight] : [flight];
  });
  return lines.map((line, index) =>
    typeof line === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position on the board
      <DayRow key={index} day={line} now={now} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its position on the board
      <BoardRow key={index} flight={line} readAt={readAt} now={now} />
    ),
  );
}
