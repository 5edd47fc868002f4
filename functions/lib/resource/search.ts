import { found } from '../../../db/row/searched-rows.ts';
import { type Query, sql } from '../../../db/sql.ts';
import type { Entity } from '../../../src/domain/kernel/entity.ts';
import { searchTerm } from '../../../src/domain/kernel/query.ts';
import { readParameter } from '../http/parameter.ts';
import type { Route } from '../http/route.ts';

/** What a list that can be searched takes besides filter and sort. */
export const searchParameter = ({ search }: Entity): Route['query'] =>
  search && { search: `A term that is found in ${search.join(', ')}: its words in any order` };

/** What a list is searched for; undefined where it is not, or cannot be. */
export const termOf = (entity: Entity, query: URLSearchParams): string | undefined =>
  (entity.search && (readParameter(query, 'search', searchTerm) as string | null)) || undefined;

/** The rows in which the term of the query is found; those of an entity that has no `search` are all of them. */
export function searched(entity: Entity, query: URLSearchParams): Query {
  const term = termOf(entity, query);
  return term ? found(entity, term) : sql`true`;
}
