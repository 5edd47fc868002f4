import { checkSeals, unsealedLines } from '../db/seals.ts';
import { eventLog } from '../src/domain/event-log.ts';
import { allRequired } from './lib/openapi/schemas.ts';
import { resource } from './lib/resource/resource.ts';

const integer = { type: 'integer' };
const seal = allRequired({
  id: integer,
  sealed_at: { type: 'string', format: 'date-time' },
  lines: integer,
  intact: { type: 'boolean', description: 'Its lines are still those that were sealed' },
});

export default resource(eventLog, {
  sort: { by: ['timestamp_log'], order: 'desc' },
  routes: {
    'GET /api/logi/seals': {
      summary: 'The seals of the event log, checked: five hundred at a time, and how many lines have none yet',
      query: { after: 'The id of the last seal that was read' },
      answer: allRequired({ data: { type: 'array', items: seal }, unsealed: integer }),
      who: eventLog.read,
      run: async ({ query }) => {
        const after = Number(query.get('after') ?? 0);
        const [data, unsealed] = await Promise.all([
          checkSeals(Number.isSafeInteger(after) ? after : 0),
          unsealedLines(),
        ]);
        return { data, unsealed };
      },
    },
  },
});

export const config = { path: ['/api/logi', '/api/logi/seals', '/api/logi/:id'] };
