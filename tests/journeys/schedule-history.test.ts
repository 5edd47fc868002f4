import type { Page } from '@playwright/test';
import * as pages from '../../src/domain/site/paths.ts';
import { expect, expectAwake, passHalfMinute, test } from '../support/journey.ts';

const rows = 'tbody tr:has(td)';
const entries = (page: Page) => page.evaluate(() => history.length);
const tab = (page: Page, name: string) => page.getByRole('tab', { name, selected: true });
const toPage = async (page: Page, name: string) => {
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
};

test.beforeEach(async ({ page }) => {
  await page.goto(pages.home);
  await page.getByRole('link', { name: 'HARMONOGRAM', exact: true }).click();
  // The home page has such rows and tabs too
  await expect(page).toHaveURL(pages.schedule);
  await expect(page.locator(rows)).toHaveCount(5);
  await expectAwake(page);
});

test('Back and Forward lead through tabs, pages, days, filters and sorts to the page before', async ({ page }) => {
  await page.getByRole('tab', { name: 'Przyloty' }).click();
  await expect(page.getByRole('columnheader', { name: 'Skąd' })).toBeVisible();
  await toPage(page, 'Strona 2');
  await page.getByRole('button', { name: 'Jutro' }).click();
  await expect(page).toHaveURL('/harmonogram?isarrdep=arrival&day=tomorrow');
  await page.getByRole('button', { name: 'FILTRUJ' }).click();
  await page.getByLabel('Linia lotnicza').selectOption('PLL LOT');
  await page.getByRole('button', { name: /^Pokaż.*\slot/ }).click();
  const airline = page.getByRole('button', { name: 'Linia lotnicza: PLL LOT usuń filtr' });
  await expect(airline).toBeVisible();
  await page.getByRole('button', { name: 'SORTUJ' }).click();
  await page.getByRole('checkbox', { name: 'Skąd' }).check();
  await page.getByRole('button', { name: /^Pokaż.*\slot/ }).click();
  const sort = page.getByRole('button', { name: 'Skąd rosnąco usuń sortowanie' });
  await sort.click();
  await expect(sort).toHaveCount(0);

  await page.goBack();
  await expect(sort).toBeVisible();
  await page.goBack();
  await expect(sort).toHaveCount(0);
  await expect(airline).toBeVisible();
  await page.goBack();
  await expect(airline).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Jutro', pressed: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Wszystkie dni', pressed: true })).toBeVisible();
  await expect(page.getByRole('table', { name: /^Przyloty, strona 2 / })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('table', { name: /^Przyloty, strona 1 / })).toBeVisible();
  await page.goBack();
  await expect(tab(page, 'Odloty')).toBeVisible();
  await expect(page).toHaveURL('/harmonogram');
  await expect(page.getByRole('table', { name: /^Odloty, strona 1 / })).toBeVisible();
  await page.goForward();
  await expect(tab(page, 'Przyloty')).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('table', { name: /^Przyloty, strona 2 / })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('what is typed takes the place of the entry, and does not come again after Back', async ({ page }) => {
  await toPage(page, 'Strona 2');
  // What is typed waits as long as the test does
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const before = await entries(page);
  const search = page.getByRole('searchbox');
  for (const typed of ['nie ma', 'nie ma takiego']) {
    await search.fill(typed);
    await page.clock.runFor(400);
    await expect(page).toHaveURL(`/harmonogram?search=${typed.replaceAll(' ', '+')}`);
  }
  expect(await entries(page)).toBe(before);
  await search.fill('pospiesznie');
  await page.goBack();
  await expect(search).toHaveValue('');
  await page.clock.runFor(1_000);
  await expect(page.getByRole('table', { name: /strona 1 / })).toBeVisible();
  await expect(page).toHaveURL('/harmonogram');
  await page.goForward();
  await expect(search).toHaveValue('nie ma takiego');
  await expect(page.getByText('Brak danych')).toBeVisible();
});

test('what is chosen already, a choice that comes back and a refresh are no entries', async ({ page }) => {
  const before = await entries(page);
  await page.getByRole('tab', { name: 'Odloty' }).click();
  await page.getByRole('button', { name: 'Wszystkie dni' }).click();
  await expect(page).toHaveURL('/harmonogram');
  expect(await entries(page)).toBe(before);
  await page.goto(`${pages.schedule}?sort=destination,departure&page=2`);
  await expect(page).toHaveURL('/harmonogram?sort=destination%2Cdeparture&page=2');
  await page.goto(pages.home);
  await page.clock.install();
  await page.goto(pages.schedule);
  await expect(page).toHaveURL('/harmonogram?sort=destination%2Cdeparture&page=2');
  await expect(page.getByRole('table', { name: /strona 2 / })).toBeVisible();
  // The clock of what is not awake yet would begin after that of the test
  await expectAwake(page);
  const refresh = page.waitForResponse(/\/api\/flights/);
  await passHalfMinute(page);
  await refresh;
  expect(await entries(page)).toBe(before + 3);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('from a flight, Back over several pages ends where it should', async ({ page }) => {
  await toPage(page, 'Strona 2');
  await page.locator(rows).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/lot\//);
  await page.goBack();
  await expect(page.getByRole('table', { name: /strona 2 / })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/lot\//);
  // Later: what asks the page to leave must be answered before it does
  await page.evaluate(() => void setTimeout(() => history.go(-2)));
  await expect(page).toHaveURL('/harmonogram');
  await expect(page.getByRole('table', { name: /strona 1 / })).toBeVisible();
});

test('Back closes a dialog that is open, and the focus is never lost', async ({ page }) => {
  await page.getByRole('button', { name: 'FILTRUJ' }).click();
  await page.getByLabel('Status').selectOption('Zaplanowany');
  await page.getByRole('button', { name: /^Pokaż.*\slot/ }).click();
  const chip = page.getByRole('button', { name: /^Status/ });
  const filter = page.getByRole('button', { name: 'FILTRUJ' });
  await filter.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(filter).toBeFocused();
  await expect(chip).toHaveCount(0);
  await page.goForward();
  await chip.focus();
  await page.goBack();
  await expect(page.getByRole('tabpanel')).toBeFocused();
});
