import { findAccount, findAccountById } from '../db/account/accounts.ts';
import { logged } from '../db/account/login-log.ts';
import { listPasskeys, removePasskey, renamePasskey } from '../db/account/passkeys.ts';
import { confirmSession } from '../db/account/sessions.ts';
import { write } from '../db/sql.ts';
import { passkeyName } from '../src/domain/account/passkey.ts';
import { signIn, signInFailure } from '../src/domain/account/user.ts';
import { HttpError } from '../src/domain/kernel/http-error.ts';
import { everyRole } from '../src/domain/kernel/roles.ts';
import { requireConfirmation } from './lib/account/confirmation.ts';
import { deviceOf } from './lib/account/device.ts';
import { isPassword } from './lib/account/passwords.ts';
import { countAttempt } from './lib/account/sign-in-limit.ts';
import { startSession } from './lib/account/start-session.ts';
import { endpoint, sessionOf } from './lib/http/endpoint.ts';
import { parseForm } from './lib/http/parse-body.ts';
import type { Call } from './lib/http/route.ts';
import { allRequired, bodyOf } from './lib/http/schemas.ts';
import { signedInSchema } from './lib/http/session.ts';
import { throttleNetwork } from './lib/http/throttle.ts';
import { deliverSoon } from './lib/mail/outbox.ts';

// Loaded where a key is made or used: who lists, names or removes theirs waits for none of it
const webauthn = () => import('./lib/account/webauthn.ts');
const signed = { type: 'object', description: 'What the browser answered, as JSON' };
const options = { type: 'object', description: 'What the browser asks for a key with' };
const missing = () => new HttpError(404, 'Nie znaleziono: Klucz dostępu');
const often = (call: Call) => throttleNetwork(call, 'passkey', { most: 100, seconds: 900 });

export default endpoint({
  'GET /api/passkeys': {
    summary: "One's passkeys",
    who: everyRole,
    run: async (call) => {
      const data = await listPasskeys(sessionOf(call).user.id);
      return { data, meta: { page: 1, pages: 1, total: data.length } };
    },
  },
  'POST /api/passkeys/options': {
    summary: 'What the browser makes a new key from; needs the password or a passkey given a moment ago',
    answer: options,
    status: 200,
    who: everyRole,
    run: async (call) => {
      requireConfirmation(call);
      return { ...(await (await webauthn()).addingOptions(sessionOf(call).user)) };
    },
  },
  'POST /api/passkeys': {
    summary: 'Add a passkey',
    body: bodyOf(passkeyName, { response: signed }),
    status: 201,
    who: everyRole,
    run: async (call) => {
      requireConfirmation(call);
      const { name } = parseForm(passkeyName, call.body);
      const { id, user } = sessionOf(call);
      await (await webauthn()).addKey(user, { session: id }, name, call.body.response);
      deliverSoon(call.context);
      return Response.json({ message: `Dodano klucz „${name}”` }, { status: 201 });
    },
  },
  'PATCH /api/passkeys/:id': {
    summary: 'Name a passkey',
    body: passkeyName,
    who: everyRole,
    run: async (call) => {
      const { name } = parseForm(passkeyName, call.body);
      if (!(await renamePasskey(sessionOf(call).user.id, call.params.id ?? '', name))) throw missing();
      return { message: `Klucz nazywa się „${name}”` };
    },
  },
  'DELETE /api/passkeys/:id': {
    summary: 'Remove a passkey',
    who: everyRole,
    run: async (call) => {
      requireConfirmation(call);
      if (!(await removePasskey(sessionOf(call).user, call.params.id ?? ''))) throw missing();
      deliverSoon(call.context);
      return new Response(null, { status: 204 });
    },
  },
  'POST /api/passkeys/challenge': {
    summary: 'What the browser signs in with a passkey by',
    answer: options,
    status: 200,
    who: 'everyone',
    run: async (call) => {
      await often(call);
      return { ...(await (await webauthn()).usingOptions()) };
    },
  },
  'POST /api/passkeys/sign-in': {
    summary: 'Sign in with a passkey: sets the session cookies',
    body: allRequired({ response: signed }),
    answer: signedInSchema,
    status: 200,
    refuses: [401],
    who: 'everyone',
    run: async (call) => {
      await often(call);
      const key = await (await webauthn()).usedKey(call.body.response);
      const account = await findAccountById(key.users_id);
      if (!account) throw new HttpError(401, signInFailure);
      return startSession(call.request, account, call.context, deviceOf(call.request), 'passkey');
    },
  },
  'POST /api/passkeys/first': {
    summary: 'The first passkey of whoever may not sign in without one: password and key open the session',
    body: bodyOf(signIn, { response: signed, name: { type: 'string' } }),
    answer: signedInSchema,
    status: 200,
    refuses: [401],
    who: 'everyone',
    run: async (call) => {
      const { email, password } = parseForm(signIn, call.body);
      const { name } = parseForm(passkeyName, call.body);
      const device = deviceOf(call.request);
      const takeBack = await countAttempt(call, email, device);
      const account = await findAccount(email);
      if (!(await isPassword(password, account?.password_hash)) || !account) {
        await write('gość', logged(email, `Nieudane logowanie, ${call.context.ip}`));
        throw new HttpError(401, signInFailure);
      }
      await takeBack();
      // Whoever has one signs in with it: a password alone adds no second
      if ((await listPasskeys(account.id)).length > 0) throw new HttpError(409, 'To konto ma już klucz dostępu');
      await (await webauthn()).addKey(account, { passwordHash: account.password_hash }, name, call.body.response);
      return startSession(call.request, account, call.context, device, 'passkey');
    },
  },
  'POST /api/passkeys/confirm': {
    summary: 'Give a passkey in an open session, for what cannot be taken back; counts for five minutes',
    body: allRequired({ response: signed }),
    status: 200,
    who: everyRole,
    run: async (call) => {
      const { id, user } = sessionOf(call);
      const key = await (await webauthn()).usedKey(call.body.response);
      if (key.users_id !== user.id) throw new HttpError(403, 'To klucz innego konta');
      await confirmSession(id);
      return { message: 'Potwierdzono kluczem dostępu' };
    },
  },
});

export const config = {
  path: [
    '/api/passkeys',
    '/api/passkeys/options',
    '/api/passkeys/challenge',
    '/api/passkeys/sign-in',
    '/api/passkeys/first',
    '/api/passkeys/confirm',
    '/api/passkeys/:id',
  ],
};
