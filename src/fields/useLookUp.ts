import { useEffect, useState } from 'react';
import { fetchReading } from '../client/api.ts';
import type { Reading } from '../client/build-data.ts';
import { useAnswer } from '../client/useList.ts';
import type { Meta } from '../domain/kernel/query.ts';

/** A row that may be chosen: its key, what it is called, and what tells two alike apart. */
export interface LookedUp {
  id: number | string;
  label: string;
  detail?: string | null;
  /** How it stands: it may be a reason not to choose it. */
  state?: unknown;
}
/** Rows that are chosen from a list of their own: where a term finds them, and how one is called. */
export interface Offer<R> {
  path: (term: string) => string;
  choiceOf: (row: R) => LookedUp;
}
interface Found {
  data: LookedUp[];
  meta?: Meta;
  /** The path that it answers: what was found for an earlier term is not offered for this one. */
  path: string;
}

const pause = 200;
const pathOf = (table: string, params: Record<string, string>) => `look-ups/${table}?${new URLSearchParams(params)}`;
const searching = (table: string, term: string) => pathOf(table, term ? { search: term } : {});

const read = async (path: string): Promise<Reading<Found>> => {
  const { data, readAt } = await fetchReading<Omit<Found, 'path'>>(path);
  return { data: { ...data, path }, readAt };
};
const readOffer =
  <R>({ choiceOf }: Offer<R>) =>
  async (path: string): Promise<Reading<Found>> => {
    const { data, readAt } = await fetchReading<{ data: R[]; meta: Meta }>(path);
    return { data: { ...data, data: data.data.map(choiceOf), path }, readAt };
  };

/**
 * The rows of a table that a term finds, asked for when typing pauses; the last term wins, whichever answer comes last.
 * No term (null) asks nothing.
 */
export function useLookUp<R>(table: string, term: string | null, offer?: Offer<R>) {
  const [paused, setPaused] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(term), pause);
    return () => clearTimeout(timer);
  }, [term]);
  // The whole list needs no pause: nobody is typing
  const termToRead = term === null || term === '' ? term : paused;
  const path = termToRead === null ? null : offer ? offer.path(termToRead) : searching(table, termToRead);
  const { answer, error, retry } = useAnswer<Found>(
    path,
    undefined,
    // What was missing may have been added in another tab
    { revalidateOnFocus: true },
    offer ? readOffer(offer) : read,
  );
  const settled = termToRead !== null && termToRead === term;
  const found = settled && answer?.path === path ? answer : undefined;
  return {
    /** undefined while it is on its way. */
    found: found?.data,
    total: found?.meta?.total ?? found?.data.length ?? 0,
    error: settled ? error : undefined,
    retry,
  };
}

/** The row that a key points at, where the screen does not know it yet; one that cannot be had is called by its key. */
export function useLookedUp(table: string, key: number | string | null): LookedUp | undefined {
  const path = key === null ? null : pathOf(table, { id: String(key) });
  const { answer, error } = useAnswer<Found>(path, undefined, undefined, read);
  if (key === null || (!error && answer?.path !== path)) return undefined;
  return answer?.data.find(({ id }) => String(id) === String(key)) ?? { id: key, label: String(key) };
}
