import { rotate } from '../db/account/sessions.ts';
import { unauthorized } from '../src/domain/kernel/http-error.ts';
import { readCookie, signedOut } from './lib/http/cookies.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { networkOf } from './lib/http/network.ts';
import { signedIn, signedInSchema } from './lib/http/session.ts';
import { throttle } from './lib/http/throttle.ts';
import { derive, hashOf } from './lib/secrets.ts';

export default endpoint({
  'POST /api/authenticate/refresh': {
    summary: 'Renew the session by its refresh cookie',
    answer: signedInSchema,
    refuses: [401],
    who: 'everyone',
    run: async ({ request, context }) => {
      const token = readCookie(request, 'refresh');
      const { status, message } = unauthorized();
      const over = () => signedOut(request, Response.json({ message, code: 'unauthorized' }, { status }));
      if (!token) return over();
      // Derived, not drawn: whoever asks twice with one token gets the same successor, and it is stored only as a hash
      const successors = derive('refresh', token);
      const lease = await rotate(hashOf(token), hashOf(successors[0]));
      const successor = successors.find((it) => hashOf(it) === lease?.child);
      if (lease && successor) return signedIn(request, lease, successor);
      // Whoever guesses is counted, and shuts out nobody whose session lives
      await throttle(`refresh ${networkOf(context.ip)}`, { most: 600, seconds: 600 });
      return over();
    },
  },
});

export const config = { path: ['/api/authenticate/refresh'] };
