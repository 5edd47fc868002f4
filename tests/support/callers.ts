import { everyRole, type Role } from '../../src/domain/roles.ts';
import { type Person, person, signIn } from './accounts.ts';

export type Caller = 'guest' | Role;
export const callers: readonly Caller[] = ['guest', ...everyRole];

export interface Signed extends Person {
  cookies: Record<string, string>;
}

/** One account a role, signed in. */
export async function signedInCallers(): Promise<Record<Role, Signed>> {
  const made = await Promise.all(
    everyRole.map(async (role) => {
      const account = await person(role);
      return [role, { ...account, cookies: await signIn(account) }] as const;
    }),
  );
  return Object.fromEntries(made) as Record<Role, Signed>;
}
