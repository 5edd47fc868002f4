import { useState } from 'react';
import { useAnswer, useList } from '../../client/useList.ts';
import type { Flight } from '../../domain/flight/flight.ts';
import { type Direction, ends } from '../../domain/flight/flight-fields.ts';
import { nearName } from '../../domain/flight/near-match.ts';
import type { Meta } from '../../domain/kernel/query.ts';
import { flightsPath } from './flights.ts';
import { queryOf } from './query.ts';
import type { ScheduleQuestion } from './schedule-question.ts';

/** '4', 'ponad 100' */
export const howMany = (meta: Meta | undefined): string | undefined =>
  meta && `${meta.more ? 'ponad ' : ''}${meta.total}`;

/** What a search finds in each direction; undefined while it is not known, or nothing is searched for. */
export type Counts = Partial<Record<Direction, Meta>>;

export interface NearFlights {
  /** The question that is shown: the near name in the place of what was typed. */
  question: ScheduleQuestion;
  counts: Counts;
  /** What was typed and finds nothing, and the name that is near it. */
  near: { typed: string; name: string; exact: () => void } | undefined;
}

/**
 * A search with how much it finds in each direction. One that finds nothing in either shows the airline or city whose
 * name is a letter away, until somebody asks for the exact words.
 */
export function useNearFlights(asked: ScheduleQuestion, now: number | undefined): NearFlights {
  const [exact, setExact] = useState<string>();
  const counts = useCounts(asked, now);
  const isLost = asked.search !== exact && ends.every((it) => counts[it]?.total === 0);
  const name = useNearName(isLost ? asked.search : '');
  const question = name ? { ...asked, search: name, text: `${asked.text}&near=${name}` } : asked;
  const nearCounts = useCounts(question, name ? now : undefined);
  if (!name) return { question, counts, near: undefined };
  return { question, counts: nearCounts, near: { typed: asked.search, name, exact: () => setExact(asked.search) } };
}

function useCounts(question: ScheduleQuestion, now: number | undefined): Counts {
  const pathIn = (direction: Direction) =>
    question.search && now
      ? flightsPath({ ...queryOf(question, now), direction, page: 1, limit: 1 }, question.search)
      : null;
  const departure = useList<Flight>(pathIn('departure'), undefined, fresh).answer?.meta;
  const arrival = useList<Flight>(pathIn('arrival'), undefined, fresh).answer?.meta;
  return { ...(departure && { departure }), ...(arrival && { arrival }) };
}

/** The count of another search is no count of this one. */
const fresh = { keepPreviousData: false };

function useNearName(term: string): string | undefined {
  const path = (column: string) => (term ? `flights/data?column=${column}` : null);
  const lists = [
    useAnswer<{ data: string[] }>(path('airline_name'), undefined, fresh).answer,
    useAnswer<{ data: string[] }>(path('destination'), undefined, fresh).answer,
    useAnswer<{ data: string[] }>(path('origin'), undefined, fresh).answer,
  ];
  return term
    ? nearName(
        term,
        lists.flatMap((it) => it?.data ?? []),
      )
    : undefined;
}
