import type { Entity } from '../../src/domain/kernel/entity.ts';
import type { Field, Fields, Joined, Kind, Target } from '../../src/domain/kernel/field.ts';
import { type Query, sql } from '../sql.ts';

/** The Postgres type each kind is stored as; a ref to a text key says so by its own column's type. */
export const columnTypes: Record<Kind, readonly string[]> = {
  text: ['text'],
  picture: ['text'],
  // The event log's details are JSON
  area: ['text', 'jsonb'],
  email: ['text'],
  phone: ['text'],
  int: ['integer', 'bigint'],
  decimal: ['numeric', 'double precision'],
  money: ['integer'],
  flag: ['boolean'],
  instant: ['timestamp with time zone'],
  day: ['date'],
  choice: ['text'],
  ref: ['integer', 'bigint', 'text'],
};

/** The value of a field as a statement compares or stores it: a flight may be named by its number. */
export const bound = (field: Pick<Field, 'to'> | undefined, value: unknown): Query =>
  field?.to?.().table === 'flights' ? sql`flight_of(${value})` : sql`${value}`;

/** How a kind sorts: text the Polish way (Ł after L), the rest as it is. */
const sortForm: Record<Kind, (column: string) => string> = {
  text: polish,
  area: polish,
  picture: asItIs,
  email: polish,
  phone: asItIs,
  int: asItIs,
  decimal: asItIs,
  money: asItIs,
  flag: asItIs,
  instant: asItIs,
  day: asItIs,
  choice: asItIs,
  ref: asItIs,
};
function polish(column: string): string {
  return `${column} collate "pl-x-icu"`;
}
function asItIs(column: string): string {
  return column;
}

/** The one rule of names: a column is the wire name in lower case. */
export const columnOf = (wireName: string): string => wireName.toLowerCase();

export const sortColumn = ({ fields }: Pick<Entity, 'fields'>, by: string): string =>
  sortForm[(fields as Fields)[by]?.kind ?? 'int'](columnOf(by));

/** What a joined value is read from. */
export function targetOf(fields: Fields, { by, to = fields[by]?.to }: Joined): Target {
  if (!to) throw new Error(`${by} points at nothing: write it as ref(…), or say in joined what it points at`);
  return to();
}

const answered = (fields: Fields, name: string): string =>
  fields[name]?.actor ? `actor_name(t.${columnOf(name)})` : `t.${columnOf(name)}`;

/**
 * What a row of this entity answers, as a select list: its key, its fields under their wire names, what it joins, its
 * version.
 */
export function selectList({ key, fields, joined = {} }: Entity): string {
  const ownColumns = [...new Set([key, ...Object.keys(fields)])].map(
    (name) => `${answered(fields as Fields, name)} as "${name}"`,
  );
  const others = Object.entries(joined).map(([name, other]) => {
    const { table, key } = targetOf(fields, other);
    return `(select j.${columnOf(other.column)} from ${table} j
              where j.${columnOf(key)} = t.${columnOf(other.by)}) as "${name}"`;
  });
  return [...ownColumns, ...others, 't.version'].join(', ');
}
