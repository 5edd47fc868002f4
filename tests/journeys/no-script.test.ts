import { formatTime } from '../../src/domain/language/days.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { expect, test } from '../support/journey.ts';
import { seedDeparture } from './ticket-steps.ts';

test.use({ javaScriptEnabled: false });

test('the schedule has the departures and arrivals of now, page by page', async ({ page, site }) => {
  const { id, number } = await seedDeparture(site);
  const [delayed] = await site.query<{ estimated: Date }>(
    `update flights set status = 'DELAYED', estimated = departure + interval '7 minutes' where id = $1
     returning estimated`,
    [id],
  );
  // Late in the evening a row that names the day stands between them
  const flights = page.locator('tbody tr:has(td)');
  await page.goto(`${pages.schedule}?search=${number}`);
  const newTime = `nowa godzina ${formatTime(delayed?.estimated ?? '')}`;
  await expect(flights.filter({ hasText: newTime }).first()).toBeVisible();
  await page.goto(pages.schedule);
  await expect(page.getByRole('table', { name: 'Odloty' })).toBeVisible();
  await expect(flights).toHaveCount(5);
  await expect(page.getByText(/Zaktualizowano o \d\d:\d\d/)).toBeVisible();
  const first = await flights.first().getByRole('link').textContent();
  await page.getByRole('link', { name: 'Następna strona' }).click();
  await expect(flights).toHaveCount(5);
  await expect(flights.first().getByRole('link')).not.toHaveText(first ?? '');
  await page.getByRole('navigation', { name: 'Kierunek' }).getByText('Przyloty').click();
  await expect(page.getByRole('table', { name: 'Przyloty' })).toBeVisible();
  await expect(flights).toHaveCount(5);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});

test('a flight can be put into a calendar, and nothing is offered that needs a script', async ({ page, site }) => {
  const { id } = await seedDeparture(site);
  await page.goto(pages.flight(id));
  await expect(page.getByRole('link', { name: 'Dodaj do kalendarza' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('every page that needs a script says so, and promises nothing that only one does', async ({ page }) => {
  // What stands in <noscript> is not searched by text
  const words = page.locator('noscript strong');
  for (const path of ['/logowanie', '/rejestracja', '/resetowanie', '/WynajemP', '/payment']) {
    await page.goto(path);
    await expect(words, path).toHaveText('Ten formularz działa po włączeniu JavaScriptu.');
    await expect(words, path).toBeVisible();
  }
  for (const path of ['/wynajemC', '/payment/success', '/payment/error', `/rezerwacja/${'a'.repeat(64)}`]) {
    await page.goto(path);
    await expect(words, path).toHaveText(/po włączeniu JavaScriptu/);
    await expect(words, path).toBeVisible();
    await expect(page.getByText('Za chwilę otworzy się strona główna'), path).toBeHidden();
  }
});
