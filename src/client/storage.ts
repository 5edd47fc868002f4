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
