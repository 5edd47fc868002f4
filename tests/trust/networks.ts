import type { Part } from './part.ts';
import { byTests } from './run-tests.ts';

/**
 * One network that wants all it can get: what it holds unpaid at any hour of a year, what a thousand attempts of each
 * kind cost another person there, and how much of a level forty networks hold without a proof.
 */
export const networks: Part = {
  figures: [21, 24],
  measure: ({ seed }) =>
    byTests(
      'a hostile network',
      ['hostile-network', 'network-limits', 'booking-holds', 'scarce-holds'].map((name) => `tests/api/${name}.test.ts`),
      { HOSTILE_DAYS: 365, HOSTILE_TRIES: 1_000, SEED: seed },
      {
        'unpaid days of a network without a proof, at most': { unit: 'days', goal: { most: 60 } },
        'proofs asked of who books three cars in a row': { unit: '', goal: { most: 0 } },
        'people refused after others’ attempts, with a proof': { unit: '', goal: { most: 0 } },
        'work of a proof': { unit: 's', goal: { most: 1 } },
        'share of a level held unpaid without a proof': { unit: '%', goal: { most: 20 } },
      },
    ),
};
