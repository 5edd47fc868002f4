import { useRef } from 'react';
import { useOnChange } from '../ui/effects.ts';
import type { Subject } from './error-catalogue.ts';
import { tell } from './tell.ts';
import type { Answer } from './useList.ts';

/** A reading that may have failed. */
export type MaybeFailed = Pick<Answer<unknown>, 'error' | 'retry'> & Partial<Pick<Answer<unknown>, 'busy'>>;

/**
 * Tells a reading that fails: when it begins to, and once more when somebody has tried again, not each time that it
 * still does. Answers how to try again.
 */
export function useTold({ error, busy, retry }: MaybeFailed, of?: Subject): () => void {
  const isTold = useRef(false);
  const again = () => {
    isTold.current = false;
    retry();
  };
  // While it is asked for again the error is that of the answer before
  useOnChange([error, busy], () => {
    if (busy) return;
    if (error && !isTold.current) tell(error, 'notRead', of, again);
    isTold.current = Boolean(error);
  });
  return again;
}
