import type { KeyboardEvent } from 'react';

/**
 * The button of a group that an arrow, Home or End leads to from the one that has the focus. It gets the focus at once:
 * Radix gives it by a timer, and a second key that comes before would start from the first button again. For a group's
 * `onKeyDownCapture`, so that Radix finds the key already answered.
 */
export function followArrow(event: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return undefined;
  const group = event.currentTarget;
  const buttons = [...group.querySelectorAll<HTMLElement>('button')];
  const to = placeAfter(event.key, buttons.indexOf(event.target as HTMLElement), buttons.length);
  // Tabs leave up and down to whoever scrolls
  const isAcross = group.getAttribute('aria-orientation') === 'horizontal' && /Up|Down/.test(event.key);
  const next = to === undefined || isAcross ? undefined : buttons[to];
  if (!next) return undefined;
  event.preventDefault();
  next.focus();
  return next;
}

function placeAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home' || key === 'PageUp') return 0;
  return key === 'End' || key === 'PageDown' ? count - 1 : undefined;
}
