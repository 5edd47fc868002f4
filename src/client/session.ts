import { useEffect, useSyncExternalStore } from 'react';
import { type Auth, check, currentAuth, onAuth } from './auth.ts';

const unknown = () => undefined;

/** Who is signed in; undefined until it is known. A page without the sign-in hint knows at once, without a call. */
export function useSession(): Auth | undefined {
  useEffect(() => void check(), []);
  return useSyncExternalStore(onAuth, currentAuth, unknown);
}
