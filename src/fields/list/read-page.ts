import type { Reading } from '../../client/build-data.ts';
import { readList } from '../../client/useList.ts';
import type { List } from '../../domain/kernel/query.ts';

/** One page of a list as it is read, and the path that it answers. */
export type Page<R> = List<R> & { of: string };

export const readPage = async <R>(path: string): Promise<Reading<Page<R>>> => {
  const { data, readAt } = await readList<R>(path);
  return { data: { ...data, of: path }, readAt };
};
