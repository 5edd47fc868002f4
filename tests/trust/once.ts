import type { Figure } from '../bench/report.ts';
import { runTests } from './run-tests.ts';

/** Every call that takes a key, five times at once and once more, with bodies drawn anew each time. */
export async function sendFiveTimes(): Promise<Figure[]> {
  const seed = process.env.SEED ?? String(Date.now() % 2_147_483_647);
  console.log(`  SEED=${seed}`);
  const failed = await runTests('tests/api/sent-five-times.test.ts', { SEED: seed, TIMES_RUNS: '500' });
  return [
    {
      what: 'calls sent five times at once, and once more: runs with two rows or two answers',
      value: failed,
      unit: '',
      goal: { most: 0 },
    },
  ];
}
