import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { listen } from '../../netlify/local/listen.ts';
import { startPlatform } from '../../netlify/local/platform.ts';
import { buildSite } from '../../netlify/site-build.ts';
import { findBrowser } from '../support/browser.ts';
import { measureImports } from './imports.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLists } from './lists.ts';
import { measurePages } from './pages.ts';
import { type Figure, report } from './report.ts';

/** `npm run bench [part …]`: the budgets, measured on the product as it is built, with demo data. */
const asked = process.argv.slice(2);
const isAsked = (part: string) => asked.length === 0 || asked.includes(part);
const dist = '.netlify/bench-dist';

mkdirSync('.netlify', { recursive: true });
const localDir = mkdtempSync(join(tmpdir(), 'lotnisko-bench-'));
const platform = await startPlatform({ localDir, seed: true, jobsEverySeconds: 3600 });
const figures: Figure[] = [];
try {
  await buildSite({ apiUrl: platform.url, outDir: dist, log: console.log });
  platform.serveSite(dist);
  const port = await freePort();
  const browser = await chromium.launch({ ...(await findBrowser()), args: ['--no-sandbox', `--remote-debugging-port=${port}`] });
  if (isAsked('pages')) figures.push(...(await measurePages(browser, platform.url)));
  if (isAsked('lighthouse')) figures.push(...(await measureLighthouse(platform.url, port)));
  await browser.close();
  if (isAsked('imports')) figures.push(...(await measureImports()));
  if (isAsked('lists')) figures.push(...(await measureLists(platform.url, platform.databaseUrl)));
} finally {
  await platform.stop();
  rmSync(localDir, { recursive: true, force: true });
}
process.exit(report(figures, 'bench-results.json') ? 0 : 1);

async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = await listen(server, 0, ['127.0.0.1']);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
