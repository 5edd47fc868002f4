import { useDeferredValue, useRef, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while taking over its markup: what only the browser knows must wait for true. That comes in
 * slices: to draw a whole page again at once would hold up what is pressed on a slow phone. What the browser draws
 * itself has it from the start.
 */
export function useHydrated(): boolean {
  const overMarkup = useRef(false);
  // React asks what the server said only where it takes over markup
  const isOverMarkup = useSyncExternalStore(
    never,
    () => overMarkup.current,
    () => {
      overMarkup.current = true;
      return true;
    },
  );
  return useDeferredValue(true, !isOverMarkup);
}
