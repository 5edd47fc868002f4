import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { signsIn } from './account-steps.ts';

test.use({ serviceWorkers: 'allow' });

const rows = (page: Page) => page.locator('tbody tr');

/** Waits until what this page shows is kept. */
async function expectKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (it) => (await caches.match(it, { ignoreSearch: true })) !== undefined, path), {
      timeout: 15_000,
    })
    .toBe(true);
}
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (it) =>
        (await (await caches.open(it)).keys()).map(({ url }) => new URL(url).pathname),
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
  await page.goto('/harmonogram');
  await expect(rows(page)).toHaveCount(5);
  await expectKept(page, '/harmonogram');
  await expectKept(page, '/api/flights');
  const first = await rows(page).first().locator('.mono').first().textContent();
  await goesOffline(context, page, quiet);
  await page.goto('/harmonogram');
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).first()).toContainText(first ?? '');
  await expect(page.getByText(/Stan z \d\d\.\d\d\.\d{4}, \d\d:\d\d/)).toBeVisible();
});

test('without a network home and announcements show what they had', async ({ page, context, quiet }) => {
  await page.goto('/ogloszenia');
  await expectKept(page, '/api/announcements');
  await page.goto('/');
  await expectKept(page, '/');
  await expectKept(page, '/api/flights');
  await goesOffline(context, page, quiet);
  await page.goto('/');
  await expect(rows(page)).not.toHaveCount(0);
  await expect(page.getByText(/^Stan z /).first()).toBeVisible();
  await page.goto('/ogloszenia?page=2');
  await expect(page.getByRole('link', { name: 'Strona 2' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText(/^Stan z /)).toBeVisible();
});

test('payment, booking and the back-office are never kept', async ({ page, quiet }) => {
  quiet.allow(/./);
  await page.goto('/harmonogram');
  await expectKept(page, '/harmonogram');
  for (const path of ['/WynajemP', '/payment/error', '/logowanie', '/zarzadzanie'])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const paths = await keptPaths(page);
  expect(paths).toContain('/harmonogram');
  expect(paths.filter((it) => !/^\/(_astro|fonts)\/|^\/(favicon\.svg|harmonogram|api\/flights)$/.test(it))).toEqual([]);
});

test('an answer to somebody signed in is not kept', async ({ page }) => {
  await page.goto('/logowanie');
  await signsIn(page, 'client@lotnisko.example', 'demo-client-2026');
  await expect(page.getByRole('button', { name: 'WYLOGUJ SIĘ' })).toBeVisible();
  await page.goto('/harmonogram');
  await expectKept(page, '/harmonogram');
  await page.reload();
  await expect(rows(page)).toHaveCount(5);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect((await keptPaths(page)).filter((it) => it.startsWith('/api/'))).toEqual([]);
});

test('a worker of a new build takes over by itself and drops the files of the old one', async ({ page, context }) => {
  const old = 'files-ofanotherbuild';
  await page.goto('/prywatnosc');
  await page.evaluate(async (it) => void (await (await caches.open(it)).put('/_astro/old.js', new Response(''))), old);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister());
  await context.newPage().then((it) => it.goto('/prywatnosc'));
  await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 15_000 }).not.toContain(old);
});
