import { rows, sql } from '../db/sql.ts';
import { HttpError } from '../src/domain/kernel/http-error.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { allRequired } from './lib/http/schemas.ts';

/** The build brings a Node of its own, so only the running function knows which one the host gives it. */
const runtime = `node ${process.versions.node.split('.')[0]}`;

export default endpoint({
  'GET /api/health': {
    summary: 'Is the service there, and its database?',
    answer: allRequired({
      ok: { type: 'boolean' },
      database: { type: 'boolean' },
      runtime: { type: 'string', description: 'What runs the functions, such as `node 24`: it must be 24 or newer' },
    }),
    who: 'everyone',
    run: async () => {
      await rows(sql`select 1`).catch((cause) => {
        throw new HttpError(503, 'Baza danych jest niedostępna', undefined, {
          body: { ok: false, database: false, runtime },
          cause,
        });
      });
      return { ok: true, database: true, runtime };
    },
  },
});

export const config = { path: ['/api/health'] };
