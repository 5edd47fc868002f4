import { keep, sessionStore } from './storage.ts';

const key = 'toast';
const freshMs = 10_000;

interface KeptToast {
  text: string;
  /** With it a passkey is offered, where there is a page for that. */
  offersKey?: boolean;
}

/** Keeps a message for the page that is about to be opened. */
export const keepToast = (toast: KeptToast): void =>
  keep(sessionStore, key, JSON.stringify({ ...toast, at: Date.now() }));

/** The message that the page before left, once. */
export function takeToast(): KeptToast | undefined {
  const message = sessionStore?.getItem(key);
  if (!message) return undefined;
  sessionStore?.removeItem(key);
  const { at, ...toast } = JSON.parse(message) as KeptToast & { at: number };
  return Date.now() - at < freshMs ? toast : undefined;
}
