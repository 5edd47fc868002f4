import { expect, test } from 'vitest';
import { playDay } from '../support/live-day/day.ts';
import { eventsOfDay } from '../support/live-day/events.ts';
import { flightShells } from '../support/live-day/shells.ts';

// A day of flights from a script; `npm run trust live` plays two of eighty flights, SEED=… one again

flightShells();
const first = Number(process.env.SEED ?? 33);
const days = Number(process.env.LIVE_DAYS ?? 1);
const turns = Number(process.env.LIVE_TURNS ?? (process.env.SEED ? 40 : 6));
const seeds = Array.from({ length: days }, (_, i) => first + i);

test.each(seeds)(
  'late, closed, swapped, two people at once: all views of day %i agree',
  async (seed) => {
    const { faults, diary, events } = await playDay(seed, turns, eventsOfDay);
    expect(faults, diary.join('\n')).toEqual([]);
    expect(events).toBeGreaterThan(turns * 4);
    // Each event is some twenty calls, which a machine at its limit answers slowly
  },
  600_000,
);
