import { home } from '../domain/roots.ts';
import { announce, nobody } from './auth.ts';
import { request } from './request.ts';
import { sessionStore } from './storage.ts';

export const notSignedOut = 'Nie udało się wylogować. Spróbuj ponownie.';

/** Signs out and leads home; false: the server did not do it. */
export async function signOut(): Promise<boolean> {
  const answer = await request('logout').catch(() => undefined);
  if (!answer?.ok) return false;
  // What was typed and chosen belongs to whoever has left
  sessionStore?.clear();
  announce(nobody);
  location.assign(home);
  return true;
}
