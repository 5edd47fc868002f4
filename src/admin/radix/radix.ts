import { toast } from '../../ui/overlays.ts';

type Parts = typeof import('./radix-parts.ts');

let parts: Parts | undefined;

// Chromium does not ask twice for a module that did not come, unless by another address: its error names this one
let address: string | undefined;
let tries = 0;

async function load(): Promise<Parts> {
  if (address) {
    tries += 1;
    parts = (await import(/* @vite-ignore */ `${address}?${tries}`)) as Parts;
    return parts;
  }
  try {
    parts = await import('./radix-parts.ts');
    return parts;
  } catch (error) {
    address = /https?:\S+\.js/.exec(String(error))?.[0];
    throw error;
  }
}

/** Fetches Radix while nobody waits for it; that it did not come is told when it is needed. */
export const fetchRadix = (): void => void load().catch(() => undefined);

/** Runs what needs Radix: at once when it is there, otherwise as soon as it has come. */
export function withRadix(run: () => void): void | Promise<void> {
  if (parts) return run();
  return load().then(run, () => toast({ text: 'Nie udało się tego otworzyć. Spróbuj ponownie', tone: 'bad' }));
}

/** Radix, for what is drawn only after `withRadix` has run. */
export function radix(): Parts {
  if (!parts) throw new Error('Radix is drawn before it has come: open it by withRadix');
  return parts;
}
