import { formatAmount } from '../language/amounts.ts';
import { type Day, dayOf, formatDay } from '../language/days.ts';
import { labelOf } from './choices.ts';
import type { AnyRow, Entity } from './entity.ts';
import { type Field, type Fields, type Kind, keyField, type Target } from './field.ts';

type Labelled = Pick<Entity, 'key' | 'one' | 'label' | 'fields' | 'joined'>;

const asText = (value: unknown): string => String(value);
/** How a value of each kind stands in a name. */
const words: Record<Kind, (value: unknown, field: Field) => string> = {
  text: (value, { shown }) => (shown ? shown(String(value)) : String(value)),
  area: asText,
  picture: asText,
  email: asText,
  phone: asText,
  int: asText,
  decimal: (value) => String(value).replace('.', ','),
  money: (value) => formatAmount(Number(value)),
  flag: (value) => (value ? 'tak' : 'nie'),
  instant: (value) => formatDay(dayOf(String(value))),
  day: (value) => formatDay(value as Day),
  choice: (value, { choices = {} }) => labelOf(choices, String(value)),
  ref: asText,
};

/** '(email)' → 'email' */
export const nameIn = (part: string): string => part.replace(/[()]/g, '');

/** The field behind a name that a row answers: its own, a joined one, or its key. */
export const fieldNamed = ({ key, fields, joined = {} }: Omit<Labelled, 'label' | 'one'>, name: string) =>
  (fields as Fields)[name] ?? joined[name]?.field ?? (name === key ? keyField({ key, fields }) : undefined);

function labelFrom(entity: Labelled, read: (name: string) => unknown): string {
  const parts = entity.label.map((part: string) => {
    const name = nameIn(part);
    const [value, field] = [read(name), fieldNamed(entity, name)];
    if (value === null || value === undefined || !field) return '';
    return part.replace(name, () => words[field.kind](value, field));
  });
  const label = parts.filter(Boolean).join(' ');
  // A number that the database counted says little by itself: 'Terminal 2'
  const isNumber = entity.label.join() === entity.key && !(entity.key in entity.fields);
  return isNumber && label ? `${entity.one} ${label}` : label;
}

/** How people call a row: 'Toyota Corolla GSL 48RK', 'Jan Nowak (jan@example.com)', 'Terminal 2'. */
export const labelOfRow = (entity: Labelled, row: AnyRow): string => labelFrom(entity, (name) => row[name]);

/** Under which names a row answers the columns of what its reference `name` points at: column there → name here. */
export function joinedBy(
  { fields, joined = {} }: Pick<Entity, 'fields' | 'joined'>,
  name: string,
): Map<string, string> {
  const target: Target | undefined = (fields as Fields)[name]?.to?.();
  const keyColumn = target ? [[target.key, name] as const] : [];
  const others = Object.entries(joined).filter(([, { by }]) => by === name);
  return new Map([...keyColumn, ...others.map(([joinedName, { column }]) => [column, joinedName] as const)]);
}

/**
 * How people call the row that a reference of this one points at, from the values joined with it; '' where it points
 * at none.
 */
export function labelOfRef(entity: Pick<Entity, 'fields' | 'joined'>, name: string, row: AnyRow): string {
  const target: Target | undefined = (entity.fields as Fields)[name]?.to?.();
  if (!target || row[name] === null || row[name] === undefined) return '';
  const names = joinedBy(entity, name);
  return labelFrom(target, (column) => row[names.get(column) ?? '']);
}

/** What a row's field says in a name; '' where it is empty. */
function wordsOf(entity: Labelled, name: string, row: AnyRow): string {
  const [value, field] = [row[name], fieldNamed(entity, name)];
  if (value === null || value === undefined || !field) return '';
  return (field.kind === 'ref' && labelOfRef(entity, name, row)) || words[field.kind](value, field);
}

/**
 * How the rows of a list are called, each by another name: where several are called the same, what their list shows of
 * them tells them apart ('LO 3844, 22.06.2026'), and at last their key.
 */
export function labelsApart(entity: Labelled & { list: readonly string[] }, rows: readonly AnyRow[]): string[] {
  const labels = rows.map((row) => labelOfRow(entity, row) || String(row[entity.key]));
  const isTwin = (label: string) => labels.indexOf(label) !== labels.lastIndexOf(label);
  for (const name of [...entity.list.filter((it) => it !== entity.key), entity.key]) {
    const groups = Map.groupBy(rows.keys(), (at) => labels[at] ?? '');
    for (const [label, twins] of groups) {
      if (!isTwin(label)) continue;
      const details = twins.map((at) => wordsOf(entity, name, rows[at] ?? {}));
      if (new Set(details).size > 1)
        twins.forEach((at, i) => {
          if (details[i]) labels[at] = `${label}, ${details[i]}`;
        });
    }
  }
  return labels;
}
