import useSWR, { type SWRConfiguration } from 'swr';
import type { List } from '../domain/query.ts';
import { type ApiError, fetchJson } from './api.ts';
import type { Built } from './built.ts';

export interface Listed<R> {
  /** undefined while nothing is known yet. */
  list: List<R> | undefined;
  error: ApiError | undefined;
  /** On its way, whether or not older rows are shown meanwhile. */
  busy: boolean;
  /** When the rows were read, in ms. */
  readAt: number | undefined;
  retry: () => void;
}

const none: List<never> = { data: [], meta: { page: 1, pages: 1, total: 0 } };

async function read<R>(path: string): Promise<Built<List<R>>> {
  try {
    return { data: await fetchJson<List<R>>(path), readAt: Date.now() };
  } catch (error) {
    if ((error as ApiError).status === 404) return { data: none, readAt: Date.now() };
    throw error;
  }
}

/** A list of the API: `path` below /api with its query, or null to wait; `built` is what the page was built with. */
export function useList<R>(path: string | null, built?: Built<List<R>>, config?: SWRConfiguration): Listed<R> {
  const { data, error, isValidating, mutate } = useSWR<Built<List<R>>, ApiError>(path, read<R>, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    ...(built && { fallbackData: built }),
    ...config,
  });
  return { list: data?.data, error, busy: isValidating, readAt: data?.readAt, retry: () => void mutate() };
}
