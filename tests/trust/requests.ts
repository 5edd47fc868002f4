import type { Figure } from '../bench/report.ts';
import { runTests } from './run-tests.ts';

const each = 500;

/** Hostile requests at every route, drawn anew each time; what fails prints its seed. */
export async function attackRoutes(): Promise<Figure[]> {
  const failed = await runTests('tests/api/fuzz.test.ts', {
    FUZZ_RUNS: String(each),
    FUZZ_SEED: String(Date.now() % 2_147_483_647),
  });
  return [
    {
      what: `${each} hostile requests at each route: test runs that failed`,
      value: failed,
      unit: '',
      goal: { most: 0 },
    },
  ];
}
