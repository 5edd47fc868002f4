import { dataOf } from '../db/account/my-data.ts';
import { everyRole } from '../src/domain/kernel/roles.ts';
import { endpoint, sessionOf } from './lib/http/endpoint.ts';

export default endpoint({
  'GET /api/my-data': {
    summary: 'Everything kept about the signed-in person',

    who: everyRole,
    run: async (call) => {
      const { user } = sessionOf(call);
      const headers = { 'content-disposition': 'attachment; filename="moje-dane.json"' };
      return Response.json({ data: [{ user, ...(await dataOf(user)) }] }, { headers });
    },
  },
});

export const config = { path: ['/api/my-data'] };
