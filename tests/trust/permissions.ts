import type { Part } from './part.ts';
import { byTests } from './run-tests.ts';

/** Every route by every caller, against the table of who may; every owned row by strangers, with every verb. */
export const permissions: Part = {
  figures: [6],
  isUntimed: true,
  measure: ({ seed }) =>
    byTests(
      'each route by eight callers, each owned row by a stranger',
      ['permissions', 'ownership', 'strangers', 'own-desk'].map((name) => `tests/api/${name}.test.ts`),
      { STRANGER_RUNS: 100, SEED: seed },
      { 'routes with the number of another’s row': { unit: '', goal: { least: 25 } } },
    ),
};
