import { useSyncExternalStore } from 'react';

const tick = (tell: () => void) => {
  const timer = setInterval(tell, 1000);
  return () => clearInterval(timer);
};

/** The current second (or another unit) in ms since 1970; undefined while rendering on the server, which has no now. */
export const useNow = (unit = 1000): number | undefined =>
  useSyncExternalStore<number | undefined>(
    tick,
    () => Math.floor(Date.now() / unit) * unit,
    () => undefined,
  );
