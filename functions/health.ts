import { rows, sql } from '../db/sql.ts';
import { HttpError } from '../src/domain/kernel/http-error.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { allRequired } from './lib/http/schemas.ts';

export default endpoint({
  'GET /api/health': {
    summary: 'Is the service there, and its database?',
    answer: allRequired({ ok: { type: 'boolean' }, database: { type: 'boolean' } }),

    who: 'everyone',
    run: async () => {
      await rows(sql`select 1`).catch((cause) => {
        throw new HttpError(503, 'Baza danych jest niedostępna', undefined, {
          body: { ok: false, database: false },
          cause,
        });
      });
      return { ok: true, database: true };
    },
  },
});

export const config = { path: ['/api/health'] };
