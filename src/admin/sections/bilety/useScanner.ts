import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A reader types faster than people: less than this between two keys, in ms. */
const burst = 50;
/** Fewer characters in a burst are no code. */
const least = 4;

/**
 * Hears a reader that types like a keyboard and ends with Enter, wherever the focus is: its codes go to `onScan`, and
 * its Enter answers no question. What is typed into other fields than `field` is theirs.
 */
export function useScanner(field: RefObject<HTMLElement | null>, onScan: (code: string) => void): void {
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    let typed = '';
    let last = Number.NEGATIVE_INFINITY;
    const hear = (event: KeyboardEvent) => {
      const isQuick = event.timeStamp - last < burst;
      const { target, key } = event;
      const isOther = target instanceof HTMLElement && target !== field.current && target.matches('input, textarea');
      if (isOther || event.ctrlKey || event.altKey || event.metaKey) return;
      if (key === 'Enter') {
        const code = typed;
        typed = '';
        // A key that is held down says nothing either
        if (!isQuick && !event.repeat) return;
        last = event.timeStamp;
        // Somebody who types fast in the field ends with Enter too
        if (code.length < least && target === field.current && !event.repeat) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        if (code.length >= least) scanned(code);
        return;
      }
      // Shift and the like stand between the letters of a burst
      if (key.length > 1) return;
      typed = isQuick ? typed + key : key;
      last = event.timeStamp;
    };
    addEventListener('keydown', hear, true);
    return () => removeEventListener('keydown', hear, true);
  }, [field]);
}
