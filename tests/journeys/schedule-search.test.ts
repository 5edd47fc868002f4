import * as pages from '../../src/domain/site/paths.ts';
import { expect, test } from '../support/journey.ts';
import { paintedTwice, shift, shifted, watchShift } from './layout-shift.ts';

for (const width of [320, 390, 768, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [search, found] of [
      ['luftansa', 'Pokazujemy podobne: Lufthansa'],
      ['Warszawa', 'Zaktualizowano o'],
      ['nic takiego', 'dla „nic takiego” w odlotach'],
    ] as const)
      test(`a link that searches for ${search} moves nothing while its answers come`, async ({ page }) => {
        await watchShift(page);
        await page.goto(`${pages.schedule}?search=${search}`, { waitUntil: 'networkidle' });
        await expect(page.getByText(found).first()).toBeVisible();
        await paintedTwice(page);
        expect(await shift(page), JSON.stringify(await shifted(page))).toBeLessThanOrEqual(0.01);
      });
  });
}

test('an empty search whose suggestions do not come says so, and the page goes on', async ({ page, quiet }) => {
  quiet.allow(/ERR_FAILED/);
  let asked = 0;
  await page.route('**/NothingFound*.js*', (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto(`${pages.schedule}?search=zzz`);
  // A page that lost a script is opened anew, once
  await expect.poll(() => asked).toBe(2);
  const flights = page.getByRole('tabpanel');
  await expect(flights.getByText('Brak danych')).toBeVisible();
  await page.getByLabel('Szukaj lotu').fill('');
  await expect(flights.getByRole('table')).toBeVisible();
});
