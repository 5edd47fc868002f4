import { everyRole, type Role } from '../../src/domain/kernel/roles.ts';
import { type Signed, signedIn } from './accounts.ts';

export type Caller = 'guest' | Role;
export const callers: readonly Caller[] = ['guest', ...everyRole];

/** One account a role, signed in. */
export async function signedInCallers(): Promise<Record<Role, Signed>> {
  const made = await Promise.all(everyRole.map(async (role) => [role, await signedIn(role)] as const));
  return Object.fromEntries(made) as Record<Role, Signed>;
}
