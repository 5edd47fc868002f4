import { readTableChanges } from '../db/platform/table-changes.ts';
import { endpoint } from './lib/http/endpoint.ts';

// Everybody gets one answer, signed in or not: however many screens ask, the CDN asks here once a second
const cachedForSecond = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': 'public, s-maxage=1',
};

export default endpoint({
  'GET /api/changes': {
    summary: 'A number per table: another one than before says that something in the table has changed',
    answer: { type: 'object', additionalProperties: { type: 'integer' } },
    who: 'everyone',
    run: async () => Response.json(await readTableChanges(), { headers: cachedForSecond }),
  },
});

export const config = { path: ['/api/changes'] };
