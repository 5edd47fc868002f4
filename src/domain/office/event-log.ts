import { choices } from '../kernel/choices.ts';
import { type Entity, entity, type Row } from '../kernel/entity.ts';
import { area, choice, type Field, type Fields, instant, text } from '../kernel/field.ts';
import { labelOfRow } from '../kernel/label.ts';
import { byValueOrRange } from '../kernel/operators.ts';
import { adminOnly } from '../kernel/roles.ts';
import { capitalised } from '../language/polish.ts';

export const logAction = choices({
  INSERT: { label: 'Dodano', tone: 'good' },
  UPDATE: { label: 'Zmieniono', tone: 'info' },
  DELETE: { label: 'Usunięto', tone: 'bad' },
  READ: { label: 'Odczytano', tone: 'neutral' },
});

export type LogAction = keyof typeof logAction;

/** Who acts without an account, as the log names them. */
export const unnamed = choices({
  system: { label: 'System' },
  gość: { label: 'Gość' },
  'dane pokazowe': { label: 'Dane pokazowe' },
});
/** The name of whoever has no account, or no longer: 'System', 'Usunięte konto 12'. */
export const unnamedWords = capitalised;

export const eventLog = entity({
  table: 'event_log',
  path: 'logi',
  one: 'Zdarzenie',
  many: 'Historia zdarzeń',
  label: ['id'],
  read: adminOnly,
  write: adminOnly,
  fields: {
    table_name: text('Tabela', { max: 200, server: true }),
    by_user: text('Kto', { max: 200, server: true, personal: true, actor: true }),
    timestamp_log: instant('Kiedy', { server: true }),
    action: choice('Co', logAction, { server: true }),
    /** The key of the row that the details name: empty where a search or a list was read. */
    record_id: text('Wpis', { max: 200, optional: true, server: true }),
    log_details: area('Szczegóły', { server: true, json: true }),
  },
  list: ['timestamp_log', 'by_user', 'action', 'record_id', 'log_details'],
  filter: {
    ...byValueOrRange(['id', 'timestamp_log']),
    table_name: ['=', 'BETWEEN', 'IN'],
    record_id: ['='],
    by_user: ['=', 'BETWEEN', 'IN'],
    action: ['=', 'BETWEEN', 'IN'],
  },
  sort: ['timestamp_log', 'table_name', 'by_user'],
  search: ['by_user', 'action', 'table_name', 'record_id'],
  pageSize: 10,
  order: 'timestamp_log',
});

/** What somebody looked at: a row, a search in people, how many rows they took along, or were shown in lists. */
export type ReadDetails = { id: number | string } | { search: string } | { rows: number } | { listed: number };
/** The old and the new value; of what is personal only that it changed. */
export type Change = 'changed' | [before: unknown, after: unknown];
/** Which row, and what of it changed. */
export interface LogDetails {
  id: number | string;
  changes: Record<string, Change>;
}
export type EventLog = Omit<Row<typeof eventLog>, 'log_details'> & { log_details: LogDetails };

/**
 * The changes of fields that people know, without the key: it never changes, and who reads of a row knows which it is.
 * A value that was missing and is now null, or the other way round, has not changed.
 */
export function toldChanges(
  entity: Entity,
  changes: Record<string, Change>,
): { name: string; field: Field; change: Change }[] {
  return Object.entries(entity.fields as Fields).flatMap(([name, field]) => {
    const change = changes[name] ?? changes[name.toLowerCase()];
    return change && name !== entity.key && isChange(change) ? [{ name, field, change }] : [];
  });
}
const isChange = (change: Change) => change === 'changed' || (change[0] ?? '') !== (change[1] ?? '');

/** What a row that is gone was called, by the line of its beginning or its end; '' where that does not tell. */
export function formerLabel(entity: Entity, changes: Record<string, Change> = {}): string {
  const values = Object.entries(changes).map(([column, change]) => [
    column,
    change === 'changed' ? null : (change[0] ?? change[1]),
  ]);
  const columns: Record<string, unknown> = Object.fromEntries(values);
  const named = Object.keys(entity.fields as Fields).map((name) => [
    name,
    columns[name] ?? columns[name.toLowerCase()],
  ]);
  return labelOfRow(entity, { ...columns, ...Object.fromEntries(named) });
}

/** What is told of a personal value: that it was given, changed or taken away, never which it is. */
export const personalWords: Record<LogAction, string> = {
  INSERT: 'podano',
  UPDATE: 'zmieniono',
  DELETE: 'usunięto',
  READ: 'odczytano',
};

/** What somebody looked at. */
export function readWords(details: Readonly<Record<string, unknown>>): string {
  if (typeof details.search === 'string') return `Szukano: ${details.search}`;
  if (typeof details.rows === 'number') return `Zabrano do pliku wierszy: ${details.rows}`;
  if (typeof details.listed === 'number') return `Pokazano na listach wierszy: ${details.listed}`;
  return 'Obejrzano wpis';
}
