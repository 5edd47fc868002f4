import { randomBytes } from 'node:crypto';
import { findAccount } from '../db/account/accounts.ts';
import { countBackupCodes, keepBackupCodes, takeBackupCode } from '../db/account/backup-codes.ts';
import { logged } from '../db/account/login-log.ts';
import { write } from '../db/sql.ts';
import { backupCode, backupCodeOf, mostBackupCodes } from '../src/domain/account/backup-code.ts';
import { checkPassword, signIn, signInFailure } from '../src/domain/account/user.ts';
import { shape } from '../src/domain/kernel/entity.ts';
import { HttpError } from '../src/domain/kernel/http-error.ts';
import { everyRole } from '../src/domain/kernel/roles.ts';
import { requireConfirmation } from './lib/account/confirmation.ts';
import { deviceOf } from './lib/account/device.ts';
import { isPassword } from './lib/account/passwords.ts';
import { countAttempt } from './lib/account/sign-in-limit.ts';
import { demandStrongerPassword, startSession } from './lib/account/start-session.ts';
import { endpoint, sessionOf } from './lib/http/endpoint.ts';
import { invalidField } from './lib/http/invalid.ts';
import { parseForm } from './lib/http/parse-body.ts';
import { allRequired, bodyOf } from './lib/http/schemas.ts';
import { signedInSchema } from './lib/http/session.ts';
import { deliverSoon } from './lib/mail/outbox.ts';
import { hashOf } from './lib/secrets.ts';
import { settings } from './lib/settings.ts';

const typed = shape({ fields: { ...signIn.fields, ...backupCode.fields } });
/** As it is stored, however it was grouped. */
const hashed = (code: string) => hashOf(code.replaceAll('-', ''));

export default endpoint({
  'GET /api/backup-codes': {
    summary: 'How many backup codes one has left; the codes themselves nobody can read again',
    answer: allRequired({ left: { type: 'integer' } }),
    status: 200,
    who: everyRole,
    run: async (call) => ({ left: await countBackupCodes(sessionOf(call).user.id) }),
  },
  'POST /api/backup-codes': {
    summary: 'New backup codes, told this once, in place of those one had',
    answer: allRequired({ codes: { type: 'array', items: { type: 'string' } } }),
    status: 201,
    who: everyRole,
    run: async (call) => {
      requireConfirmation(call);
      const codes = Array.from({ length: mostBackupCodes }, () => backupCodeOf(randomBytes(16)));
      const { id, user } = sessionOf(call);
      await keepBackupCodes(user, codes.map(hashed), { session: id });
      deliverSoon(call.context);
      return Response.json({ codes }, { status: 201 });
    },
  },
  'POST /api/backup-codes/sign-in': {
    summary: 'Sign in with the password and a backup code in place of a passkey: sets the session cookies',
    body: bodyOf(typed),
    answer: signedInSchema,
    status: 200,
    refuses: [401],
    who: 'everyone',
    run: async (call) => {
      const { email, password, code } = parseForm(typed, call.body);
      const device = deviceOf(call.request);
      // A wrong code is counted as a wrong password is
      const takeBack = await countAttempt(call, email, device);
      const account = await findAccount(email);
      if (!(await isPassword(password, account?.password_hash)) || !account) {
        await write('gość', logged(email, `Nieudane logowanie, ${call.context.ip}`));
        throw new HttpError(401, signInFailure);
      }
      if (account.role !== 'client' && checkPassword(password, account.role, settings.passwordMinLength))
        return demandStrongerPassword(account);
      if (!(await takeBackupCode(account.id, hashed(code)))) {
        await write(account.id, logged(email, `Nieudane logowanie kodem zapasowym, ${call.context.ip}`));
        throw invalidField('code', 'Tego kodu nie ma na Twojej liście albo został już użyty');
      }
      await takeBack();
      return startSession(call.request, account, call.context, device, 'code');
    },
  },
});

export const config = { path: ['/api/backup-codes', '/api/backup-codes/sign-in'] };
