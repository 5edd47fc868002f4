import { useEffect } from 'react';
import { toasts } from '../../../ui/overlays.ts';

/** What is told at the foot of the window covers no control that has the focus: the page gives way. */
export function useFocusInSight(): void {
  const told = toasts.useValue();
  useEffect(() => {
    if (told.length === 0) return;
    const giveWay = () => {
      const region = document.querySelector('[aria-label=Powiadomienia]')?.getBoundingClientRect();
      const focused = document.activeElement;
      if (!region || !focused || focused === document.body || focused.closest('[aria-label=Powiadomienia]')) return;
      const at = focused.getBoundingClientRect();
      const isBeside = at.right <= region.left || at.left >= region.right || at.bottom <= region.top;
      if (!isBeside && at.top < region.bottom) scrollBy({ top: at.bottom - region.top + 8 });
    };
    const frame = requestAnimationFrame(giveWay);
    document.addEventListener('focusin', giveWay);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', giveWay);
    };
  }, [told]);
}
