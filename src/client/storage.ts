/** Undefined in a browser that blocks its storage, which throws when touched, and where pages are built. */
function browsers(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[name];
  } catch {
    return undefined;
  }
}

export const localStore = browsers('localStorage');
export const sessionStore = browsers('sessionStorage');

/** Under it the browser remembers when somebody last signed in or out, for its other tabs. */
export const sessionChanged = 'session-changed';

/** Stores what may be lost: a storage that is full is as good as none. */
export function keep(store: Storage | undefined, key: string, value: string): void {
  try {
    store?.setItem(key, value);
  } catch (error) {
    console.warn('Not stored', error);
  }
}
