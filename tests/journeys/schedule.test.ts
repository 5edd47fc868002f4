import type { Page } from '@playwright/test';
import { airportCity } from '../../src/airport/identity.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { expect, expectAwake, readsAgain, test } from '../support/journey.ts';

const rows = 'tbody tr:has(td)';

test('a visitor turns the pages of departures and a reload keeps the page', async ({ page }) => {
  await page.goto(pages.schedule);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HARMONOGRAM LOTÓW');
  await expect(page.locator(rows)).toHaveCount(5);
  await expect(page.getByRole('link', { name: 'Poprzednia strona' })).toBeDisabled();
  const first = await page.locator(rows).first().textContent();
  await page.getByRole('link', { name: 'Następna strona' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator(rows).first()).not.toHaveText(first ?? '');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Strona 2' })).toHaveAttribute('aria-current', 'page');
});

test('the next page is one further with each press, also while answers are slow', async ({ page }) => {
  await page.goto(pages.schedule);
  await expect(page.locator(rows)).toHaveCount(5);
  const gate = Promise.withResolvers<void>();
  await page.route(/\/api\/flights\?/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  for (const number of [2, 3, 4]) {
    await page.getByRole('link', { name: 'Następna strona' }).click();
    await expect(page).toHaveURL(new RegExp(`page=${number}$`));
  }
  gate.resolve();
  await expect(page.getByRole('table', { name: /strona 4 z/ })).not.toHaveAttribute('aria-busy');
});

test('on a phone a page that is turned begins in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pages.schedule);
  await expect(page.locator(rows)).toHaveCount(5);
  // Before that the link opens the page anew
  await expectAwake(page);
  await page.getByRole('link', { name: 'Następna strona' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator(rows).first()).toBeInViewport();
});

test('departures leave from here and arrivals end here, each from now on and by time', async ({ page }) => {
  await page.goto(pages.schedule);
  for (const [tab, column] of [
    ['Odloty', 'Skąd'],
    ['Przyloty', 'Cel'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('columnheader', { name: column })).toBeVisible();
    await expect(page.locator(`${rows} td[data-label="${column}"]`)).toHaveText(
      Array.from({ length: 5 }, () => new RegExp(`${airportCity}`)),
    );
  }
});

test('the tabs move by arrow keys and a link to one opens it', async ({ page }) => {
  await page.goto(pages.schedule);
  await expect(page.locator(rows)).toHaveCount(5);
  await page.getByRole('tab', { name: 'Odloty' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Przyloty' })).toBeFocused();
  await expect(page).toHaveURL(/isarrdep=arrival/);
  await page.goto(`${pages.schedule}?isarrdep=arrival`);
  await expect(page.getByRole('tab', { name: 'Przyloty' })).toHaveAttribute('aria-selected', 'true');
});

test('on a phone a flight is its time, destination, number and status; the rest is on its page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(pages.schedule);
  const first = page.locator(rows).first();
  for (const label of ['Odlot', 'Cel', 'Numer lotu', 'Status'])
    await expect(first.locator(`td[data-label="${label}"]`)).toBeVisible();
  for (const label of ['Linia lotnicza', 'Skąd', 'Przylot', 'Nr samolotu'])
    await expect(first.locator(`td[data-label="${label}"]`)).toBeHidden();
  await first.click();
  await expect(page).toHaveURL(/\/lot\//);
  await expect(page.getByText('Linia lotnicza')).toBeVisible();
});

test('a search finds a flight by its number and says when there is none', async ({ page }) => {
  await page.goto(pages.schedule);
  const number = await page.locator(`${rows} td[data-label="Numer lotu"]`).last().textContent();
  await page.getByRole('searchbox', { name: 'Szukaj lotu' }).fill(number ?? '');
  // A number flies on many days: how many rows there are is not known
  await expect(page.locator(rows).filter({ hasNotText: number ?? '' })).toHaveCount(0);
  await expect(page.locator(rows).first()).toContainText(number ?? '');
  await page.getByRole('searchbox').fill('nie ma takiego lotu');
  await expect(page.getByText('Brak danych')).toBeVisible();
});

test('what was chosen is there again on a return from elsewhere', async ({ page }) => {
  await leaves(page, `${pages.schedule}?isarrdep=arrival&page=2`);
  await page.goto(pages.home);
  await page.goto(pages.schedule);
  await expect(page).toHaveURL(/isarrdep=arrival&page=2/);
});

/** Sees flights that the bare address does not bring: on a return they have to be asked for. */
async function leaves(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator(rows)).toHaveCount(5);
  await expect.poll(() => page.evaluate(() => history.state !== null)).toBe(true);
}

test('on a return five placeholder rows stand in for flights that are on their way', async ({ page }) => {
  await leaves(page, '/harmonogram?page=2');
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/flights*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(pages.schedule);
  await expect(page.getByTestId('placeholder')).toHaveCount(5);
  await expect(page.locator('#loty')).toBeVisible();
  gate.resolve();
  await expect(page.locator(rows)).toHaveCount(5);
  await expect(page).toHaveURL(/page=2$/);
});

test('a list that cannot be had is told, and had on the next try', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource/);
  await leaves(page, '/harmonogram?page=2');
  await page.route('**/api/flights*', (route) => route.abort());
  await page.goto(pages.schedule);
  await expect(page.getByRole('alertdialog')).toContainText('Wystąpił błąd podczas pobierania informacji');
  await page.getByRole('button', { name: 'OK' }).click();
  await page.unroute('**/api/flights*');
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(page.locator(rows)).toHaveCount(5);
});

test('with the API down both tabs show what the page came with, and say from when', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource/);
  const away = { status: 503, json: { message: 'Serwis jest chwilowo niedostępny. Spróbuj za chwilę' } };
  await page.route('**/api/**', (route) => route.fulfill(away));
  await page.goto(pages.schedule);
  await readsAgain(page);
  for (const [tab, column] of [
    ['Odloty', 'Skąd'],
    ['Przyloty', 'Cel'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.locator(`${rows} td[data-label="${column}"]`)).toHaveText(
      Array.from({ length: 5 }, () => new RegExp(`${airportCity}`)),
    );
    const said = /Nie udało się odświeżyć\. Serwis jest.+ Spróbuj za chwilę\. Zaktualizowano o \d/;
    await expect(page.getByText(said)).toBeVisible();
  }
});

test('the chosen theme is kept', async ({ page }) => {
  await page.goto(pages.home);
  const theme = page.getByRole('switch', { name: 'Ciemny motyw' });
  await theme.click();
  await expect(theme).toBeChecked();
  await page.goto(pages.schedule);
  await expect(page.getByRole('switch', { name: 'Ciemny motyw' })).toBeChecked();
});

test('a search that finds nothing here says what it finds in the other direction', async ({ page, site }) => {
  const [{ origin } = { origin: '' }] = await site.query<{ origin: string }>(
    `select origin from flights where not is_departure and arrival > now() and status = 'SCHEDULED' limit 1`,
  );
  await page.goto(`${pages.schedule}?origin=${encodeURIComponent(origin)}`);
  await expect(page.getByText('Brak danych')).toBeVisible();
  const other = page.getByRole('link', { name: /^(ponad )?\d.* lot\S* w\sprzylotach$/ });
  await expect(page.getByRole('link', { name: 'Wyczyść filtry' })).toHaveAttribute('href', '?isarrdep=departure');
  await other.click();
  await expect(page.getByRole('tab', { name: 'Przyloty' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator(rows).first()).toContainText(origin.replace(/ \(.*/, ''));
});

test('flights of another day stand below its name, and twenty of them on a page if asked for', async ({ page }) => {
  await page.goto(`${pages.schedule}?day=tomorrow`);
  const heads = page.locator('tbody th');
  await expect(heads).toHaveText([/^Jutro \S+, \d+ \S+$/]);
  await expect(page.locator(rows)).toHaveCount(5);
  await page.getByRole('navigation', { name: 'Lotów na stronie' }).getByRole('link', { name: '20' }).click();
  await expect(page).toHaveURL(/limit=20/);
  await expect(page.locator(rows)).toHaveCount(20);
  await expect(heads).toHaveCount(1);
  await page.reload();
  await expect(page.locator(rows)).toHaveCount(20);
  await page.goto(`${pages.schedule}?day=tomorrow&sort=destination`);
  await expect(page.locator(rows)).toHaveCount(5);
  await expect(heads).toHaveCount(0);
});

test('the far end of a flight is told by the clock there, which is named', async ({ page }) => {
  await page.goto(`${pages.schedule}?destination=${encodeURIComponent('Londyn Luton (LTN)')}`);
  const far = page.locator(`${rows} td[data-label="Przylot"]`).first();
  await expect(far).toContainText(/czas lokalny, −1.h/);
  const at = await far.locator('time').first().getAttribute('datetime');
  const there = new Intl.DateTimeFormat('pl', { timeZone: 'Europe/London', timeStyle: 'short' });
  await expect(far.locator('time').first()).toHaveText(there.format(new Date(at ?? '')));
});
