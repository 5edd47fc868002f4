import { whenExpired } from '../../client/session-expiry.ts';

// Every page's bar imports this: on any page a session may end while its owner is in the middle of something
whenExpired(async () => (await import('./SignInAgain.tsx')).askToSignIn());
