import { entities, entityOf } from './index.ts';
import type { Entity } from './kernel/entity.ts';
import type { Fields } from './kernel/field.ts';
import { eventLog } from './office/event-log.ts';

/** The tables that a row of this one points at, by its own references and those that it joins values by. */
const pointedAt = ({ fields, joined = {} }: Entity): string[] =>
  [...Object.values(fields as Fields), ...Object.values(joined)].flatMap(({ to }) => (to ? [to().table] : []));

/** With a table all that its rows are told by: a ticket tells the gate of its flight. */
function reach(table: string, reached = new Set<string>()): Set<string> {
  if (reached.has(table)) return reached;
  reached.add(table);
  const entity = entityOf(table);
  for (const other of entity ? pointedAt(entity) : []) reach(other, reached);
  return reached;
}

const all = entities.map(({ table }) => table);
const pointingAt = (table: string) => entities.filter((it) => pointedAt(it).includes(table)).map((it) => it.table);

/** The tables that are read or written at this path below /api, with its query; none where it is of no entity. */
export function ownTablesAt(path: string): readonly string[] {
  const [first = '', second = '', third] = path.replace(/\?.*/, '').split('/');
  // A search for former customers is logged each time: changes of others do not repeat it
  if (first === 'desk' && second === 'people') return [];
  // What a desk has to do today, money to be given back among it, and what it notes of one booking
  if (first === 'desk') return [second, 'hand_overs', 'passages', 'calls', 'payments', 'refunds'];
  // What a closing counts
  if (first === 'closings') return ['closings', 'payments', 'refunds'];
  // What the plan of a day is made of
  if (first === 'plan') return ['flights', 'gates', 'gate_closures', 'accepted_matters'];
  // What waits for an administrator: see db/functions/count_row.sql and count_run.sql
  if (first === 'system') return ['outbox', 'differences', 'refunds', 'job_runs'];
  if (first === 'gate-list' && second === 'differences') return ['boarding_differences'];
  if (first === 'look-ups') return [second];
  // Below a row, too: the steps of a flight, the payments of a booking
  return entities.filter((it) => it.path === first || it.path === third).map(({ table }) => table);
}

/** The tables of which something is told by what the API answers to GET at this path. It follows from the entities. */
export function tablesAt(path: string): readonly string[] {
  const answered = ownTablesAt(path);
  // The log tells of changes of every table
  if (answered.includes(eventLog.table)) return all;
  // Money that came back is of an order, and no order that changes concerns an administrator
  if (path.startsWith('system')) return answered;
  const tables = /\/dependents$/.test(path) ? answered.flatMap(pointingAt) : answered;
  return [...new Set(tables.flatMap((table) => [...reach(table)]))];
}
