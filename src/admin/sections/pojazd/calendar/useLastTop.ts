import { type RefObject, useLayoutEffect } from 'react';

let lastTop = 0;

/** How far down one was: who comes back from a rental's form goes on there. */
export const useLastTop = (box: RefObject<HTMLElement | null>): void =>
  useLayoutEffect(() => {
    const element = box.current;
    if (element) element.scrollTop = lastTop;
    return () => {
      if (element) lastTop = element.scrollTop;
    };
  }, [box]);
