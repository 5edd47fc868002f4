import AxeBuilder from '@axe-core/playwright';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import type { Figure } from '../bench/report.ts';
import { publicPages } from '../journeys/public-pages.ts';
import type { Way } from '../journeys/ways.ts';
import { findBrowser } from '../support/browser.ts';
import { lost, setText } from '../support/lost.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [320, 1280].map((width) => ({ colorScheme, width })),
);

/** Every public page, and with each of its dialogs and messages open, in every look: what axe has to say of it, and what cannot be read. */
export async function auditPages(baseURL: string): Promise<Figure[]> {
  const browser = await chromium.launch({ ...(await findBrowser()), args: ['--no-sandbox'] });
  const visitor: BrowserContextOptions = { baseURL, locale: 'pl-PL', reducedMotion: 'reduce', serviceWorkers: 'block' };
  const figures: Figure[] = [];
  for (const [name, { way, opened = {} }] of Object.entries(publicPages)) {
    const wrong: string[] = [];
    for (const [state, opens] of Object.entries<Way>({ closed: async () => undefined, ...opened })) {
      const context = await browser.newContext(visitor);
      const page = await context.newPage();
      await way(page);
      // What is pressed before its script is there does nothing
      await page.waitForLoadState('networkidle');
      await opens(page);
      wrong.push(...(await audit(page)).map((it) => `${name} (${state}), ${it}`));
      await context.close();
    }
    for (const it of wrong) console.log(it);
    figures.push({
      what: `${name}: accessibility violations, in every look`,
      value: wrong.length,
      unit: '',
      goal: { most: 0 },
    });
  }
  await browser.close();
  return figures;
}

/** A line for each node that breaks a rule, in each look. */
async function audit(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  const address = page.url();
  // axe knows no top layer: what is in it would pass for covered, and its contrast for unknown
  for (const dialog of await page.locator('dialog:modal').all())
    await dialog.evaluate((it) => it.style.setProperty('z-index', '9'));
  const wrong: string[] = [];
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    // Only pages with frames need the other mode, which opens a page of its own each time
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(tags).analyze();
    const broken = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html }) => `${id} at ${target.join(' ')}: ${html}`),
    );
    wrong.push(...[...broken, ...(await lost(page))].map((it) => `${colorScheme}, ${width} px: ${it}`));
  }
  await setText(page, 32);
  wrong.push(...(await lost(page)).map((it) => `text twice as big: ${it}`));
  if (page.url() !== address) wrong.push(`it left for ${page.url()} by itself`);
  return wrong;
}
