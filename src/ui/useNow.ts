import { useSyncExternalStore } from 'react';

const every = (ms: number) => (tick: () => void) => {
  const timer = setInterval(tick, ms);
  return () => clearInterval(timer);
};
const everySecond = every(1000);

/** The current second in ms since 1970; undefined while rendering on the server, which has no now. */
export const useNow = (): number | undefined =>
  useSyncExternalStore<number | undefined>(
    everySecond,
    () => Math.floor(Date.now() / 1000) * 1000,
    () => undefined,
  );
