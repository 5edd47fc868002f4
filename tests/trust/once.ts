import type { Part } from './part.ts';
import { byTests } from './run-tests.ts';

/** Every call that takes a key, five times at once and once more, with bodies drawn anew each time. */
export const once: Part = {
  figures: [20],
  measure: ({ seed }) =>
    byTests(
      'calls sent five times at once, and once more, one row and one answer',
      ['tests/api/sent-five-times.test.ts'],
      { TIMES_RUNS: 500, SEED: seed },
    ),
};
