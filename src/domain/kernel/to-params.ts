import type { ListQuery } from './query.ts';

/**
 * page, limit, filter and sort as a request says them: what `readQuery` reads. A file of its own, since pages that only
 * ask need no validation.
 */
export function toParams({ page, limit, filter, sort }: ListQuery): URLSearchParams {
  const params = new URLSearchParams({ page: String(page) });
  if (limit !== undefined) params.set('limit', String(limit));
  if (filter?.length) params.set('filter', JSON.stringify(filter));
  if (sort?.by.length) params.set('sort', JSON.stringify(sort));
  return params;
}
