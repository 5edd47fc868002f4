import { readAllPages } from './all-pages.ts';
import type { Reading } from './build-data.ts';
import { type Answer, useAnswer } from './useList.ts';

interface All<R> {
  rows: R[];
  /** The question that they answer. */
  path: string;
}
export interface AllRows<R> extends Omit<Answer<unknown>, 'answer'> {
  /** undefined while they are not known. */
  rows: readonly R[] | undefined;
}
/** How often a picture is read again, in ms: others book and board meanwhile. */
const live = { refreshInterval: 60_000, revalidateOnFocus: true };

const readAll = async <R>(path: string): Promise<Reading<All<R>>> => {
  const { data: rows, readAt } = await readAllPages<R>(path);
  return { data: { rows, path }, readAt };
};

/** All pages of a list, for a picture of it, kept up to date; `path` is with a query, null: wait. */
export function useAll<R>(path: string | null): AllRows<R> {
  const { answer, ...reading } = useAnswer<All<R>>(path, undefined, live, readAll<R>);
  return { ...reading, rows: answer?.path === path ? answer?.rows : undefined };
}
