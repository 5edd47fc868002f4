import { endSessionOf } from '../db/account/sessions.ts';
import { readCookie, signedOut } from './lib/http/cookies.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { hashOf } from './lib/secrets.ts';

export default endpoint({
  'GET /api/logout': {
    summary: 'Sign out',

    who: 'everyone',
    changes: true,
    run: async ({ request }) => {
      // By the refresh token, which outlives the access token: signing out never asks to sign in first
      const token = readCookie(request, 'refresh');
      if (token) await endSessionOf(hashOf(token));
      return signedOut(request, Response.json({ auth: false, user: null }));
    },
  },
});

export const config = { path: ['/api/logout'] };
