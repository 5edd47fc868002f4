import { entityOf } from '../../../src/domain/index.ts';
import { labelOf } from '../../../src/domain/kernel/choices.ts';
import type { Field } from '../../../src/domain/kernel/field.ts';
import { formatMeasure } from '../../../src/domain/kernel/figures.ts';
import { roles } from '../../../src/domain/kernel/roles.ts';
import { textCell } from '../../../src/domain/language/csv.ts';
import {
  type EventLog,
  eventLog,
  formerLabel,
  personalWords,
  readWords,
  toldChanges,
  unnamedWords,
} from '../../../src/domain/office/event-log.ts';
import { cellOf, type Sheet } from './csv-line.ts';
import { inWords, type ToldLine } from './log-labels.ts';

/** The event log as a file: each line in the words of its screen, which are not those of the database. */
export const logSheet: Sheet = {
  headings: ['Numer', 'Kiedy', 'Kto', 'Rola', 'Co', 'Czego dotyczy', 'Numer wpisu', 'Wpis', 'Przed i po'],
  lines: async (rows) => (await inWords(rows as unknown as EventLog[])).map(cellsOf),
};

const { timestamp_log, action: done } = eventLog.fields;

function cellsOf(line: ToldLine): string[] {
  const { id, author, by_user, action, table_name, record_id, record } = line;
  const entity = entityOf(table_name);
  return [
    String(id),
    cellOf(timestamp_log, line.timestamp_log),
    textCell(author?.name ?? unnamedWords(by_user)),
    author ? labelOf(roles, author.role) : '',
    cellOf(done, action),
    entity?.one ?? textCell(table_name),
    textCell(record_id ?? ''),
    textCell(record ?? (entity && action !== 'UPDATE' ? formerLabel(entity, line.log_details.changes) : '')),
    changesOf(line),
  ];
}

/** A value as its screen shows it: here it is read among words, not summed up in a column. */
function measured(field: Field, value: unknown): string {
  if (typeof value === 'string' && field.shown) return textCell(field.shown(value));
  return typeof value === 'number' && field.kind !== 'ref' ? formatMeasure(value, field) : cellOf(field, value);
}

/** 'Status: Gotowa → Zamknięta; Kwota: 150,00 zł → 200,00 zł' */
function changesOf({ table_name, action, log_details, labels }: ToldLine): string {
  if (action === 'READ') return readWords(log_details as unknown as Record<string, unknown>);
  const entity = entityOf(table_name);
  if (!entity) return '';
  const valueWords = (name: string, field: Field, value: unknown) =>
    labels[name]?.[String(value)] ?? (measured(field, value) || '–');
  return toldChanges(entity, log_details.changes ?? {})
    .map(({ name, field, change }) => {
      if (change === 'changed' || field.personal) return `${field.label}: ${personalWords[action]}`;
      const [before, after] = change.map((value) => valueWords(name, field, value));
      const words = { INSERT: after, DELETE: before, UPDATE: `${before} → ${after}` };
      return `${field.label}: ${words[action]}`;
    })
    .join('; ');
}
