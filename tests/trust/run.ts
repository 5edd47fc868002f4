import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from '../../netlify/local/platform.ts';
import { type Figure, report } from '../bench/report.ts';
import { attackRoutes } from './requests.ts';
import { measureSignIn } from './sign-in.ts';

/** `npm run trust`: the reliability figures at full size, measured on the product with demo data. */
const localDir = mkdtempSync(join(tmpdir(), 'lotnisko-trust-'));
const platform = await startPlatform({ localDir, seed: true, jobsEverySeconds: 3600, forFunctions: { RATE_LIMIT_SCALE: '1000000' } });
const figures: Figure[] = [];
try {
  figures.push(...(await measureSignIn(platform.url)));
} finally {
  await platform.stop();
  rmSync(localDir, { recursive: true, force: true });
}
figures.push(...(await attackRoutes()));
process.exit(report(figures, 'trust-results.json') ? 0 : 1);
