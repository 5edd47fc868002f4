import { whenExpired } from '../../client/session-expiry.ts';
import { isSigningOut } from '../../client/sign-out.ts';

/** The page stays as it is until the next one opens. */
const never = new Promise<never>(() => {});

// Islands import this, one for each page that asks the API: pages without islands do not carry it.
// Not while pages are rendered: Astro would link the dialog's styles to each of them.
if (!import.meta.env.SSR)
  whenExpired(async (isRead) => (isSigningOut() ? never : (await import('./SignInAgain.tsx')).askToSignIn(isRead)));
