import { choices } from './kernel/choices.ts';
import { entity, type Row } from './kernel/entity.ts';
import { area, choice, instant, text } from './kernel/field.ts';
import { adminOnly } from './roles.ts';

export const logAction = choices({
  INSERT: { label: 'Dodano', tone: 'good' },
  UPDATE: { label: 'Zmieniono', tone: 'info' },
  DELETE: { label: 'Usunięto', tone: 'bad' },
  READ: { label: 'Odczytano', tone: 'neutral' },
});

export const eventLog = entity({
  table: 'event_log',
  path: 'logi',
  one: 'Zdarzenie',
  many: 'Historia zdarzeń',
  read: adminOnly,
  write: adminOnly,
  fields: {
    table_name: text('Tabela', { max: 200, server: true }),
    by_user: text('Kto', { max: 200, server: true, personal: true, actor: true }),
    timestamp_log: instant('Kiedy', { server: true }),
    action: choice('Co', logAction, { server: true }),
    log_details: area('Szczegóły', { server: true }),
  },
  list: ['timestamp_log', 'by_user', 'table_name', 'action', 'log_details'],
  filter: ['id', 'table_name', 'by_user', 'action', 'timestamp_log'],
  sort: ['timestamp_log', 'table_name', 'by_user'],
  pageSize: 10,
  order: 'timestamp_log',
});

/** What somebody looked at: a row, a search in people, or how many rows they took along. */
export type ReadDetails = { id: number | string } | { search: string } | { rows: number };
/** Which row, and each changed field's old and new value; of what is personal only that it changed. */
export interface LogDetails {
  id: number | string;
  changes: Record<string, 'changed' | [before: unknown, after: unknown]>;
}
export type EventLog = Omit<Row<typeof eventLog>, 'log_details'> & { log_details: LogDetails };
