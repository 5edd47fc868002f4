import { useEffect, useRef } from 'react';
import type { ApiError } from './api.ts';
import { tell } from './tell.ts';

/** Tells a failed reading by a message: when it begins to fail, not again each time that it still does. */
export function useToldOnce(error: ApiError | undefined, retry?: () => void): void {
  const isTold = useRef(false);
  useEffect(() => {
    if (error && !isTold.current) tell(error, { retry });
    isTold.current = error !== undefined;
  }, [error, retry]);
}
