import type { Sort } from '../../domain/kernel/query.ts';

export const orders = { asc: 'rosnąco', desc: 'malejąco' } satisfies Record<Sort['order'], string>;

/** The parameters of an order; no columns: the list's own. */
export const sortParams = (by: readonly string[], order: Sort['order']) => ({
  sort: by.join(',') || undefined,
  order: by.length > 0 && order === 'desc' ? 'desc' : undefined,
});

/** A press on a column's heading: by it, the other way, and as it was. */
export function nextSort(sort: Sort | undefined, by: string): ReturnType<typeof sortParams> {
  if (sort?.by[0] !== by) return sortParams([by], 'asc');
  return sort.order === 'asc' ? sortParams(sort.by, 'desc') : sortParams([], 'asc');
}
