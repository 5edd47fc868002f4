import { forgetPending, openProof, type ProofOutcome, requestProof } from '../db/account/address-proofs.ts';
import { grantAfterProof } from '../db/account/reset-tokens.ts';
import { sql, write } from '../db/sql.ts';
import { HttpError } from '../src/domain/kernel/http-error.ts';
import { everyRole } from '../src/domain/kernel/roles.ts';
import { deviceOf } from './lib/account/device.ts';
import { endpoint, sessionOf } from './lib/http/endpoint.ts';
import { throttleNetwork, tooMany } from './lib/http/throttle.ts';
import { newProof, newReset } from './lib/mail/mail-link.ts';
import { deliverSoon } from './lib/mail/outbox.ts';
import { hashOf } from './lib/secrets.ts';

const refusals: Record<Exclude<ProofOutcome, 'PROVEN'>, () => HttpError> = {
  MISSING: () => new HttpError(404, 'Nieprawidłowy link'),
  USED: () => new HttpError(409, 'Link został już użyty'),
  EXPIRED: () => new HttpError(410, 'Link wygasł'),
  TAKEN: () => new HttpError(409, 'Ten adres ma już inne konto'),
  ELSEWHERE: () =>
    new HttpError(409, 'Najpierw zaloguj się w tej przeglądarce na konto, którego adres zmieniasz', undefined, {
      code: 'elsewhere',
    }),
  UNKNOWN: () =>
    new HttpError(409, 'Konto założono w innej przeglądarce: zaloguj się albo ustaw nowe hasło', undefined, {
      code: 'unknown_browser',
    }),
};

export default endpoint({
  'POST /api/address-proofs': {
    summary: 'Mail oneself another link that proves the address',
    status: 200,
    refuses: [409],
    who: everyRole,
    run: async ({ author, context, ...call }) => {
      const { id, email, proven, pending_email } = sessionOf({ author, context, ...call }).user;
      const address = proven ? pending_email : email;
      if (!address) throw new HttpError(409, 'Adres e-mail jest już potwierdzony');
      if (!(await requestProof(author, id, address, newProof()))) throw tooMany(24 * 3600);
      deliverSoon(context);
      return { message: 'Wysłaliśmy link na Twój adres' };
    },
  },
  'DELETE /api/address-proofs': {
    summary: 'Keep the address one has: the link to a new one no longer counts',

    who: everyRole,
    run: async (call) => {
      await write(call.author, forgetPending(sessionOf(call).user.id, sql`true`));
      return new Response(null, { status: 204 });
    },
  },
  'POST /api/address-proofs/:token': {
    summary: "Prove an address by a mail's link",
    status: 200,
    body: {
      type: 'object',
      properties: { anew: { type: 'boolean', description: 'true: all that opened the account so far ends' } },
    },
    answer: {
      type: 'object',
      properties: {
        message: { type: 'string' },
        reset: { type: 'string', description: 'Sets a new password: nothing by which the account opened is left' },
      },
      required: ['message'],
    },
    refuses: [409, 410],
    who: 'everyone',
    run: async (call) => {
      const { request, context, params, body } = call;
      await throttleNetwork(call, 'address proof', { most: 60, seconds: 900 });
      const hash = hashOf(params.token ?? '');
      const opening = { deviceHash: deviceOf(request).hash, anew: body.anew === true };
      const outcome = await openProof(hash, opening, `Potwierdzono adres e-mail, ${context.ip}`);
      if (outcome !== 'PROVEN') throw refusals[outcome]();
      deliverSoon(context);
      const { token, ...reset } = newReset();
      const hasNoPassword = opening.anew && (await grantAfterProof(hash, reset));
      return { message: 'Adres e-mail został potwierdzony', ...(hasNoPassword && { reset: token }) };
    },
  },
});

export const config = { path: ['/api/address-proofs', '/api/address-proofs/:token'] };
