import type { Entity } from '../../src/domain/kernel/entity.ts';
import type { Fields } from '../../src/domain/kernel/field.ts';
import type { Filter, List, Sort } from '../../src/domain/kernel/query.ts';
import { type Query, raw, row, sql } from '../sql.ts';
import { columnOf, selectList } from './columns.ts';
import { condition } from './filters.ts';
import { joinsOf, order, orderOf } from './list-order.ts';
import { type Parts, pageOf } from './page.ts';

export interface ListRequest {
  page: number;
  limit: number;
  filter: Filter[];
  sort?: Sort;
  /** A further condition, on the table as `t`. */
  where?: Query;
  /**
   * A condition that follows from the others, so that it drops no row. It is there for the planner: with it the index
   * of the list's order is read from a place in its middle. The count goes without.
   */
  implied?: Query;
  /** Another order than the entity's and the one that is asked for. */
  order?: Query | undefined;
  parts?: Parts | undefined;
}

export const all = (conditions: Query[]): Query =>
  conditions.reduce((left, right) => sql`${left} and ${right}`, sql`true`);

/** A list as somebody asks for it. */
export interface Listing extends Omit<ListRequest, 'page' | 'limit' | 'parts'> {
  entity: Entity;
}

/** What a statement reads a list from, with its conditions: to count it, and in its order. */
export function partsOf({ entity, filter, sort, where, implied, order: own }: Listing) {
  const conditions = all([...filter.map((it) => condition(entity, it)), ...(where ? [where] : [])]);
  const table = raw(`${entity.table} t`);
  const from = sql`${table} where ${conditions}`;
  const joins = raw(joinsOf(entity, sort));
  return {
    from,
    ordered: sql`${table} ${joins} where ${conditions} and ${implied ?? sql`true`}`,
    ...(isAside(entity, filter, sort) && {
      sorted: (most: number) => sql`(select t.* from ${from} limit ${most}::int) t ${joins}`,
    }),
    order: own ?? sql`${raw(order(entity, sort))}`,
  };
}

/**
 * Does no index have the rows of a filter in the order of the list? That of a column ends in the list's own order, for
 * each of its values; ranges of times follow from each other.
 */
function isAside(entity: Entity, filter: Filter[], sort: Sort | undefined): boolean {
  const [first] = orderOf(entity, sort);
  return filter.some(
    ({ by, operator = '=' }) =>
      by !== first && (entity.fields as Fields)[by]?.kind !== 'instant' && (operator !== '=' || first !== entity.order),
  );
}

/** One page of an entity. */
export function list<R>(entity: Entity, request: ListRequest): Promise<List<R>> {
  const { page, limit, parts } = request;
  return pageOf<R>({
    page,
    limit,
    parts,
    ...partsOf({ entity, ...request }),
    select: sql`${raw(selectList(entity))}`,
  });
}

/** The row with this key, if it also meets the caller's condition. */
export const find = <R>(entity: Entity, key: number | string, where: Query = sql`true`): Promise<R | undefined> =>
  row<R>(
    sql`select ${raw(selectList(entity))} from ${raw(entity.table)} t
      where t.${raw(columnOf(entity.key))} = ${key} and ${where}`,
  );
