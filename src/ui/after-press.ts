const isPressed = (what = '*') => document.querySelector(`${what}:active`) !== null;

/**
 * Runs at once, or after the press of the mouse that is under way: words that appear on leaving a field would move the
 * button that is being pressed from under the pointer, and the press would be lost.
 */
export function afterPress(run: () => void): void {
  // The click comes right after the release, before this timer
  if (isPressed()) addEventListener('mouseup', () => setTimeout(run), { once: true, capture: true });
  else run();
}

/** Runs at the release of the mouse, before the click is heard, for what the click has to know; else at once. */
export function atRelease(run: () => void): void {
  // The list of a select takes the release for itself
  if (isPressed() && !isPressed('select')) addEventListener('mouseup', run, { once: true, capture: true });
  else run();
}
