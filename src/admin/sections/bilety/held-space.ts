/** A sign that follows so soon, in ms, says that a reader has typed the space. */
const wait = 250;

/**
 * A space that a reader says before a code must not press the button that has the focus: it is pressed once no other
 * sign has followed.
 */
export function heldSpace() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held: HTMLElement | undefined;
  const drop = () => clearTimeout(timer);
  const down = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (key.length === 1) drop();
    // What opens a menu hears the key itself
    if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches('button:not([aria-haspopup])')) return;
    event.preventDefault();
    if (event.repeat) return;
    held = target;
    timer = setTimeout(() => target.isConnected && target.click(), wait);
  };
  // Some browsers press a button by the one event, some by the other
  const up = (event: KeyboardEvent) => {
    if (event.key !== ' ' || event.target !== held) return;
    event.preventDefault();
    held = undefined;
  };
  return { down, up, drop };
}
