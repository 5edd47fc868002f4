import { api } from '../domain/site/roots.ts';
/** Data and when it was read, in ms since 1970. */
export interface Reading<T> {
  data: T;
  readAt: number;
}

/**
 * What the API at BUILD_API answers while the site is built; undefined (a skeleton that loads) when there is none. Runs
 * only in Astro's front matter.
 */
export async function readAtBuild<T>(path: string): Promise<Reading<T> | undefined> {
  const base = process.env.BUILD_API;
  if (!base) return undefined;
  try {
    const response = await fetch(`${base}${api}${path}`, { signal: AbortSignal.timeout(5000) });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    return { data: (await response.json()) as T, readAt: Date.now() };
  } catch (error) {
    console.warn(`built without ${api}${path}: ${error}`);
    return undefined;
  }
}
