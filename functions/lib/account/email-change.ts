import { findAccount } from '../../../db/accounts.ts';
import { sessionOf } from '../http/endpoint.ts';
import { invalidField } from '../http/invalid.ts';
import type { Call } from '../http/route.ts';
import { isPassword } from './passwords.ts';
import { countAttempt } from './sign-in-limit.ts';

/**
 * Whoever changes an address that one signs in with shows first that the session is really theirs: by their current
 * password.
 */
export async function confirmEmailChange(call: Call): Promise<void> {
  const { email } = sessionOf(call).user;
  const { current_password: password } = call.body;
  const refused = (message: string) => invalidField('current_password', message);
  if (typeof password !== 'string' || password === '') throw refused('Podaj obecne hasło, aby zmienić e-mail');
  const takeBack = await countAttempt(call.context.ip, email);
  const account = await findAccount(email);
  if (!(await isPassword(password, account?.password_hash))) throw refused('Nieprawidłowe obecne hasło');
  await takeBack();
}
