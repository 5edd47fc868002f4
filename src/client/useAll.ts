import type { List } from '../domain/kernel/query.ts';
import { type ApiError, fetchReading } from './api.ts';
import type { Reading } from './build-data.ts';
import { useAnswer } from './useList.ts';

interface All<R> {
  rows: R[];
  /** The question that they answer. */
  path: string;
}
export interface AllRows<R> {
  /** undefined while they are not known. */
  rows: readonly R[] | undefined;
  busy: boolean;
  error: ApiError | undefined;
  retry: () => void;
}

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

/** All pages of a list, for a picture of it; `path` is with a query, null: wait. */
export function useAll<R>(path: string | null): AllRows<R> {
  const { answer, busy, error, retry } = useAnswer<All<R>>(path, undefined, undefined, readAll<R>);
  return { rows: answer?.path === path ? answer?.rows : undefined, busy, error, retry };
}
