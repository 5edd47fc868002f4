import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { lookAgainAt } from '../../client/own-readers.ts';
import { onSent, type Sent } from '../../client/useSend.ts';
import { ownTablesAt, tablesAt } from '../../domain/tables-at.ts';
import { askChanges } from './changes.ts';

/** How often a screen asks what others have changed, in ms: one in use, and one that nobody has touched for a while. */
const inUse = 1_500;
const untouched = 15_000;
const aWhile = 120_000;
/** Where there is no answer it asks at longer and longer intervals, up to this one. */
const longest = 60_000;
/** Screens that lost the server at one moment do not all ask again at one moment. */
const spread = (ms: number) => ms * (0.75 + Math.random() / 2);

const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Reads again what is on screen of the tables that others have changed, while somebody can see it. */
export function useChanges(on: boolean): void {
  const { cache, mutate } = useSWRConfig();
  /** All that tells of these tables but what is below these paths. What is not shown is not read. */
  const readAgain = useEffectEvent((changed: ReadonlySet<string>, but: readonly string[] = []) => {
    if (changed.size === 0) return;
    for (const key of [...cache.keys()]) {
      const isConcerned = tablesAt(key).some((it) => changed.has(it)) && !but.some((it) => key.startsWith(it));
      if (isConcerned && !lookAgainAt(key)) void mutate(key);
    }
  });
  useEffect(() => (on ? askOnAndOn(readAgain) : undefined), [on]);
}

type ReadAgain = (changed: ReadonlySet<string>, but?: readonly string[]) => void;

function askOnAndOn(readAgain: ReadAgain): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let touchedAt = Date.now();
  const over = new AbortController();
  const isAway = () => over.signal.aborted || document.hidden || !navigator.onLine;
  const wait = () => {
    clearTimeout(timer);
    const usual = Date.now() - touchedAt > aWhile ? untouched : inUse;
    const later = failures === 0 ? usual : spread(Math.min(usual * 2 ** failures, longest));
    if (!isAway()) timer = setTimeout(ask, later);
  };
  const ask = async (sent?: Sent) => {
    clearTimeout(timer);
    if (isAway()) return;
    try {
      const changed = await askChanges(sent !== undefined);
      failures = 0;
      // Whoever has sent a change reads again what is of its own path
      readAgain(changed, sent && [firstOf(sent.path), ...sent.changes]);
    } catch {
      failures += 1;
    }
    wait();
  };
  const comeBack = () => void ask();
  const touch = () => {
    const isBack = Date.now() - touchedAt > aWhile;
    touchedAt = Date.now();
    if (isBack) comeBack();
  };
  const hear = (sent: Sent) => {
    if (sent.status < 400) void ask(sent);
    // Somebody was first: what is shown here is old
    if (sent.status === 409) readAgain(new Set(ownTablesAt(sent.path)));
  };
  const { signal } = over;
  signal.addEventListener('abort', onSent(hear));
  document.addEventListener('visibilitychange', comeBack, { signal });
  addEventListener('online', comeBack, { signal });
  for (const name of touches) addEventListener(name, touch, { passive: true, signal });
  wait();
  return () => {
    over.abort();
    clearTimeout(timer);
  };
}

const firstOf = (path: string): string => path.replace(/[/?].*/, '');
