import type { Part } from './part.ts';
import { byTests } from './run-tests.ts';

/** Random days at the desk, drawn anew each time; one on which anything does not hold prints its seed and its diary. */
export const desk: Part = {
  figures: [22, 27],
  isUntimed: true,
  measure: ({ seed, long }) => {
    const days = long ? 500 : 100;
    const what = `${days} random days at the desk`;
    return byTests(what, ['tests/api/desk-days.test.ts'], { DESK_DAYS: days, SEED: seed });
  },
};
