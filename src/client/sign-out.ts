import { home } from '../domain/site/roots.ts';
import { announce, check, nobody } from './auth.ts';
import { request } from './request.ts';
import { sessionStore } from './storage.ts';

export const notSignedOut = 'Nie udało się wylogować. Spróbuj ponownie.';

let leaving = false;
/** Is somebody signing out of this page? What it is refused meanwhile is no reason to ask them to sign in again. */
export const isSigningOut = (): boolean => leaving;

/** Signs out and leads home; false: the server did not do it. */
export async function signOut(): Promise<boolean> {
  // The page's own question would be refused if it came after the end of the session
  await check();
  leaving = true;
  leaving = await request('logout').then(
    ({ ok }) => ok,
    () => false,
  );
  if (leaving) {
    // What was typed and chosen belongs to whoever has left
    sessionStore?.clear();
    announce(nobody);
    location.assign(home);
  }
  return leaving;
}
