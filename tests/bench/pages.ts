import type { Browser } from '@playwright/test';
import * as pages from '../../src/domain/site/paths.ts';
import { addressOf, factsOf, publicPaths } from '../../src/domain/site/public-pages.ts';
import { crossed, kB, mostScripts, opened, pageAndStylesOf, scriptsOf } from '../support/page-weights.ts';
import { serveAsHost } from './as-host.ts';
import { signIn } from './office.ts';
import type { Figure } from './report.ts';

export async function measurePages(browser: Browser, baseURL: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const page of publicPaths) {
    const most = mostScripts(page);
    if (most === undefined) continue;
    const path = addressOf(page);
    const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 800 } });
    const tab = await context.newPage();
    if (factsOf(page).members) await signIn(context, 'airport_staff');
    const loaded = await opened(tab, path);
    figures.push({ what: `${path}: JS`, value: await scriptsOf(loaded), unit: 'kB gz', goal: { most } });
    // Whoever works there opens it once a day
    if (!factsOf(page).members)
      figures.push({
        what: `${path}: HTML + CSS`,
        value: await pageAndStylesOf(loaded),
        unit: 'kB br',
        goal: { most: 14 },
      });
    await context.close();
  }
  return [...figures, await measureFirstAnswer(browser, baseURL), ...(await measureVisit(browser, baseURL))];
}

/** The page of the home page with its headers, as a new connection carries it: its first packets hold 14.6 kB. */
async function measureFirstAnswer(browser: Browser, baseURL: string): Promise<Figure> {
  const host = await serveAsHost(baseURL, '');
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const answer = await page.goto(host.url + pages.home);
  const sizes = await answer?.request().sizes();
  await context.close();
  host.close();
  const bytes = (sizes?.responseHeadersSize ?? Number.NaN) + (sizes?.responseBodySize ?? Number.NaN);
  return { what: '/: HTML and headers, on the wire', value: kB(bytes), unit: 'kB', goal: { most: 14.6 } };
}

/** A first visit to the home page and then the schedule, in one browser. */
async function measureVisit(browser: Browser, baseURL: string): Promise<Figure[]> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const first = await opened(page, pages.home);
  const later = await opened(page, pages.schedule);
  await context.close();
  return [
    { what: 'a first visit: requests', value: first.length, unit: '', goal: { most: 14 } },
    { what: 'a first visit: bytes', value: crossed(first), unit: 'kB', goal: { most: 220 } },
    { what: 'a later page: requests', value: later.length, unit: '', goal: { most: 5 } },
    { what: 'a later page: bytes', value: crossed(later), unit: 'kB', goal: { most: 40 } },
  ];
}
