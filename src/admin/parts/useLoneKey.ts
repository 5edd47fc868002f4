import { useEffect, useEffectEvent } from 'react';
import { isShortcut } from './useBareKeys.ts';

/** A reader's next key comes within this time, in ms; nobody presses two shortcuts so fast. */
const burst = 60;

/** Hears a key that people press by itself: one before or after which another comes at once is a reader's. */
export function useLoneKey(key: string, run: () => void): void {
  const press = useEffectEvent(run);
  useEffect(() => {
    let [last, timer] = [Number.NEGATIVE_INFINITY, undefined as ReturnType<typeof setTimeout> | undefined];
    const hear = (event: KeyboardEvent) => {
      // Shift and the like stand between the letters
      if (event.key.length > 1 || !isShortcut(event)) return;
      const isAlone = event.timeStamp - last > burst;
      last = event.timeStamp;
      clearTimeout(timer);
      if (event.key === key && isAlone) timer = setTimeout(() => press(), burst);
    };
    addEventListener('keydown', hear);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', hear);
    };
  }, [key]);
}
