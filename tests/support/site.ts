import { buildSite } from '../../netlify/build/site-build.ts';
import { startPlatform } from '../../netlify/local/platform.ts';
import { makeCareless } from './careless.ts';
import { watched } from './described-answers.ts';
import { storeLightHashes } from './light-hash.ts';

/**
 * The product on a free port, for journeys: its first line of output says where. Its folder and that of its pages come
 * as arguments. It has demo data and builds the pages, unless a third argument says that they are built. Another line
 * tells of each answer that is not as the API's description says.
 */
const [localDir = '', dist = '', hasPages] = process.argv.slice(2);
const forFunctions = {
  RATE_LIMIT_SCALE: '1000',
  ...(process.env.BOOKING_HOLD_SECONDS && { BOOKING_HOLD_SECONDS: process.env.BOOKING_HOLD_SECONDS }),
};
const around = watched((fault) => console.log(`undescribed ${fault}`));
const options = { jobsEverySeconds: 1, forFunctions, stopOnSignals: true, around } as const;
const platform = await startPlatform({ localDir, seed: !hasPages, ...options });
await makeCareless(platform.databaseUrl);
await storeLightHashes(platform.databaseUrl);
if (!hasPages)
  await buildSite({ apiUrl: platform.url, local: true, outDir: dist, log: console.log }).catch(async (error) => {
    await platform.stop();
    throw error;
  });
await platform.serveSite(dist);
console.log(`serving ${JSON.stringify({ url: platform.url, databaseUrl: platform.databaseUrl, localDir })}`);
