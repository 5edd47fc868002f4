import type { Entity } from '../../src/domain/kernel/entity.ts';
import type { ReadDetails } from '../../src/domain/office/event-log.ts';
import { type Author, type Query, raw, sql, write } from '../sql.ts';
import { columnOf, selectList } from './columns.ts';
import type { Key } from './write.ts';

const logLine = (table: string, details: ReadDetails): Query =>
  sql`log_read(${table}, ${JSON.stringify(details)}::jsonb)`;

/** A row that is somebody's, if it also meets the condition; the event log tells who opened another person's. */
export async function openRow<R>(author: Author, entity: Entity, key: Key, where: Query): Promise<R | undefined> {
  const row = sql`from ${raw(entity.table)} t where t.${raw(columnOf(entity.key))} = ${key} and ${where}`;
  const line = sql`
    select ${logLine(entity.table, { id: key })} ${row} and t.users_id::text is distinct from ${String(author)}`;
  const [found] = await write<R>(author, line, sql`select ${raw(selectList(entity))} ${row}`);
  return found;
}

/** Tells in the event log who opened somebody's account. */
export const logOpened = (author: Author, id: number): Promise<unknown> =>
  write(author, sql`select ${logLine('users', { id })}`);
