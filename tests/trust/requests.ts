import type { Part } from './part.ts';
import { byTests } from './run-tests.ts';

/** Hostile requests at every route, drawn anew each time; what fails prints its seed. */
export const requests: Part = {
  figures: [1],
  measure: ({ seed, long }) => {
    const each = long ? 500 : 100;
    const what = `${each} hostile requests at each route`;
    return byTests(what, ['tests/api/fuzz.test.ts'], { FUZZ_RUNS: each, SEED: seed });
  },
};
