import { useEffect, useRef } from 'react';

/**
 * Was the focus in this part of the page, also when what had it is gone or hidden by now? It is somewhere else only
 * once something else has got it, or was pressed.
 */
export function useFocusWithin<E extends HTMLElement>() {
  const part = useRef<E>(null);
  const within = useRef(false);
  useEffect(() => {
    const hear = ({ target }: Event) => {
      within.current = target instanceof Node && part.current?.contains(target) === true;
    };
    document.addEventListener('focusin', hear);
    document.addEventListener('pointerdown', hear);
    return () => {
      document.removeEventListener('focusin', hear);
      document.removeEventListener('pointerdown', hear);
    };
  }, []);
  return { part, focused: () => within.current };
}
