import { user } from '../../../domain/account/user.ts';
import { entities } from '../../../domain/index.ts';
import { choices } from '../../../domain/kernel/choices.ts';
import type { Entity } from '../../../domain/kernel/entity.ts';
import { choice, ref } from '../../../domain/kernel/field.ts';
import type { Role } from '../../../domain/kernel/roles.ts';
import { type EventLog, eventLog, unnamed } from '../../../domain/office/event-log.ts';

/** A line as `GET /api/logi` tells it: with names in place of numbers. */
export interface Line extends EventLog {
  author: { id: number; name: string; role: Role } | null;
  record: string | null;
  labels: Record<string, Record<string, string>>;
}

const tables = choices(Object.fromEntries(entities.map(({ table, many }) => [table, { label: many }])));

/** The event log as its list shows and filters it: tables by the names of their entities, people by their own. */
export const logLines: Entity = {
  ...eventLog,
  fields: {
    ...eventLog.fields,
    table_name: choice('Czego dotyczy', tables, { server: true }),
    by_user: ref('Kto', () => user, { server: true, choices: unnamed }),
  },
};
