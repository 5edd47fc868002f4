import { useEffect, useState } from 'react';

/** A value that all islands of a page share, where jotai (3 kB) would be more than is needed. */
export function shared<T extends object>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    set: (change: (before: T) => T): void => {
      value = change(value);
      for (const listener of listeners) listener();
    },
    /**
     * What it was at first until the island has taken over its markup. Not useSyncExternalStore, which hurries: a
     * dialog would open before the field of its error has the focus, and could not give it back.
     */
    useValue: (): T => {
      const [seen, see] = useState(initial);
      useEffect(() => {
        const hear = () => see(value);
        listeners.add(hear);
        hear();
        return () => void listeners.delete(hear);
      }, []);
      return seen;
    },
  };
}
