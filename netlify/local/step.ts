export type Log = (line: string) => void;

/** Says what a long step does, and how long it took. */
export async function step<T>(log: Log, what: string, run: () => Promise<T>): Promise<T> {
  const since = performance.now();
  const result = await run();
  log(`  ${what} (${((performance.now() - since) / 1000).toFixed(1)} s)`);
  return result;
}
