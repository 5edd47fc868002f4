import { type MouseEvent, type ReactNode, type SyntheticEvent, useId } from 'react';
import { Icon } from './Icon.tsx';
import css from './Modal.module.css';
import { useModal } from './useModal.ts';

/** A dialog with a form or more in it; Escape, the cross and a press outside close it. */
export function Modal({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const box = useModal();
  const id = useId();
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const pressOutside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by keyboard
    <dialog ref={box} className={css.modal} aria-labelledby={id} onCancel={cancel} onClick={pressOutside}>
      <div className={css.body}>
        <h2 id={id}>{title}</h2>
        {children}
        <button type="button" className={css.close} aria-label="Zamknij" onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
    </dialog>
  );
}
