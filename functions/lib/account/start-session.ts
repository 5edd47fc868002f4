import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';
import type { Account } from '../../../db/account/accounts.ts';
import { logged } from '../../../db/account/login-log.ts';
import { grantReset } from '../../../db/account/reset-tokens.ts';
import { endSessionOf, findSession, isNewDevice, openSession } from '../../../db/account/sessions.ts';
import { queueMail } from '../../../db/mail/account-mails.ts';
import { write } from '../../../db/sql.ts';
import { signInFailure } from '../../../src/domain/account/user.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { readCookie } from '../http/cookies.ts';
import { signedIn } from '../http/session.ts';
import { newReset } from '../mail/mail-link.ts';
import { deliverSoon } from '../mail/outbox.ts';
import { hashOf, randomToken } from '../secrets.ts';
import type { Device } from './device.ts';

/** What an account is opened with, as the login log tells it. */
const ways = { password: '', passkey: ' kluczem dostępu', code: ' kodem zapasowym' };

/** Signs an account in whose password, or passkey, was right: opens its session and answers with the cookies. */
export async function startSession(
  request: Request,
  account: Account,
  context: Context,
  device: Device,
  way: keyof typeof ways = 'password',
): Promise<Response> {
  const [id, refresh] = [randomUUID(), randomToken()];
  const facts = { at: new Date().toISOString(), device: device.name };
  await openSession(
    account,
    {
      id,
      device: device.name,
      deviceHash: device.hash,
      tokenHash: hashOf(refresh),
      details: `Zalogowano${ways[way]}: ${device.name}, ${context.ip}`,
      passkey: way !== 'password',
    },
    queueMail('new_device', account.email, facts, isNewDevice(account, device.hash)),
  );
  // Signing in again, as somebody else or after a long break, leaves no second session behind
  const before = readCookie(request, 'refresh');
  if (before) await endSessionOf(hashOf(before));
  deliverSoon(context);
  const lease = await findSession(id);
  if (!lease) throw new HttpError(401, signInFailure);
  return signedIn(request, lease, refresh, device.cookie);
}

/**
 * Staff with a client's short password set a better one first: they have just shown whose account it is, so they get
 * the token at once.
 */
export async function demandStrongerPassword(account: Account): Promise<never> {
  const { token, ...reset } = newReset();
  await grantReset(account.id, reset);
  await write(account.id, logged(account.email, 'Wymagane dłuższe hasło'));
  throw new HttpError(403, 'Ustaw dłuższe hasło: wymaga go Twoja rola', undefined, {
    body: { auth: false, reset: token },
  });
}
