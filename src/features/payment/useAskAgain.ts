import { useEffect, useEffectEvent, useState } from 'react';

/** How often an outcome that is not known is asked about, in seconds: at first, and after a minute. */
const often = 5;
const seldom = 15;

/**
 * Asks again and again while `on`: every five seconds, after a minute every fifteen, and at once when the network is
 * back or the page is seen again. Answers how often it asks now.
 */
export function useAskAgain(on: boolean, ask: () => void): number {
  const [slow, setSlow] = useState(false);
  const every = slow ? seldom : often;
  const again = useEffectEvent(() => {
    if (navigator.onLine && !document.hidden) ask();
  });
  useEffect(() => {
    if (!on) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), 60_000);
    return () => clearTimeout(timer);
  }, [on]);
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => again(), every * 1000);
    return () => clearInterval(timer);
  }, [on, every]);
  useEffect(() => {
    if (!on) return;
    const now = () => again();
    addEventListener('online', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      removeEventListener('online', now);
      document.removeEventListener('visibilitychange', now);
    };
  }, [on]);
  return every;
}
