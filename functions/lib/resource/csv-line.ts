import { labelOf } from '../../../src/domain/kernel/choices.ts';
import type { AnyRow, Entity } from '../../../src/domain/kernel/entity.ts';
import { type Field, type Fields, type Kind, keyField } from '../../../src/domain/kernel/field.ts';
import { labelOfRef } from '../../../src/domain/kernel/label.ts';
import { textCell } from '../../../src/domain/language/csv.ts';
import { type Day, dayOf, formatDay, wallTime } from '../../../src/domain/language/days.ts';

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
const figures = (value: unknown): string => String(value).replace('.', ',');

/** How each kind is written, as a Polish spreadsheet reads it. */
const written: Record<Kind, (value: unknown, field: Field) => string> = {
  text: (value, { shown }) => asText(shown && typeof value === 'string' ? shown(value) : value),
  area: asText,
  picture: asText,
  email: asText,
  phone: asText,
  int: figures,
  decimal: figures,
  money: (value) => figures((Number(value) / 100).toFixed(2)),
  flag: (value) => (value ? 'tak' : 'nie'),
  instant: (value) => {
    const at = String(value);
    return `${formatDay(dayOf(at))} ${wallTime(at).slice(11)}`;
  },
  day: (value) => formatDay(value as Day),
  choice: (value, { choices = {} }) => labelOf(choices, String(value)),
  ref: asText,
};

/** Kinds whose words somebody typed. */
const typed: Kind[] = ['text', 'area', 'picture', 'email', 'phone', 'ref'];
const inCell = ({ kind }: Field, words: string): string => (typed.includes(kind) ? textCell(words) : words);

const isEmpty = (value: unknown) => value === null || value === undefined;
/** One value of a field; nothing where there is none. */
export const cellOf = (field: Field, value: unknown): string =>
  isEmpty(value) || value === '' ? '' : inCell(field, written[field.kind](value, field));

interface Column {
  name: string;
  field: Field;
  /** The reference that it is read through, of a column of another table. */
  by?: string;
  /** Its words, as they are. */
  read: (row: AnyRow) => string;
}

/** Is a column all that the rows which a reference points at are called by? Then it stands in the reference's own. */
const saysAll = (reference: Field | undefined, column: string): boolean => reference?.to?.().label.join() === column;

/** Everything that a row answers, references by what they are called. */
export function columnsOf(entity: Entity): Column[] {
  const { key, joined = {} } = entity;
  const fields = entity.fields as Fields;
  const read = (name: string, field: Field) => (row: AnyRow) => {
    if (isEmpty(row[name])) return '';
    const label = field.kind === 'ref' ? labelOfRef(entity, name, row) : '';
    return label || written[field.kind](row[name], field);
  };
  const columns = [...(key in fields ? [] : [[key, keyField(entity)] as [string, Field]]), ...Object.entries(fields)];
  return [
    ...columns.map(([name, field]) => ({ name, field, read: read(name, field) })),
    ...Object.entries(joined)
      .filter(([, { by, column }]) => !saysAll(fields[by], column))
      .map(([name, { field, by }]) => ({ name, field, by, read: read(name, field) })),
  ];
}

/** What a file says of the rows of a list. */
export interface Sheet {
  headings: string[];
  lines: (rows: AnyRow[]) => Promise<string[][]>;
}

/** All that the rows answer, column by column. */
export function sheetOf(entity: Entity): Sheet {
  const columns = columnsOf(entity);
  const isTwice = ({ label }: Field) => columns.filter(({ field }) => field.label === label).length > 1;
  return {
    headings: columns.map(({ name, field }) => (isTwice(field) ? `${field.label} (${name})` : field.label)),
    lines: async (rows) => rows.map((row) => columns.map(({ field, read }) => inCell(field, read(row)))),
  };
}
