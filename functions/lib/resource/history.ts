import { history } from '../../../db/row/history.ts';
import { find } from '../../../db/row/list.ts';
import type { Key } from '../../../db/row/write.ts';
import type { Entity } from '../../../src/domain/kernel/entity.ts';
import { readQuery } from '../../../src/domain/kernel/query.ts';
import { eventLog } from '../../../src/domain/office/event-log.ts';
import * as pages from '../../../src/domain/site/paths.ts';
import type { Call, Route, Routes } from '../http/route.ts';
import { allRequired, ref } from '../http/schemas.ts';
import { keyOf, notFound } from './key.ts';
import { withLabels } from './log-labels.ts';

const change = { anyOf: [{ type: 'array', minItems: 2, maxItems: 2, items: {} }, { enum: ['changed'] }] };
/** By field that points at rows: what they are called, by their keys. */
export const pointed = {
  type: 'object',
  description: 'By field: what the rows that it pointed at are called, by their keys',
  additionalProperties: { type: 'object', additionalProperties: { type: 'string' } },
};
const event = allRequired({
  at: { type: 'string', format: 'date-time' },
  by: { type: 'string', description: 'By name' },
  action: { enum: ['INSERT', 'UPDATE', 'DELETE'] },
  changes: {
    type: 'object',
    description: 'By field: before and after; of what is personal only that it changed',
    additionalProperties: change,
  },
  labels: pointed,
});

/** How the history of a row is told of, wherever it is answered. */
export const historyRoute = {
  query: { page: 'From 1; beyond the end, the last', limit: `Lines a page: 1 to 100, without it ${eventLog.pageSize}` },
  answer: allRequired({ data: { type: 'array', items: event }, meta: ref('Meta') }),
} satisfies Partial<Route>;

/** What was done to a row, for whoever may write it; of one that is gone as well. */
export async function answerHistory({ query }: Call, entity: Entity, key: Key) {
  const list = await history(entity, key, readQuery(eventLog, query));
  if (list.meta.total === 0 && !(await find(entity, key))) throw notFound(entity);
  return { ...list, data: await withLabels(entity, list.data) };
}

interface Histories {
  /** Who may, where it is not the entity's writers. */
  who?: Route['who'];
  /** Throws where the caller may not see this row. */
  demand?: (call: Call, key: Key) => Promise<unknown>;
}

export const histories = (entity: Entity, { who = entity.write, demand }: Histories = {}): Routes => ({
  [`GET ${pages.api}${entity.path}/:id/history`]: {
    ...historyRoute,
    summary: `${entity.one}: who changed what, newest first`,
    who,
    run: async (call) => {
      const key = keyOf(entity, call.params.id);
      await demand?.(call, key);
      return answerHistory(call, entity, key);
    },
  },
});
