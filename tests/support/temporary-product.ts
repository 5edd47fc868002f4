import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../../netlify/build/site-build.ts';
import { type Platform, type PlatformOptions, startPlatform } from '../../netlify/local/platform.ts';
import { countTurns } from './turns.ts';

interface Product extends Platform {
  /** Where its pages are built. */
  dist: string;
  /** Builds the pages and serves them; the local ones, such as /dev/ui, if asked. */
  build(local?: boolean): Promise<void>;
}

/**
 * Runs on the product with demo data, in a folder of its own that goes with it. `name`: of the task, as 'bench'. Steps
 * of journeys can be gone through on it.
 */
export async function withProduct<T>(
  name: string,
  options: Pick<PlatformOptions, 'jobsEverySeconds' | 'forFunctions' | 'around'>,
  run: (product: Product) => Promise<T>,
): Promise<T> {
  const localDir = mkdtempSync(join(tmpdir(), `lotnisko-${name}-`));
  const platform = await startPlatform({ localDir, seed: true, ...options });
  const { url, databaseUrl } = platform;
  process.env.JOURNEY_SITE = JSON.stringify({ url, databaseUrl });
  const forgetTurns = countTurns();
  const dist = `.netlify/${name}-dist`;
  const build = async (local = false) => {
    await buildSite({ apiUrl: platform.url, local, outDir: dist, log: console.log });
    await platform.serveSite(dist);
  };
  try {
    return await run({ ...platform, dist, build });
  } finally {
    await platform.stop();
    forgetTurns();
    rmSync(localDir, { recursive: true, force: true });
  }
}
