import { type ReactNode, type SyntheticEvent, useId } from 'react';
import css from './DialogBox.module.css';
import { Icon } from './Icon.tsx';
import { useModal } from './useModal.ts';

interface DialogFrameProps {
  title: string;
  text?: string | undefined;
  tone?: 'good' | 'bad' | undefined;
  role?: 'dialog' | 'alertdialog';
  /** On Escape. */
  onCancel: (event: SyntheticEvent) => void;
  children: ReactNode;
}

/** The browser's own modal dialog, which keeps the focus in and gives it back, with its title and its text. */
export function DialogFrame({ title, text, tone, role, onCancel, children }: DialogFrameProps) {
  const box = useModal();
  const id = useId();
  return (
    <dialog
      ref={box}
      className={css.dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={text && `${id}-text`}
      onCancel={onCancel}
    >
      <h2 id={`${id}-title`} data-tone={tone}>
        {tone && <Icon name={tone === 'bad' ? 'cancel' : 'check'} />}
        {title}
      </h2>
      {text && <p id={`${id}-text`}>{text}</p>}
      {children}
    </dialog>
  );
}

/** The buttons at a dialog's foot. */
export const Answers = ({ children }: { children: ReactNode }) => <div className={css.answers}>{children}</div>;
