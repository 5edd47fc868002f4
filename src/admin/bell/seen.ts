import { useEffect, useState } from 'react';
import { keep, localStore } from '../../client/storage.ts';

const stored = (userId: number) => `dzwonek:${userId}`;

function read(userId: number): ReadonlySet<string> {
  try {
    const keys: unknown = JSON.parse(localStore?.getItem(stored(userId)) ?? '[]');
    return new Set(Array.isArray(keys) ? keys.map(String) : []);
  } catch {
    return new Set();
  }
}

/** Which matters somebody has seen on this device, in any of its windows; and how they are said to be these. */
export function useSeen(userId: number): [seen: ReadonlySet<string>, see: (keys: Iterable<string>) => void] {
  const [seen, setSeen] = useState(() => read(userId));
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => key === stored(userId) && setSeen(read(userId));
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, [userId]);
  const see = (keys: Iterable<string>) => {
    const now = new Set(keys);
    keep(localStore, stored(userId), JSON.stringify([...now]));
    setSeen(now);
  };
  return [seen, see];
}
