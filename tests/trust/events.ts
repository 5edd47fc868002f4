import type { Part } from './part.ts';
import { byTests } from './run-tests.ts';

/**
 * What the provider tells, ten times each and shuffled, of refunds made there, failed ones, disputes and the other
 * mode: one booking and one mail, and both books agree.
 */
export const events: Part = {
  figures: [5],
  isUntimed: true,
  measure: ({ seed }) =>
    byTests(
      'events ten times each, shuffled',
      ['provider-events', 'payment-promises', 'refunds-at-provider'].map((name) => `tests/api/${name}.test.ts`),
      { EVENT_ORDERS: 240, SEED: seed },
      {
        events: { unit: '', goal: { least: 15_000 } },
        'orders that only the other mode told of': { unit: '', goal: { least: 80 } },
        'of them obeyed': { unit: '', goal: { most: 0 } },
        'answers unlike 200, or 400 to the other mode': { unit: '', goal: { most: 0 } },
        'what does not agree': { unit: '', goal: { most: 0 } },
      },
    ),
};
