import type { List } from '../domain/kernel/query.ts';
import { fetchReading } from './api.ts';
import type { Reading } from './build-data.ts';

/** Reads the rows of all pages of a list, as old as the oldest page; `path` is with a query. */
export async function readAllPages<R>(path: string): Promise<Reading<R[]>> {
  const rows: R[] = [];
  let readAt = Date.now();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data, readAt: at } = await fetchReading<List<R>>(`${path}&page=${page}`);
    rows.push(...data.data);
    pages = data.meta.pages;
    readAt = Math.min(readAt, at);
  }
  return { data: rows, readAt };
}
