import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { settings } from '../../functions/lib/settings.ts';
import { Problem } from '../local/problem.ts';
import { renderersIn } from '../local/site.ts';
import { type Log, step } from '../local/step.ts';
import { copyViewer } from './api-docs.ts';
import { securePages } from './csp.ts';
import { minifyInlineScripts } from './inline-scripts.ts';
import { buildRenderers } from './renderers.ts';
import { writeServiceWorker } from './service-worker.ts';
import { writeSitemap } from './sitemap.ts';
import { linkBelow } from './styles.ts';

interface Build {
  /** Where pages ask for the data they carry; without it they are built as skeletons. */
  apiUrl?: string | undefined;
  outDir?: string;
  /** With the pages that exist only on one's own machine. */
  local?: boolean;
  log: Log;
}

/** Builds the pages and writes their security policy. */
export async function buildSite({ apiUrl, outDir = 'dist', local = false, log }: Build): Promise<void> {
  await step(log, 'pages', () =>
    astro(['build', '--outDir', outDir], { ...(apiUrl && { BUILD_API: apiUrl }), ...(local && { LOCAL_PAGES: '1' }) }),
  );
  await buildRenderers(renderersIn(outDir));
  const home = join(outDir, '_shell/home.html');
  writeFileSync(home, linkBelow(readFileSync(home, 'utf8')));
  minifyInlineScripts(outDir);
  writeSitemap(outDir);
  await writeServiceWorker(outDir);
  await copyViewer(outDir);
  await securePages(outDir, 'netlify.toml');
}

async function astro(args: string[], env: Record<string, string>): Promise<void> {
  const command = ['node_modules/astro/bin/astro.mjs', ...args];
  const child = spawn(process.execPath, command, {
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Ctrl-C during a build must leave nothing running
  const end = () => child.kill();
  process.once('exit', end);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
  process.off('exit', end);
  if (code === 0) return;
  console.error(output.join(''));
  throw new Problem('The pages could not be built: see above');
}

const stamp = 'node_modules/.cache/built';

/** Was dist/ built from these sources, with this folder's data, for this address? */
export const isBuilt = (localDir: string): boolean =>
  existsSync('dist/_shell/home.html') && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(localDir);

export function rememberBuild(localDir: string): void {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint(localDir));
}

/** A build that is cut short must not pass for one. */
export const forgetBuild = (): void => rmSync(stamp, { force: true });

function fingerprint(localDir: string): string {
  const hash = createHash('sha256').update(localDir).update(settings.siteUrl);
  const sources = [
    'src',
    'public',
    'netlify',
    'astro.config.mjs',
    'netlify.toml',
    'package-lock.json',
    join(localDir, 'secret'),
  ];
  for (const file of sources.flatMap(filesIn)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const inside = readdirSync(path, { recursive: true, withFileTypes: true });
  return inside.flatMap((it) => (it.isFile() ? [join(it.parentPath, it.name)] : [])).sort();
}
