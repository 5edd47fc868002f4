import { type KeyboardEvent, useRef, useState } from 'react';
import { fetchRadix, withRadix } from './radix.ts';

export type Popup = ReturnType<typeof usePopup>['popup'];

/** Where a popup lies: above a dialog nothing else does, and elsewhere it belongs to a landmark of the page. */
export const roomOf = (button: Element | null) => button?.closest<HTMLElement>('dialog, main, header');

/** What a button opens beside it: `button` are the button's props, `popup` is for the box. A press waits for Radix. */
export function usePopup(kind: 'menu' | 'dialog') {
  const button = useRef<HTMLButtonElement>(null);
  /** undefined: never yet, and Radix need not be there. */
  const [isOpen, open] = useState<boolean>();
  const [waits, wait] = useState(false);
  const press = () => {
    if (isOpen) return open(false);
    const waiting = withRadix(() => open(true));
    if (!waiting) return;
    wait(true);
    void waiting.finally(() => wait(false));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isOpen) return;
    event.preventDefault();
    press();
  };
  return {
    button: {
      ref: button,
      onPointerEnter: fetchRadix,
      onClick: press,
      ...(kind === 'menu' && { onKeyDown }),
      'aria-haspopup': kind,
      'aria-expanded': isOpen === true,
      'aria-busy': waits || undefined,
    },
    popup: { button, isOpen, open },
  } as const;
}
