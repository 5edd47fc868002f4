import type { List } from '../../domain/kernel/query.ts';

type KeyOf<R> = (row: R) => string;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * What is shown, with the newest values of its rows: no row comes, goes or moves while somebody reads. `changed` are
 * the keys of those that are different now.
 */
export function inPlace<R>(shown: List<R>, fresh: List<R>, keyOf: KeyOf<R>): { list: List<R>; changed: string[] } {
  const newest = new Map(fresh.data.map((row) => [keyOf(row), row]));
  const data = shown.data.map((row) => newest.get(keyOf(row)) ?? row);
  const changed = data.filter((row, at) => !isSame(row, shown.data[at])).map(keyOf);
  return { list: changed.length > 0 ? { ...shown, data } : shown, changed };
}

/** Would the list, asked again, have rows that are not shown, or not have some that are? */
export const hasMoved = <R>(shown: List<R>, fresh: List<R>, keyOf: KeyOf<R>): boolean =>
  !isSame(shown.data.map(keyOf), fresh.data.map(keyOf)) || shown.meta.total !== fresh.meta.total;
