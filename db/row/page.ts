import type { List } from '../../src/domain/kernel/query.ts';
import { type Query, rows, sql } from '../sql.ts';

/**
 * A list is counted up to here, and has no pages beyond: nobody turns more of them by hand, and the last page of a
 * million rows would keep the database busy for seconds.
 */
const countCap = 10_000;
/** So many rows are sorted in a tenth of a second; along an order Postgres may pass a million that do not fit. */
const sortCap = 20_000;

interface Paged {
  page: number;
  limit: number;
  /** What follows SQL's `from`, with the conditions, of a table `t`: of this the rows are counted. */
  from: Query;
  select: Query;
  order: Query;
  /** What rows are read from instead, so that the index of their order is used; they are counted without it. */
  ordered?: Query;
  /** Where no index has both what is looked for and the order, what few rows are read from to be sorted. */
  sorted?: ((most: number) => Query) | undefined;
  parts?: Parts | undefined;
}

/**
 * Conditions that part a list in two: the rows of the first come before the others. Each is read in the list's order,
 * unless it has its own.
 */
export type Parts = readonly [first: Part, then: Part];
interface Part {
  where: Query;
  order?: Query;
}

/**
 * One page in one statement: the count, the page number (at most the last page) and its rows. What rows answer is
 * read of this page alone: values of other tables cost more than to walk past a row on the way to the last page.
 */
export async function pageOf<R>(paged: Paged): Promise<List<R>> {
  const { page, limit, from, sorted, select } = paged;
  const most = sorted ? sortCap : countCap;
  const found = await rows(sql`
    with counted as (select least(count(*), ${countCap})::int as total, count(*) > ${countCap} as more,
                            count(*) <= ${sortCap} as few
                       from (select 1 from ${from} limit ${most + 1}) capped),
         paged as (select total, more, few,
                          least(${page}::int, greatest(ceil(total::numeric / ${limit}::int), 1))::int as page
                     from counted)
    select paged.total as "_total", paged.more as "_more", paged.page as "_page", one.*
      from paged left join lateral (
        select true as "_row", ${select}
          from (${inOrder(paged, sql`limit ${limit}::int offset (paged.page - 1) * ${limit}::int`)}) t
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

/** The rows of the table `t` that are `one` page. */
function inOrder({ page, limit, order, from, ordered = from, sorted, parts }: Paged, one: Query): Query {
  const walked = sql`select t.* from ${ordered}`;
  if (!parts)
    return sorted
      ? sql`
        (select t.* from ${sorted(sortCap)} where paged.few order by ${order} ${one})
        union all (${walked} and not paged.few order by ${order} ${one})`
      : sql`${walked} order by ${order} ${one}`;
  // No part is read further than the page reaches, and the second only where the first does not reach so far
  const most = Math.min(page * limit, countCap);
  const part = (nth: number, condition: Query, own = order) => sql`
    select t.*, ${nth}::int as "_part", row_number() over (order by ${own}) as "_nth"
      from ${ordered} and ${condition} order by ${own} limit ${most}::int`;
  const [first, then] = parts;
  return sql`
    with first as (${part(1, first.where, first.order)}),
         later as (${part(2, sql`${then.where} and (select count(*) from first) < ${most}::int`, then.order)})
    select * from first union all select * from later order by "_part", "_nth" ${one}`;
}
