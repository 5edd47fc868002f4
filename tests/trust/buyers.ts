import type { Part } from './part.ts';
import { byTests } from './run-tests.ts';

/** 200 people at once who want one space and one car, for equal and for overlapping days, in 20 rounds of each. */
export const buyers: Part = {
  figures: [2],
  measure: () =>
    byTests(
      '200 buyers of one space and one car',
      ['tests/api/last-place.test.ts'],
      { BUYERS: 200, BUYER_ROUNDS: 20 },
      {
        'rounds, for equal and for overlapping days, of a space and of a car': { unit: '', goal: { least: 80 } },
        'buyers of a round': { unit: '', goal: { least: 200 } },
        'winners too few or too many': { unit: '', goal: { most: 0 } },
        'days that two people have': { unit: '', goal: { most: 0 } },
        'payments opened for who has nothing': { unit: '', goal: { most: 0 } },
      },
    ),
};
