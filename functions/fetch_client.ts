import { findAccount } from '../db/account/accounts.ts';
import { logged } from '../db/account/login-log.ts';
import { needsPasskey } from '../db/account/passkeys.ts';
import { write } from '../db/sql.ts';
import { checkPassword, isDemo, signIn, signInFailure } from '../src/domain/account/user.ts';
import { HttpError } from '../src/domain/kernel/http-error.ts';
import { demandPasskey, passkeySchema } from './lib/account/demand-passkey.ts';
import { deviceOf } from './lib/account/device.ts';
import { isPassword } from './lib/account/passwords.ts';
import { countAttempt } from './lib/account/sign-in-limit.ts';
import { demandStrongerPassword, startSession } from './lib/account/start-session.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { parseForm } from './lib/http/parse-body.ts';
import { signedInSchema } from './lib/http/session.ts';
import { settings } from './lib/settings.ts';

export default endpoint({
  'POST /api/fetch_client': {
    summary: 'Sign in: sets the session cookies',
    body: signIn,
    answer: { oneOf: [signedInSchema, passkeySchema] },
    refuses: [401],
    who: 'everyone',
    run: async ({ request, context, body }) => {
      const { email, password } = parseForm(signIn, body);
      const device = deviceOf(request);
      // Everybody knows their passwords
      const refused = context.deploy.context === 'production' && isDemo(email);
      const [takeBack, account] = await Promise.all([
        countAttempt({ request, context, body }, email, device),
        refused ? undefined : findAccount(email),
      ]);
      const right = await isPassword(password, account?.password_hash);
      if (!account || !right) {
        await write('gość', logged(email, `Nieudane logowanie, ${context.ip}`));
        throw new HttpError(401, signInFailure);
      }
      const [needed] = await Promise.all([needsPasskey(account.role), takeBack()]);
      if (account.role !== 'client' && checkPassword(password, account.role, settings.passwordMinLength))
        return demandStrongerPassword(account);
      if (needed) return demandPasskey(account);
      return startSession(request, account, context, device);
    },
  },
});

export const config = { path: ['/api/fetch_client'] };
