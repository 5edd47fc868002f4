import { useSWRConfig } from 'swr';

interface OwnWrites {
  /** By a row's path and a version of it: the version that this page's own write has made of that. */
  followed: Map<string, number>;
  /** The write of each row, by its path, that has no answer yet. */
  running: Map<string, Promise<void>>;
}
/** What was written belongs to what was read: a page has one of each. */
const writesOf = new WeakMap<object, OwnWrites>();

/** What this page itself writes of rows, whichever cell of a row it is that writes. */
export function useOwnWrites() {
  const { cache } = useSWRConfig();
  const { followed, running } = writesOf.get(cache) ?? { followed: new Map(), running: new Map() };
  writesOf.set(cache, { followed, running });

  const note = (path: string, before: unknown, after: number): void => {
    if (before !== after) followed.set(`${path} ${before}`, after);
  };
  /** The version of a row that was seen at `version`, if nobody but this page has written it since. */
  const newest = (path: string, version: unknown): unknown => {
    const next = followed.get(`${path} ${version}`);
    return next === undefined ? version : newest(path, next);
  };
  /** Writes a row after what is being written of it already: its version is known only then. */
  const inTurn = (path: string, write: () => Promise<void>): Promise<void> => {
    const before = running.get(path);
    const mine = (before ? before.then(write) : write()).finally(() => {
      if (running.get(path) === mine) running.delete(path);
    });
    running.set(path, mine);
    return mine;
  };
  return { note, newest, inTurn };
}
