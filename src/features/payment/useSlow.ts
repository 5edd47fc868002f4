import { useEffect, useState } from 'react';

/** Has it been going on for longer than people wait without a word? */
export function useSlow(on: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!on) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), 10_000);
    return () => clearTimeout(timer);
  }, [on]);
  return slow;
}
