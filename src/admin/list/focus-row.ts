/** Whoever has deleted a row, or has it back, goes on from its place: the focus went with what was pressed. */
export function focusRow(list: HTMLElement | null, at: number): void {
  // When React has drawn the rows as they are now
  requestAnimationFrame(() => {
    const active = document.activeElement;
    // They are somewhere else by now
    if (list?.contains(active) || active?.closest('input, select, textarea, dialog')) return;
    const rows = list?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
    (rows[Math.min(at, rows.length - 1)] ?? list?.querySelector('section'))?.focus();
  });
}
