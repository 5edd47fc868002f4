import { AsyncLocalStorage } from 'node:async_hooks';

/** What a call spent on the database. */
interface Spent {
  /** Round trips, each a statement or a transaction. */
  trips: number;
  /** All of them added up, in ms; of trips side by side that is more than the time that passed. */
  ms: number;
}

const spending = new AsyncLocalStorage<Spent>();

/** Runs a call and answers what it spent on the database besides. */
export async function timed<T>(run: () => Promise<T>): Promise<{ result: T; spent: Spent }> {
  const spent: Spent = { trips: 0, ms: 0 };
  const result = await spending.run(spent, run);
  return { result, spent };
}

/** Counts one round trip for the call that it belongs to, if any. */
export async function spend<T>(trip: () => Promise<T>): Promise<T> {
  const since = performance.now();
  try {
    return await trip();
  } finally {
    const spent = spending.getStore();
    if (spent) {
      spent.trips += 1;
      spent.ms += performance.now() - since;
    }
  }
}
