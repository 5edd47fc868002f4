import useSWR, { type SWRConfiguration } from 'swr';
import type { List } from '../domain/query.ts';
import { type ApiError, fetchBuilt } from './api.ts';
import type { Built } from './built.ts';

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

/** What the API answers to GET `path` (below /api, with its query; null: wait); `built` is what the page was built with. */
export function useAnswer<T>(path: string | null, built?: Built<T>, config?: SWRConfiguration): Answer<T> {
  const { data, error, isValidating, mutate } = useSWR<Built<T>, ApiError>(path, fetchBuilt<T>, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    ...(built && { fallbackData: built }),
    ...config,
  });
  return { answer: data?.data, error, busy: isValidating, readAt: data?.readAt, retry: () => void mutate() };
}

const none: List<never> = { data: [], meta: { page: 1, pages: 1, total: 0 } };

/** The same for a list; a list that is not there (404) is an empty one. */
export function useList<R>(path: string | null, built?: Built<List<R>>, config?: SWRConfiguration): Answer<List<R>> {
  const it = useAnswer<List<R>>(path, built, config);
  return it.error?.status === 404 ? { ...it, answer: none, error: undefined } : it;
}
