import { createHash } from 'node:crypto';
import { airportName } from '../../../src/airport/identity.ts';
import { user } from '../../../src/domain/account/user.ts';
import type { Photo } from '../../../src/domain/booking/hand-over.ts';
import { type Mark, markWords } from '../../../src/domain/booking/marks.ts';
import { entityOf } from '../../../src/domain/index.ts';
import type { AnyRow, Entity } from '../../../src/domain/kernel/entity.ts';
import type { Field, Fields } from '../../../src/domain/kernel/field.ts';
import { formatMeasure } from '../../../src/domain/kernel/figures.ts';
import { dayOf, formatDay, formatInstant, formatTime } from '../../../src/domain/language/days.ts';
import { escapeHtml } from '../../../src/domain/language/html.ts';
import { columnsOf } from '../resource/csv-line.ts';

const style =
  'body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif;color:#0b1a2b}' +
  'h1{font-size:1.75rem}h2{font-size:1.25rem;margin:2rem 0 .5rem}section{break-inside:avoid}' +
  'dl{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,2fr);gap:.25rem 1rem;margin:0;padding:.75rem 0;' +
  'border-top:1px solid #5b6b7c}dt{color:#3c4c5d}dd{margin:0;overflow-wrap:anywhere}';
/** Nothing but its own style may be loaded or run. */
export const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** What is kept besides the airport's own things, as people call it. */
const otherNames: Record<string, string> = {
  passkeys: 'Klucze dostępu',
  sessions: 'Urządzenia i sesje',
  login_log: 'Logowania',
  event_log: 'Twoje zmiany',
};
const otherLabels: Record<string, string> = {
  ...{ name: 'Nazwa', device: 'Urządzenie', create_time: 'Od kiedy', last_used: 'Ostatnio' },
  ...{ login_date: 'Kiedy', login_details: 'Co', timestamp_log: 'Kiedy', table_name: 'Gdzie', action: 'Co' },
};

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const wordsOf = (value: unknown): string => {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '');
  return instant.test(text) ? formatInstant(text) : text;
};
/** A day of a booking is kept as its midnight. */
const whenOf = (at: string): string => (formatTime(at) === '00:00' ? formatDay(dayOf(at)) : formatInstant(at));

/** Each of what is kept as a list within a row, in words. */
const listed: Record<string, ((it: never) => string) | undefined> = {
  marks: (mark: Mark) => markWords(mark),
  photos: ({ label }: Photo) => label,
};

/** Moments, lists and figures, as people read them; undefined: what the file of the list says will do. */
function shownOf(name: string, field: Field, value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const words = listed[name];
  if (words && Array.isArray(value)) return value.map((it) => words(it as never)).join('; ');
  if (field.kind === 'instant') return whenOf(String(value));
  return field.unit && ['int', 'decimal', 'money'].includes(field.kind)
    ? formatMeasure(Number(value), field)
    : undefined;
}

/** What a row answers, without what the account says already of the reader. */
function columnsFor(entity: Entity): [name: string, read: (row: AnyRow) => string][] {
  const fields = entity.fields as Fields;
  const columns = columnsOf(entity).filter(({ name, by = name }) => fields[by]?.to?.() !== user);
  const isTwice = (label: string) => columns.filter(({ field }) => field.label === label).length > 1;
  return columns.map(({ name, field, by, read }) => [
    // Of two columns of one name, the one of another table says whose it is
    by && isTwice(field.label) ? `${field.label} (${fields[by]?.label.toLowerCase()})` : field.label,
    (row) => shownOf(name, field, row[name]) ?? read(row),
  ]);
}

/** Each row as names and values; what is not there is left out. */
function pairsOf(table: string, rows: AnyRow[]): [name: string, value: string][][] {
  const entity = entityOf(table);
  if (!entity || table in otherNames)
    return rows.map((row) => Object.entries(row).map(([name, value]) => [otherLabels[name] ?? name, wordsOf(value)]));
  const columns = columnsFor(entity);
  return rows.map((row) => columns.map(([name, read]) => [name, read(row)]));
}

const rowOf = (pairs: [string, string][]): string =>
  `<dl>${pairs
    .filter(([, value]) => value !== '' && value !== '[]')
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('')}</dl>`;

/** Everything kept about somebody, to read and to print. */
export function myDataPage(data: Record<string, AnyRow[]>): string {
  const parts = Object.entries(data)
    .filter(([, rows]) => rows.length > 0)
    .map(([table, rows]) => {
      const name = otherNames[table] ?? entityOf(table)?.many ?? table;
      const id = `dane-${table}`;
      const heading = table === user.table ? 'Konto' : `${name} (${rows.length})`;
      const matter = pairsOf(table, rows).map(rowOf).join('');
      return `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(heading)}</h2>${matter}</section>`;
    });
  return (
    '<!doctype html><html lang="pl"><head><meta charset="utf-8">' +
    `<title>Twoje dane – ${escapeHtml(airportName)}</title>` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style></head><body><main>` +
    `<h1>Twoje dane</h1><p>${escapeHtml(airportName)}, stan na ${formatInstant(new Date().toISOString())}.</p>` +
    `${parts.join('')}</main></body></html>`
  );
}
