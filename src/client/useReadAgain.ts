import { useSWRConfig } from 'swr';

/** Reads again what is shown of the API below these paths. */
export function useReadAgain(): (...paths: readonly string[]) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (...paths) => mutate((key) => typeof key === 'string' && paths.some((path) => key.startsWith(path)));
}
