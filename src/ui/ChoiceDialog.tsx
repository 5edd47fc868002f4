import type { FormEvent, ReactNode } from 'react';
import { Button } from './Button.tsx';
import css from './ChoiceDialog.module.css';
import { Modal } from './Modal.tsx';

interface ChoiceDialogProps {
  title: string;
  /** What its button says: 'Pokaż loty'. */
  send: string;
  onSend: () => void;
  onReset: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks which rows a list shows, or in what order; sending it closes it. */
export function ChoiceDialog({ title, send, onSend, onReset, onClose, children }: ChoiceDialogProps) {
  // No form action: React would let other work pass before the rows that were asked for
  const choose = (event: FormEvent) => {
    event.preventDefault();
    onSend();
    onClose();
  };
  return (
    <Modal title={title} onClose={onClose}>
      <form className={css.form} onSubmit={choose}>
        {children}
        <div className={css.answers}>
          <Button kind="text" onClick={onReset}>
            Resetuj
          </Button>
          <Button kind="go" type="submit">
            {send}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
