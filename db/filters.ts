import type { Entity, Joins } from '../src/domain/kernel/entity.ts';
import { type Field, keyField } from '../src/domain/kernel/field.ts';
import { fieldNamed } from '../src/domain/kernel/label.ts';
import type { Operator } from '../src/domain/kernel/operators.ts';
import type { Filter } from '../src/domain/kernel/query.ts';
import { bound, columnOf, sortColumn, targetOf } from './columns.ts';
import { commas, literal, type Query, raw, sql } from './sql.ts';

/** A column as it is, in the form in which lists sort by it, so that one index serves both, and what its values are. */
interface Column {
  name: Query;
  column: Query;
  field: Pick<Field, 'kind' | 'to' | 'actor'>;
}

/** A value as it is compared: people may be named by their address, flights by their number. */
const operand = ({ field }: Column, value: unknown): Query =>
  field.actor ? sql`actor_key(${value})` : bound(field, value);

// The database keeps microseconds, of which an answer tells only the milliseconds
const within = ({ column }: Column, from: unknown, to: unknown): Query =>
  sql`${column} >= ${from}::timestamptz and ${column} < ${to}::timestamptz + interval '1 millisecond'`;

const equals = (it: Column, value: unknown): Query =>
  it.field.kind === 'instant' ? within(it, value, value) : sql`${it.column} = ${operand(it, value)}`;

/** The condition of each operator, on a column. */
const comparisons: { [O in Operator]: (it: Column, filter: Extract<Filter, { operator?: O | undefined }>) => Query } = {
  '=': (it, { value }) => equals(it, value),
  // What is empty is not that value either
  NOT: (it, { value }) => sql`(${equals(it, value)}) is not true`,
  IN: (it, { value }) => sql`${it.column} in (${commas(value.map((one) => operand(it, one)))})`,
  // Blanks, dashes, capitals and marks mean nothing where a piece of a text is looked for
  CONTAINS: ({ name }, { value }) => sql`plain_text(${name}) like '%' || plain_text(${literal(String(value))}) || '%'`,
  BETWEEN: (it, { value: [from, to] }) =>
    it.field.kind === 'instant' ? within(it, from, to) : sql`${it.column} between ${from} and ${to}`,
};
const compare = (it: Column, filter: Filter): Query =>
  (comparisons[filter.operator ?? '='] as (it: Column, filter: Filter) => Query)(it, filter);

/** A filter as a condition on the table `t`; a joined value is compared where it is, so that an index there is read. */
export function condition(entity: Entity, filter: Filter): Query {
  const { by, operator, value } = filter;
  const it = (entity.joined as Joins | undefined)?.[by];
  if (!it) {
    const field: Field = fieldNamed(entity, by) ?? keyField(entity);
    const names = { name: sql`t.${raw(columnOf(by))}`, column: sql`t.${raw(sortColumn(entity, by))}` };
    return compare({ ...names, field: by === entity.key ? { ...field, to: () => entity } : field }, filter);
  }
  const target = targetOf(entity.fields, it);
  const name = sql`j.${raw(columnOf(it.column))}`;
  const column = sql`j.${raw(sortColumn(target, it.column))}`;
  const rows = sql`select j.${raw(columnOf(target.key))} from ${raw(target.table)} j
                    where ${compare({ name, column, field: it.field }, operator === 'NOT' ? { by, value } : filter)}`;
  const points = sql`t.${raw(columnOf(it.by))} in (${rows})`;
  return operator === 'NOT' ? sql`(${points}) is not true` : points;
}
