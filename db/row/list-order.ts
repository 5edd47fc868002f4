import type { Entity, Joins } from '../../src/domain/kernel/entity.ts';
import type { Fields, Joined } from '../../src/domain/kernel/field.ts';
import type { Sort } from '../../src/domain/kernel/query.ts';
import { type Query, raw, sql } from '../sql.ts';
import { columnOf, sortColumn, targetOf } from './columns.ts';
import { wordsBegin } from './search.ts';
import { lookedUpText } from './searched-text.ts';

/**
 * What a list is ordered by: as asked, then in its own order, then by the key, so that no row is shown on two pages.
 */
export function orderOf(entity: Entity, sort: Sort | undefined): string[] {
  const names = [...new Set([...(sort?.by ?? []), entity.order, entity.key])];
  return names.slice(0, names.indexOf(entity.key) + 1);
}

const joinedAs = (entity: Entity, name: string): Joined | undefined => (entity.joined as Joins | undefined)?.[name];
/** Each joined value has a table of its own in the statement. */
const aliasOf = (name: string) => `j_${columnOf(name)}`;
/** Need a row point at one there? An internal reference is no field, and may be empty. */
const mayMiss = ({ fields }: Entity, { by }: Joined): boolean => (fields as Fields)[by]?.optional ?? true;

/** What the table `t` is joined with to be sorted by a value from there. */
export const joinsOf = (entity: Entity, sort: Sort | undefined): string =>
  (sort?.by ?? [])
    .flatMap((name) => {
      const joined = joinedAs(entity, name);
      if (!joined) return [];
      const { table, key } = targetOf(entity.fields, joined);
      // Where every row has one, Postgres may begin at the other table, whose index has the order
      const join = mayMiss(entity, joined) ? 'left join' : 'join';
      return [`${join} ${table} ${aliasOf(name)} on ${aliasOf(name)}.${columnOf(key)} = t.${columnOf(joined.by)}`];
    })
    .join(' ');

export function order(entity: Entity, sort: Sort | undefined): string {
  // Postgres puts empty values first in a descending order. Only an optional column can have any; where 'nulls last' is
  // not needed it would keep the index from being used
  const terms = orderOf(entity, sort).map((name) => {
    const joined = joinedAs(entity, name);
    const empty = joined ? mayMiss(entity, joined) || joined.field.optional : (entity.fields as Fields)[name]?.optional;
    const column = joined
      ? `${aliasOf(name)}.${sortColumn(targetOf(entity.fields, joined), joined.column)}`
      : `t.${sortColumn(entity, name)}`;
    return `${column} ${sort?.order ?? 'asc'}${empty ? ' nulls last' : ''}`;
  });
  return terms.join(', ');
}

/** Of what a term finds, what has it at the beginning of a word before what has it inside; then in the list's order. */
export const calledFirst = (entity: Entity, term: string): Query =>
  sql`not ${wordsBegin(lookedUpText(entity), term)}, ${raw(order(entity, undefined))}`;
