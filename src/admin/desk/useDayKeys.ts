import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isTaken } from '../list/useShortcuts.ts';

/**
 * The keys of a desk's day: / searches, N serves, J and K go from row to row, Enter does the next thing with one. They
 * go before those of the lists below, unless somebody is in one of these.
 */
export function useDayKeys(panel: RefObject<HTMLElement | null>, onServe: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const box = panel.current;
    if (!box || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTaken(target)) return;
    // In a list or the calendar below these keys are theirs
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused !== document.body && !box.contains(focused)) {
      if (focused.closest('[data-row], [role=grid], table')) return;
    }
    const rows = [...box.querySelectorAll<HTMLElement>('[data-row]')];
    const at = rows.findIndex((row) => row.contains(focused));
    const row = rows[at];
    const keys: Record<string, (() => void) | undefined> = {
      '/': () => box.querySelector<HTMLElement>('input[type=search]')?.focus(),
      n: onServe,
      j: () => rows[Math.min(at + 1, rows.length - 1)]?.focus(),
      k: () => rows[Math.max(at - 1, 0)]?.focus(),
      Enter: row && row === focused ? () => row.querySelector<HTMLElement>('[data-action=next]')?.click() : undefined,
    };
    const run = keys[key.length === 1 ? key.toLowerCase() : key];
    if (!run) return;
    event.preventDefault();
    run();
  });
  // Before the lists hear it: what is done here is not done there
  useEffect(() => {
    addEventListener('keydown', hear, { capture: true });
    return () => removeEventListener('keydown', hear, { capture: true });
  }, []);
  // From the search, Enter does the next thing with what was found: four digits of a plate open its return
  const hearSearch = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'search') return;
    event.preventDefault();
    panel.current?.querySelector<HTMLElement>('[data-next] [data-action=next]')?.click();
  });
  useEffect(() => {
    const box = panel.current;
    box?.addEventListener('keydown', hearSearch);
    return () => box?.removeEventListener('keydown', hearSearch);
  }, [panel]);
}
