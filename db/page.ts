import type { List } from '../src/domain/kernel/query.ts';
import { type Query, rows, sql } from './sql.ts';

/**
 * A list is counted up to here, and has no pages beyond: nobody turns more of them by hand, and the last page of a
 * million rows would keep the database busy for seconds.
 */
const countCap = 10_000;

interface Paged {
  page: number;
  limit: number;
  /** What follows `from`, with the conditions: of this the rows are counted. */
  from: Query;
  select: Query;
  order: Query;
  /** The same rows, joined and narrowed for the index of the order to be read: the count goes without. */
  ordered?: Query;
}

/** One page in one statement: the count, the page number (at most the last page) and its rows. */
export async function pageOf<R>({ page, limit, from, select, order, ordered = from }: Paged): Promise<List<R>> {
  const found = await rows(sql`
    with counted as (select least(count(*), ${countCap})::int as total, count(*) > ${countCap} as more
                       from (select 1 from ${from} limit ${countCap + 1}) capped),
         paged as (select total, more,
                          least(${page}::int, greatest(ceil(total::numeric / ${limit}::int), 1))::int as page
                     from counted)
    select paged.total as "_total", paged.more as "_more", paged.page as "_page", one.*
      from paged left join lateral (
        select true as "_row", ${select} from ${ordered}
         order by ${order} limit ${limit}::int offset (paged.page - 1) * ${limit}::int
      ) one on true`);
  const total = Number(found[0]?._total);
  return {
    data: found.filter(({ _row }) => _row).map(({ _row, _total, _more, _page, ...rest }) => rest as R),
    meta: {
      page: Number(found[0]?._page),
      pages: Math.max(1, Math.ceil(total / limit)),
      total,
      ...(found[0]?._more === true && { more: true }),
    },
  };
}
