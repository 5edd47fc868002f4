import { useEffect, useRef } from 'react';
import type { ApiError } from '../../client/api.ts';
import { tell } from '../../client/tell.ts';

/** Tells a failed reading by a message: once, however often it is tried again. */
export function useToldOnce(error: ApiError | undefined): void {
  const told = useRef(false);
  useEffect(() => {
    if (error && !told.current) tell(error);
    told.current = error !== undefined;
  }, [error]);
}
