import type { Part } from './part.ts';
import { byTests } from './run-tests.ts';

/** Of aircraft that come and leave once: 80 flights. */
const turns = 40;

/** Days of flights from a script, drawn anew each time; where two views differ, seed and minute are printed. */
export const live: Part = {
  figures: [],
  isUntimed: true,
  measure: ({ seed, long }) => {
    const days = long ? 10 : 2;
    return byTests(`${days} days of ${turns * 2} flights`, ['tests/api/live-day.test.ts'], {
      ...{ LIVE_DAYS: days, LIVE_TURNS: turns, SEED: seed },
    });
  },
};
