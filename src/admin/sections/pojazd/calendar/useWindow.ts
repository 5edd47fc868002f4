import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isSameSight, nextSight, noRows, type Sight } from './rows-in-sight.ts';

/** How many rows beyond what is seen are drawn as well. */
const spare = 4;

interface WindowProps {
  box: RefObject<HTMLElement | null>;
  /** The height of a row, in rem. */
  height: number;
  /** How many rows there are. */
  length: number;
}

/** Which rows of a long list are drawn, and which of them whole, by how far it is scrolled. */
export function useWindow({ box, height, length }: WindowProps): Sight {
  const [drawn, setDrawn] = useState<Sight>(nothing);
  const latest = useRef(drawn);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const row = height * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const { scrollTop, clientHeight } = element;
      const from = Math.floor(scrollTop / row);
      const seen = { from, to: Math.min(from + Math.ceil(clientHeight / row) + 1, length) };
      const goal = { from: Math.max(seen.from - spare, 0), to: Math.min(seen.to + spare, length) };
      const next = nextSight(latest.current, { seen, goal });
      if (isSameSight(latest.current, next)) return;
      latest.current = next;
      setDrawn(next);
      lookSoon();
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    element.addEventListener('scroll', lookSoon, { passive: true });
    const resized = new ResizeObserver(lookSoon);
    resized.observe(element);
    // Paper does not scroll: all rows go on it
    const printAll = () => {
      const all = { from: 0, to: length };
      latest.current = { rows: all, whole: all };
      flushSync(() => setDrawn(latest.current));
    };
    addEventListener('beforeprint', printAll);
    addEventListener('afterprint', lookSoon);
    return () => {
      removeEventListener('beforeprint', printAll);
      removeEventListener('afterprint', lookSoon);
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', lookSoon);
      resized.disconnect();
    };
  }, [box, height, length]);
  return drawn;
}

const nothing: Sight = { rows: noRows, whole: noRows };
