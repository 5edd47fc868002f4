import { AsyncLocalStorage } from 'node:async_hooks';

/** What a call spent on the database. */
interface Spent {
  /** Round trips, each a statement or a transaction. */
  trips: number;
  /** All of them added up, in ms; of trips side by side that is more than the time that passed. */
  ms: number;
  /** How long the call waited for a slow database, in ms: so much less is left for the trips that follow. */
  slow: number;
  /** Until when that is counted: of trips side by side the same time counts once. */
  slowUntil: number;
}

/**
 * How long a call waits for the database in all, in ms. A statement may take less (see migrate.ts), so one that takes
 * too long is ended by Postgres, which says so, before we give up on the answer. What is read in many quick trips, such
 * as a file of a long list, may take longer.
 */
const patience = 4_500;
const slowTrip = 2_000;

const spending = new AsyncLocalStorage<Spent>();

/** Runs a call and answers what it spent on the database besides. */
export async function timed<T>(run: () => Promise<T>): Promise<{ result: T; spent: Spent }> {
  const spent: Spent = { trips: 0, ms: 0, slow: 0, slowUntil: 0 };
  const result = await spending.run(spent, run);
  return { result, spent };
}

/** Counts one round trip for the call that it belongs to, if any, and tells it how long it may take, in ms. */
export async function spend<T>(trip: (left: number) => Promise<T>): Promise<T> {
  const since = performance.now();
  const spent = spending.getStore();
  try {
    return await trip(Math.max(patience - (spent?.slow ?? 0), 1));
  } finally {
    const until = performance.now();
    if (spent) {
      spent.trips += 1;
      spent.ms += until - since;
      if (until - since > slowTrip) {
        spent.slow += until - Math.max(since, spent.slowUntil);
        spent.slowUntil = until;
      }
    }
  }
}
