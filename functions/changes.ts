import { readTableChanges } from '../db/platform/table-changes.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { derive } from './lib/secrets.ts';

// Everybody gets one answer, signed in or not: however many screens ask, the CDN asks here once a second
const cachedForSecond = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': 'public, s-maxage=1',
};

/**
 * Of how often a table was changed nothing but whether it was again: how many bookings, payments and accounts an
 * airport has is nobody's business.
 */
const opaque = (table: string, changes: number): number =>
  Number.parseInt(derive('changes', `${table} ${changes}`)[0].slice(0, 8), 16);

export default endpoint({
  'GET /api/changes': {
    summary: 'A number per table: another one than before says that something in the table has changed',
    answer: { type: 'object', additionalProperties: { type: 'integer' } },
    who: 'everyone',
    run: async () => {
      const changes = Object.entries(await readTableChanges());
      const numbers = Object.fromEntries(changes.map(([table, n]) => [table, opaque(table, n)]));
      return Response.json(numbers, { headers: cachedForSecond });
    },
  },
});

export const config = { path: ['/api/changes'] };
