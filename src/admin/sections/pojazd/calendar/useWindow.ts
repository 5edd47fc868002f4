import { type RefObject, useLayoutEffect, useState } from 'react';

/** So many rows beyond what is seen are drawn as well. They come two at a time: more at once would hold up a frame. */
const spare = 8;
const step = 2;

/** Which rows of a long list are in sight, by how far it is scrolled; each is `height` rem high. */
export function useWindow(box: RefObject<HTMLElement | null>, height: number, length: number) {
  const [shown, setShown] = useState({ from: 0, to: 2 * spare });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another length may be another height
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      const row = height * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const first = Math.floor(element.scrollTop / row / step) * step;
      const from = Math.max(first - spare, 0);
      const to = first + Math.ceil(element.clientHeight / row) + spare;
      setShown((now) => (now.from === from && now.to === to ? now : { from, to }));
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
