import { useAtomValue } from 'jotai/react';
import { DialogBox } from './DialogBox.tsx';
import { dialogsAtom, toastsAtom } from './overlays.ts';
// A dialog that is loaded when it is needed may ask for something to be filled in: its styles are those of this page
import './Field.module.css';
import './inputs.module.css';
import './PasswordInput.module.css';
import { Toasts } from './Toasts.tsx';
import { useHydrated } from './useHydrated.ts';

/**
 * Where toasts and dialogs appear: once a page. Dialogs come with it, never later: what one says may be that the
 * network is gone.
 */
export function Overlays() {
  const toasts = useAtomValue(toastsAtom);
  const [dialog] = useAtomValue(dialogsAtom);
  // Another island may ask before this one has taken over its markup, in which there is neither
  const hydrated = useHydrated();
  return (
    <>
      <Toasts toasts={hydrated ? toasts : []} />
      {hydrated && dialog && <DialogBox key={dialog.title} {...dialog} />}
    </>
  );
}
