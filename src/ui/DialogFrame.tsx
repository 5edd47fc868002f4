import { type ReactNode, useId } from 'react';
import css from './ConfirmDialog.module.css';
import { Icon } from './Icon.tsx';
import { useModal } from './useModal.ts';

export interface DialogFrameProps {
  title: string;
  text?: string | undefined;
  tone?: 'good' | 'bad' | undefined;
  role?: 'dialog' | 'alertdialog';
  /** On Escape, unless something is being sent. */
  onLeave: () => void;
  busy?: boolean;
  children: ReactNode;
}

/** The browser's own modal dialog, which keeps the focus in and gives it back, with its title and its text. */
export function DialogFrame({ title, text, tone, role, onLeave, busy, children }: DialogFrameProps) {
  const { ref, onCancel } = useModal(() => !busy && onLeave());
  const id = useId();
  return (
    <dialog
      ref={ref}
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
