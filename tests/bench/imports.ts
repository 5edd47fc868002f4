import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BundledFunction, bundleFunctions } from '../../netlify/build/bundle.ts';
import { builtShells } from '../../netlify/local/shells.ts';
import type { Figure } from './report.ts';

const time = `const since = performance.now(); await import(process.argv[1]); console.log(performance.now() - since)`;

const isPage = ({ source }: BundledFunction) => source.startsWith(join('functions', 'pages'));
const takesPayment = ({ inputs }: BundledFunction) => inputs.some((path) => path.startsWith('node_modules/stripe/'));

/**
 * What a function costs when it is loaded for the first time, in a fresh process: the quickest of five. `dist` has the
 * built pages.
 */
export async function measureImports(dist: string): Promise<Figure[]> {
  mkdirSync('.netlify', { recursive: true });
  const folder = mkdtempSync(join('.netlify', 'bench-'));
  const importOnce = ({ file }: BundledFunction) =>
    Number(execFileSync(process.execPath, ['--input-type=module', '-e', time, join(process.cwd(), folder, file)]));
  const slowest = (kind: string, functions: BundledFunction[], most: number): Figure => {
    const costs = functions.map((bundled) => ({
      name: bundled.file,
      ms: Math.min(...Array.from({ length: 5 }, () => importOnce(bundled))),
    }));
    const { name, ms } = costs.reduce((one, other) => (other.ms > one.ms ? other : one));
    return { what: `cold import, slowest ${kind} (${name})`, value: ms, unit: 'ms', goal: { most } };
  };
  try {
    const functions = await bundleFunctions(folder, await builtShells(dist));
    const others = functions.filter((it) => !isPage(it) && !takesPayment(it));
    return [
      slowest('function', others, 45),
      slowest('filled page', functions.filter(isPage), 60),
      slowest(
        'of payment',
        functions.filter((it) => !isPage(it) && takesPayment(it)),
        90,
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
