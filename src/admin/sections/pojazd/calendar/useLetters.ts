import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** As wide as a letter of a bar is on average, and as what stands beside its text, in rem. */
const [letter, beside] = [0.48, 2.2];

/**
 * How many letters of a bar's text have room on so many days: what bars themselves cut off would be drawn each by
 * itself, which takes several times as long while one scrolls.
 */
export function useLetters(box: RefObject<HTMLElement | null>, days: number): (span: number) => number {
  const [day, setDay] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const car = element.querySelector<HTMLElement>('[role=columnheader]')?.offsetWidth ?? 0;
      setDay((element.scrollWidth - car) / days / rem);
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => resized.disconnect();
  }, [box, days]);
  return useCallback((span) => Math.floor((span * day - beside) / letter), [day]);
}

/** A text of so many letters at most; what is left out says so. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : most < 2 ? '' : `${text.slice(0, most - 1).trimEnd()}…`;
