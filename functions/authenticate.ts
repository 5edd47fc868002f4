import { forbidden } from '../src/domain/kernel/http-error.ts';
import { everyRole, isOneOf } from '../src/domain/kernel/roles.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { signedInSchema } from './lib/http/session.ts';

export default endpoint({
  'GET /api/authenticate': {
    summary: 'Who is signed in',
    query: { requiredRole: '403 for every other role but the admin' },
    answer: signedInSchema,
    who: everyRole,
    run: ({ session, query }) => {
      const required = query.get('requiredRole');
      const allowed = required ? everyRole.filter((role) => role === required) : everyRole;
      if (!session || !isOneOf(session.role, allowed)) throw forbidden();
      return { auth: true, user: session.user };
    },
  },
});

export const config = { path: ['/api/authenticate'] };
