import { register } from '../db/users.ts';
import { HttpError } from '../src/domain/http-error.ts';
import { registration } from '../src/domain/user.ts';
import { endpoint } from './lib/endpoint.ts';
import { networkOf } from './lib/network.ts';
import { hashPassword, requireLength } from './lib/passwords.ts';
import { throttle } from './lib/throttle.ts';
import { valid } from './lib/valid.ts';

export default endpoint({
  'POST /api/register': {
    who: 'everyone',
    run: async ({ context, body }) => {
      const { password, ...account } = valid(registration, body);
      requireLength(password, 'client', 'password');
      await throttle(`register ${networkOf(context.ip)}`, { most: 30, seconds: 3600 });
      const id = await register(account, await hashPassword(password), context.ip);
      if (!id) throw new HttpError(409, 'Użytkownik o podanym adresie e-mail już istnieje');
      return Response.json({ data: { id }, message: 'Zarejestrowano pomyślnie' }, { status: 201 });
    },
  },
});

export const config = { path: ['/api/register'] };
