import { findAccount } from '../db/accounts.ts';
import { changePassword } from '../db/passwords.ts';
import { HttpError } from '../src/domain/kernel/http-error.ts';
import { everyRole } from '../src/domain/roles.ts';
import { passwordChange } from '../src/domain/user.ts';
import { hashPassword, isPassword, requireLength } from './lib/account/passwords.ts';
import { countAttempt } from './lib/account/sign-in-limit.ts';
import { endpoint, sessionOf } from './lib/http/endpoint.ts';
import { deliverSoon } from './lib/outbox.ts';
import { valid } from './lib/resource/valid.ts';

const wrong = () =>
  new HttpError(400, 'Nieprawidłowe obecne hasło', { current_password: 'Nieprawidłowe obecne hasło' });

export default endpoint({
  'POST /api/password': {
    who: everyRole,
    run: async (call) => {
      const { id, user } = sessionOf(call);
      const { current_password, new_password } = valid(passwordChange, call.body);
      requireLength(new_password, user.role, 'new_password');
      const takeBack = await countAttempt(call.context.ip, user.email);
      const account = await findAccount(user.email);
      if (!account || !(await isPassword(current_password, account.password_hash))) throw wrong();
      await takeBack();
      if (!(await changePassword(account, await hashPassword(new_password), id))) throw wrong();
      deliverSoon(call.context);
      return { message: 'Hasło zostało zmienione' };
    },
  },
});

export const config = { path: ['/api/password'] };
