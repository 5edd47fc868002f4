import type { KeyboardEvent } from 'react';

/** Moves the focus to the control beside, above or below, as they are seen: how many stand in a row depends on room. */
export function moveByKey(event: KeyboardEvent<HTMLElement>, box: HTMLElement | null): void {
  const all = [...(box?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const now = all.find((it) => it === document.activeElement);
  if (!now || event.ctrlKey || event.metaKey || event.altKey) return;
  const at = all.indexOf(now);
  const { left, top } = now.getBoundingClientRect();
  const beyond = (isIt: (rect: DOMRect) => boolean, among: HTMLElement[]) =>
    nearest(
      among.filter((it) => isIt(it.getBoundingClientRect())),
      left,
    );
  const steps: Record<string, () => HTMLElement | undefined> = {
    ArrowRight: () => all[at + 1],
    ArrowLeft: () => all[at - 1],
    Home: () => all[0],
    End: () => all.at(-1),
    ArrowDown: () => beyond((rect) => rect.top > top, all),
    ArrowUp: () => beyond((rect) => rect.top < top, all.toReversed()),
  };
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  step()?.focus();
}

/** Of the elements in the same row as the first one, the nearest to `left`. */
function nearest(them: readonly HTMLElement[], left: number): HTMLElement | undefined {
  const top = them[0]?.getBoundingClientRect().top;
  const away = (it: HTMLElement) => Math.abs(it.getBoundingClientRect().left - left);
  return them.filter((it) => it.getBoundingClientRect().top === top).sort((a, b) => away(a) - away(b))[0];
}
