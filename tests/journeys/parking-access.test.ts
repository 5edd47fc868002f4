import { expect, test } from '../support/journey.ts';
import { isClean } from '../support/looks.ts';
import { cards, chooses, confirms, introducesItself, newGuest, pays } from './parking-guest.ts';

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [320, 1280]) {
    test(`every step is accessible and fits, ${colorScheme} at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      const guest = newGuest();
      await page.goto('/WynajemP');
      await page.getByRole('link', { name: 'Przejdź dalej' }).click();
      await expect(page.getByText(/^Wolne: /)).toBeVisible();
      await isClean(page);
      await chooses(page, guest);
      await isClean(page);
      await introducesItself(page, guest);
      await isClean(page);
      await confirms(page);
      await expect(page.getByLabel('Numer karty')).toBeVisible();
      await isClean(page);
      await page.goto('/payment/error');
      await isClean(page);
      await page.getByRole('link', { name: 'Spróbuj ponownie' }).click();
      await pays(page, cards.good);
      await page.waitForURL('**/payment/success');
      await isClean(page);
    });
  }
