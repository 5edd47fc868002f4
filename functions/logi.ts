import { checkSeals, unsealedLines } from '../db/platform/seals.ts';
import { list } from '../db/row/list.ts';
import { logSearch } from '../db/row/log-search.ts';
import { int } from '../src/domain/kernel/field.ts';
import { readQuery, type Sort } from '../src/domain/kernel/query.ts';
import { everyRole } from '../src/domain/kernel/roles.ts';
import { type EventLog, eventLog } from '../src/domain/office/event-log.ts';
import { readParameter } from './lib/http/parameter.ts';
import type { Call } from './lib/http/route.ts';
import { allRequired, ref } from './lib/http/schemas.ts';
import { csv } from './lib/resource/csv.ts';
import { pointed } from './lib/resource/history.ts';
import { inWords } from './lib/resource/log-labels.ts';
import { logSheet } from './lib/resource/log-sheet.ts';
import { readOnly } from './lib/resource/resource.ts';
import { searchParameter, termOf } from './lib/resource/search.ts';

const integer = { type: 'integer' };
const seal = allRequired({
  id: integer,
  sealed_at: { type: 'string', format: 'date-time' },
  lines: integer,
  intact: { type: 'boolean', description: 'Its lines are still those that were sealed' },
});

const lineDetails = allRequired({
  author: {
    anyOf: [allRequired({ id: integer, name: { type: 'string' }, role: { enum: everyRole } }), { type: 'null' }],
  },
  record: { anyOf: [{ type: 'string' }, { type: 'null' }], description: 'What the row is called; null: it is gone' },
  labels: pointed,
});
const lastRead = int('Pieczęć', { optional: true, min: 0 });
const sort: Sort = { by: ['timestamp_log'], order: 'desc' };

const listing = async ({ query }: Call) => {
  const term = termOf(eventLog, query);
  return { entity: eventLog, sort, ...readQuery(eventLog, query), ...(term && (await logSearch(term))) };
};
const asked = { query: searchParameter(eventLog), who: eventLog.read };

export default readOnly(eventLog, {
  sort,
  routes: {
    'GET /api/logi': {
      summary: 'The event log: also who wrote each line (`author`), and what its rows are called (`record`, `labels`)',
      answer: allRequired({
        data: { type: 'array', items: { allOf: [ref(eventLog.table), lineDetails] } },
        meta: ref('Meta'),
      }),
      ...asked,
      run: async (call) => {
        const found = await list<EventLog>(eventLog, await listing(call));
        return { ...found, data: await inWords(found.data) };
      },
    },
    'GET /api/logi.csv': csv({ summary: eventLog.many, ...asked, listing, sheet: logSheet }),
    'GET /api/logi/seals': {
      summary: 'The seals of the event log, checked: five hundred at a time, and how many lines have none yet',
      query: { after: 'The id of the last seal that was read' },
      answer: allRequired({ data: { type: 'array', items: seal }, unsealed: integer }),
      who: eventLog.read,
      run: async ({ query }) => {
        const after = (readParameter(query, 'after', lastRead) ?? 0) as number;
        const [data, unsealed] = await Promise.all([checkSeals(after), unsealedLines()]);
        return { data, unsealed };
      },
    },
  },
});

export const config = { path: ['/api/logi', '/api/logi.csv', '/api/logi/seals', '/api/logi/:id'] };
