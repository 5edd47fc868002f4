import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFunctions } from '../../netlify/bundle.ts';
import type { Figure } from './report.ts';

const time = `const since = performance.now(); await import(process.argv[1]); console.log(performance.now() - since)`;
const paying = /stripe|orders|parking|rent|sweeper|outbox|email/;

/** What a function costs when it is loaded for the first time, in a fresh process: the quickest of five. */
export async function measureImports(): Promise<Figure[]> {
  const folder = mkdtempSync(join('.netlify', 'bench-'));
  try {
    await bundleFunctions(folder);
    const cost = (file: string) =>
      Math.min(
        ...Array.from({ length: 5 }, () =>
          Number(
            execFileSync(process.execPath, ['--input-type=module', '-e', time, join(process.cwd(), folder, file)]),
          ),
        ),
      );
    const files = readdirSync(folder).filter((it) => it.endsWith('.mjs'));
    const slowest = (names: string[]) => Math.max(...names.map(cost));
    return [
      {
        what: 'cold import, slowest function',
        value: slowest(files.filter((it) => !paying.test(it))),
        unit: 'ms',
        goal: { most: 45 },
      },
      {
        what: 'cold import, slowest of payment',
        value: slowest(files.filter((it) => paying.test(it))),
        unit: 'ms',
        goal: { most: 90 },
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
