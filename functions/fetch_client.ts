import { logged } from '../db/login-log.ts';
import { write } from '../db/sql.ts';
import { findAccount } from '../db/users.ts';
import { HttpError } from '../src/domain/http-error.ts';
import { checkPassword, signIn } from '../src/domain/user.ts';
import { endpoint } from './lib/endpoint.ts';
import { isPassword } from './lib/passwords.ts';
import { settings } from './lib/settings.ts';
import { countAttempt } from './lib/sign-in-limit.ts';
import { demandStrongerPassword, startSession } from './lib/start-session.ts';
import { valid } from './lib/valid.ts';

export default endpoint({
  'POST /api/fetch_client': {
    who: 'everyone',
    run: async ({ request, context, body }) => {
      const { email, password } = valid(signIn, body);
      const takeBack = await countAttempt(context.ip, email);
      const account = await findAccount(email);
      const right = await isPassword(password, account?.password_hash);
      if (!account || !right) {
        await write(email, logged(email, `Nieudane logowanie, ${context.ip}`));
        throw new HttpError(401, 'Błąd logowania');
      }
      await takeBack();
      if (account.role !== 'client' && checkPassword(password, account.role, settings.passwordMinLength)) return demandStrongerPassword(account);
      return startSession(request, account, context);
    },
  },
});

export const config = { path: ['/api/fetch_client'] };
