import '../account/sign-in-again.ts';
import type { Reading } from '../../client/build-data.ts';
import { useList } from '../../client/useList.ts';
import type { Flight } from '../../domain/flight.ts';
import type { List } from '../../domain/kernel/query.ts';
import * as pages from '../../domain/paths.ts';
import { More } from '../../ui/More.tsx';
import { Failed } from '../../ui/states.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useNow } from '../../ui/useNow.ts';
import { ReadAt } from '../schedule/FlightTime.tsx';
import { flightsPath, grace, isFresh, nextDepartures } from '../schedule/flights.ts';
import css from './Board.module.css';
import { BoardRow, WaitingRow } from './BoardRow.tsx';
import { Clock } from './Clock.tsx';

const minute = 60_000;
const rows = 6;

/** Enough flights to choose the next six from: some may have left before their time. */
export const boardPath = (now: number): string =>
  flightsPath({ direction: 'departure', page: 1, limit: 20, since: now - grace });

/** Of a built list, only the rows that will be painted: the page carries them twice, as markup and as data. */
export const paintedOf = ({ data, readAt }: Reading<List<Flight>>): Reading<List<Flight>> => ({
  data: { ...data, data: nextDepartures(data.data, readAt, rows).map(painted) },
  readAt,
});

const painted = ({
  id,
  number,
  status,
  airline_name,
  departure,
  estimated,
  destination,
  is_departure,
  gate_name,
}: Flight): Flight =>
  // The board reads nothing else of a departure, and the first answer replaces it whole
  ({ id, number, status, airline_name, departure, estimated, destination, is_departure, gate_name }) as Flight;

/** The departures board: what leaves next, kept up to date every minute. */
export function Board({ initial }: { initial?: Reading<List<Flight>> | undefined }) {
  const now = useNow(minute);
  const { answer, error, readAt, retry } = useList<Flight>(now === undefined ? null : boardPath(now), initial, {
    refreshInterval: minute,
  });
  const fresh = now !== undefined && readAt !== undefined && isFresh(readAt, now);
  // Old rows stay as they were until new ones come: an emptied board would say that nothing leaves
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
      {failed ? (
        <Failed retry={retry} />
      ) : (
        <table className={css.board} aria-labelledby="odloty" aria-busy={shown === undefined || undefined}>
          <thead>
            <tr>
              {['Godzina', 'Kierunek', 'Lot', 'Bramka', 'Status'].map((it) => (
                <th key={it} scope="col">
                  {it}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown?.map((it) => (
              <BoardRow key={it.id} flight={it} />
            ))}
            {shown === undefined &&
              Array.from({ length: rows }, (_, row) => row).map((row) => <WaitingRow key={row} />)}
          </tbody>
        </table>
      )}
      {shown?.length === 0 && <p className={css.none}>Dziś nic już nie odlatuje</p>}
      <div className={css.foot}>
        <p>{readAt !== undefined && <ReadAt at={readAt} fresh={fresh} />}</p>
        <More href={pages.schedule}>Cały harmonogram</More>
      </div>
    </div>
  );
}
