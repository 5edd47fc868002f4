import type { Part } from './part.ts';
import { byTests } from './run-tests.ts';

/** 200 people at once who want one space and one car, for equal and for overlapping days, in 20 rounds of each. */
export const buyers: Part = {
  figures: [2],
  measure: () =>
    byTests(
      '200 buyers of one space and one car, 20 rounds each, one winner and no payment of a loser',
      ['tests/api/last-place.test.ts'],
      { BUYERS: 200, BUYER_ROUNDS: 20 },
    ),
};
