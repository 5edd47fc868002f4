import { whenExpired } from '../../client/session-expiry.ts';

// Islands import this, one for each page that asks the API: pages without islands do not carry it.
// Not while pages are rendered: Astro would link the dialog's styles to each of them.
if (!import.meta.env.SSR) whenExpired(async () => (await import('./SignInAgain.tsx')).askToSignIn());
