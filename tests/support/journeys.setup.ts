import { findBrowser } from './browser.ts';
import { startSite } from './start-site.ts';
import { countTurns } from './turns.ts';

/** Finds a browser, starts the product in a process and a folder of its own, and stops it after the last journey. */
export default async function setup(): Promise<() => Promise<void>> {
  process.env.JOURNEY_BROWSER = JSON.stringify(await findBrowser());
  const { json, stop } = await startSite();
  process.env.JOURNEY_SITE = json;
  const forgetTurns = countTurns();
  return async () => {
    forgetTurns();
    await stop();
  };
}
