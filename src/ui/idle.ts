/** Long enough for what the page itself needs, in ms. */
const settled = 3000;

/** A browser may call itself busy for ten seconds while a page loads. */
const timeout = 1000;

/** Runs once the page has settled and the browser has nothing to do; gives back how to call it off. */
export function whenIdle(run: () => void, rest = settled): () => void {
  const begin = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(run, { timeout }) : run());
  const timer = setTimeout(begin, rest);
  return () => clearTimeout(timer);
}

/** Fetches what will be asked for; a failure is told when it is needed, if it fails then, too. */
export const fetchSoon = (load: () => Promise<unknown>) => (): void => void load().catch(() => undefined);
