import '../account/sign-in-again.ts';
import type { Reading } from '../../client/build-data.ts';
import { useList } from '../../client/useList.ts';
import type { Flight } from '../../domain/flight/flight.ts';
import type { List } from '../../domain/kernel/query.ts';
import { dayOf, today } from '../../domain/language/days.ts';
import * as pages from '../../domain/site/paths.ts';
import { More } from '../../ui/More.tsx';
import { Failed } from '../../ui/states.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useNow } from '../../ui/useNow.ts';
import { ReadAt } from '../schedule/FlightTime.tsx';
import { flightsPath, isFresh, justGone, nextDepartures } from '../schedule/flights.ts';
import { OldNotice } from '../schedule/OldNotice.tsx';
import css from './Board.module.css';
import { BoardRow, WaitingRow } from './BoardRow.tsx';
import { Clock } from './Clock.tsx';
import { DayRow } from './DayRow.tsx';
import { OwnFlight } from './OwnFlight.tsx';

const minute = 60_000;
const rows = 6;

/** Enough flights to choose the next six from: most of those whose time has just passed have left. */
export const boardPath = (now: number): string =>
  flightsPath({ direction: 'departure', page: 1, limit: 30, since: now - justGone });

/** Of a built list, only the rows that will be painted: the page carries them twice, as markup and as data. */
export const paintedOf = ({ data, readAt }: Reading<List<Flight>>): Reading<List<Flight>> => ({
  data: { data: nextDepartures(data.data, readAt, rows).map(painted) } as List<Flight>,
  readAt,
});

const painted = ({
  number,
  status,
  airline_name,
  departure,
  estimated,
  destination,
  is_departure,
  gate_name,
}: Flight): Flight =>
  // The board reads nothing else of a list and its departures, and the first answer replaces them whole
  ({ number, status, airline_name, departure, estimated, destination, is_departure, gate_name }) as Flight;

interface BoardProps {
  initial?: Reading<List<Flight>> | undefined;
  phone?: string;
}

/** The departures board: what leaves next, kept up to date every minute. */
export function Board({ initial, phone }: BoardProps) {
  // The server paints what holds now; a page kept by a browser is older (see Aging.astro)
  const now = useNow(minute / 2) ?? initial?.readAt;
  const { answer, error, readAt, retry } = useList<Flight>(now === undefined ? null : boardPath(now), initial, {
    refreshInterval: minute,
  });
  const fresh = now !== undefined && readAt !== undefined && isFresh(readAt, now);
  // Old rows and the heads of their days stay as they were until new ones come: an emptied board would say that
  // nothing leaves
  const shown = answer && readAt !== undefined ? nextDepartures(answer.data, fresh ? now : readAt, rows) : undefined;
  const failed = shown === undefined && error !== undefined;
  return (
    <div className="wrap">
      <div className={css.head}>
        <div className={css.title}>
          <Tile icon="takeoff" size="l" />
          <h1 id="odloty">Najbliższe odloty</h1>
        </div>
        <Clock />
      </div>
      <OwnFlight />
      {now !== undefined && readAt !== undefined && <OldNotice readAt={readAt} now={now} phone={phone} />}
      {failed ? (
        <Failed retry={retry}>{error.message || undefined}</Failed>
      ) : (
        <table className={css.board} aria-labelledby="odloty" aria-busy={shown === undefined || undefined}>
          <thead>
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
              Array.from({ length: rows }, (_, row) => row).map((row) => <WaitingRow key={row} />)}
          </tbody>
        </table>
      )}
      {shown?.length === 0 && <p className={css.none}>Dziś nic już nie odlatuje</p>}
      <div className={css.foot}>
        <p>{readAt !== undefined && <ReadAt at={readAt} fresh={fresh} />}</p>
        <More href={pages.schedule} words="Cały harmonogram" />
      </div>
    </div>
  );
}

/**
 * The rows, and before the first of each day after the first a row that says so. By position, not by flight: where
 * others come, each row changes what it says, and none moves.
 */
function rowsOf(flights: Flight[], readAt: number, now: number) {
  const first = today(isFresh(readAt, now) ? now : readAt);
  const days = [first, ...flights.map(({ departure }) => dayOf(departure))];
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
