import { AsyncLocalStorage } from 'node:async_hooks';
import { settings } from './settings.ts';

const calls = new AsyncLocalStorage<string>();

/** Runs a call under the id that the platform gave it: what is logged meanwhile, or after its answer, has it. */
export const underRequestId = <T>(id: string, run: () => T): T => calls.run(id, run);

/** Addresses and telephone numbers, which a library or another's server may quote: no log keeps any. */
const people = /[^\s<>"'(@]{1,64}@[^\s<>"')]+|(?<![\w-])\+?\d{2,3}(?:[ -]?\d{3}){2,3}(?![\w-])/g;
/** Longer than any stack: whoever calls may have us quote 100 kB. */
const longest = 8_000;
const withoutPeople = (text: string): string => text.slice(0, longest).replaceAll(people, '…');

/**
 * Says what went wrong in one line, and of a defect of ours where. A host gets JSON, to be searched by `request`; on
 * one's own machine people read it.
 */
export function log(level: 'error' | 'warn', what: string, defect?: unknown): void {
  const say = level === 'error' ? console.error : console.warn;
  if (settings.context === 'dev') {
    say(withoutPeople(what), ...(defect ? [defect] : []));
    return;
  }
  const stack = defect instanceof Error ? (defect.stack ?? String(defect)) : defect;
  const line = { at: new Date().toISOString(), level, request: calls.getStore(), what, ...(stack ? { stack } : {}) };
  say(JSON.stringify(line, (_, it) => (typeof it === 'string' ? withoutPeople(it) : it)));
}
