import * as pages from '../../src/domain/site/paths.ts';
import { expect, readsAgain, test } from '../support/journey.ts';
import { signInAs } from './account-steps.ts';
import { boardFlights } from './board-steps.ts';

const rows = 'tbody tr:has(td)';

test("a network's own page instead of an answer counts as no answer", async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource/);
  await page.route('**/api/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi hotelu</h1>' }));
  // Rows of a while ago stay as they were; of fresh ones those that have left go
  await page.clock.install({ time: Date.now() + 20 * 60_000 });
  await page.goto(pages.home, { waitUntil: 'networkidle' });
  const board = page.getByRole('table', { name: 'Najbliższe odloty' });
  await expect(boardFlights(page)).toHaveCount(5);
  await expect(board).not.toHaveAttribute('aria-busy');
  await page.goto(pages.schedule);
  await expect(page.locator(rows)).toHaveCount(5);
  await expect(page.getByText(/Nie udało się odświeżyć\. Brak odpowiedzi\. Stan z/)).toBeVisible();
});

test('a link that says where it was shared has its rows too when the API is down', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource/);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(`${pages.schedule}?utm_source=gazeta&page=1`);
  await readsAgain(page);
  await expect(page.getByText('Nie udało się odświeżyć.').first()).toBeVisible();
  await expect(page.locator(rows)).toHaveCount(5);
});

test('a list that is not there is an empty one, from the first answer on', async ({ page, quiet }) => {
  quiet.allow(/404/);
  await page.route('**/api/flights?**', (route) => route.fulfill({ status: 404, json: { message: 'Nie znaleziono' } }));
  await page.goto(pages.schedule);
  await readsAgain(page);
  await expect(page.getByText('Brak danych')).toBeVisible();
  await expect(page.getByTestId('placeholder')).toHaveCount(0);
});

test('an island that fails says so where it stood, and leads home', async ({ page, quiet }) => {
  quiet.allow(/TypeError|Cannot read/);
  await page.route('**/api/flights?**', (route) => route.fulfill({ json: {} }));
  await page.goto(pages.schedule);
  await readsAgain(page);
  const message = page.getByRole('alert');
  await expect(message.getByRole('heading')).toHaveText('Wystąpił błąd aplikacji');
  await expect(message.getByRole('link', { name: 'Odśwież stronę' })).toHaveCSS('min-height', '48px');
  await message.getByRole('link', { name: 'Strona główna' }).click();
  await expect(page).toHaveURL('/');
});

test('a back-office whose scripts did not come is loaded anew, once', async ({ page, quiet }) => {
  quiet.allow(/ERR_FAILED|dynamically imported module|Error hydrating/);
  const isAsked = (url: string) => /\/_astro\/BackOffice\..*\.js/.test(url);
  let fails = true;
  // Astro tries a second time; the page that comes anew finds the script
  await page.route(
    ({ href }) => isAsked(href),
    (route) => {
      if (!fails) return route.continue();
      fails = !route.request().url().includes('astro-retry');
      return route.abort();
    },
  );
  await signInAs(page, 'airport_staff');
  await page.goto(pages.backOffice);
  await expect(page.getByRole('link', { name: 'Bramki' }).first()).toBeVisible();

  await page.route(
    ({ href }) => isAsked(href),
    (route) => route.abort(),
  );
  await page.goto(pages.backOffice);
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Wystąpił błąd aplikacji');
  await expect(page.getByRole('link', { name: 'Odśwież stronę' })).toBeVisible();
});

test('a browser whose storage is full shows the schedule', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(pages.schedule);
  await expect(page.locator(rows)).toHaveCount(5);
  await page.getByRole('tab', { name: 'Przyloty' }).click();
  await expect(page).toHaveURL(/isarrdep=arrival/);
});

for (const term of ['data', 'DATA', '..']) {
  test(`'${term}' is searched for like any other word`, async ({ page }) => {
    await page.goto(pages.schedule);
    await page.getByRole('searchbox', { name: 'Szukaj lotu' }).fill(term);
    await expect(page.getByText('Brak danych')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Powiadomienia' })).toBeEmpty();
  });
}

test('what is typed before the script has come is searched for', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/_astro/Schedule.*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(pages.schedule, { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Szukaj lotu' }).fill('nie ma takiego');
  gate.resolve();
  await expect(page.getByText('Brak danych')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('nie ma takiego');
});
