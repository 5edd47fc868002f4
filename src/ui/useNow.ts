import { useSyncExternalStore } from 'react';
import { useHydrated } from './useHydrated.ts';

const tick = (tell: () => void) => {
  const timer = setInterval(tell, 1000);
  return () => clearInterval(timer);
};

/** The current second (or another unit) in ms since 1970; undefined while rendering on the server, which has no now. */
export function useNow(unit = 1000): number | undefined {
  const hydrated = useHydrated();
  const current = () => Math.floor(Date.now() / unit) * unit;
  const now = useSyncExternalStore(tick, current, current);
  return hydrated ? now : undefined;
}
