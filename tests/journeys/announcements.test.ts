import type { Page } from '@playwright/test';
import { airportName } from '../../src/airport/identity.ts';
import { expectNoSidewaysScroll } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';

const path = '/ogloszenia';
const list = (page: Page) => page.getByRole('list', { name: 'Ogłoszenia' });
const items = (page: Page) => list(page).getByRole('listitem');

test('announcements come four a page, and Back turns back', async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ogłoszenia');
  await expect(items(page)).toHaveCount(4);
  const first = (await items(page).first().getByRole('heading', { level: 2 }).textContent()) ?? '';
  await expect(page.getByRole('link', { name: 'Poprzednia strona' })).toBeDisabled();
  await page.getByRole('link', { name: 'Następna strona' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.getByRole('link', { name: 'Strona 2' })).toHaveAttribute('aria-current', 'page');
  await expect(items(page).getByRole('heading', { name: first })).toHaveCount(0);
  await page.goBack();
  await expect(items(page).first().getByRole('heading')).toHaveText(first);
});

test('what was built stays when the API is down, and says from when it is', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource/);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(path);
  await expect(items(page)).toHaveCount(4);
  await expect(page.getByRole('status').filter({ hasText: /^Stan z \d\d\.\d\d\.\d{4}, \d\d:\d\d$/ })).toBeVisible();
});

test('a title of one endless word fits any window, here and on the home page', async ({ page }) => {
  // What somebody could write is not written into the pages that other journeys read
  const endless = 'Ł'.repeat(120);
  await page.route('**/api/announcements*', async (route) => {
    const response = await route.fetch();
    const { data, meta } = await response.json();
    const [first, ...rest] = data;
    await route.fulfill({ response, json: { data: [{ ...first, title: endless }, ...rest], meta } });
  });
  for (const where of [path, '/']) {
    await page.goto(where);
    const title = items(page).getByRole('heading', { name: endless });
    // The list, not what is in it: the answer replaces that
    await list(page).scrollIntoViewIfNeeded();
    await expect(title).toBeVisible();
    for (const width of [320, 800, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      expect(await title.evaluate((heading) => heading.scrollWidth - heading.clientWidth), `${width} px`).toBe(0);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every announcement is there', async ({ page, site }) => {
    const [{ many } = { many: '0' }] = await site.query<{ many: string }>(
      'select count(*) as many from announcements where valid_until > now()',
    );
    await page.goto(path);
    expect(Number(many)).toBeGreaterThan(4);
    await expect(items(page)).toHaveCount(Number(many));
    await expect(items(page).last()).toBeVisible();
  });
});

test('an announcement has a page of its own, which is shared and read by search engines', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  const marked = items(page).filter({ has: page.locator('[data-part=travel]:visible') });
  await expect(marked).toHaveCount(1);
  const title = (await marked.getByRole('heading').textContent()) ?? '';
  await marked.getByRole('link').click();
  await expect(page).toHaveURL(/\/ogloszenia\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title.replaceAll('\u00a0', ' ')} – ${airportName}`);
  await expect(page.getByText('Ważne dla podróżnych dziś')).toBeVisible();
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({ '@type': 'NewsArticle', url: page.url(), expires: expect.stringMatching(/^\d{4}-/) });
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Udostępnij ogłoszenie' }).click();
  await expect(page.getByRole('button', { name: 'Skopiowano adres' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(page.url()).toContain(site.url);
});

test('an announcement that is over, or never was, is not found (404)', async ({ page, quiet, site }) => {
  quiet.allow(/404/);
  const [{ id } = { id: 0 }] = await site.query<{ id: number }>(
    'select id from announcements where valid_until < now() limit 1',
  );
  expect(id).toBeGreaterThan(0);
  for (const address of [`/ogloszenia/${id}`, '/ogloszenia/999999', '/ogloszenia/nic', '/ogloszenia/1.5']) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { name: 'Strona nie istnieje' })).toBeVisible();
  }
});
