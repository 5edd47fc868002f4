import type { Part } from './part.ts';
import { byTests } from './run-tests.ts';

/** Every call that takes a key, five times at once and once more, with bodies drawn anew each time. */
export const once: Part = {
  figures: [20],
  isUntimed: true,
  measure: ({ seed }) =>
    byTests(
      'calls sent five times at once, and once more, one row and one answer',
      ['tests/api/sent-five-times.test.ts'],
      { TIMES_RUNS: 500, SEED: seed },
      {
        'calls that take a key': { unit: '', goal: { least: 40 } },
        'of them done once': { unit: '', goal: { least: 40 } },
        'calls that take none, each with its reason': { unit: '', goal: { least: 1 } },
      },
    ),
};
