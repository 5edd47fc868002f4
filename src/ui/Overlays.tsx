import { useAtomValue } from 'jotai/react';
import { DialogBox } from './DialogBox.tsx';
import { dialogsAtom, toastsAtom } from './overlays.ts';
import { Toasts } from './Toasts.tsx';

/** Where toasts and dialogs appear: once a page, as an island of its own (`client:idle`). */
export function Overlays() {
  const toasts = useAtomValue(toastsAtom);
  const [dialog] = useAtomValue(dialogsAtom);
  return (
    <>
      <Toasts toasts={toasts} />
      {dialog && <DialogBox key={dialog.title} {...dialog} />}
    </>
  );
}
