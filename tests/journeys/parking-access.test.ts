import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { chooses, confirms, introducesItself, newGuest } from './parking-guest.ts';

const isClean = async (page: Page) => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
const fits = async (page: Page) => expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [320, 1280]) {
    test(`every step is accessible and fits, ${colorScheme} at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      const guest = newGuest();
      const looks = async () => {
        await isClean(page);
        await fits(page);
      };
      await page.goto('/WynajemP');
      await page.getByRole('link', { name: 'Przejdź dalej' }).click();
      await expect(page.getByText(/^Wolne: /)).toBeVisible();
      await looks();
      await chooses(page, guest);
      await looks();
      await introducesItself(page, guest);
      await looks();
      await confirms(page);
      await expect(page.getByLabel('Numer karty')).toBeVisible();
      await looks();
      await page.goto('/payment/success');
      await looks();
      await page.goto('/payment/error');
      await looks();
    });
  }
