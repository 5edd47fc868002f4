import { useAtomValue } from 'jotai/react';
import { lazy, Suspense, useEffect } from 'react';
import { fetchSoon, whenIdle } from './idle.ts';
import { dialogsAtom, toastsAtom } from './overlays.ts';
// A dialog that is loaded when it is needed may ask for something to be filled in: its styles are those of this page
import './Field.module.css';
import './inputs.module.css';
import './PasswordInput.module.css';
import { Toasts } from './Toasts.tsx';
import { useHydrated } from './useHydrated.ts';

const load = () => import('./DialogBox.tsx');
const DialogBox = lazy(load);

/** Where toasts and dialogs appear: once a page, as an island of its own (`client:idle`). */
export function Overlays() {
  const toasts = useAtomValue(toastsAtom);
  const [dialog] = useAtomValue(dialogsAtom);
  // Another island may ask before this one has taken over its markup, in which there is neither
  const hydrated = useHydrated();
  // There before it is needed: what it says may be that the network is gone
  useEffect(() => whenIdle(fetchSoon(load)), []);
  return (
    <>
      <Toasts toasts={hydrated ? toasts : []} />
      <Suspense fallback={null}>{hydrated && dialog && <DialogBox key={dialog.title} {...dialog} />}</Suspense>
    </>
  );
}
