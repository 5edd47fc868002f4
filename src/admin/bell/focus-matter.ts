/** In frames of the screen, about five seconds: the screen is fetched, and then its rows. */
const patience = 300;

/** Whoever goes on meanwhile by themselves is left alone. */
let touches = 0;
const touch = () => {
  touches += 1;
};
for (const name of ['pointerdown', 'keydown']) globalThis.addEventListener?.(name, touch, true);

/** What shows the rest of a list whose matters do not all stand there; it has `aria-expanded`. */
const rest = '[data-rest-of-matters][aria-expanded=false]';

/** Goes to what stands for a matter on its screen, as soon as it is there. */
export const focusMatter = (key: string): void => wait(key, touches, patience);

function wait(key: string, before: number, frames: number): void {
  requestAnimationFrame(() => {
    if (before !== touches || frames === 0) return;
    const found = document.querySelector<HTMLElement>(`[data-matter="${CSS.escape(key)}"]`);
    if (!found) {
      document.querySelector<HTMLElement>(rest)?.click();
      return wait(key, before, frames - 1);
    }
    const to = found.tabIndex === -1 && found.hasAttribute('tabindex') ? found : found.querySelector('a, button');
    found.scrollIntoView({ block: 'center' });
    if (to instanceof HTMLElement) to.focus({ preventScroll: true });
  });
}
