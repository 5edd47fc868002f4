import type { Browser } from '@playwright/test';
import * as pages from '../../src/domain/site/paths.ts';
import { shift, watchShift } from '../journeys/layout-shift.ts';
import { serveAsHost } from './as-host.ts';
import { type Run, runOnce } from './lighthouse.ts';
import { median } from './median.ts';
import type { Figure } from './report.ts';

const runs = 3;
const dayMs = 86_400_000;
const filled = [pages.home, pages.schedule];

/** The pages that tell times where what they ask is away, a day after they were filled, and beside a page of words. */
export async function measureAged(browser: Browser, baseURL: string, port: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of filled) {
    const away = await several(() => runOnce(baseURL + path, port, ['*/api/*']));
    figures.push(
      {
        what: `${path}, API away: Lighthouse performance`,
        value: median(away.map(({ scores }) => scores.performance ?? 0)),
        unit: '',
        goal: { least: 98 },
      },
      {
        what: `${path}, API away: layout shift`,
        value: median(away.map(({ shift }) => shift)),
        unit: '',
        goal: { most: 0.01 },
      },
      ...(await measureDayLater(browser, baseURL, path)),
    );
  }
  return [...figures, ...(await measureLargest(baseURL, port))];
}

async function several(run: () => Promise<Run>): Promise<Run[]> {
  const all: Run[] = [];
  for (let i = 0; i < runs; i += 1) all.push(await run());
  return all;
}

/** The page by a clock that is a day ahead, with no API to say better: nothing that has gone may look as if to come. */
async function measureDayLater(browser: Browser, baseURL: string, path: string): Promise<Figure[]> {
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 800 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route('**/api/**', (route) => route.abort());
  await watchShift(page);
  await page.clock.install({ time: Date.now() + dayMs });
  await page.goto(path, { waitUntil: 'networkidle' });
  const coming = await page.locator('tbody tr:has(time)').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { dateTime = '' } = row.querySelector('time') ?? {};
        return Date.parse(dateTime) < Date.now() - 6 * 60_000 && !row.matches('[data-gone], [data-state~=off]');
      }).length,
  );
  const moved = await shift(page);
  await context.close();
  return [
    {
      what: `${path}, a day later: flights that have gone, told as coming`,
      value: coming,
      unit: '',
      goal: { most: 0 },
    },
    { what: `${path}, a day later: layout shift`, value: moved, unit: '', goal: { most: 0.01 } },
  ];
}

const bare = `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Odloty</title>
<meta name="viewport" content="width=device-width"></head><body><h1>Najbliższe odloty</h1></body></html>`;

/** When the largest part of the home page stands there, beside that of a page that is nothing but words. */
async function measureLargest(baseURL: string, port: number): Promise<Figure[]> {
  const host = await serveAsHost(baseURL, bare);
  const home = await several(() => runOnce(host.url + pages.home, port));
  const words = await several(() => runOnce(`${host.url}/bare`, port));
  host.close();
  const [whole, least] = [home, words].map((all) => median(all.map(({ largest }) => largest)));
  if (whole === undefined || !least) throw new Error('A bare page paints nothing');
  return [{ what: '/: largest paint, × that of a bare page', value: whole / least, unit: '×', goal: { most: 1.5 } }];
}
