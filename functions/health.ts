import { databaseRegion, type Health, readHealth } from '../db/platform/health.ts';
import { HttpError } from '../src/domain/kernel/http-error.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { allRequired, type Schema } from './lib/http/schemas.ts';
import { settings } from './lib/settings.ts';

/** The build brings a Node of its own, so only the running function knows which one the host gives it. */
const runtime = `node ${process.versions.node.split('.')[0]}`;

const or = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const place = {
  runtime: { type: 'string', description: 'What runs the functions, such as `node 24`: it must be 24 or newer' },
  region: { ...or({ type: 'string' }), description: 'Where functions run; null on a machine of one’s own' },
  database_region: {
    ...or({ type: 'string' }),
    description: 'Where the database is; null where its host hides it',
  },
};

export default endpoint({
  'GET /api/health': {
    summary: 'Is the service there, its database, and what runs by itself?',
    answer: allRequired({
      ok: { type: 'boolean' },
      database: { type: 'boolean' },
      ...place,
      jobs: {
        type: 'array',
        items: allRequired({
          name: { type: 'string' },
          last_run: or({ type: 'string', format: 'date-time' }),
          outcome: or({ enum: ['DONE', 'NOTICED', 'FAILED'] }),
          late: { type: 'boolean', description: 'Its schedule stands still' },
        }),
      },
      outbox_oldest_seconds: {
        ...or({ type: 'integer' }),
        description: 'How long the oldest mail or refund waits to be sent; null: none does',
      },
      dead_letters: { type: 'integer', description: 'What was given up and waits for an administrator' },
    }),
    also: {
      503: allRequired({
        ...{ message: { type: 'string' }, code: { type: 'string' }, request: { type: 'string' } },
        ...{ ok: { enum: [false] }, database: { enum: [false] } },
        ...place,
      }),
    },
    who: 'everyone',
    run: async () => {
      const where = {
        runtime,
        region: settings.region ?? null,
        database_region: databaseRegion(process.env.DATABASE_URL) ?? null,
      };
      const health: Health = await readHealth().catch((cause) => {
        throw new HttpError(503, 'Baza danych jest niedostępna', undefined, {
          body: { ok: false, database: false, ...where },
          cause,
        });
      });
      return { ok: true, database: true, ...where, ...health };
    },
  },
});

export const config = { path: ['/api/health'] };
