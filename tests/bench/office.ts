import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import type { Role } from '../../src/domain/kernel/roles.ts';
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

/** What a new browser needs to be signed in: an account signs in only so often in an hour, and browsers are many. */
export async function signedIn(browser: Browser, baseURL: string, role: Role): Promise<BrowserContextOptions> {
  const context = await browser.newContext({ baseURL });
  await signIn(context, role);
  const storageState = await context.storageState();
  await context.close();
  return { baseURL, storageState };
}

interface Painted {
  /** From the beginning of the navigation to the frame in which a row of the list stands, in ms. */
  after: number;
  /** As much of it as the page's main thread worked, whatever else the machine did meanwhile. */
  work: number;
}

/**
 * The first list of the back-office from an empty cache, on a processor four times slower, as a part of what a minimal
 * list of react-admin over the same API takes. That one is built in a temporary folder where BENCH_REACT_ADMIN=1 says
 * that packages can be installed; the product does not depend on it.
 */
export async function measureOffice(browser: Browser, baseURL: string): Promise<Figure[]> {
  if (process.env.BENCH_REACT_ADMIN !== '1') return [];
  const clerk = await signedIn(browser, baseURL, 'airport_staff');
  const other = await reactAdmin(baseURL);
  const ours: Painted[] = [];
  const theirs: Painted[] = [];
  try {
    for (let i = 0; i < rounds; i++) {
      ours.push(await paint(browser, clerk, list));
      theirs.push(await paint(browser, clerk, other.url));
      console.log(
        `first list painted, ${i + 1} of ${rounds}: ours ${words(ours[i])}, react-admin’s ${words(theirs[i])}`,
      );
    }
  } finally {
    await other.stop();
  }
  const against = (part: keyof Painted) => {
    const [own, their] = [ours, theirs].map((all) => median(all.map((it) => it[part])));
    return Number(own) / Number(their);
  };
  const goal = { most: 0.5 };
  return [
    { what: 'the first list, against react-admin’s', value: against('after'), unit: '×', goal },
    { what: 'the first list, work of its page against react-admin’s', value: against('work'), unit: '×', goal },
  ];
}

const words = (painted: Painted | undefined) =>
  painted && `${painted.after.toFixed()} ms (work: ${painted.work.toFixed()} ms)`;

export async function paint(
  browser: Browser,
  clerk: BrowserContextOptions,
  url: string,
  first = 'tbody td a',
): Promise<Painted> {
  const context = await browser.newContext({
    ...clerk,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'commit' });
  const found = await page.waitForFunction((first) => document.querySelector(first) && performance.now(), first, {
    polling: 'raf',
  });
  const { metrics } = await session.send('Performance.getMetrics');
  const after = Number(await found.jsonValue());
  await context.close();
  return { after, work: 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) };
}
