import { confirmSession, endSession, endSessions, listSessions } from '../db/account/sessions.ts';
import { rows } from '../db/sql.ts';
import { confirmation } from '../src/domain/account/user.ts';
import { HttpError } from '../src/domain/kernel/http-error.ts';
import { everyRole } from '../src/domain/kernel/roles.ts';
import { requireOwnPassword } from './lib/account/confirmation.ts';
import { signedOut } from './lib/http/cookies.ts';
import { endpoint, sessionOf } from './lib/http/endpoint.ts';
import { parseForm } from './lib/http/parse-body.ts';

const isUuid = (it = '') => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(it);

export default endpoint({
  'GET /api/sessions': {
    summary: "One's sessions",

    who: everyRole,
    run: async (call) => {
      const { id, user } = sessionOf(call);
      const data = (await listSessions(user.id)).map((it) => ({ ...it, current: it.id === id }));
      return { data, meta: { page: 1, pages: 1, total: data.length } };
    },
  },
  'POST /api/sessions/confirm': {
    summary: 'Give the password again, for what cannot be taken back; counts for five minutes',
    body: confirmation,
    status: 200,

    who: everyRole,
    run: async (call) => {
      const { password } = parseForm(confirmation, call.body);
      await requireOwnPassword(call, password, 'password', 'Nieprawidłowe hasło');
      await confirmSession(sessionOf(call).id);
      return { message: 'Hasło zostało potwierdzone' };
    },
  },
  // Everywhere, here included
  'DELETE /api/sessions': {
    summary: 'Sign out everywhere',

    who: everyRole,
    run: async (call) => {
      await rows(endSessions(sessionOf(call).user.id));
      return signedOut(call.request, new Response(null, { status: 204 }));
    },
  },
  'DELETE /api/sessions?others=1': {
    summary: 'Sign out everywhere else',

    who: everyRole,
    run: async (call) => {
      const { id, user } = sessionOf(call);
      await rows(endSessions(user.id, id));
      return new Response(null, { status: 204 });
    },
  },
  'DELETE /api/sessions/:id': {
    summary: 'End one session',

    who: everyRole,
    run: async (call) => {
      const id = call.params.id?.toLowerCase();
      if (!id || !isUuid(id) || !(await endSession(sessionOf(call).user.id, id)))
        throw new HttpError(404, 'Nie znaleziono: Sesja');
      return new Response(null, { status: 204 });
    },
  },
});

export const config = { path: ['/api/sessions', '/api/sessions/confirm', '/api/sessions/:id'] };
