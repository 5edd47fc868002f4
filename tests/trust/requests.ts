import type { Part } from './part.ts';
import { byTests } from './run-tests.ts';

const each = 500;

/** Hostile requests at every route, drawn anew each time; what fails prints its seed. */
export const requests: Part = {
  figures: [1],
  measure: ({ seed }) =>
    byTests(`${each} hostile requests at each route`, ['tests/api/fuzz.test.ts'], { FUZZ_RUNS: each, SEED: seed }),
};
