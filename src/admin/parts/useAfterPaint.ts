import { startTransition, useEffect, useState } from 'react';

/**
 * The value, once a frame was painted with the newest one elsewhere; until the first, `first`. What hangs on it is
 * drawn after what one does is seen: `useDeferredValue` alone would draw it at once where there is time before that
 * frame, which comes later by it.
 */
export function useAfterPaint<T>(newest: T, first = newest): T {
  const [value, setValue] = useState(first);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setValue(newest)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [newest]);
  return value;
}
