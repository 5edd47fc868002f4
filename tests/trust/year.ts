import type { Part } from './part.ts';
import { byTests } from './run-tests.ts';

/**
 * A year of customers, staff and faults with the clock moved, through both clock changes and New Year: each night what
 * people were told is what is there, each month and at the end both books and the event log agree.
 */
export const year: Part = {
  figures: [22, 27],
  isUntimed: true,
  measure: ({ seed }) =>
    byTests(
      'a simulated year',
      ['tests/api/year.test.ts'],
      { YEAR_DAYS: 365, YEAR_ACTS: 60, SEED: seed },
      {
        bookings: { unit: '', goal: { least: 5_000 } },
        'days with faults': { unit: '', goal: { least: 40 } },
        mails: { unit: '', goal: { least: 5_000 } },
        'what does not hold': { unit: '', goal: { most: 0 } },
      },
    ),
};
