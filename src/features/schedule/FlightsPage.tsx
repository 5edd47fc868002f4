import { useEffect, useState } from 'react';
import type { Reading } from '../../client/build-data.ts';
import { changed } from '../../client/useAddressParams.ts';
import { readEvery, useList } from '../../client/useList.ts';
import { useTold } from '../../client/useTold.ts';
import type { Flight } from '../../domain/flight/flight.ts';
import { directions, flightsPerPage } from '../../domain/flight/flight-fields.ts';
import type { List } from '../../domain/kernel/query.ts';
import { count, nouns } from '../../domain/language/polish.ts';
import { later } from '../../ui/later.tsx';
import { Paginator } from '../../ui/Paginator.tsx';
import { Empty, Failed, PlaceholderRows } from '../../ui/states.tsx';
import { type Counts, over } from './counts.ts';
import { FlightsTable } from './FlightsTable.tsx';
import { ReadAt } from './FlightTime.tsx';
import { flightsPath, isFresh } from './flights.ts';
import { OldNotice } from './OldNotice.tsx';
import { PerPage } from './PerPage.tsx';
import css from './Schedule.module.css';
import { pathOf, queryOf, type ScheduleQuestion } from './schedule-question.ts';
import { changeWords, useChanges } from './useChanges.ts';
import type { NearFlights } from './useNearFlights.ts';

const NothingFound = later(() => import('./NothingFound.tsx'));

/** How often the flights are read again, in ms. */
const step = 30_000;

/** What the page came with: the question of its address, and flights by the question that they answer. */
export interface FilledFlights {
  question: string;
  answers: Record<string, Reading<List<Flight>>>;
  phone?: string;
}

interface FlightsPageProps {
  params: URLSearchParams | undefined;
  question: ScheduleQuestion;
  now: number | undefined;
  initial: FilledFlights | undefined;
  /** How much a search finds in each direction, and the near name that is shown instead of what was typed. */
  counts: Counts;
  near: NearFlights['near'];
  onPage: (page: number) => void;
}

/** One page of one direction, kept up to date while somebody looks at it. */
export function FlightsPage({ params, question, now, initial, counts, near, onPage }: FlightsPageProps) {
  const { direction, page, limit, sort, search, text } = question;
  const filled = initial?.answers[text];
  const { answer, error, busy, readAt, retry } = useList<Flight>(
    params && now ? pathOf(question, now) : null,
    filled,
    // The question of the address was asked just now, by the page; another that it came with, somebody asks by hand
    { ...readEvery(step, text === initial?.question ? filled : undefined), revalidateOnFocus: true },
  );
  const isAsked = useSettled(text, busy || error !== undefined, filled !== undefined);
  const changes = useChanges(answer?.data);
  // Older rows of the same question are better than none: a refresh that fails says only from when they are
  const failed = error !== undefined && !(isAsked && answer);
  const readAgain = useTold({ error: failed ? error : undefined, retry });

  // What an empty page offers is fetched when there is one; until then the page is on its way, and nothing moves
  const isEmpty = answer?.data.length === 0;
  const [offer, note] = useState<'here' | 'lost'>();
  useEffect(() => {
    const lose = () => note('lost');
    if (isEmpty) void NothingFound.fetch().then(() => note('here'), lose);
  }, [isEmpty]);

  // That there are none of what was typed says nothing of the near name
  const isNext = near && !isAsked;
  if (!params || failed || isNext || !answer || (isEmpty && !offer) || readAt === undefined || now === undefined)
    return failed && !busy ? (
      <Failed retry={readAgain} />
    ) : (
      <>
        <PlaceholderRows rows={limit} label="Wczytywanie lotów" className={css.waiting} />
        {isEmpty && (
          <noscript>
            <Empty />
          </noscript>
        )}
      </>
    );
  const { data, meta } = answer;
  const narrower = meta.more ? '. Zawęź filtr, aby zobaczyć pozostałe' : '';
  const found = over(meta) + count(meta.total, nouns.flight) + narrower;
  const notRefreshed = error ? `Nie udało się odświeżyć. ${error.message || 'Brak odpowiedzi'}. ` : '';
  return (
    <>
      <OldNotice readAt={readAt} now={now} phone={initial?.phone} />
      {near && <near.Notice near={near} direction={direction} counts={counts} params={params} />}
      {isEmpty && offer === 'lost' ? (
        <Empty />
      ) : isEmpty ? (
        <NothingFound
          question={question}
          params={params}
          counts={counts}
          pathIn={(to) => flightsPath({ ...queryOf(question, now), direction: to, page: 1, limit: 1 }, search)}
        />
      ) : (
        <FlightsTable
          caption={`${directions[direction].label}, strona ${meta.page} z ${over(meta)}${meta.pages}`}
          direction={direction}
          flights={data}
          sort={sort}
          changes={changes}
          busy={!isAsked}
          near={near?.name}
          readAt={readAt}
          now={now}
        />
      )}
      <div className={css.under}>
        <p>
          {notRefreshed}
          <ReadAt at={readAt} fresh={isFresh(readAt, now)} /> · {found}
        </p>
        {meta.total > flightsPerPage && <PerPage params={params} limit={limit} />}
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
function useSettled(question: string, unsettled: boolean, filled: boolean): boolean {
  const [answered, setAnswered] = useState(filled ? question : undefined);
  // While it renders: an effect would have the same rows rendered twice before they are painted
  if (!unsettled && answered !== question) setAnswered(question);
  return answered === question;
}
