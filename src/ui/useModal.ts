import { type MouseEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { addModal, removeModal } from './modals.ts';

/**
 * Shows the browser's own modal dialog as soon as it is there; the focus goes back to where it was when the dialog
 * goes. Only its owner lets it go: `leave` is called on Escape and, where `onClick` is given to it, by a press
 * outside.
 */
export function useModal(leave: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  // While it still stands in the page: a message in it that has the focus would not hear that it lost it
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => void (dialog && removeModal(dialog));
  }, []);
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    if (dialog) addModal(dialog);
    return () => {
      dialog?.close();
      // A link of a drawing as well
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    leave();
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget) leave();
  };
  return { ref, onCancel, onClick };
}
