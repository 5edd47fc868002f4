import { findReset, type Reset, requestReset, spendReset } from '../db/account/reset-tokens.ts';
import { passwordLength, passwordReset, resetRequest } from '../src/domain/account/user.ts';
import { HttpError, lineOf } from '../src/domain/kernel/http-error.ts';
import { hashPassword, requireLength } from './lib/account/passwords.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { wideNetworkOf } from './lib/http/network.ts';
import { parseForm } from './lib/http/parse-body.ts';
import type { Call } from './lib/http/route.ts';
import { allRequired } from './lib/http/schemas.ts';
import { throttle, throttleNetwork } from './lib/http/throttle.ts';
import { log } from './lib/log.ts';
import { newReset } from './lib/mail/mail-link.ts';
import { deliverSoon } from './lib/mail/outbox.ts';
import { hashOf } from './lib/secrets.ts';
import { settings } from './lib/settings.ts';

/** The reset that a link's token opens; what is wrong with it in the specification's words. */
async function openReset(call: Call): Promise<Reset> {
  await throttleNetwork(call, 'reset token', { most: 60, seconds: 900 });
  const reset = await findReset(hashOf(call.params.token ?? ''));
  if (!reset) throw new HttpError(404, 'Nieprawidłowy token');
  if (reset.used) throw used();
  if (reset.expired) throw new HttpError(410, 'Token wygasł');
  return reset;
}
const used = () => new HttpError(409, 'Token został już użyty');

export default endpoint({
  'POST /api/reset-passwd': {
    summary: 'Ask for a link to set a new password',
    body: resetRequest,

    who: 'everyone',
    run: async (call) => {
      const { context, body } = call;
      const { email } = parseForm(resetRequest, body);
      await throttleNetwork(call, 'reset', { most: 30, seconds: 3600 });
      await throttle(`reset ${wideNetworkOf(context.ip)} ${hashOf(email)}`, { most: 5, seconds: 3600 });
      // After the answer: how long a link takes to be made would tell whether there is an account
      const request = requestReset(email, newReset(), `Prośba o zmianę hasła, ${context.ip}`);
      deliverSoon(
        context,
        request.catch((error) => log('error', `reset link: ${lineOf(error)}`)),
      );
      return { message: 'Jeśli konto istnieje, wysłaliśmy na nie link resetujący' };
    },
  },
  'POST /api/reset-passwd/:token': {
    summary: 'Is this link still good? Does not spend it',
    answer: allRequired({ message: { type: 'string' }, minLength: { type: 'integer' } }),
    refuses: [409, 410],
    who: 'everyone',
    run: async (call) => {
      const { role } = await openReset(call);
      return { message: 'Token jest prawidłowy', minLength: passwordLength(role, settings.passwordMinLength) };
    },
  },
  'PATCH /api/reset-passwd/:token': {
    summary: 'Set a new password by a link',
    body: passwordReset,
    refuses: [409, 410],
    who: 'everyone',
    run: async (call) => {
      const { context, params, body } = call;
      const { password } = parseForm(passwordReset, body);
      const reset = await openReset(call);
      requireLength(password, reset.role, 'password');
      const isSpent = await spendReset(
        reset,
        hashOf(params.token ?? ''),
        await hashPassword(password),
        `Zmieniono hasło linkiem, ${context.ip}`,
      );
      if (!isSpent) throw used();
      deliverSoon(context);
      return { message: 'Hasło zostało zmienione' };
    },
  },
});

export const config = { path: ['/api/reset-passwd', '/api/reset-passwd/:token'] };
