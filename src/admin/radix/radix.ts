import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '../../ui/overlays.ts';

type Parts = typeof import('./radix-parts.ts');

let parts: Parts | undefined;

// Chromium does not ask twice for a module that did not come, unless by another address: its error names this one
let address: string | undefined;
let tries = 0;

async function load(): Promise<Parts> {
  if (parts) return parts;
  if (address) {
    tries += 1;
    return come((await import(/* @vite-ignore */ `${address}?${tries}`)) as Parts);
  }
  try {
    return come(await import('./radix-parts.ts'));
  } catch (error) {
    address = /https?:\S+\.js/.exec(String(error))?.[0];
    throw error;
  }
}

const listeners = new Set<() => void>();

// A button that is drawn anew between the two halves of a press never hears of it; of keys only Space has two
const ends = ['pointerup', 'pointercancel', 'keyup'];
let pressed = false;
const begin = (event: Event) => {
  pressed ||= !('key' in event) || event.key === ' ';
};
const end = () => {
  pressed = false;
};
for (const type of ['pointerdown', 'keydown']) globalThis.addEventListener?.(type, begin, true);
for (const type of ends) globalThis.addEventListener?.(type, end, true);

/** Waits until nothing is being pressed, and what was has been answered: a click follows the end of its press. */
async function released(): Promise<void> {
  while (pressed) {
    await new Promise((resolve) => {
      for (const type of ends) addEventListener(type, resolve, { capture: true, once: true });
    });
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** What was drawn without it is drawn anew: whoever stands there stays where they are, which its id says. */
async function come(to: Parts): Promise<Parts> {
  await released();
  parts = to;
  const focused = document.activeElement;
  flushSync(() => {
    for (const hear of listeners) hear();
  });
  if (focused && !focused.isConnected) document.getElementById(focused.id)?.focus({ preventScroll: true });
  return to;
}

const subscribe = (hear: () => void) => {
  listeners.add(hear);
  return () => void listeners.delete(hear);
};
const now = () => parts;

/** Radix, for what is drawn from the start and does without it until then. */
export const useRadix = (): Parts | undefined => useSyncExternalStore(subscribe, now, () => undefined);

/** Fetches Radix while nobody waits for it; that it did not come is told when it is needed. */
export const fetchRadix = (): void => void load().catch(() => undefined);

const tellFailure = () => toast({ text: 'Nie udało się tego otworzyć. Spróbuj ponownie', tone: 'bad' });

/** Runs what needs Radix: at once when it is there, otherwise as soon as it has come; `failed` where it does not. */
export function withRadix(run: () => void, failed = tellFailure): void | Promise<void> {
  if (parts) return run();
  return load().then(run, failed);
}

/** Draws a question as soon as Radix is there; where it does not come that is told, and `leave` is called. */
export function useRadixOr(leave: () => void): Parts | undefined {
  const onFailure = useEffectEvent(() => {
    tellFailure();
    leave();
  });
  useEffect(() => void withRadix(() => undefined, onFailure), []);
  return useRadix();
}

/** Radix, for what is drawn only after `withRadix` has run. */
export function radix(): Parts {
  if (!parts) throw new Error('Radix is drawn before it has come: open it by withRadix');
  return parts;
}
