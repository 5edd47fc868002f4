import type { Entity } from '../../src/domain/kernel/entity.ts';
import type { Field, Fields, Kind } from '../../src/domain/kernel/field.ts';
import { type Query, raw, sql } from '../sql.ts';
import { oneOf, valuesIn } from './chosen-values.ts';
import { columnOf } from './columns.ts';
import { condition } from './filters.ts';
import { inAnyOrder, matches, matchesWords } from './search.ts';
import { calledText, shownText } from './searched-text.ts';

/** Where a piece is found: conditions on the table `t`, one of which a row has to meet. */
type Source = (entity: Entity, name: string, field: Field, piece: string) => Query[];

/** Its entity's `search` keeps all of these in one column. */
const stored: Source = () => [];
const nowhere: Source = () => [];

/** By which condition a piece is found in a column of each kind. */
const sources: Record<Kind, Source> = {
  text: stored,
  area: stored,
  email: stored,
  phone: stored,
  choice: (entity, name, { choices = {} }, piece) => oneOf(entity, name, valuesIn(choices, piece)),
  ref: (_, name, { to }, piece) => {
    const target = to?.();
    if (!target) return [];
    const rows = sql`select j.${raw(columnOf(target.key))} from ${raw(target.table)} j
      where ${matches(calledText(target), piece)}`;
    return [sql`t.${raw(columnOf(name))} in (${rows})`];
  },
  int: (_, name, { heard }, piece) => {
    const value = heard?.(piece);
    return value === undefined ? [] : [sql`t.${raw(columnOf(name))} = ${value}::int`];
  },
  decimal: nowhere,
  money: nowhere,
  flag: nowhere,
  instant: nowhere,
  day: nowhere,
  picture: nowhere,
};

/** A joined value is compared where it is; one or two letters stand in too many of them. */
const joined = (entity: Entity, name: string, piece: string): Query[] =>
  piece.length >= 3 ? [condition(entity, { by: name, operator: 'CONTAINS', value: piece })] : [];

function sourcesOf(entity: Entity, piece: string): Query[] {
  const fields = entity.fields as Fields;
  const names = entity.search ?? [];
  const hasStored = names.some((name) => sources[fields[name]?.kind ?? 'int'] === stored);
  return [
    ...(hasStored ? [matches(sql`t.search`, piece)] : []),
    ...names.flatMap((name) => {
      const field = fields[name];
      return field ? sources[field.kind](entity, name, field, piece) : joined(entity, name, piece);
    }),
  ];
}

/** Each source is read by an index of its own, which a condition with `or` across tables would not be. */
function inOneOf(entity: Entity, found: Query[]): Query {
  const [first, ...others] = found;
  if (!first) return sql`false`;
  if (others.length === 0) return first;
  const key = raw(`t.${columnOf(entity.key)}`);
  const rows = found.map((it) => sql`select ${key} from ${raw(entity.table)} t where ${it}`);
  return sql`${key} in (${rows.reduce((left, right) => sql`${left} union all ${right}`)})`;
}

/**
 * Is the term, with its words in any order, in what the list of the entity shows of the row `t`? Of the event log
 * logSearch says it.
 */
export const found = (entity: Entity, term: string): Query =>
  entity.few
    ? matchesWords(shownText(entity), term)
    : inAnyOrder(term, (piece) => inOneOf(entity, sourcesOf(entity, piece)));
