import { useEffect, useRef } from 'react';
import type { ApiError } from '../../client/api.ts';
import { tell } from '../../client/tell.ts';

/** Tells a failed reading by a message: once, however often it is tried again. */
export function useToldOnce(error: ApiError | undefined): void {
  const isTold = useRef(false);
  useEffect(() => {
    if (error && !isTold.current) tell(error);
    isTold.current = error !== undefined;
  }, [error]);
}
