import { atom } from 'jotai/vanilla';
import { sessionStore } from '../../client/storage.ts';

export const isRecord = (it: unknown): it is Record<string, unknown> => typeof it === 'object' && it !== null;

/**
 * A value of this browser tab, kept in session storage under `key`. `read` says what a stored value means;
 * null: it cannot be right, so it counts as nothing.
 */
export function storedAtom<T>(key: string, read: (stored: unknown) => T | null) {
  const cached = atom<T | null | undefined>(undefined);
  // A page taken from the back/forward cache remembers what a later page has changed since
  cached.onMount = (set) => {
    const forget = (event: PageTransitionEvent) => event.persisted && set(undefined);
    addEventListener('pageshow', forget);
    return () => removeEventListener('pageshow', forget);
  };
  return atom(
    (get): T | null => {
      const now = get(cached);
      return now === undefined ? readStored(key, read) : now;
    },
    (_get, set, value: T | null) => {
      if (value === null) sessionStore?.removeItem(key);
      else sessionStore?.setItem(key, JSON.stringify(value));
      set(cached, value);
    },
  );
}

function readStored<T>(key: string, read: (stored: unknown) => T | null): T | null {
  const text = sessionStore?.getItem(key);
  if (!text) return null;
  try {
    return read(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
