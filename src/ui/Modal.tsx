import { type ReactNode, useId } from 'react';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import css from './Modal.module.css';
import { useModal } from './useModal.ts';

/** A dialog with a form or more in it; Escape, the cross and a press outside close it. */
export function Modal({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const modal = useModal(onClose);
  const id = useId();
  return (
    <dialog {...modal} className={css.modal} aria-labelledby={id}>
      <div className={css.body}>
        <h2 id={id}>{title}</h2>
        {children}
        <IconButton className={css.close} label="Zamknij" onClick={onClose}>
          <Icon name="x" />
        </IconButton>
      </div>
    </dialog>
  );
}
