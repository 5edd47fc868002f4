import type { Entity, Joins } from '../../src/domain/kernel/entity.ts';
import { type Field, keyField } from '../../src/domain/kernel/field.ts';
import { fieldNamed } from '../../src/domain/kernel/label.ts';
import type { Operator } from '../../src/domain/kernel/operators.ts';
import type { Filter } from '../../src/domain/kernel/query.ts';
import { commas, literal, type Query, raw, sql } from '../sql.ts';
import { bound, columnOf, sortColumn, targetOf } from './columns.ts';

/** A column as it is, in the form in which lists sort by it, so that one index serves both, and what its values are. */
interface Column {
  name: Query;
  sorted: Query;
  field: Pick<Field, 'kind' | 'to' | 'actor'>;
}

/** A value as it is compared: people may be named by their address, flights by their number. */
const operand = ({ field }: Column, value: unknown): Query =>
  field.actor ? sql`actor_key(${value})` : bound(field, value);

// The database keeps microseconds, of which an answer tells only the milliseconds
const within = ({ sorted }: Column, from: unknown, to: unknown): Query =>
  sql`${sorted} >= ${from}::timestamptz and ${sorted} < ${to}::timestamptz + interval '1 millisecond'`;

const equals = (column: Column, value: unknown): Query =>
  column.field.kind === 'instant' ? within(column, value, value) : sql`${column.sorted} = ${operand(column, value)}`;

/** The condition of each operator, on a column. */
const comparisons: {
  [O in Operator]: (column: Column, filter: Extract<Filter, { operator?: O | undefined }>) => Query;
} = {
  '=': (column, { value }) => equals(column, value),
  // What is empty is not that value either
  NOT: (column, { value }) => sql`(${equals(column, value)}) is not true`,
  IN: (column, { value }) => sql`${column.sorted} in (${commas(value.map((one) => operand(column, one)))})`,
  // Blanks, dashes, capitals and marks mean nothing where a piece of a text is looked for
  CONTAINS: ({ name }, { value }) => sql`plain_text(${name}) like '%' || plain_text(${literal(String(value))}) || '%'`,
  BETWEEN: (column, { value: [from, to] }) =>
    column.field.kind === 'instant' ? within(column, from, to) : sql`${column.sorted} between ${from} and ${to}`,
};
const compare = (column: Column, filter: Filter): Query =>
  (comparisons[filter.operator ?? '='] as (column: Column, filter: Filter) => Query)(column, filter);

/** A filter as a condition on the table `t`; a joined value is compared where it is, so that an index there is read. */
export function condition(entity: Entity, filter: Filter): Query {
  const { by, operator, value } = filter;
  const joined = (entity.joined as Joins | undefined)?.[by];
  if (!joined) {
    const field: Field = fieldNamed(entity, by) ?? keyField(entity);
    const names = { name: sql`t.${raw(columnOf(by))}`, sorted: sql`t.${raw(sortColumn(entity, by))}` };
    return compare({ ...names, field: by === entity.key ? { ...field, to: () => entity } : field }, filter);
  }
  const target = targetOf(entity.fields, joined);
  const name = sql`j.${raw(columnOf(joined.column))}`;
  const sorted = sql`j.${raw(sortColumn(target, joined.column))}`;
  const comparison = operator === 'NOT' ? { by, value } : filter;
  const rows = sql`select j.${raw(columnOf(target.key))} from ${raw(target.table)} j
                    where ${compare({ name, sorted, field: joined.field }, comparison)}`;
  const points = sql`t.${raw(columnOf(joined.by))} in (${rows})`;
  return operator === 'NOT' ? sql`(${points}) is not true` : points;
}
