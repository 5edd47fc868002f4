import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { nextRows, type Rows } from './rows-in-sight.ts';

/** So many rows beyond what is seen are drawn as well. */
const spare = 4;
/** So many new rows are drawn in a frame: on a slow processor a full row takes half of it. */
const few = 1;

const isSame = (a: Rows, b: Rows): boolean => a.from === b.from && a.to === b.to;

/** Which rows of a long list are drawn, by how far it is scrolled; each is `height` rem high. */
export function useWindow(box: RefObject<HTMLElement | null>, height: number, length: number): Rows {
  const [drawn, setDrawn] = useState<Rows>({ from: 0, to: 0 });
  const latest = useRef(drawn);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const row = height * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const first = Math.floor(element.scrollTop / row);
      const last = Math.min(first + Math.ceil(element.clientHeight / row) + 1, length);
      const goal = { from: Math.max(first - spare, 0), to: Math.min(last + spare, length) };
      const next = nextRows(latest.current, { from: first, to: last }, goal, few);
      if (isSame(latest.current, next)) return;
      latest.current = next;
      setDrawn(next);
      if (!isSame(next, goal)) lookSoon();
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    element.addEventListener('scroll', lookSoon, { passive: true });
    const resized = new ResizeObserver(lookSoon);
    resized.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', lookSoon);
      resized.disconnect();
    };
  }, [box, height, length]);
  return drawn;
}
