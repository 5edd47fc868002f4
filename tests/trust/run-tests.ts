import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from '../bench/report.ts';
import { readMeasured } from '../support/measured.ts';

// Before a part's product sets anything, such as limits that are out of the way. A deploy has a setting SEED as well
const { SEED: _, ...ofCaller } = process.env;

/** By what a test told with `measured`: its unit and bound. */
type Goals = Record<string, Pick<Figure, 'unit' | 'goal'>>;

/**
 * Runs files of tests at another size than every run does: whether that failed, and what they measured on the way. What
 * was not told, though it has a goal, is an error.
 */
export async function byTests(
  what: string,
  files: readonly string[],
  more: Record<string, string | number>,
  goals: Goals = {},
): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lotnisko-measured-'));
  const told = join(folder, 'measured');
  const numbers = Object.fromEntries(Object.entries(more).map(([name, value]) => [name, String(value)]));
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...files], {
    env: { ...ofCaller, ...numbers, MEASURED: told },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  const values = readMeasured(told);
  rmSync(folder, { recursive: true, force: true });
  const failed: Figure = {
    what: `${what}: test runs that failed`,
    value: code === 0 ? 0 : 1,
    unit: '',
    goal: { most: 0 },
  };
  const measured = Object.entries(goals).map(([name, { unit, goal }]): Figure => {
    const all = values.get(name);
    if (!all && code === 0) throw new Error(`No test told '${name}'`);
    // What was not come to has missed its goal
    const worst = 'most' in goal ? Math.max(...(all ?? [Number.MAX_SAFE_INTEGER])) : Math.min(...(all ?? [0]));
    return { what: `${what}: ${name}`, value: worst, unit, goal };
  });
  return [failed, ...measured];
}
