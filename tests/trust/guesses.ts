import type { Part } from './part.ts';
import { byTests } from './run-tests.ts';

/** A thousand wrong passwords and a thousand right ones at one account, from one network; its owner is elsewhere. */
export const guesses: Part = {
  figures: [9],
  measure: () =>
    byTests(
      'passwords guessed, the owner elsewhere unaffected',
      ['tests/api/accounts-sign-in.test.ts'],
      { RIGHT_PASSWORDS: 1_000 },
      {
        'hashes of 1,000 wrong passwords': { unit: 'hour', goal: { most: 20 } },
        'hashes of 1,000 right passwords': { unit: 'hour', goal: { most: 30 } },
        'mails of 1,000 right passwords': { unit: '', goal: { most: 4 } },
      },
    ),
};
