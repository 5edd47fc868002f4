import type { Part } from './part.ts';
import { byTests } from './run-tests.ts';

const days = 500;

/** Random days at the desk, drawn anew each time; one on which anything does not hold prints its seed and its diary. */
export const desk: Part = {
  figures: [22, 27],
  measure: ({ seed }) =>
    byTests(`${days} random days at the desk`, ['tests/api/desk-days.test.ts'], { DESK_DAYS: days, SEED: seed }),
};
