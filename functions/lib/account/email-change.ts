import { isTaken, requestProof } from '../../../db/account/address-proofs.ts';
import { type User, user } from '../../../src/domain/account/user.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { sessionOf } from '../http/endpoint.ts';
import type { Call } from '../http/route.ts';
import { tooMany } from '../http/throttle.ts';
import { newProof } from '../mail/mail-link.ts';
import { stale, versionOf } from '../resource/change.ts';
import { requireConfirmation, requireOwnPassword } from './confirmation.ts';

/** Whoever changes an address that one signs in with shows first that the session is really theirs. */
export async function confirmEmailChange(call: Call): Promise<void> {
  const { current_password: password } = call.body;
  if (sessionOf(call).confirmed || typeof password !== 'string' || password === '') return requireConfirmation(call);
  await requireOwnPassword(call, password, 'current_password', 'Nieprawidłowe obecne hasło');
}

/** Mails the link that makes this address the account's. */
export async function requestEmail(call: Call, { id, version }: User, email: string): Promise<void> {
  const { author, body } = call;
  const sentVersion = versionOf(body);
  if (sentVersion !== null && sentVersion !== version) throw await stale(call, user, id);
  if (await isTaken(email)) {
    const errors = { email: 'Ta wartość jest już zajęta' };
    throw new HttpError(409, 'Taki wpis już istnieje', errors);
  }
  if (!(await requestProof(author, id, email, newProof()))) throw tooMany(24 * 3600);
}
