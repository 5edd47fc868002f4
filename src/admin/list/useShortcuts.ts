import { type RefObject, useEffect, useEffectEvent } from 'react';
import { hasModal } from '../../ui/modals.ts';

/** Where a letter is being typed, or a dialog or a menu is open, no letter is a shortcut. */
export const isTaken = (target: EventTarget | null): boolean =>
  hasModal() ||
  document.querySelector('[role=menu]') !== null ||
  (target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)));

interface Shortcuts {
  /** Opens the form of a new row. */
  add: (() => void) | undefined;
  on: boolean;
}

/**
 * J and K go from row to row, Enter opens one, E edits, S changes its status, P copies it, N adds, / searches. A screen
 * has the first list that answers them.
 */
export function useShortcuts(list: RefObject<HTMLElement | null>, { add, on }: Shortcuts): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const isBare = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
    const box = list.current;
    if (!on || !isBare || !box || isTaken(target)) return;
    const rows = [...box.querySelectorAll<HTMLElement>('[data-row]')];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const press = (name: string) => rows[at]?.querySelector<HTMLElement>(`[data-action='${name}']`)?.click();
    const keys: Record<string, (() => void) | undefined> = {
      j: () => rows[Math.min(at + 1, rows.length - 1)]?.focus(),
      k: () => rows[Math.max(at - 1, 0)]?.focus(),
      e: at >= 0 ? () => press('edit') : undefined,
      s: at >= 0 ? () => press('status') : undefined,
      p: at >= 0 ? () => press('copy') : undefined,
      n: add,
      '/': () => box.querySelector<HTMLElement>('input[type=search]')?.focus(),
      // On a link or a button inside the row, Enter is theirs
      Enter: rows[at] === document.activeElement ? () => open(rows[at]) : undefined,
    };
    const run = keys[key.length === 1 ? key.toLowerCase() : key];
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}

/** Where the row leads, or else what is done with it first. */
const open = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('a[href], [data-action=edit]')?.click();
