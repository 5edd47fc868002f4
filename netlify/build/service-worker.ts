import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Writes the service worker with the mark of this build, so that browsers take it for a new one and it forgets the old
 * files.
 */
export async function writeServiceWorker(dist: string): Promise<void> {
  const hash = createHash('sha256');
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith('.html'));
  for (const page of pages.sort()) hash.update(readFileSync(join(dist, page)));
  await build({
    entryPoints: ['src/client/offline/worker.ts'],
    outfile: join(dist, 'sw.js'),
    bundle: true,
    minify: true,
    target: 'es2022',
    define: { BUILD: JSON.stringify(hash.digest('hex').slice(0, 12)) },
  });
}
