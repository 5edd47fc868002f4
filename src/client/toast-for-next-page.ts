import { keep, sessionStore } from './storage.ts';

const key = 'toast';
const freshMs = 10_000;

/** Keeps a message for the page that is about to be opened. */
export const keepToast = (text: string): void => keep(sessionStore, key, JSON.stringify({ text, at: Date.now() }));

/** The message that the page before left, once. */
export function takeToast(): string | undefined {
  const kept = sessionStore?.getItem(key);
  if (!kept) return undefined;
  sessionStore?.removeItem(key);
  const { text, at } = JSON.parse(kept) as { text: string; at: number };
  return Date.now() - at < freshMs ? text : undefined;
}
