import type { Page } from '@playwright/test';
import * as pages from '../../src/domain/site/paths.ts';
import { expect, test } from '../support/journey.ts';
import { opensAs } from './account-steps.ts';

/** Counts the clocks of `Intl` that a page makes: the first takes 9 ms, on a slow phone 36. */
async function countClocks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const made = { clocks: 0 };
    const construct = (of: typeof Intl.DateTimeFormat, given: ConstructorParameters<typeof Intl.DateTimeFormat>) => {
      made.clocks += 1;
      return new of(...given);
    };
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, { construct });
    Object.assign(globalThis, { made });
  });
  return () => page.evaluate(() => (globalThis as unknown as { made: { clocks: number } }).made.clocks);
}

test('the home page is awake without a clock of Intl', async ({ page }) => {
  const clocks = await countClocks(page);
  await page.goto(pages.home);
  // The time at the airport is told once its island lives
  await expect(page.locator('time', { hasText: /^\d\d:\d\d$/ }).first()).toBeVisible();
  await expect(page.locator('[data-waiting] time')).toHaveCount(0);
  expect(await clocks()).toBe(0);
});

test('the plan of a day stands without a clock of Intl', async ({ page }) => {
  const clocks = await countClocks(page);
  await opensAs(page, 'airport_staff', '/zarzadzanie/plan-dnia');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  expect(await clocks()).toBe(0);
});
