/** What one answer of the API cost: in ms, and how often it asked the database. */
export interface Cost {
  total: number;
  database: number;
  trips: number;
}

/** A browser stops keeping what it loaded after some hundred files: what it kept last is then no longer of now. */
const freshMs = 30_000;

/** The cost of the last answer of an address, as the header `Server-Timing` told it; undefined where nothing did. */
export function costOf(path: string): Cost | undefined {
  const { href } = new URL(path, location.href);
  const last = performance
    .getEntriesByName(href, 'resource')
    .filter((it): it is PerformanceResourceTiming => 'serverTiming' in it)
    .at(-1);
  if (!last || performance.now() - last.responseEnd > freshMs) return undefined;
  const named = (name: string) => last.serverTiming.find((it) => it.name === name);
  const [total, database] = [named('total'), named('db')];
  if (!total || !database) return undefined;
  return { total: total.duration, database: database.duration, trips: Number(database.description) };
}
