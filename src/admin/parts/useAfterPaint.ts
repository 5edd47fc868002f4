import { startTransition, useEffect, useState } from 'react';

/**
 * The value, once a frame was painted with the newest one elsewhere: what hangs on it is drawn after what one does is
 * seen. `useDeferredValue` alone would draw it at once where there is time before that frame, which comes later by it.
 */
export function useAfterPaint<T>(newest: T): T {
  const [value, setValue] = useState(newest);
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
