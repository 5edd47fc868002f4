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
