import type { Page } from '@playwright/test';
import * as pages from '../../src/domain/site/paths.ts';
import { expect, test } from '../support/journey.ts';

const arrivals = (page: Page) => page.getByRole('tab', { name: 'Przyloty' });

/** Opens a page while its script is still on the way; gives back how to let it come. */
async function openAsleep(page: Page, path: string = pages.schedule): Promise<() => void> {
  const awake = Promise.withResolvers<void>();
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await awake.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return awake.resolve;
}

test('a tab pressed before the schedule is awake is changed as soon as it is', async ({ page }) => {
  const wake = await openAsleep(page);
  await arrivals(page).click();
  await expect(arrivals(page)).toHaveAttribute('aria-selected', 'false');
  wake();
  await expect(arrivals(page)).toHaveAttribute('aria-selected', 'true');
});

test('an arrow key on a tab before the schedule is awake moves as soon as it is', async ({ page }) => {
  const wake = await openAsleep(page);
  await page.getByRole('tab', { name: 'Odloty' }).press('ArrowRight');
  await expect(arrivals(page)).toHaveAttribute('aria-selected', 'false');
  wake();
  await expect(arrivals(page)).toBeFocused();
  await expect(arrivals(page)).toHaveAttribute('aria-selected', 'true');
});

test('the switch of colours pressed before its script has come is answered once it has', async ({ page }) => {
  const wake = await openAsleep(page, pages.terms);
  const dark = page.getByRole('switch', { name: 'Ciemny motyw' });
  await dark.click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  wake();
  await expect(dark).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a link that hands on the way back does so when pressed before its script has come', async ({ page }) => {
  const wake = await openAsleep(page, `${pages.registration}?powrot=%2Fharmonogram`);
  await page.getByRole('link', { name: 'Przejdź do logowania' }).click();
  await expect(page).toHaveURL(/rejestracja/);
  wake();
  await expect(page).toHaveURL(`${pages.signIn}?powrot=%2Fharmonogram`);
});

test('a page of flights asked for before the schedule is awake comes, though it wakes meanwhile', async ({ page }) => {
  // While the next page is awaited nothing else can be asked of this one
  await page.addInitScript(() =>
    addEventListener('astro:hydrate', () => setTimeout(() => console.info('awake'), 100), true),
  );
  const wake = await openAsleep(page, `${pages.schedule}?page=2`);
  const answered = Promise.withResolvers<void>();
  await page.route('**/harmonogram?page=3', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Strona 3' }).click({ noWaitAfter: true });
  const awake = page.waitForEvent('console', (message) => message.text() === 'awake');
  wake();
  await awake;
  answered.resolve();
  await expect(page.getByRole('table', { name: /strona 3 z/ })).toBeVisible();
});

test('a press on a schedule that lost its network asleep is told, and the page comes anew', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|dynamically imported module|Error hydrating/);
  const scripts = /\/_astro\/.*\.js$/;
  const lost = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await lost.promise;
    await route.abort('internetdisconnected');
  });
  await page.goto(pages.schedule, { waitUntil: 'commit' });
  await arrivals(page).click();
  await context.setOffline(true);
  lost.resolve();
  await expect(page.getByText('Nie masz połączenia z internetem')).toBeVisible();
  await page.unroute(scripts);
  await context.setOffline(false);
  await expect(page.getByText('Nie masz połączenia z internetem')).toBeHidden();
  await arrivals(page).click();
  await expect(arrivals(page)).toHaveAttribute('aria-selected', 'true');
});

test('a browser that never rests wakes the schedule all the same', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = (run, { timeout } = {}) =>
      timeout === undefined ? 0 : Number(setTimeout(run, timeout));
  });
  await page.goto(pages.schedule);
  await arrivals(page).click();
  await expect(arrivals(page)).toHaveAttribute('aria-selected', 'true');
});
