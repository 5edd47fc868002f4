import type { List } from '../domain/kernel/query.ts';
import { fetchReading } from './api.ts';
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

async function readAll<R>(path: string): Promise<Reading<All<R>>> {
  const rows: R[] = [];
  let readAt = Date.now();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data, readAt: at } = await fetchReading<List<R>>(`${path}&page=${page}`);
    rows.push(...data.data);
    pages = data.meta.pages;
    readAt = Math.min(readAt, at);
  }
  return { data: { rows, path }, readAt };
}

/** All pages of a list, for a picture of it, kept up to date; `path` is with a query, null: wait. */
export function useAll<R>(path: string | null): AllRows<R> {
  const { answer, ...reading } = useAnswer<All<R>>(path, undefined, live, readAll<R>);
  return { ...reading, rows: answer?.path === path ? answer?.rows : undefined };
}
