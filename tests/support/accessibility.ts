import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All that a theme can change; the rest is looked at in light. */
const colourRules = ['color-contrast', 'link-in-text-block'];
export const widths = [320, 1280];

/** A line for each node that breaks a rule of WCAG 2.2 AA or of good practice, as the page stands. */
export async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  // axe knows no top layer: what is in it would pass for covered, and its contrast for unknown
  for (const dialog of await page.locator('dialog:modal').all())
    await dialog.evaluate((element) => element.style.setProperty('z-index', '9'));
  const axe = new AxeBuilder({ page, axeSource: (await hasAxe(page)) ? alreadyThere : minified })
    // Only pages with frames need the other mode, which opens a page of its own each time
    .setLegacyMode()
    // What passed would be described node by node as well, which takes longer than finding out
    .options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id} at ${target.join(' ')}: ${html}`),
  );
}

// Half a megabyte is sent to a page only once; the builder would send it as it was written, more than twice as long
const alreadyThere = ';';
const installed = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const minified = readFileSync(installed.resolve('axe-core/axe.min.js'), 'utf8');
const hasAxe = async (page: Page): Promise<boolean> =>
  (await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window)))).every(Boolean);

/**
 * The page breaks no rule and fits, in a narrow and in a wide window, light and dark. What stays at the head and
 * foot of the window covers a part of some field of a long form, wherever it is scrolled to: to axe that part is no
 * target. A window of the whole page's height covers none.
 */
export async function expectAccessible(page: Page, shown?: 'whole'): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const length = shown && (await page.evaluate(lengthOfAll));
    if (length) await page.setViewportSize({ width, height: length });
    for (const [colorScheme, rules] of [['light'], ['dark', colourRules]] as const) {
      await page.emulateMedia({ colorScheme });
      // Again until what fades has done so; one look takes seconds where others work beside it
      await expect
        .poll(() => findViolations(page, rules && [...rules]), {
          message: `axe at ${width} px, ${colorScheme}`,
          timeout: 30_000,
        })
        .toEqual([]);
    }
    await expectNoSidewaysScroll(page);
  }
}

/** Of the page, and of a dialog that scrolls by itself. */
const lengthOfAll = (): number => {
  const inDialog = [...document.querySelectorAll('dialog[open], dialog[open] *')].map((it) => it.scrollHeight);
  return Math.max(document.documentElement.scrollHeight, ...inDialog.map((it) => it * 1.25));
};

export async function expectNoSidewaysScroll(page: Page, where = ''): Promise<void> {
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(tooWide, `px that the page is wider than its window ${where}`).toBeLessThanOrEqual(0);
}
