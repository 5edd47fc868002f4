import { useState } from 'react';
import { useAnswer, useList } from '../../client/useList.ts';
import type { Flight } from '../../domain/flight/flight.ts';
import { type Direction, ends } from '../../domain/flight/flight-fields.ts';
import type { Counts, Near } from './counts.ts';
import { flightsPath } from './flights.ts';
import type { NearNotice } from './NearNotice.tsx';
import { queryOf, type ScheduleQuestion } from './schedule-question.ts';

export interface NearFlights {
  /** The question that is shown: the near name in the place of what was typed. */
  question: ScheduleQuestion;
  counts: Counts;
  near: (Near & { Notice: typeof NearNotice }) | undefined;
}

/**
 * A search with how much it finds in each direction. One that finds nothing in either shows the airline or city whose
 * name is a letter away, until somebody asks for the exact words.
 */
export function useNearFlights(asked: ScheduleQuestion, now: number | undefined): NearFlights {
  const [exact, setExact] = useState<string>();
  const counts = useCounts(asked, now);
  const isLost = asked.search !== exact && ends.every((it) => counts[it]?.total === 0);
  const { answer } = useAnswer(isLost ? `near ${asked.search}` : null, undefined, fresh, () => readNear(asked.search));
  const { name, Notice } = answer ?? {};
  const question = name ? { ...asked, search: name, text: `${asked.text}&near=${name}` } : asked;
  const nearCounts = useCounts(question, name ? now : undefined);
  if (!name || !Notice) return { question, counts, near: undefined };
  const near = { typed: asked.search, name, exact: () => setExact(asked.search), Notice };
  return { question, counts: nearCounts, near };
}

function useCounts(question: ScheduleQuestion, now: number | undefined): Counts {
  const pathIn = (direction: Direction) =>
    question.search && now
      ? flightsPath({ ...queryOf(question, now), direction, page: 1, limit: 1 }, question.search)
      : null;
  const departure = useList<Flight>(pathIn('departure'), undefined, fresh).answer?.meta;
  const arrival = useList<Flight>(pathIn('arrival'), undefined, fresh).answer?.meta;
  return { departure, arrival };
}

/** The count of another search is no count of this one. */
const fresh = { keepPreviousData: false };

/** The schedule starts without what only a search that finds nothing needs. */
async function readNear(term: string) {
  const near = await import('./NearNotice.tsx');
  return { data: { name: await near.readNearName(term), Notice: near.NearNotice }, readAt: Date.now() };
}
