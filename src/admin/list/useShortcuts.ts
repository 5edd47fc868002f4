import type { RefObject } from 'react';
import { useBareKeys } from '../parts/useBareKeys.ts';

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
  useBareKeys(() => {
    const box = list.current;
    if (!on || !box) return {};
    const rows = [...box.querySelectorAll<HTMLElement>('[data-row]')];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const press = (name: string) => rows[at]?.querySelector<HTMLElement>(`[data-action='${name}']`)?.click();
    return {
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
  });
}

/** Where the row leads, or else what is done with it first. */
const open = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('a[href], [data-action=edit]')?.click();
