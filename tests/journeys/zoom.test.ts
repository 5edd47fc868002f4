import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { lost, setText } from '../support/lost.ts';
import { publicPages } from './public-pages.ts';

// A window of 1280 or 640 px at 200 % shows half as many, each twice as big
test.use({ deviceScaleFactor: 2, reducedMotion: 'reduce' });
const windows = [1280, 640];

const losesNothing = (page: Page) => expect.poll(() => lost(page)).toEqual([]);
/** 24 px, or as much room around it; links in a sentence are excepted. */
async function canBeHit(page: Page) {
  // Only pages with frames need the other mode, which opens a page of its own each time
  const { violations, passes } = await new AxeBuilder({ page }).setLegacyMode().withRules('target-size').analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  expect(passes).toHaveLength(1);
}

for (const path of ['/', '/harmonogram', '/ogloszenia', '/add', '/logowanie', '/nie-ma-takiej']) {
  test(`a phone with text twice as big scrolls ${path} only down`, async ({ page, quiet }) => {
    quiet.allow(/404/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await setText(page, 32);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}

for (const [name, { way }] of Object.entries(publicPages)) {
  test(`${name} loses nothing at 200 % zoom or with text twice as big, and every target can be hit`, async ({
    page,
    quiet,
  }) => {
    quiet.allow(/404/);
    await way(page);
    for (const width of windows) {
      await page.setViewportSize({ width: width / 2, height: 400 });
      await losesNothing(page);
    }
    await canBeHit(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await canBeHit(page);
    await setText(page, 32);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await losesNothing(page);
  });
}
