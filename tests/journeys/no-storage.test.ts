import { formatDay } from '../../src/domain/language/days.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { expect, test } from '../support/journey.ts';
import { expectGuest, expectSignedIn, signsIn } from './account-steps.ts';
import { newGuest } from './parking-steps.ts';

// A browser that keeps nothing for sites throws as soon as its storage is touched
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  }),
);

test('every page opens where storage is blocked', async ({ page }) => {
  for (const path of ['/', '/ogloszenia', '/WynajemP', '/payment/success', '/payment/error', '/rejestracja', '/add']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
});

test('the schedule is shown and filtered where storage is blocked, in the theme one chooses', async ({ page }) => {
  await page.goto(pages.schedule);
  await expect(page.locator('tbody tr:has(td)')).toHaveCount(5);
  await page.getByRole('button', { name: 'FILTRUJ' }).click();
  await page.getByLabel('Linia lotnicza').selectOption('PLL LOT');
  await page.getByRole('button', { name: /^Pokaż.*\slot/ }).click();
  await expect(page.locator('td[data-label="Linia lotnicza"]')).toHaveText(Array(5).fill('PLL LOT'));
  const theme = page.getByRole('switch', { name: 'Ciemny motyw' });
  await theme.click();
  await expect(theme).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('without storage the first step of parking says that the next one cannot be reached', async ({ page }) => {
  const { since, until, plate } = newGuest();
  await page.goto(pages.parking);
  await page.getByLabel('Od', { exact: true }).fill(formatDay(since));
  await page.getByLabel('Do', { exact: true }).fill(formatDay(until));
  await page.getByLabel('Numer rejestracyjny').fill(plate);
  await expect(page.getByText(/^Wolne: /)).toBeVisible();
  await page.getByRole('link', { name: 'Przejdź dalej' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Przeglądarka nie pozwala zapisać rezerwacji' })).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/WynajemP');
  await expect(page.getByLabel('Numer rejestracyjny')).toHaveValue(plate);
});

test('a missing chunk does not reload the page again and again where storage is blocked', async ({ page, quiet }) => {
  quiet.allow(/404/);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  const chunk = /\/_astro\/FilterDialog/;
  await page.route(chunk, (route) => route.fulfill({ status: 404 }));
  await page.goto(pages.schedule);
  await expect(page.locator('tbody tr:has(td)')).toHaveCount(5);
  await Promise.all([page.waitForResponse(chunk), page.getByRole('button', { name: 'FILTRUJ' }).hover()]);
  await page.getByRole('tab', { name: 'Przyloty' }).click();
  await expect(page).toHaveURL(/isarrdep=arrival/);
  expect(loads).toBe(1);
});

test('somebody signs in and out where storage is blocked', async ({ page }) => {
  await page.goto(pages.signIn);
  await signsIn(page, 'client@lotnisko.example', 'demo-client-2026');
  await expect(page).toHaveURL('/');
  await expectSignedIn(page);
  await page.getByRole('button', { name: 'WYLOGUJ SIĘ' }).click();
  await expectGuest(page);
});
