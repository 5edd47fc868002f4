import { findAccount } from '../db/account/accounts.ts';
import { logged } from '../db/account/login-log.ts';
import { changePassword } from '../db/account/passwords.ts';
import { write } from '../db/sql.ts';
import { passwordChange } from '../src/domain/account/user.ts';
import { everyRole } from '../src/domain/kernel/roles.ts';
import { deviceOf } from './lib/account/device.ts';
import { hashPassword, isPassword, requireLength } from './lib/account/passwords.ts';
import { countAttempt } from './lib/account/sign-in-limit.ts';
import { endpoint, sessionOf } from './lib/http/endpoint.ts';
import { invalidField } from './lib/http/invalid.ts';
import { parseForm } from './lib/http/parse-body.ts';
import { deliverSoon } from './lib/mail/outbox.ts';

const wrongPassword = () => invalidField('current_password', 'Nieprawidłowe obecne hasło');

export default endpoint({
  'POST /api/password': {
    summary: "Change one's password",
    body: passwordChange,

    who: everyRole,
    run: async (call) => {
      const { id, user } = sessionOf(call);
      const { current_password, new_password } = parseForm(passwordChange, call.body);
      requireLength(new_password, user.role, 'new_password');
      const takeBack = await countAttempt(call, user.email);
      const account = await findAccount(user.email);
      if (!account || !(await isPassword(current_password, account.password_hash))) {
        await write(user.id, logged(user.email, `Podano złe hasło, ${call.context.ip}`));
        throw wrongPassword();
      }
      await takeBack();
      const session = { id, deviceHash: deviceOf(call.request).hash };
      if (!(await changePassword(account, await hashPassword(new_password), session))) throw wrongPassword();
      deliverSoon(call.context);
      return { message: 'Hasło zostało zmienione' };
    },
  },
});

export const config = { path: ['/api/password'] };
