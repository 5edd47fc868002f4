import { hasModal, isKeptAbove } from '../../ui/modals.ts';

/** In frames of the screen: about a second. */
const patience = 60;

/**
 * Who has deleted or changed a row, or has it back, goes on from its place: what was pressed took the focus away.
 * `gone` is the key of a row that is about to leave the list.
 */
export function focusRow(list: HTMLElement | null, at: number, gone?: string, frames = patience): void {
  requestAnimationFrame(() => {
    const active = document.activeElement;
    const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const isStill = rows.some(({ dataset }) => dataset.row === gone);
    const row = rows[Math.min(at, rows.length - 1)];
    // While it is sent, no button of an open dialog has the focus; nothing behind the dialog can have it
    const isBehindDialog = hasModal();
    const isForm = row !== undefined && !row.hasAttribute('tabindex');
    // Once pressed, its message goes: from there the row that is back takes the focus
    const isAtUndo = gone !== undefined && active !== null && isKeptAbove(active);
    const isElsewhere = list?.contains(active) || active?.closest('input, select, textarea');
    if (isStill || isBehindDialog || isForm || isAtUndo || isElsewhere) {
      // React has yet to draw the rows as they are now, or they are somewhere else by now
      if (frames > 0) focusRow(list, at, gone, frames - 1);
      return;
    }
    (row ?? list?.querySelector('section'))?.focus();
  });
}
