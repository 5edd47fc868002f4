import '../account/sign-in-again.ts';
import type { Reading } from '../../client/build-data.ts';
import { readEvery, useList } from '../../client/useList.ts';
import type { Flight } from '../../domain/flight/flight.ts';
import type { Direction } from '../../domain/flight/flight-fields.ts';
import type { List } from '../../domain/kernel/query.ts';
import * as pages from '../../domain/site/paths.ts';
import { More } from '../../ui/More.tsx';
import { useNow } from '../../ui/useNow.ts';
import { ReadAt } from '../schedule/FlightTime.tsx';
import { isFresh } from '../schedule/flights.ts';
import { OldNotice } from '../schedule/OldNotice.tsx';
import css from './Board.module.css';
import { boardPath } from './board-flights.ts';
import { Clock } from './Clock.tsx';
import { Half } from './Half.tsx';
import { OwnFlight } from './OwnFlight.tsx';

const minute = 60_000;

interface BoardProps {
  initial?: Record<Direction, Reading<List<Flight>>> | undefined;
  phone?: string;
}

/** What leaves next and what lands next, side by side, kept up to date every minute; on a phone one below the other. */
export function Board({ initial, phone }: BoardProps) {
  // The server paints what holds now; a page kept by a browser is older (see Aging.astro)
  const now = useNow(minute / 2) ?? initial?.departure.readAt;
  const path = (direction: Direction) => (now === undefined ? null : boardPath(now, direction));
  const departures = useList<Flight>(path('departure'), initial?.departure, readEvery(minute, initial?.departure));
  const arrivals = useList<Flight>(path('arrival'), initial?.arrival, readEvery(minute, initial?.arrival));
  const times = [departures.readAt, arrivals.readAt].filter((it) => it !== undefined);
  // Both say from when they are: the older of the two
  const readAt = times.length === 2 ? Math.min(...times) : undefined;
  return (
    <div className="wrap">
      <div className={css.head}>
        <h1 id="tablica">Odloty i przyloty</h1>
        <Clock />
      </div>
      <OwnFlight />
      {now !== undefined && readAt !== undefined && <OldNotice readAt={readAt} now={now} phone={phone} />}
      <div className={css.halves}>
        <Half direction="departure" reading={departures} now={now} />
        <Half direction="arrival" reading={arrivals} now={now} />
      </div>
      <div className={css.foot}>
        <p>{readAt !== undefined && <ReadAt at={readAt} fresh={now !== undefined && isFresh(readAt, now)} />}</p>
        <More href={pages.schedule} words="Cały harmonogram" />
      </div>
    </div>
  );
}
