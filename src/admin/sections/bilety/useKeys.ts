import { type RefObject, useEffect, useEffectEvent } from 'react';
import { hasModal } from '../../../ui/modals.ts';

interface Keys {
  F2: () => void;
  F8: (() => void) | undefined;
  F9: () => void;
  Escape: () => void;
  /** Ctrl+Z, where it undoes no typing. */
  undo: () => void;
}

/** The keys of the gate; a dialog is answered first, and what is typed elsewhere is left alone. */
export function useKeys(field: RefObject<HTMLInputElement | null>, keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || hasModal()) return;
    const isElsewhere =
      target instanceof HTMLElement && target !== field.current && target.matches('input, select, textarea');
    const isUndo = key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    const isFree = !isElsewhere && !field.current?.value;
    const run = isUndo
      ? isFree && keys.undo
      : key === 'Escape'
        ? !isElsewhere && keys.Escape
        : key === 'F2' || key === 'F8' || key === 'F9'
          ? keys[key]
          : undefined;
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}
