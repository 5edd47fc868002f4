import { useAtomValue } from 'jotai/react';
import { useEffect, useState } from 'react';
import { DialogBox } from './DialogBox.tsx';
import { dialogsAtom, toastsAtom } from './overlays.ts';
// A dialog that is loaded when it is needed may ask for something to be filled in: its styles are those of this page
import './Field.module.css';
import './inputs.module.css';
import './PasswordInput.module.css';
import { Toasts } from './Toasts.tsx';

/** Where toasts and dialogs appear: once a page, as an island of its own (`client:idle`). */
export function Overlays() {
  const toasts = useAtomValue(toastsAtom);
  const [dialog] = useAtomValue(dialogsAtom);
  // Another island may ask before this one has taken over its markup, in which there is neither
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <>
      <Toasts toasts={ready ? toasts : []} />
      {ready && dialog && <DialogBox key={dialog.title} {...dialog} />}
    </>
  );
}
