import type { Page } from '@playwright/test';
import * as pages from '../../src/domain/site/paths.ts';
import { factsOf, publicPaths } from '../../src/domain/site/public-pages.ts';
import { expect, test } from '../support/journey.ts';

// Who doubles the size of text reads down, not to and fro (WCAG 1.4.4)

/** How far the page reaches beyond the window, in px, and the words that do. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const beyond = [...document.querySelectorAll('main *')].filter(
      (it) => it.children.length === 0 && it.getBoundingClientRect().right > clientWidth + 1,
    );
    return scrollWidth > clientWidth
      ? [scrollWidth - clientWidth, ...beyond.map((it) => it.textContent).slice(0, 3)]
      : [];
  });

for (const width of [360, 768, 1280])
  test(`text of twice its size fits into a window of ${width} px on every public page`, async ({ page, quiet }) => {
    quiet.allow(/40[14]/);
    await page.setViewportSize({ width, height: 900 });
    const found: Record<string, unknown[]> = {};
    for (const path of publicPaths.filter((it) => factsOf(it) && !it.startsWith('/dev'))) {
      await page.goto(path);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      const beyond = await overflow(page);
      if (beyond.length > 0) found[path] = beyond;
    }
    expect(found).toEqual({});
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await page.goto(pages.home);
  });
