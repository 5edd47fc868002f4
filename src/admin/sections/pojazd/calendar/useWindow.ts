import { type RefObject, startTransition, useLayoutEffect, useRef, useState } from 'react';

/** So many rows beyond what is seen are drawn as well; they come two at a time. */
const spare = 8;
const step = 2;
/** So many new rows are drawn before the next frame. */
const few = 2 * step;

/** Which rows of a long list are in sight, by how far it is scrolled; each is `height` rem high. */
export function useWindow(box: RefObject<HTMLElement | null>, height: number, length: number) {
  const [shown, setShown] = useState({ from: 0, to: 2 * spare });
  const asked = useRef(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another length may be another height
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      const row = height * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const first = Math.floor(element.scrollTop / row / step) * step;
      const from = Math.max(first - spare, 0);
      const to = first + Math.ceil(element.clientHeight / row) + spare;
      const before = asked.current;
      if (before.from === from && before.to === to) return;
      asked.current = { from, to };
      // After a long way almost all rows are new: at once they would hold up frames, so they come in slices
      if (Math.abs(to - before.to) > few) startTransition(() => setShown({ from, to }));
      else setShown({ from, to });
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const resized = new ResizeObserver(look);
    resized.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      resized.disconnect();
    };
  }, [box, height, length]);
  return shown;
}
