import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { isSameSight, nextSight, type Sight } from './rows-in-sight.ts';

/** So many rows beyond what is seen are drawn as well. */
const spare = 4;

interface WindowProps {
  box: RefObject<HTMLElement | null>;
  /** Of a row, in rem. */
  height: number;
  /** How many rows and columns there are. */
  length: number;
  columns: number;
}

/** Which rows of a long list are drawn, and how much of each, by how far it is scrolled. */
export function useWindow({ box, height, length, columns }: WindowProps): Sight {
  const [drawn, setDrawn] = useState<Sight>(nothing);
  const latest = useRef(drawn);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const row = height * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const { scrollTop, clientHeight, scrollLeft, clientWidth, scrollWidth } = element;
      const from = Math.floor(scrollTop / row);
      const seen = { from, to: Math.min(from + Math.ceil(clientHeight / row) + 1, length) };
      const goal = { from: Math.max(seen.from - spare, 0), to: Math.min(seen.to + spare, length) };
      // The column that stays covers some: a day more than is seen on either side does no harm
      const inSight = {
        from: Math.floor((columns * scrollLeft) / scrollWidth),
        to: Math.ceil((columns * (scrollLeft + clientWidth)) / scrollWidth),
      };
      const next = nextSight(latest.current, { seen, goal, columns: inSight });
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
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', lookSoon);
      resized.disconnect();
    };
  }, [box, height, length, columns]);
  return drawn;
}

const nothing: Sight = { rows: { from: 0, to: 0 }, whole: { from: 0, to: 0 }, near: { from: 0, to: 0 } };
