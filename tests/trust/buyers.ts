import type { Figure } from '../bench/report.ts';
import { runTests } from './run-tests.ts';

/** 200 people at once who want one space and one car, for equal and for overlapping days, in 20 rounds of each. */
export async function sellTheLastPlace(): Promise<Figure[]> {
  const failed = await runTests('tests/api/last-place.test.ts', { BUYERS: '200', BUYER_ROUNDS: '20' });
  return [
    {
      what: '200 buyers of one space and one car, 20 rounds each: runs with two winners or a payment of a loser',
      value: failed,
      unit: '',
      goal: { most: 0 },
    },
  ];
}
