import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Figure } from '../bench/report.ts';

const each = 500;

/** Hostile requests at every route, drawn anew each time; what fails prints its seed. */
export async function attackRoutes(): Promise<Figure[]> {
  const env = { ...process.env, FUZZ_RUNS: String(each), FUZZ_SEED: String(Date.now() % 2_147_483_647) };
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'tests/api/fuzz.test.ts'], {
    env,
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return [
    {
      what: `${each} hostile requests at each route: test runs that failed`,
      value: code === 0 ? 0 : 1,
      unit: '',
      goal: { most: 0 },
    },
  ];
}
