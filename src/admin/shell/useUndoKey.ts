import { useEffect, useEffectEvent } from 'react';
import { dropToast, toasts } from '../../ui/overlays.ts';
import { isHeard } from '../parts/useBareKeys.ts';
import { offersUndo } from '../record/undo.ts';

// A key that is held takes one thing back, not all that are offered
const isUndo = ({ ctrlKey, metaKey, altKey, shiftKey, repeat, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && !repeat && key.toLowerCase() === 'z';

/** Ctrl Z takes back what the newest message offers to take back; in a field it is the browser's own. */
export function useUndoKey(): void {
  const told = toasts.useValue();
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const offered = isUndo(event) && isHeard(event) ? told.findLast(offersUndo) : undefined;
    if (!offered) return;
    event.preventDefault();
    dropToast(offered.id);
    offered.action?.run();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => hear(event);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
