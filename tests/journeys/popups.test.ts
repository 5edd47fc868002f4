import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { opensAs } from './account-steps.ts';
import { expectNotice } from './notices.ts';

const radix = /\/radix-parts\.[^/]+\.js/;
const profile = (page: Page) => page.getByRole('button', { name: /^Profil: / });
const menu = (page: Page) => page.getByRole('menu', { name: 'Profil' });

test('a menu that is pressed before Radix has come opens as soon as it has', async ({ page }) => {
  let come = () => {};
  const isThere = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(radix, async (route) => {
    await isThere;
    await route.continue();
  });
  await opensAs(page, 'atc', '/zarzadzanie/samoloty');
  await profile(page).click();
  await expect(profile(page)).toHaveAttribute('aria-busy', 'true');
  await expect(menu(page)).toHaveCount(0);
  come();
  await expect(menu(page).getByRole('menuitem', { name: 'Profil' })).toBeFocused();
});

test('where Radix does not come that is told, and the press may be repeated', async ({ page, context, quiet }) => {
  quiet.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await opensAs(page, 'atc', '/zarzadzanie/samoloty');
  await expect(profile(page)).toBeVisible();
  await context.setOffline(true);
  await profile(page).click();
  await expectNotice(page, 'Nie udało się tego otworzyć. Spróbuj ponownie');
  await expect(profile(page)).toHaveAttribute('aria-expanded', 'false');
  await context.setOffline(false);
  await profile(page).click();
  await expect(menu(page)).toBeVisible();
});
