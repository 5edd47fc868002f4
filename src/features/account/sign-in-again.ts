import { whenExpired } from '../../client/expired.ts';

// Imported by the islands of pages on which somebody may be in the middle of something when their session ends.
// Not while pages are rendered: Astro would link the dialog's styles to each of them
if (!import.meta.env.SSR) whenExpired(async () => (await import('./SignInAgain.tsx')).askToSignIn());
