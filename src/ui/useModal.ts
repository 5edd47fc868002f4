import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';

/**
 * Shows the browser's own modal dialog as soon as it is there; the focus goes back to where it was when the dialog
 * goes. Only its owner lets it go: `leave` is called on Escape and, where `onClick` is given to it, by a press
 * outside.
 */
export function useModal(leave: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
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
