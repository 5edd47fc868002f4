import type { Page } from '@playwright/test';
import { formatWeekday } from '../../src/domain/language/days.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { expect, test } from '../support/journey.ts';
import { paintedTwice, shift, watchShift } from './layout-shift.ts';
import { newGuest, reachesSummary } from './parking-steps.ts';
import { newRenter, reachesRentalSummary } from './rental-steps.ts';

// What a page shows before its script and the API have answered takes the room of what it shows then. Late fonts may
// still move a little
const little = 0.05;

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await watchShift(page);
});
async function expectStill(page: Page): Promise<void> {
  await paintedTwice(page);
  expect(await shift(page)).toBeLessThanOrEqual(little);
}

test('the summary of parking stands where it was painted first', async ({ page }) => {
  const guest = newGuest();
  await reachesSummary(page, guest);
  await expect(page.getByText(`Poziom A, miejsce ${guest.space}`).first()).toBeVisible();
  await expect(page.getByText(/oddajemy całe 150,00/)).toBeVisible();
  await expectStill(page);
});

test('the summary of a rental stands where it was painted first', async ({ page }) => {
  const renter = await newRenter(page);
  await reachesRentalSummary(page, renter);
  await expect(page.getByText(formatWeekday(renter.until)).first()).toBeVisible();
  await expectStill(page);
});

test('the count of cars takes as many lines with days as without', async ({ page }) => {
  const { since, until } = await newRenter(page);
  const heightOf = async (path: string, words: RegExp) => {
    await page.goto(path);
    const found = page.getByRole('status').filter({ hasText: words });
    await expect(found).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    return (await found.boundingBox())?.height;
  };
  const height = await heightOf(pages.cars, /cena za dzień/);
  expect(await heightOf(`${pages.cars}?od=${since}&do=${until}`, /woln/)).toBe(height);
});
