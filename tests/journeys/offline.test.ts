import type { BrowserContext, Page } from '@playwright/test';
import * as pages from '../../src/domain/site/paths.ts';
import { factsOf, publicPaths } from '../../src/domain/site/public-pages.ts';
import { expect, expectAwake, test } from '../support/journey.ts';
import { opensAs } from './account-steps.ts';
import { confirms, newGuest, reachesSummary } from './parking-steps.ts';

test.use({ serviceWorkers: 'allow' });

const offline = publicPaths.filter((path) => factsOf(path).offline).map((path) => path.toLowerCase());
const rows = (page: Page) => page.locator('tbody tr:has(td)');

/** Waits until what this page shows is kept. */
async function expectKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (it) => (await caches.match(it, { ignoreSearch: true })) !== undefined, path), {
      timeout: 30_000,
    })
    .toBe(true);
}
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    );
    return all.flat();
  });
async function goesOffline(
  context: BrowserContext,
  page: Page,
  quiet: { allow(pattern: RegExp): void },
): Promise<void> {
  quiet.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await page.clock.install({ time: Date.now() + 40 * 60_000 });
}

test('without a network the schedule that was read last is there, and says from when', async ({
  page,
  context,
  quiet,
}) => {
  await page.goto(pages.schedule);
  await expect(rows(page)).toHaveCount(5);
  await expectKept(page, '/harmonogram');
  const first = await rows(page).first().locator('.mono').first().textContent();
  await goesOffline(context, page, quiet);
  await page.goto(pages.schedule);
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).first()).toContainText(first ?? '');
  await expect(page.getByText(/Stan z \d\d\.\d\d\.\d{4}, \d\d:\d\d/).last()).toBeVisible();
});

test('without a network home and announcements show what they had', async ({ page, context, quiet }) => {
  await page.goto(pages.announcements);
  await expectKept(page, '/api/announcements');
  await page.goto(pages.home);
  // Its flights came with it
  await expectKept(page, '/');
  await goesOffline(context, page, quiet);
  await page.goto(pages.home);
  await expect(rows(page)).not.toHaveCount(0);
  await expect(page.getByText(/^Stan z /).first()).toBeVisible();
  await page.goto(`${pages.announcements}?page=2`);
  await expect(page.getByRole('link', { name: 'Strona 2' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText(/^Stan z /)).toBeVisible();
  await context.setOffline(false);
  await page.clock.runFor(16_000);
  await expect(page.getByText(/^Stan z /)).toHaveCount(0);
});

test('whoever has been on the home page alone has the other pages without a network too', async ({
  page,
  context,
  quiet,
}) => {
  await page.goto(pages.home);
  for (const path of offline) await expectKept(page, path);
  await goesOffline(context, page, quiet);
  for (const path of offline) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Nie masz połączenia/ }), path).toHaveCount(0);
  }
});

test('who goes on at once has each page fetched once, and of those who stay the others are kept', async ({
  page,
  context,
}) => {
  await page.goto(pages.schedule);
  await expectKept(page, '/harmonogram');
  const [worker] = context.serviceWorkers();
  const fetched = () =>
    worker?.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ transferSize }) => transferSize > 0)
        .map(({ name }) => new URL(name).pathname),
    );
  // The browser still had it
  expect(await fetched()).not.toContain('/harmonogram');
  await page.goto(pages.home);
  await expectKept(page, '/');
  expect((await fetched())?.filter((path) => offline.includes(path))).toEqual(['/']);
  for (const path of offline) await expectKept(page, path);
});

test('payment, booking and the back-office are never kept', async ({ page, quiet }) => {
  quiet.allow(/./);
  await page.goto(pages.schedule);
  await expectKept(page, '/harmonogram');
  for (const path of ['/WynajemP', '/payment/error', '/logowanie', '/zarzadzanie'])
    await page.goto(path, { waitUntil: 'networkidle' });
  // A guest is led on from the back-office, and what the page is asked meanwhile is lost
  await expect(page).toHaveURL((url) => url.pathname === pages.signIn && url.search !== '');
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const paths = await keptPaths(page);
  expect(paths).toContain('/harmonogram');
  expect(
    paths.filter(
      (it) => !/^\/(_astro|fonts)\/|^\/(favicon\.svg|bez-sieci|api\/flights)$/.test(it) && !offline.includes(it),
    ),
  ).toEqual([]);
});

