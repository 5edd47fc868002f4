import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
// On every page on which a dialog may open, as the forms' own styles are not
import css from '../../ui/ConfirmDialog.module.css';
import { Answers, DialogFrame, type DialogFrameProps } from '../../ui/DialogFrame.tsx';

interface FormDialogProps extends Omit<DialogFrameProps, 'children' | 'role'> {
  busy: boolean;
  /** A form, whose own button is drawn beside 'Anuluj'. */
  children: (buttons: (submit: ReactNode) => ReactNode) => ReactNode;
}

/** A dialog with a form of an account: 'Anuluj' and Escape leave it, unless it is being sent. */
export function FormDialog({ children, ...frame }: FormDialogProps) {
  const inside = useRef<HTMLDivElement>(null);
  // Once the dialog is shown, which takes the focus to its first field, though that may be given
  useEffect(() => inside.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus(), []);
  return (
    <DialogFrame {...frame}>
      <div ref={inside} className={css.inside}>
        {children((submit) => (
          <Answers>
            <Button onClick={frame.onLeave} disabled={frame.busy}>
              Anuluj
            </Button>
            {submit}
          </Answers>
        ))}
      </div>
    </DialogFrame>
  );
}
