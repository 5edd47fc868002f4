import { ConfirmDialog } from './ConfirmDialog.tsx';
import { dialogs, toasts } from './overlays.ts';
// A dialog that is loaded when it is needed may ask for something to be filled in: its styles are those of this page
import './Field.module.css';
import './inputs.module.css';
import './PasswordInput.module.css';
import { Toasts } from './Toasts.tsx';

/**
 * Where toasts and dialogs appear: once a page. Dialogs come with it, never later: what one says may be that the
 * network is gone.
 */
export function Overlays() {
  const [dialog] = dialogs.useValue();
  return (
    <>
      <Toasts toasts={toasts.useValue()} />
      {dialog && <ConfirmDialog key={dialog.title} {...dialog} />}
    </>
  );
}
