import { useEffectEvent, useLayoutEffect } from 'react';
import { hasModal } from '../../ui/modals.ts';

/** A key pressed where no letter is typed and no dialog or menu is open. */
export const isHeard = ({ defaultPrevented, target }: KeyboardEvent): boolean =>
  !defaultPrevented &&
  !hasModal() &&
  document.querySelector('[role=menu]') === null &&
  !(target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)));

/** Such a key pressed alone. */
export const isShortcut = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey) && isHeard(event);

/** Hears keys wherever one is on the page; `keysOf` says what each would do now, a letter by its small one. */
export function useBareKeys(keysOf: () => Record<string, (() => void) | undefined>): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    const run = isShortcut(event) ? keysOf()[key.length === 1 ? key.toLowerCase() : key] : undefined;
    if (!run) return;
    event.preventDefault();
    run();
  });
  // Before it is painted: whoever sees the rows may press at once
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => hear(event);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
