import type { Part } from './part.ts';
import { byTests } from './run-tests.ts';

/** The mail system away for a simulated day under bookings and cancellations; the card provider 30 s late. */
export const mailAway: Part = {
  figures: [12],
  measure: () =>
    byTests(
      'mail or provider away',
      ['mail-away', 'system', 'watch'].map((name) => `tests/api/${name}.test.ts`),
      { MAIL_AWAY_BOOKINGS: 40, PROVIDER_SLOWNESS: 30_000 },
      {
        // One of each booking: whose is cancelled before their confirmation could leave is told that alone
        'mails that were due': { unit: '', goal: { least: 40 } },
        'mails lost': { unit: '', goal: { most: 0 } },
        'mails sent twice': { unit: '', goal: { most: 0 } },
        'refunds that wait for longer than a minute': { unit: '', goal: { most: 0 } },
        'answer while the card provider is late': { unit: 's', goal: { most: 20 } },
        'places held for ever': { unit: '', goal: { most: 0 } },
        'payments that could still be made': { unit: '', goal: { most: 0 } },
      },
    ),
};
