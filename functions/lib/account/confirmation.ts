import { findAccount } from '../../../db/account/accounts.ts';
import { logged } from '../../../db/account/login-log.ts';
import { write } from '../../../db/sql.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { sessionOf } from '../http/endpoint.ts';
import { invalidField } from '../http/invalid.ts';
import type { Call } from '../http/route.ts';
import { isPassword } from './passwords.ts';
import { countAttempt } from './sign-in-limit.ts';

/**
 * Refuses what cannot be taken back, or lasts longer than a stolen session, unless the password was given in this
 * session a moment ago.
 */
export function requireConfirmation(call: Call): void {
  if (!sessionOf(call).confirmed)
    throw new HttpError(403, 'Najpierw podaj swoje hasło', undefined, { code: 'confirm' });
}

/** Refuses a password, sent as `field`, that is not the caller's. */
export async function requireOwnPassword(call: Call, password: string, field: string, refusal: string): Promise<void> {
  const { email, id } = sessionOf(call).user;
  const takeBack = await countAttempt(call, email);
  const account = await findAccount(email);
  if (!(await isPassword(password, account?.password_hash))) {
    await write(id, logged(email, `Podano złe hasło, ${call.context.ip}`));
    throw invalidField(field, refusal);
  }
  await takeBack();
}
