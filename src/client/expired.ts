import { isHinted, lastUser } from './auth.ts';

let asking: Promise<boolean> | undefined;

/** Has this page been somebody's? A guest who is refused something is not asked to sign in again. */
export const isMembers = (): boolean => isHinted() || lastUser() !== null;

/** Asks to sign in again, once for however many requests have found the session over; false: they would not. */
export function signInAgain(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

// Never while pages are rendered: Astro would link the dialog's styles to every page that has an island
const ask = async (): Promise<boolean> => !import.meta.env.SSR && (await import('./SignInAgain.tsx')).askToSignIn();
