import { useSWRConfig } from 'swr';

/** Reads again what is shown of the API below these paths. */
export function useReadAgain(): (...paths: readonly string[]) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (...paths) => mutate((key) => typeof key === 'string' && paths.some((path) => key.startsWith(path)));
}

/** Leaves out a row that is gone, and what is below it: who still shows it would read that it is not there. */
export function useReadWithout(): (gone: string, ...paths: readonly string[]) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (gone, ...paths) =>
    mutate(
      (key) =>
        typeof key === 'string' &&
        paths.some((path) => key.startsWith(path)) &&
        !(key.startsWith(gone) && /^($|[/?])/.test(key.slice(gone.length))),
    );
}