test('an answer to somebody signed in is not kept', async ({ page }) => {
  await opensAs(page, 'client', pages.home);
  await expect(page.getByRole('button', { name: 'WYLOGUJ SIĘ' })).toBeVisible();
  await page.goto(pages.schedule);
  await expectKept(page, '/harmonogram');
  await page.reload();
  await expect(rows(page)).toHaveCount(5);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect((await keptPaths(page)).filter((it) => it.startsWith('/api/'))).toEqual([]);
});

test('a worker of a new build takes over by itself and drops the files of the old one', async ({ page, context }) => {
  const old = 'files-ofanotherbuild';
  await page.goto(pages.privacy);
  await page.evaluate(async (it) => void (await (await caches.open(it)).put('/_astro/old.js', new Response(''))), old);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister());
  await context.newPage().then((it) => it.goto(pages.privacy));
  await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 15_000 }).not.toContain(old);
});

// The browser says so too when it cannot look for a new service worker
const unplugged = /Failed to load resource|ERR_INTERNET_DISCONNECTED|error occurred when fetching the script/;
const lostDialog = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Wystąpił błąd podczas pobierania informacji' });

test('who loses the network right after opening the schedule is told so, and the page stays', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(unplugged);
  await page.goto(pages.schedule);
  // Its rows are there before its script
  await expectAwake(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  // What the page came with is there, and says that it could not be refreshed
  await page.getByRole('tab', { name: 'Przyloty' }).click();
  await expect(rows(page)).toHaveCount(5);
  await expect(page.getByText(/^Nie udało się odświeżyć\./).first()).toBeVisible();
  await page.getByRole('link', { name: 'Następna strona' }).click();
  await expect(lostDialog(page)).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'FILTRUJ' }).click();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
  await expect(page.getByRole('heading', { name: 'HARMONOGRAM LOTÓW' })).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await expect(rows(page)).toHaveCount(5);
  await expect(page.getByRole('tab', { name: 'Przyloty' })).toHaveAttribute('aria-selected', 'true');
});

test('who loses the network at the summary is told so, and goes on when it is back', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(unplugged);
  await reachesSummary(page, newGuest());
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await confirms(page);
  await expect(lostDialog(page)).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Potwierdź i zapłać' }).click();
  await expect(page).toHaveURL('/payment');
});

test('a page that was never visited says that the network is gone, and opens once it is back', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(unplugged);
  await page.goto(pages.schedule);
  await expectKept(page, '/bez-sieci');
  await expectKept(page, '/harmonogram');
  await context.setOffline(true);
  await page.goto(pages.parking);
  await expect(page.getByRole('heading', { name: /Nie masz połączenia/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Tablica odlotów/ })).toHaveAttribute('href', '/harmonogram');
  await expect(page.getByRole('main').getByRole('link', { name: /^\+48/ })).toBeVisible();
  expect(await page.evaluate(() => document.fonts.check('16px "Atkinson Hyperlegible Next"'))).toBe(true);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'ZAREZERWUJ MIEJSCE PARKINGOWE' })).toBeVisible({ timeout: 20_000 });
});

test('without a network the page of a flight that was looked at is there', async ({ page, context, quiet }) => {
  quiet.allow(unplugged);
  await page.goto(pages.schedule);
  await expectKept(page, '/harmonogram');
  await page.goto(pages.schedule);
  await rows(page).first().getByRole('link').first().click();
  await page.waitForURL('**/lot/**');
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await expectKept(page, new URL(page.url()).pathname.toLowerCase());
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
});

test('a worker whose first page did not come keeps the open one, and that later', async ({ page, context, quiet }) => {
  quiet.allow(/Failed to load resource|is not kept yet/);
  let asked = 0;
  await context.route('**/bez-sieci', (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.goto(pages.schedule);
  await expectKept(page, '/harmonogram');
  expect(asked).toBe(1);
  await expectKept(page, '/bez-sieci');
});
