import type { Figure } from '../bench/report.ts';
import { runTests } from './run-tests.ts';

/** The product killed before and after each of its calls while somebody pays, changes or cancels a booking. */
export async function killAtEachStep(): Promise<Figure[]> {
  const failed = await runTests('tests/api/killed-steps.test.ts', { KILL_EACH: '1' });
  return [
    {
      what: 'killed at each step of paying, changing, cancelling: runs that lost money, place or mail',
      value: failed,
      unit: '',
      goal: { most: 0 },
    },
  ];
}
