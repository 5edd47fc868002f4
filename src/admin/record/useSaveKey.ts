import { useEffect, useEffectEvent } from 'react';
import { hasModal } from '../../ui/modals.ts';

/** Ctrl+S and Ctrl+Enter save, also from within a field. */
export function useSaveKey(save: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const isSave = ['s', 'enter'].includes(event.key.toLowerCase());
    if (!isSave || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    // A dialog is answered first
    if (!hasModal()) save();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressed(event);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
