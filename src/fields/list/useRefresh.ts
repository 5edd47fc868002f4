import { useEffect, useEffectEvent, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Reading } from '../../client/build-data.ts';
import { readsItself } from '../../client/own-readers.ts';
import type { List } from '../../domain/kernel/query.ts';
import { hasMoved, inPlace } from './refresh.ts';

export interface Refreshed {
  /** The keys of the rows that a reading has just found different. */
  changed: readonly string[];
  /** The list has other rows than are shown: they come when somebody asks for them. */
  moved: boolean;
  show: () => void;
  /** The last reading did not come: what is shown is as old as it says. */
  failed: boolean;
}

/** How often a list is read again, in ms, besides when others have changed something of it. */
const every = 45_000;
/** How long a row that changed is marked, in ms. */
const marked = 10_000;

interface Latest<L> {
  of: string;
  /** When it was asked for. */
  since: number;
  /** undefined: it did not come. */
  reading: Reading<L> | undefined;
}

/**
 * Reads a list again while somebody looks at it. Only what its rows say changes by itself: rows that came or went wait
 * until they are asked for, so that nothing moves from under a pointer. `path` null: wait; `busy`: it is being read for
 * another reason.
 */
export function useRefresh<R>(
  path: string | null,
  shown: List<R> | undefined,
  readAt: number | undefined,
  busy: boolean,
  read: (path: string) => Promise<Reading<List<R>>>,
  keyOf: (row: R) => string,
): Refreshed {
  const { mutate } = useSWRConfig();
  const [latest, setLatest] = useState<Latest<List<R>>>();
  const [marks, mark] = useMarks(path);
  const received = useEffectEvent((of: string, since: number, reading: Reading<List<R>> | undefined) => {
    // Somebody has changed something meanwhile, and the list was read anew or is about to be
    if (busy || readAt === undefined || readAt > since || shown === undefined) return;
    const { list, changed } = reading ? inPlace(shown, reading.data, keyOf) : { list: shown, changed: [] };
    setLatest({ of, since, reading });
    mark(changed);
    if (reading) void mutate(of, { data: list, readAt: reading.readAt }, { revalidate: false });
  });
  useEffect(() => {
    if (path === null) return;
    const look = () => {
      const since = Date.now();
      if (document.hidden) return;
      void read(path).then(
        (reading) => received(path, since, reading),
        () => received(path, since, undefined),
      );
    };
    const timer = setInterval(look, every);
    const deaf = readsItself(path, look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      deaf();
      document.removeEventListener('visibilitychange', look);
    };
  }, [path, read]);

  const current = latest?.of === path ? latest : undefined;
  const fresh = current?.reading;
  // What somebody did since has read the list anew, which also ends what a failure says
  const isOutrun = current !== undefined && readAt !== undefined && readAt > current.since;
  const counts = fresh !== undefined && shown !== undefined && fresh.readAt === readAt;
  return {
    changed: marks,
    moved: counts && hasMoved(shown, fresh.data, keyOf),
    show: () => path !== null && fresh && void mutate(path, fresh, { revalidate: false }),
    failed: current !== undefined && fresh === undefined && !isOutrun,
  };
}

interface Mark {
  of: string | null;
  key: string;
  until: number;
}

/** The keys of what has been marked lately on what is shown now, each for as long as anything is; and how to mark. */
function useMarks(of: string | null): [keys: readonly string[], mark: (keys: readonly string[]) => void] {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    const [next] = marks;
    if (!next) return;
    const timer = setTimeout(
      () => setMarks((them) => them.filter((it) => it.until > next.until)),
      next.until - Date.now(),
    );
    return () => clearTimeout(timer);
  }, [marks]);
  const mark = (keys: readonly string[]) => {
    const until = Date.now() + marked;
    const isNew = new Set(keys);
    if (keys.length > 0)
      setMarks((them) => [...them.filter((it) => !isNew.has(it.key)), ...keys.map((key) => ({ of, key, until }))]);
  };
  return [marks.filter((it) => it.of === of).map(({ key }) => key), mark];
}
