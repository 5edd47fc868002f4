import { entities } from '../../src/domain/index.ts';
import { isIn } from '../../src/domain/language/fold.ts';
import { eventLog, logAction, unnamed } from '../../src/domain/office/event-log.ts';
import { type Query, raw, sql } from '../sql.ts';
import { oneOf, valuesIn } from './chosen-values.ts';
import { sortColumn } from './columns.ts';
import { matches } from './search.ts';

/** What a search finds in the event log: who acted, what they did, to rows of which list, and to which row. */
export function logSources(piece: string): Query[] {
  const tables = entities.filter(({ one, many }) => isIn(`${one} ${many}`, piece)).map(({ table }) => table);
  const people = sql`select j.id::text from users j where ${matches(sql`j.search`, piece)}`;
  return [
    sql`t.${raw(sortColumn(eventLog, 'by_user'))} in (${people})`,
    ...oneOf(eventLog, 'by_user', valuesIn(unnamed, piece)),
    ...oneOf(eventLog, 'action', valuesIn(logAction, piece)),
    ...oneOf(eventLog, 'table_name', tables),
    ...oneOf(eventLog, 'record_id', [piece.trim()]),
  ];
}
