import { randomUUID } from 'node:crypto';
import type { Role } from '../../src/domain/kernel/roles.ts';
import { call } from './call.ts';
import { query } from './database.ts';
import { lightHash } from './light-hash.ts';

export interface Person {
  id: number;
  email: string;
  password: string;
}

export interface Signed extends Person {
  cookies: Record<string, string>;
}

/** An account of one's own. */
export async function person(role: Role = 'client', password = 'dobre hasło 2026'): Promise<Person> {
  const email = `${role}-${randomUUID()}@test.example`;
  const [created] = await query<{ id: number }>(
    `insert into users (email, first_name, last_name, role, password_hash) values ($1, 'Jan', 'Próbny', $2, $3)
      returning id`,
    [email, role, lightHash(password)],
  );
  if (!created) throw new Error('An insert answers its row');
  return { id: created.id, email, password };
}

/** The cookies of somebody who has just signed in. */
export async function signIn({ email, password }: Pick<Person, 'email' | 'password'>): Promise<Record<string, string>> {
  const answer = await call('POST', '/api/fetch_client', { body: { email, password } });
  if (answer.status !== 200) throw new Error(`Signing in answered ${answer.status} ${answer.text}`);
  return answer.cookies;
}

/** Gives the password again in an open session, which takes what cannot be taken back for five minutes. */
export async function confirm(cookies: Record<string, string>, password: string): Promise<void> {
  const answer = await call('POST', '/api/sessions/confirm', { cookies, body: { password } });
  if (answer.status !== 200) throw new Error(`The password was refused: ${answer.status} ${answer.text}`);
}

/** Somebody of a role, signed in. */
export async function signedIn(role?: Role): Promise<Signed> {
  const account = await person(role);
  return { ...account, cookies: await signIn(account) };
}
