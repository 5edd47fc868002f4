import { startPlatform } from '../../netlify/local/platform.ts';
import { buildSite } from '../../netlify/site-build.ts';

/**
 * The product with demo data on a free port, for journeys: its first line of output says where. The folder comes as the
 * argument.
 */
const [localDir = '', dist = ''] = process.argv.slice(2);
const forFunctions = {
  RATE_LIMIT_SCALE: '1000',
  ...(process.env.BOOKING_HOLD_SECONDS && { BOOKING_HOLD_SECONDS: process.env.BOOKING_HOLD_SECONDS }),
};
const platform = await startPlatform({ localDir, seed: true, jobsEverySeconds: 1, forFunctions, stopOnSignals: true });
await buildSite({ apiUrl: platform.url, local: true, outDir: dist, log: console.log }).catch(async (error) => {
  await platform.stop();
  throw error;
});
platform.serveSite(dist);
console.log(`serving ${JSON.stringify({ url: platform.url, databaseUrl: platform.databaseUrl, localDir })}`);
