import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while taking over its markup: what only the browser knows must wait for true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
