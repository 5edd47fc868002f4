import type { ComponentType } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { type Dialog, dialogs, toasts } from './overlays.ts';
// A dialog that is loaded when it is needed may ask for something to be filled in: its styles are those of this page
import './Field.module.css';
import './inputs.module.css';
import './PasswordInput.module.css';
import { Toasts } from './Toasts.tsx';

/**
 * Where toasts and dialogs appear: once a page. Messages come with it, never later: what one says may be that the
 * network is gone. A page may ask its questions in another way.
 */
export function Overlays({ Question = ConfirmDialog }: { Question?: ComponentType<Dialog> }) {
  const [dialog] = dialogs.useValue();
  const Shown = dialog?.no ? Question : ConfirmDialog;
  return (
    <>
      <Toasts toasts={toasts.useValue()} />
      {dialog && <Shown key={dialog.title} {...dialog} />}
    </>
  );
}
