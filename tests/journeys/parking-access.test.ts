import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { formatDay } from '../../src/domain/days.ts';
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

test('all of it can be done with the keyboard alone', async ({ page, site }) => {
  const guest = newGuest();
  const { keyboard } = page;
  const tabTo = async (name: string) => {
    for (let i = 0; i < 200; i += 1) {
      await keyboard.press('Tab');
      const label = await page.evaluate(() => {
        const it = document.activeElement;
        return (it instanceof HTMLInputElement && it.labels?.[0]?.textContent) || it?.textContent || '';
      });
      if (label.trim().startsWith(name) || label.includes(`${name}miejsca`)) return;
    }
    throw new Error(`Tab never came to ${name}`);
  };
  const types = async (name: string, text: string) => {
    await tabTo(name);
    await keyboard.type(text);
  };
  await page.goto('/WynajemP');
  await expect(page.getByLabel('Od', { exact: true })).toBeEnabled();
  await types('Od', formatDay(guest.since));
  await types('Do', formatDay(guest.until));
  await types('Numer rejestracyjny', guest.plate);
  await expect(page.getByText(/^Wolne: /)).toBeVisible();
  await tabTo('Poziom A');
  await keyboard.press('Tab');
  await keyboard.press('ArrowRight');
  await tabTo('Przejdź dalej');
  await keyboard.press('Enter');
  await page.waitForURL('**/formR');
  await expect(page.getByLabel('Imię')).toBeEnabled();
  await types('Imię', 'Anna');
  await types('Nazwisko', 'Zielińska');
  await types('E-mail', guest.email);
  await types('Telefon', '600700800');
  // Enter in a field sends the form
  await keyboard.press('Enter');
  await page.waitForURL('**/summary');
  await expect(page.getByRole('checkbox')).toBeEnabled();
  await tabTo('Akceptuję');
  await keyboard.press('Space');
  await tabTo('Potwierdź i zapłać');
  await keyboard.press('Enter');
  await page.waitForURL('**/payment');
  await expect(page.getByLabel('Numer karty')).toBeVisible();
  await types('Numer karty', '4242424242424242');
  await types('Ważna do', '1234');
  await types('Kod CVC', '123');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/payment/success');
  expect(await site.query('select status from parking where license_plate = $1', [guest.plate])).toEqual([{ status: 'RESERVED' }]);
});
