import type { Part } from './part.ts';
import { byTests } from './run-tests.ts';

/** The product killed before and after each of its calls while somebody pays, changes or cancels a booking. */
export const kills: Part = {
  figures: [4],
  measure: () =>
    byTests(
      'killed at each step of paying, changing, cancelling, no money, place or mail lost',
      ['tests/api/killed-steps.test.ts'],
      { KILL_EACH: 1 },
      {
        'acts, of spaces and of cars': { unit: '', goal: { least: 26 } },
        kills: { unit: '', goal: { least: 300 } },
        'what was lost or done twice': { unit: '', goal: { most: 0 } },
      },
    ),
};
