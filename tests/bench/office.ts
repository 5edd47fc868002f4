import type { Browser, BrowserContext } from '@playwright/test';
import type { Role } from '../../src/domain/roles.ts';
import { median } from './median.ts';
import { reactAdmin } from './react-admin.ts';
import type { Figure } from './report.ts';

const rounds = 5;
const list = '/zarzadzanie/bramki';

/** Signs in without a page, so that nothing of the back-office is in the browser's cache yet. */
export async function signIn(context: BrowserContext, role: Role): Promise<void> {
  const home = await context.request.get('/');
  const answer = await context.request.post('/api/fetch_client', {
    headers: { origin: new URL(home.url()).origin },
    data: { email: `${role}@lotnisko.example`, password: `demo-${role}-2026` },
  });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`);
}

/**
 * The first list of the back-office from an empty cache, on a processor four times slower, as a part of what a minimal
 * list of react-admin over the same API takes. That one is built in a temporary folder where BENCH_REACT_ADMIN=1 says
 * that packages can be installed; the product does not depend on it.
 */
export async function measureOffice(browser: Browser, baseURL: string): Promise<Figure[]> {
  if (process.env.BENCH_REACT_ADMIN !== '1') return [];
  const other = await reactAdmin(baseURL);
  const ours: number[] = [];
  const theirs: number[] = [];
  try {
    for (let i = 0; i < rounds; i++) {
      ours.push(await painted(browser, baseURL, list));
      theirs.push(await painted(browser, baseURL, other.url));
    }
  } finally {
    await other.stop();
  }
  console.log(`first list painted: ours ${median(ours).toFixed()} ms, react-admin's ${median(theirs).toFixed()} ms`);
  const value = median(ours) / median(theirs);
  return [{ what: 'the first list, against react-admin’s', value, unit: '×', goal: { most: 0.5 } }];
}

/** From the beginning of the navigation to the frame in which a row of the list stands, in ms. */
async function painted(browser: Browser, baseURL: string, url: string): Promise<number> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  await signIn(context, 'airport_staff');
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'commit' });
  const found = await page.waitForFunction(() => document.querySelector('tbody td a') && performance.now(), undefined, {
    polling: 'raf',
  });
  const time = Number(await found.jsonValue());
  await context.close();
  return time;
}
