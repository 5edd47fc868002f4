import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from '../../netlify/local/platform.ts';
import { namesAsked } from '../../netlify/names-asked.ts';
import { buildSite } from '../../netlify/site-build.ts';
import { type Figure, report } from '../bench/report.ts';
import { auditPages } from './axe.ts';
import { checkEventLog } from './event-log.ts';
import { killPostgres } from './faults.ts';
import { attackRoutes } from './requests.ts';
import { measureSignIn } from './sign-in.ts';

/** `npm run trust [part …]`: the reliability figures at full size, measured on the product with demo data. */
const dist = '.netlify/trust-dist';
const parts: Record<string, (url: string, localDir: string) => Promise<Figure[]>> = {
  'sign-in': measureSignIn,
  axe: auditPages,
  requests: attackRoutes,
  faults: killPostgres,
  'event-log': checkEventLog,
};

const names = namesAsked('part', Object.keys(parts), process.argv.slice(2));

const localDir = mkdtempSync(join(tmpdir(), 'lotnisko-trust-'));
const platform = await startPlatform({
  localDir,
  seed: true,
  jobsEverySeconds: 3600,
  forFunctions: { RATE_LIMIT_SCALE: '1000000' },
});
const figures: Figure[] = [];
try {
  await buildSite({ apiUrl: platform.url, local: true, outDir: dist, log: console.log });
  platform.serveSite(dist);
  for (const [name, measure] of Object.entries(parts)) {
    if (names.includes(name)) figures.push(...(await measure(platform.url, localDir)));
  }
} finally {
  await platform.stop();
  rmSync(localDir, { recursive: true, force: true });
}
process.exit(report(figures, 'trust-results.json') ? 0 : 1);
