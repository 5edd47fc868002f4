/**
 * Runs at once, or after the press of the mouse that is under way: words that appear on leaving a field would move the
 * button that is being pressed from under the pointer, and the press would be lost.
 */
export function afterPress(run: () => void): void {
  const pressed = document.querySelector(':active') !== null;
  // The click comes right after the release, before this timer
  if (pressed) addEventListener('mouseup', () => setTimeout(run), { once: true, capture: true });
  else run();
}
