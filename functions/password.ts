import { changePassword, findAccount } from '../db/users.ts';
import { HttpError } from '../src/domain/http-error.ts';
import { everyRole } from '../src/domain/roles.ts';
import { passwordChange } from '../src/domain/user.ts';
import { endpoint, sessionOf } from './lib/endpoint.ts';
import { deliverSoon } from './lib/outbox.ts';
import { hashPassword, isPassword, requireLength } from './lib/passwords.ts';
import { countAttempt } from './lib/sign-in-limit.ts';
import { valid } from './lib/valid.ts';

const wrong = () => new HttpError(400, 'Nieprawidłowe obecne hasło', { current_password: 'Nieprawidłowe obecne hasło' });

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
