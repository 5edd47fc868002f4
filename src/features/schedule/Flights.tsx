import { useEffect, useRef, useState } from 'react';
import type { SWRConfiguration } from 'swr';
import type { Reading } from '../../client/build-data.ts';
import { tell } from '../../client/tell.ts';
import { useList } from '../../client/useList.ts';
import { changed } from '../../client/useStored.ts';
import { type Direction, directions, type Flight, flight } from '../../domain/flight.ts';
import type { List } from '../../domain/kernel/query.ts';
import { count, nouns } from '../../domain/language/polish.ts';
import { Paginator } from '../../ui/Paginator.tsx';
import { Failed, PlaceholderRows } from '../../ui/states.tsx';
import { chosenDay, filtersOf, isPlain, searchOf, sortOf } from './choices.ts';
import { FlightsTable } from './FlightsTable.tsx';
import { ReadAt } from './FlightTime.tsx';
import { flightsPath, isFresh, windowOf } from './flights.ts';
import { NothingFound } from './NothingFound.tsx';
import css from './Schedule.module.css';
import { changeWords, useChanges } from './useChanges.ts';

const every = 30_000;
// Also as soon as the page is looked at again, and after an answer that did not come
const live: SWRConfiguration = {
  refreshInterval: every,
  revalidateOnFocus: true,
  shouldRetryOnError: true,
  onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) =>
    setTimeout(() => void revalidate({ retryCount }), every),
};

interface FlightsProps {
  direction: Direction;
  params: URLSearchParams | undefined;
  now: number | undefined;
  /** The first page, as it was when the site was built. */
  initial: Reading<List<Flight>> | undefined;
  onPage: (page: number) => void;
}

/** One page of one direction, kept up to date while somebody looks at it. */
export function Flights({ direction, params, now, initial, onPage }: FlightsProps) {
  const search = searchOf(params);
  const page = Math.max(1, Number.parseInt(params?.get('page') ?? '1', 10) || 1);
  const sort = sortOf(params);
  const query = now && {
    ...windowOf(now, chosenDay(params), search !== ''),
    direction,
    page,
    limit: flight.pageSize,
    filters: filtersOf(params),
    sort,
  };
  const { answer, error, busy, readAt, retry } = useList<Flight>(
    params && query ? flightsPath(query, search) : null,
    undefined,
    live,
  );
  const isAsked = useSettled(String(params), busy || error !== undefined);
  const changes = useChanges(answer?.data);
  // Older rows of the same question are better than none: a refresh that fails says only from when they are
  const failed = error !== undefined && !(isAsked && answer);
  useToldOnce(failed ? error : undefined, retry);

  // Where none ever came, so are those that the page was built with
  const shown = failed ? isPlain(params) && initial : answer && readAt !== undefined && { data: answer, readAt };
  if (!shown || now === undefined || !query)
    return failed && !busy ? (
      <Failed retry={retry} />
    ) : (
      <PlaceholderRows rows={flight.pageSize} label="Wczytywanie lotów" className={css.waiting} />
    );
  const { data, meta } = shown.data;
  const over = meta.more ? 'ponad ' : '';
  const narrower = meta.more ? '. Zawęź filtr, aby zobaczyć pozostałe' : '';
  const found = over + count(meta.total, nouns.flight) + narrower;
  const notRefreshed = error ? 'Nie udało się odświeżyć. ' : '';
  return (
    <>
      {data.length === 0 ? (
        <NothingFound
          direction={direction}
          params={params}
          pathIn={(to) => flightsPath({ ...query, direction: to, page: 1, limit: 1 }, search)}
        />
      ) : (
        <FlightsTable
          caption={`${directions[direction].label}, strona ${meta.page} z ${over}${meta.pages}`}
          direction={direction}
          flights={data}
          sort={sort}
          changes={changes}
          busy={!isAsked && !failed}
        />
      )}
      <div className={css.under}>
        <p>
          {notRefreshed}
          <ReadAt at={shown.readAt} fresh={!failed && isFresh(shown.readAt, now)} /> · {found}
        </p>
        <Paginator
          page={isAsked ? meta.page : Math.min(page, meta.pages)}
          pages={meta.pages}
          href={(to) => `?${changed(params, { page: String(to) })}`}
          onPage={onPage}
        />
      </div>
      <p className="hidden" role="status">
        {changes.length > 0 ? changeWords(changes) : notRefreshed || found}
      </p>
    </>
  );
}

/** Is what is shown the answer to this question, or still to the one before? */
function useSettled(question: string, unsettled: boolean): boolean {
  const [answered, setAnswered] = useState<string>();
  // While it renders: an effect would have the same rows rendered twice before they are painted
  if (!unsettled && answered !== question) setAnswered(question);
  return answered === question;
}

/** Told when it begins to fail, not again each time that it still does. */
function useToldOnce(error: unknown, retry: () => void) {
  const failing = useRef(false);
  useEffect(() => {
    if (error && !failing.current) tell(error, { retry });
    failing.current = Boolean(error);
  }, [error, retry]);
}
