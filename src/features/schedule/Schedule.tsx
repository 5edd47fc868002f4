import { useEffect, useRef } from 'react';
import { tell } from '../../client/tell.ts';
import { useList } from '../../client/useList.ts';
import { changed, useStored } from '../../client/useStored.ts';
import { type Direction, directions, type Flight } from '../../domain/flight.ts';
import { count, nouns } from '../../domain/polish.ts';
import { Overlays } from '../../ui/Overlays.tsx';
import { Paginator } from '../../ui/Paginator.tsx';
import { Empty, Failed, PlaceholderRows } from '../../ui/states.tsx';
import { type Tab, Tabs } from '../../ui/Tabs.tsx';
import { useNow } from '../../ui/useNow.ts';
import { FlightsTable } from './FlightsTable.tsx';
import { ReadAt } from './FlightTime.tsx';
import { flightsPath, isFresh, startOfDay } from './flights.ts';
import css from './Schedule.module.css';
import { SearchBox } from './SearchBox.tsx';

const tabs: readonly Tab<Direction>[] = [
  { id: 'departure', label: directions.departure.label, icon: 'takeoff' },
  { id: 'arrival', label: directions.arrival.label, icon: 'landing' },
];
const minute = 60_000;
const limit = 5;

/** The public schedule: departures or arrivals from now on, five a page; a search looks through the whole day and on. */
export function Schedule() {
  const [params, change] = useStored('harmonogram');
  const direction: Direction = params?.get('isarrdep') === 'arrival' ? 'arrival' : 'departure';
  return (
    <>
      <section className={`sign ${css.head}`}>
        <div className="wrap">
          <h1>HARMONOGRAM LOTÓW</h1>
          <Tabs label="Kierunek" tabs={tabs} selected={direction} onSelect={(to) => change({ isarrdep: to, page: undefined })} panel="loty" />
        </div>
      </section>
      <div className={css.line} />
      <div className="wrap">
        <SearchBox value={params?.get('search') ?? ''} onSearch={(search) => change({ search, page: undefined })} />
        <div role="tabpanel" id="loty" aria-labelledby={`loty-${direction}`} className={css.panel}>
          <Flights key={direction} direction={direction} params={params} onPage={(page) => change({ page: page > 1 ? String(page) : undefined })} />
        </div>
      </div>
      <Overlays />
    </>
  );
}

interface FlightsProps {
  direction: Direction;
  params: URLSearchParams | undefined;
  onPage: (page: number) => void;
}

function Flights({ direction, params, onPage }: FlightsProps) {
  const now = useNow(minute);
  const search = params?.get('search') ?? '';
  const page = Math.max(1, Number.parseInt(params?.get('page') ?? '1', 10) || 1);
  const since = now && (search ? startOfDay(now) : now - 30 * minute);
  const path = params && since ? flightsPath({ direction, page, limit, since }, search) : null;
  const { answer, error, busy, readAt, retry } = useList<Flight>(path, undefined, { refreshInterval: minute });
  useToldOnce(error, retry);

  if (error && !busy) return <Failed retry={retry} />;
  if (!answer || readAt === undefined || now === undefined) return <PlaceholderRows rows={limit} label="Wczytywanie lotów" className={css.waiting} />;
  const { data, meta } = answer;
  const caption = `${directions[direction].label}, strona ${meta.page} z ${meta.pages}`;
  return (
    <>
      {data.length === 0 ? <Empty /> : <FlightsTable caption={caption} direction={direction} flights={data} busy={busy && meta.page !== page} />}
      <div className={css.under}>
        <p role="status">
          <ReadAt at={readAt} fresh={isFresh(readAt, now)} /> · {count(meta.total, nouns.flight)}
        </p>
        <Paginator page={meta.page} pages={meta.pages} href={(to) => `?${changed(params, { page: String(to) })}`} onPage={onPage} />
      </div>
    </>
  );
}

/** Told when it begins to fail, not again each minute that it still does. */
function useToldOnce(error: unknown, retry: () => void) {
  const failing = useRef(false);
  useEffect(() => {
    if (error && !failing.current) tell(error, { retry });
    failing.current = Boolean(error);
  }, [error, retry]);
}
