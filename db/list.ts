import type { Entity } from '../src/domain/kernel/entity.ts';
import type { Fields } from '../src/domain/kernel/field.ts';
import type { Filter, List, Sort } from '../src/domain/kernel/query.ts';
import { bound, columnOf, selectList, sortColumn } from './columns.ts';
import { type Query, raw, row, rows, sql } from './sql.ts';

/**
 * So many rows are counted, and here a list's pages end: nobody pages further by hand, and a page among millions would
 * hold the database for seconds.
 */
const countCap = 10_000;

export interface ListRequest {
  page: number;
  limit: number;
  filter: Filter[];
  sort?: Sort;
  /** A condition of the caller's own, on the table `t`. */
  where?: Query;
  /** What the conditions imply, for the index of the order to be read from there on: no count needs it. */
  implied?: Query;
}

/** Compared as it sorts, so that one index serves both. */
const condition = (entity: Entity, { by, value, operator }: Filter): Query => {
  const column = raw(`t.${sortColumn(entity, by)}`);
  const field = (entity.fields as Fields)[by];
  if (field?.actor && operator !== 'BETWEEN') return sql`${column} = actor_key(${value})`;
  if (field?.kind === 'instant') {
    const [from, to] = operator === 'BETWEEN' ? value : [value, value];
    // The database keeps microseconds, of which an answer tells only the milliseconds
    return sql`${column} >= ${from}::timestamptz and ${column} < ${to}::timestamptz + interval '1 millisecond'`;
  }
  if (operator === 'BETWEEN') return sql`${column} between ${value[0]} and ${value[1]}`;
  return sql`${column} = ${bound(by === entity.key ? { to: entity.table } : field, value)}`;
};

export const all = (conditions: Query[]): Query =>
  conditions.reduce((left, right) => sql`${left} and ${right}`, sql`true`);

/**
 * What a list is ordered by: as asked, then in its own order, then by the key, so that no row is shown on two pages.
 */
export function orderOf(entity: Entity, sort: Sort | undefined): string[] {
  const names = [...new Set([...(sort?.by ?? []), entity.order, entity.key])];
  return names.slice(0, names.indexOf(entity.key) + 1);
}

function order(entity: Entity, sort: Sort | undefined): string {
  // An index read backwards has its empty values first: only where there can be any, the order says otherwise
  const empty = (name: string) => ((entity.fields as Fields)[name]?.optional ? ' nulls last' : '');
  const direction = sort?.order ?? 'asc';
  return orderOf(entity, sort)
    .map((name) => `t.${sortColumn(entity, name)} ${direction}${empty(name)}`)
    .join(', ');
}

/** One page of an entity in one statement: the count, the page clamped to what there is, and its rows. */
export async function list<R>(
  entity: Entity,
  { page, limit, filter, sort, where, implied = sql`true` }: ListRequest,
): Promise<List<R>> {
  const conditions = all([...filter.map((it) => condition(entity, it)), ...(where ? [where] : [])]);
  const table = raw(entity.table);
  const found = await rows(sql`
    with counted as (select least(count(*), ${countCap})::int as total, count(*) > ${countCap} as more
                       from (select 1 from ${table} t where ${conditions} limit ${countCap + 1}) capped),
         paged as (select total, more,
                          least(${page}::int, greatest(ceil(total::numeric / ${limit}::int), 1))::int as page
                     from counted)
    select paged.total as "_total", paged.more as "_more", paged.page as "_page", one.*
      from paged left join lateral (
        select true as "_row", ${raw(selectList(entity))} from ${table} t where ${conditions} and ${implied}
         order by ${raw(order(entity, sort))} limit ${limit}::int offset (paged.page - 1) * ${limit}::int
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

/** The row with this key, if it also meets the caller's condition. */
export const find = <R>(entity: Entity, key: number | string, where: Query = sql`true`): Promise<R | undefined> =>
  row<R>(
    sql`select ${raw(selectList(entity))} from ${raw(entity.table)} t
      where t.${raw(columnOf(entity.key))} = ${key} and ${where}`,
  );
