import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** axe has nothing to say of the page, once what fades has done so, and nothing lies beyond the window's edge. */
export async function isClean(page: Page): Promise<void> {
  // One look of axe takes seconds where others work beside it
  await expect.poll(async () => (await new AxeBuilder({ page }).analyze()).violations, { timeout: 30_000 }).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
