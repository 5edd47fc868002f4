import type { User } from '../domain/account/user.ts';
import { request } from './request.ts';
import { keep, localStore, sessionChanged } from './storage.ts';

// Plain on purpose: every page's bar runs it, and most of those pages ship no React

/** Who is signed in, as the server last said. */
export interface Auth {
  auth: boolean;
  user: User | null;
}
export const nobody: Auth = { auth: false, user: null };

let current: Auth | undefined;
let last: User | null = null;
let asking: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** The hint that the server leaves beside its cookies. It proves nothing: without it there is nobody to ask about. */
export const isHinted = (): boolean => /(^|; )signed_in=1/.test(document.cookie);

/** undefined: not known yet. */
export const currentAuth = (): Auth | undefined => current;
/** Whoever was signed in on this page, even if no longer. */
export const lastUser = (): User | null => last;

export function onAuth(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

/** Takes note of who is signed in, for the page's islands and its bar. */
export function know(auth: Auth): void {
  current = auth;
  last = auth.user ?? last;
  document.documentElement.toggleAttribute('data-signed-in', auth.auth);
  for (const hear of listeners) hear();
}

/** Lets the other tabs ask anew who is signed in. */
export const tellTabs = (): void => keep(localStore, sessionChanged, String(Date.now()));

/** Takes note that somebody has just signed in or out, and tells the other tabs. */
export function announce(auth: Auth): void {
  tellTabs();
  know(auth);
}

/** Asks the server who is signed in, once a page; without the hint nobody is, and there is no call. */
export function check(): Promise<void> {
  asking ??= ask();
  return asking;
}

/** Forgets what was known, because another tab has changed it, and asks again. */
export function checkAgain(): Promise<void> {
  asking = ask();
  return asking;
}

async function ask(): Promise<void> {
  if (!isHinted()) return know(nobody);
  const since = Date.now();
  let answer = await call('authenticate');
  if (answer.status === 401 && (await renew(since)) === 200) answer = await call('authenticate');
  if (answer.status === 200) know(answer.body as Auth);
  else if (answer.status === 401) know(nobody);
  // Nobody for now; the bar keeps to the hint, since a server that is away has not signed anyone out
  else if (!current) {
    current = nobody;
    for (const hear of listeners) hear();
  }
}

/**
 * Gets a new access token after a 401 to a request of the moment `since`: one tab at a time, and those that waited take
 * what the first one got. Answers the status; 0: no answer.
 */
export function renew(since: number): Promise<number> {
  const askedAt = Date.now();
  return navigator.locks.request('session', async () => {
    if (Number(localStore?.getItem('session-renewed')) >= since) return 200;
    // What another tab has stored may arrive here after its lock is free; its cookies are there at once
    if (Date.now() - askedAt > waited && (await call('authenticate')).status === 200) return 200;
    const { status } = isHinted() ? await call('authenticate/refresh', 'POST') : { status: 401 };
    if (status === 200) keep(localStore, 'session-renewed', String(Date.now()));
    if (status === 401) know(nobody);
    return status;
  });
}

/** Longer than a free lock takes, in ms: somebody else held it. */
const waited = 5;

async function call(path: string, method?: string): Promise<{ status: number; body?: unknown }> {
  try {
    const answer = await request(path, { method });
    return { status: answer.status, body: await answer.json() };
  } catch (error) {
    console.warn(`No answer to ${path}`, error);
    return { status: 0 };
  }
}
