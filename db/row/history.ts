import type { Entity } from '../../src/domain/kernel/entity.ts';
import type { Field, Fields } from '../../src/domain/kernel/field.ts';
import type { List } from '../../src/domain/kernel/query.ts';
import { type Change, eventLog, type LogAction } from '../../src/domain/office/event-log.ts';
import { type Query, raw, sql } from '../sql.ts';
import { columnOf, sortColumn } from './columns.ts';
import { pageOf } from './page.ts';
import type { Key } from './write.ts';

/** What somebody once did to a row. */
interface Event {
  at: string;
  /** Who did it, by name; 'gość' or 'system'. */
  by: string;
  action: LogAction;
  /** By field, as the row itself answers it. */
  changes: Record<string, Change>;
}

/** Is a line of the log, as `e`, about this row? Read by the index of all that was done to one key. */
export const isAbout = ({ table }: Entity, key: Key): Query =>
  sql`e.${raw(sortColumn(eventLog, 'record_id'))} = ${String(key)} and e.table_name = ${table}`;

/** What was done to one row, newest first, also to one that is gone; of a row from before the log there is nothing. */
export async function history(
  entity: Entity,
  key: Key,
  { page, limit }: { page: number; limit: number },
): Promise<List<Event>> {
  const fields = Object.entries(entity.fields as Fields);
  const shown = fields.map(([name]) => columnOf(name));
  // A change of columns that are never shown is no event of the history
  const about = sql`${isAbout(entity, key)}
    and e.action <> 'READ' and e.log_details -> 'changes' ?| ${shown}::text[]`;
  const { data, meta } = await pageOf<Event>({
    page,
    limit,
    from: sql`(select e.* from event_log e where ${about}) t`,
    select: sql`t.timestamp_log as at, t.action, t.log_details -> 'changes' as changes,
      coalesce((select u.first_name || ' ' || u.last_name from users u
                 where u.id = case when t.by_user ~ '^\\d{1,9}$' then t.by_user::integer end),
               actor_name(t.by_user)) as by`,
    order: sql`t.timestamp_log desc, t.id desc`,
  });
  return { data: data.map((event) => ({ ...event, changes: onTheWire(fields, event.changes) })), meta };
}

/** The changes of columns as changes of fields. */
const onTheWire = (fields: [string, Field][], changes: Event['changes']): Event['changes'] =>
  Object.fromEntries(
    fields.flatMap(([name, field]) => {
      const change = changes[columnOf(name)];
      return change === undefined ? [] : [[name, changeOf(field, change)]];
    }),
  );

/** What became personal since a line was written is not told by it any more. */
function changeOf({ personal, kind }: Field, change: Change): Change {
  if (personal || change === 'changed') return 'changed';
  if (kind !== 'instant') return change;
  const [before, after] = change.map((it) => it && new Date(String(it)).toISOString());
  return [before ?? null, after ?? null];
}
