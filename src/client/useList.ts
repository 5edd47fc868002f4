import { useEffect } from 'react';
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr';
import type { List } from '../domain/kernel/query.ts';
import { ApiError, fetchReading } from './api.ts';
import type { Reading } from './build-data.ts';

type Read<T> = (path: string) => Promise<Reading<T>>;

export interface Answer<T> {
  /** undefined while nothing is known yet. */
  answer: T | undefined;
  error: ApiError | undefined;
  /** On its way, whether or not an older answer is shown meanwhile. */
  busy: boolean;
  /** When the answer was read, in ms since 1970. */
  readAt: number | undefined;
  retry: () => void;
}

/** A database that slept is awake by the second or third of these, as long after each other as Retry-After says. */
const wakingTries = 3;
const wakingPause = 5_000;

// Only where the service says that it is away for a moment
export const waking: SWRConfiguration = {
  onErrorRetry: ({ status }: ApiError, _key, _config, revalidate, { retryCount }) => {
    if (status === 503 && retryCount <= wakingTries) setTimeout(() => void revalidate({ retryCount }), wakingPause);
  },
};

/**
 * What the API answers to GET `path` (below /api, with its query; null: wait); `initial` is what the page was built
 * with. With `refreshInterval` it is read again so often, in ms, whatever becomes of one reading.
 */
export function useAnswer<T>(
  path: string | null,
  initial?: Reading<T>,
  config?: SWRConfiguration,
  read: Read<T> = fetchReading,
): Answer<T> {
  const readNewer = async (path: string) => {
    const asked = Date.now();
    const answer = await read(path);
    // Without a network the service worker may have kept one from before the page was filled. Only that was read before
    // it was asked for: the server's clock may be another than the browser's
    return initial && answer.readAt < Math.min(asked, initial.readAt) ? initial : answer;
  };
  const reading = useSWR<Reading<T>, ApiError>(path, readNewer, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    ...waking,
    ...(initial && { fallbackData: initial }),
    ...config,
  });
  const { data, error, mutate } = reading;
  const { cache } = useSWRConfig();
  const every = Number(config?.refreshInterval);
  // SWR's own interval stops at an error, and its tries end with whichever reader of the path began them
  useEffect(() => {
    // Whoever may not read it any more is refused the next time, too
    if (!error || !every || error.status === 403) return;
    const timer = setInterval(() => {
      // Asking again would throw away the answer that is on its way, to whichever reader of the path
      const isAsked = path !== null && cache.get(path)?.isValidating;
      if (!document.hidden && navigator.onLine && !isAsked) void mutate();
    }, every);
    return () => clearInterval(timer);
  }, [error, every, mutate, cache, path]);
  return {
    answer: data?.data,
    error,
    // SWR draws a component anew at each reading's begin and end once it has asked for this
    get busy() {
      return reading.isValidating;
    },
    readAt: data?.readAt,
    retry: () => void mutate(),
  };
}

/** Reads again so often, in ms; what the page came with is as good as an answer until it is so old. */
export const readEvery = (ms: number, initial?: Reading<unknown>): SWRConfiguration => ({
  refreshInterval: ms,
  revalidateOnMount: !initial || Date.now() - initial.readAt > ms,
});

const none: List<never> = { data: [], meta: { page: 1, pages: 1, total: 0 } };
/** Reads a list; one that is not there (404) is an empty one. */
export const readList = <R>(path: string): Promise<Reading<List<R>>> =>
  fetchReading<List<R>>(path).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return { data: none, readAt: Date.now() };
    throw error;
  });

/** What the API answers about a list. */
export const useList = <R>(
  path: string | null,
  initial?: Reading<List<R>>,
  config?: SWRConfiguration,
): Answer<List<R>> => useAnswer(path, initial, config, readList<R>);
