import type { Part } from './part.ts';
import { byTests } from './run-tests.ts';

/** Hostile files, one after another, and twenty of the worst at once beside people who sign in. */
export const uploads: Part = {
  figures: [13, 25],
  measure: () =>
    byTests(
      'hostile files',
      ['tests/api/hostile-uploads.test.ts', 'tests/api/pictures.test.ts'],
      { UPLOADS_EACH: 1, UPLOADS_SIGN_INS: 100 },
      {
        files: { unit: '', goal: { least: 50 } },
        'of them served with bytes of their own': { unit: '', goal: { most: 0 } },
        slowest: { unit: 's', goal: { most: 3 } },
        'most memory of a decoder': { unit: 'MB', goal: { most: 300 } },
        'sign-ins meanwhile': { unit: '', goal: { least: 100 } },
        'p99 of a sign-in meanwhile': { unit: 's', goal: { most: 1 } },
      },
    ),
};
