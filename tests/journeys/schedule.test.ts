import { expect, test } from '../support/journey.ts';

const rows = 'tbody tr';

test('a visitor turns the pages of departures and a reload keeps the page', async ({ page }) => {
  await page.goto('/harmonogram');
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
  await page.goto('/harmonogram');
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
  await page.goto('/harmonogram');
  await expect(page.locator(rows)).toHaveCount(5);
  await page.getByRole('link', { name: 'Następna strona' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator(rows).first()).toBeInViewport();
});

test('departures leave from here and arrivals end here, each from now on and by time', async ({ page }) => {
  await page.goto('/harmonogram');
  for (const [tab, column] of [
    ['Odloty', 'Skąd'],
    ['Przyloty', 'Cel'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('columnheader', { name: column })).toBeVisible();
    await expect(page.locator(`${rows} td[data-label="${column}"]`)).toHaveText(
      Array.from({ length: 5 }, () => /Bursztyn/),
    );
  }
});

test('the tabs move by arrow keys and a link to one opens it', async ({ page }) => {
  await page.goto('/harmonogram');
  await expect(page.locator(rows)).toHaveCount(5);
  await page.getByRole('tab', { name: 'Odloty' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Przyloty' })).toBeFocused();
  await expect(page).toHaveURL(/isarrdep=arrival/);
  await page.goto('/harmonogram?isarrdep=arrival');
  await expect(page.getByRole('tab', { name: 'Przyloty' })).toHaveAttribute('aria-selected', 'true');
});

test('on a phone a flight is its time, destination, number and status; the rest is on its page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/harmonogram');
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
  await page.goto('/harmonogram');
  const number = await page.locator(`${rows} td[data-label="Numer lotu"]`).last().textContent();
  await page.getByRole('searchbox', { name: 'Szukaj lotu' }).fill(number ?? '');
  await expect(page.locator(rows)).toHaveCount(1);
  await expect(page.locator(rows)).toContainText(number ?? '');
  await expect(page.getByRole('navigation', { name: 'Strony' })).toHaveCount(0);
  await page.getByRole('searchbox').fill('nie ma takiego lotu');
  await expect(page.getByText('Brak danych')).toBeVisible();
});

test('what was chosen is there again on a return from elsewhere', async ({ page }) => {
  await page.goto('/harmonogram?isarrdep=arrival&page=2');
  await expect(page.locator(rows)).toHaveCount(5);
  await page.goto('/');
  await page.goto('/harmonogram');
  await expect(page).toHaveURL(/isarrdep=arrival&page=2/);
});

test('five placeholder rows stand in for flights that are on their way', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/flights*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/harmonogram');
  await expect(page.getByTestId('placeholder')).toHaveCount(5);
  gate.resolve();
  await expect(page.locator(rows)).toHaveCount(5);
});

test('a list that cannot be had is told, and had on the next try', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource/);
  await page.route('**/api/flights*', (route) => route.abort());
  await page.goto('/harmonogram?page=2');
  await expect(page.getByRole('alertdialog')).toContainText('Wystąpił błąd podczas pobierania informacji');
  await page.getByRole('button', { name: 'OK' }).click();
  await page.unroute('**/api/flights*');
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(page.locator(rows)).toHaveCount(5);
});

test('with the API down the schedule shows what it was built with, and says from when', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource/);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/harmonogram');
  await page.getByRole('button', { name: 'OK' }).click();
  for (const [tab, column] of [
    ['Odloty', 'Skąd'],
    ['Przyloty', 'Cel'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.locator(`${rows} td[data-label="${column}"]`)).toHaveText(
      Array.from({ length: 5 }, () => /Bursztyn/),
    );
    await expect(page.getByText(/Nie udało się odświeżyć\. Stan z \d\d\.\d\d\.\d{4}, \d\d:\d\d/)).toBeVisible();
  }
});

test('the chosen theme is kept', async ({ page }) => {
  await page.goto('/');
  const theme = page.getByRole('switch', { name: 'Ciemny motyw' });
  await theme.click();
  await expect(theme).toBeChecked();
  await page.goto('/harmonogram');
  await expect(page.getByRole('switch', { name: 'Ciemny motyw' })).toBeChecked();
});

test('a search that finds nothing here says what it finds in the other direction', async ({ page, site }) => {
  const [{ origin } = { origin: '' }] = await site.query<{ origin: string }>(
    `select origin from flights where not is_departure and arrival > now() and status = 'SCHEDULED' limit 1`,
  );
  await page.goto(`/harmonogram?origin=${encodeURIComponent(origin)}`);
  await expect(page.getByText('Brak danych')).toBeVisible();
  const other = page.getByRole('link', { name: /^(ponad )?\d.* lot\S* w\sPrzylotach$/ });
  await expect(page.getByRole('link', { name: 'Wyczyść filtry' })).toHaveAttribute('href', '?isarrdep=departure');
  await other.click();
  await expect(page.getByRole('tab', { name: 'Przyloty' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator(rows).first()).toContainText(origin.replace(/ \(.*/, ''));
});
