import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import * as pages from '../../src/domain/site/paths.ts';
import { addressOf, factsOf, type PublicPath, publicPaths } from '../../src/domain/site/public-pages.ts';
import { serveAsHost } from './as-host.ts';
import { signIn } from './office.ts';
import type { Figure } from './report.ts';

interface Loaded {
  type: string;
  /** As it was before compression. */
  body: () => Promise<Buffer>;
  /** What crossed the wire, headers apart. */
  bytes: number;
}

/** Everything that opening a path fetches until the network is quiet. */
async function open(page: Page, path: string): Promise<Loaded[]> {
  const responses: Response[] = [];
  const note = (it: Response) => void responses.push(it);
  page.on('response', note);
  await page.goto(path, { waitUntil: 'networkidle' });
  page.off('response', note);
  const loaded = await Promise.all(
    responses.map(async (response) => ({
      type: response.request().resourceType(),
      body: () => response.body(),
      bytes: (await response.request().sizes()).responseBodySize,
    })),
  );
  // What the browser's own cache answers never reaches the network
  return loaded.filter(({ bytes }) => bytes > 0);
}

const kB = (bytes: number) => bytes / 1000;
const total = (numbers: number[]) => numbers.reduce((all, it) => all + it, 0);
const crossed = (loaded: Loaded[]) => kB(total(loaded.map(({ bytes }) => bytes)));

/** The bodies of these types, compressed one by one as they are served. */
async function compressed(loaded: Loaded[], types: string[], compress: (body: Buffer) => Buffer): Promise<number> {
  const ofTypes = loaded.filter(({ type }) => types.includes(type));
  return kB(total(await Promise.all(ofTypes.map(async ({ body }) => compress(await body()).length))));
}

/**
 * JS by page, in kB gz: what it starts with. Dialogs, fetched once it has been idle for a while, are not part of that.
 * A page that is not named here needs no islands, and has what is left.
 */
const scripts: Partial<Record<PublicPath, number | 'no budget of its own'>> = {
  '/': 88,
  '/harmonogram': 95,
  '/WynajemP': 140,
  '/wynajemC': 140,
  '/wynajemC/data/{id}': 140,
  '/wynajemC/data/{id}/form': 'no budget of its own',
  '/WynajemC/summary': 'no budget of its own',
  '/bez-sieci': 4,
  '/WynajemP/formR': 'no budget of its own',
  '/WynajemP/summary': 'no budget of its own',
  '/payment': 'no budget of its own',
  '/payment/success': 'no budget of its own',
  '/payment/error': 'no budget of its own',
  '/logowanie': 'no budget of its own',
  '/rejestracja': 'no budget of its own',
  '/resetowanie': 'no budget of its own',
  '/resetowanie/{token}': 'no budget of its own',
  '/potwierdzenie/{token}': 'no budget of its own',
  '/rezerwacja': 'no budget of its own',
  '/rezerwacja/{token}': 'no budget of its own',
  '/zarzadzanie': 150,
  '/dev/ui': 'no budget of its own',
};
const withoutIslands = 3;

export async function measurePages(browser: Browser, baseURL: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const page of publicPaths) {
    const most = scripts[page] ?? withoutIslands;
    if (typeof most === 'string') continue;
    const path = addressOf(page);
    const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 800 } });
    const tab = await context.newPage();
    if (factsOf(page).members) await signIn(context, 'airport_staff');
    const loaded = await open(tab, path);
    const gz = await compressed(loaded, ['script'], (body) => gzipSync(body, { level: 9 }));
    const br = await compressed(loaded, ['document', 'stylesheet'], (body) => brotliCompressSync(body));
    figures.push({ what: `${path}: JS`, value: gz, unit: 'kB gz', goal: { most } });
    // Whoever works there opens it once a day
    if (!factsOf(page).members)
      figures.push({ what: `${path}: HTML + CSS`, value: br, unit: 'kB br', goal: { most: 14 } });
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
  const first = await open(page, pages.home);
  const later = await open(page, pages.schedule);
  await context.close();
  return [
    { what: 'a first visit: requests', value: first.length, unit: '', goal: { most: 14 } },
    { what: 'a first visit: bytes', value: crossed(first), unit: 'kB', goal: { most: 220 } },
    { what: 'a later page: requests', value: later.length, unit: '', goal: { most: 5 } },
    { what: 'a later page: bytes', value: crossed(later), unit: 'kB', goal: { most: 40 } },
  ];
}
