import { dataOf } from '../db/account/my-data.ts';
import { everyRole } from '../src/domain/kernel/roles.ts';
import { myDataPage, policy } from './lib/account/my-data-page.ts';
import { endpoint, sessionOf } from './lib/http/endpoint.ts';
import type { Call } from './lib/http/route.ts';

async function mine(call: Call) {
  const { user } = sessionOf(call);
  return { user, ...(await dataOf(user)) };
}

export default endpoint({
  'GET /api/my-data': {
    summary: 'Everything kept about the signed-in person',

    who: everyRole,
    run: async (call) => {
      const headers = { 'content-disposition': 'attachment; filename="moje-dane.json"' };
      return Response.json({ data: [await mine(call)] }, { headers });
    },
  },
  'GET /api/my-data.html': {
    summary: 'Everything kept about the signed-in person, to read and to print',
    gives: 'text/html',
    answer: { type: 'string' },
    who: everyRole,
    run: async (call) => {
      const { user, ...data } = await mine(call);
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
      return new Response(myDataPage({ users: [user], ...data }), { headers });
    },
  },
});

export const config = { path: ['/api/my-data', '/api/my-data.html'] };
