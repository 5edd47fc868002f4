import type { Part } from './part.ts';
import { byTests } from './run-tests.ts';

/** The product killed before and after each of its calls while somebody pays, changes or cancels a booking. */
export const kills: Part = {
  figures: [4],
  isUntimed: true,
  measure: () =>
    byTests(
      'killed at each step of paying, changing, cancelling, no money, place or mail lost',
      ['tests/api/killed-steps.test.ts'],
      { KILL_EACH: 1 },
      {
        'acts, of spaces and of cars': { unit: '', goal: { least: 26 } },
        // Each act has four steps at least, as its test demands; how many there are, the product says
        kills: { unit: '', goal: { least: 26 * 4 } },
        'steps that it was not killed at': { unit: '', goal: { most: 0 } },
        'what was lost or done twice': { unit: '', goal: { most: 0 } },
      },
    ),
};
