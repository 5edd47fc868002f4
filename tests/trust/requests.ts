import { everyRole } from '../../src/domain/kernel/roles.ts';
import type { Part } from './part.ts';
import { byTests } from './run-tests.ts';

/** Hostile requests at every route, drawn anew each time; what fails prints its seed. */
export const requests: Part = {
  figures: [1],
  measure: ({ seed, long }) => {
    const each = long ? 500 : 70;
    const what = `${each} hostile requests at each route`;
    const none = { unit: '', goal: { most: 0 } };
    return byTests(
      what,
      ['tests/api/fuzz.test.ts'],
      { FUZZ_RUNS: each, SEED: seed },
      {
        requests: { unit: '', goal: { least: 20_000 } },
        'answers 5xx': none,
        'stack traces': none,
        'answers that are not as described': none,
        'slowest answer': { unit: 's', goal: { most: 2 } },
        'rows changed without a line in the log': none,
        // Where nothing was reached nothing was found: whose requests are nearly all refused tests the refusals
        'lines that they wrote to the log': { unit: '', goal: { least: 1_000 } },
        'of 100 answers 2xx': { unit: '', goal: { least: 20 } },
        'routes that nobody was answered 2xx on, without a reason': none,
        // Guests, every role, and those who mean well
        'callers who were answered 2xx': { unit: '', goal: { least: everyRole.length + 2 } },
      },
    );
  },
};
