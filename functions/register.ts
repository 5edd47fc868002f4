import { register } from '../db/account/accounts.ts';
import { registration } from '../src/domain/account/user.ts';
import { HttpError } from '../src/domain/kernel/http-error.ts';
import { deviceOf } from './lib/account/device.ts';
import { hashPassword, requireLength } from './lib/account/passwords.ts';
import { withCookies } from './lib/http/cookies.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { parseForm } from './lib/http/parse-body.ts';
import { ref } from './lib/http/schemas.ts';
import { throttleNetwork } from './lib/http/throttle.ts';
import { newProof } from './lib/mail/mail-link.ts';
import { deliverSoon } from './lib/mail/outbox.ts';

export default endpoint({
  'POST /api/register': {
    summary: 'Register a client',
    body: registration,
    answer: ref('Created'),
    status: 201,

    who: 'everyone',
    run: async (call) => {
      const { request, context, body } = call;
      const { password, ...account } = parseForm(registration, body);
      requireLength(password, 'client', 'password');
      await throttleNetwork(call, 'register', { most: 30, seconds: 3600 });
      const device = deviceOf(request);
      const id = await register(account, await hashPassword(password), newProof(), device.hash, context.ip);
      if (!id) throw new HttpError(409, 'Użytkownik o podanym adresie e-mail już istnieje');
      deliverSoon(context);
      const answer = Response.json({ data: { id }, message: 'Zarejestrowano pomyślnie' }, { status: 201 });
      return withCookies(answer, [device.cookie]);
    },
  },
});

export const config = { path: ['/api/register'] };
