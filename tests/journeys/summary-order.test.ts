import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { newGuest, reachesSummary } from './parking-steps.ts';
import { newRenter, reachesRentalSummary } from './rental-steps.ts';

/** Where what the Tab key comes to in the page's own part begins, from above, in its order. */
const topsOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[href], button, input')
    .evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().top + scrollY)));

test.use({ viewport: { width: 390, height: 800 } });

test('a phone reaches what stands on the summary of parking from above', async ({ page }) => {
  await reachesSummary(page, newGuest());
  await expect(page.getByRole('checkbox', { name: /Akceptuję/ })).toBeEnabled();
  const tops = await topsOf(page);
  expect(tops.length).toBeGreaterThan(5);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

test('a phone reaches what stands on the summary of a rental from above', async ({ page }) => {
  await reachesRentalSummary(page, await newRenter(page));
  await expect(page.getByRole('checkbox', { name: /Akceptuję/ })).toBeEnabled();
  const tops = await topsOf(page);
  expect(tops.length).toBeGreaterThan(5);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});
