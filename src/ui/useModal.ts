import { type RefObject, useEffect, useRef } from 'react';

/**
 * Shows the browser's own modal dialog as soon as it is there; the focus goes back to where it was when the dialog
 * goes.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return box;
}
