import type { Entity } from '../../src/domain/kernel/entity.ts';
import type { Field, Fields, Kind, Target } from '../../src/domain/kernel/field.ts';
import { nameIn } from '../../src/domain/kernel/label.ts';
import { commas, type Query, raw, sql } from '../sql.ts';
import { columnOf } from './columns.ts';

type Words = (name: string, field: Field) => Query | undefined;

const asText: Words = (name) => sql`t.${raw(columnOf(name))}::text`;
/** Days have filters, and nobody types how they are written; a flag's words say nothing by themselves. */
const unsearched: Words = () => undefined;

/** The words that a list shows of a column's value, on the table `t`. */
const words: Record<Kind, Words> = {
  text: asText,
  area: asText,
  email: asText,
  phone: asText,
  int: asText,
  decimal: asText,
  money: unsearched,
  flag: unsearched,
  instant: unsearched,
  day: unsearched,
  picture: unsearched,
  choice: (name, { choices = {} }) => {
    const cases = Object.entries(choices).map(([value, { label }]) => sql`when ${value} then ${label}::text`);
    return sql`case t.${raw(columnOf(name))} ${cases.reduce((left, right) => sql`${left} ${right}`)} end`;
  },
  ref: (name, { to }) => {
    const target = to?.();
    return target && sql`(select ${labelText(target)} from ${pointedAt(target)} = t.${raw(columnOf(name))})`;
  },
};

/** 'cars j where j.id': what a reference points at, up to the key. */
const pointedAt = ({ table, key }: Target): Query => sql`${raw(`${table} j where j.${columnOf(key)}`)}`;

const inWords = (parts: Query[]): Query => sql`concat_ws(' ', ${commas(parts)})`;

/** What the rows that a reference points at are called. */
const labelText = ({ label }: Target): Query =>
  inWords(label.map((part) => sql`${raw(`j.${columnOf(nameIn(part))}`)}`));

/** 'Droga kołowania 2 D2': a row that is called by its number. */
const numbered = ({ key, fields, one, letter = '' }: Entity): Query[] =>
  key in fields ? [] : [sql`${one}::text || ' ' || t.${raw(key)} || ' ' || ${letter}::text || t.${raw(key)}`];

const folded = (parts: Query[]): Query => sql`search_text(${inWords(parts)})`;

const told = ({ fields }: Entity, names: readonly string[]): Query[] =>
  Object.entries(fields as Fields)
    .filter(([name]) => names.includes(name))
    .flatMap(([name, field]) => words[field.kind](name, field) ?? []);

/** All that the list of a table of few rows shows, as one text. */
export const shownText = (entity: Entity): Query => folded([...told(entity, entity.search ?? []), ...numbered(entity)]);

/**
 * The text in which somebody who looks a row up finds it: what an entity's `search` names is stored and indexed in a
 * column of that name; of few rows their labels are put together, with what is told beside them.
 */
export const lookedUpText = (entity: Entity): Query =>
  entity.few
    ? folded([...told(entity, [...entity.label.map(nameIn), ...(entity.lookUp?.reads ?? [])]), ...numbered(entity)])
    : sql`t.search`;

/** Of what a reference points at, as `j`, the text in which what it is called is found. */
export const calledText = (target: Target): Query => (target.few ? folded([labelText(target)]) : sql`j.search`);
