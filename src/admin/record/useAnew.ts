import { useEffect, useEffectEvent, useState } from 'react';
import { type Answer, useAnswer } from '../../client/useList.ts';

/**
 * What a form begins with: an answer that was read since its page was opened, else none. SWR takes two readings within
 * two seconds for one, so what the page before has just read is asked for again.
 */
export function useAnew<T>(path: string | null): Answer<T> {
  const [since] = useState(Date.now);
  const read = useAnswer<T>(path);
  const isNew = (read.readAt ?? 0) >= since;
  const askAgain = useEffectEvent(() => {
    if (read.answer && !isNew) read.retry();
  });
  useEffect(() => askAgain(), []);
  return { ...read, answer: isNew ? read.answer : undefined };
}
