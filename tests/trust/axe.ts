import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import type { Figure } from '../bench/report.ts';
import { errorMessages, screens } from '../journeys/screens.ts';
import type { Visit } from '../journeys/visits.ts';
import { findViolations, widths } from '../support/accessibility.ts';
import { findBrowser } from '../support/browser.ts';
import { findClippedText, setTextSize } from '../support/clipped-text.ts';
import type { Part } from './part.ts';

const looks = (['light', 'dark'] as const).flatMap((colorScheme) => widths.map((width) => ({ colorScheme, width })));

/**
 * Every public page, and with each of its dialogs and messages open, in every look: what axe has to say of it, and what
 * cannot be read.
 */
async function auditPages(baseURL: string): Promise<Figure[]> {
  const browser = await chromium.launch({ ...(await findBrowser()), args: ['--no-sandbox'] });
  const visitor: BrowserContextOptions = { baseURL, locale: 'pl-PL', reducedMotion: 'reduce', serviceWorkers: 'block' };
  const figures: Figure[] = [];
  for (const [name, { visit, opened = {} }] of Object.entries(screens)) {
    const messages = name === '/dev/ui' ? errorMessages : {};
    const violations: string[] = [];
    for (const [state, opens] of Object.entries<Visit>({ closed: async () => undefined, ...opened, ...messages })) {
      const context = await browser.newContext(visitor);
      const page = await context.newPage();
      await visit(page);
      // What is pressed before its script is there does nothing
      await page.waitForLoadState('networkidle');
      await opens(page);
      violations.push(...(await audit(page)).map((it) => `${name} (${state}), ${it}`));
      await context.close();
    }
    for (const violation of violations) console.log(violation);
    figures.push({
      what: `${name}: accessibility violations, in every look`,
      value: violations.length,
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
  const violations: string[] = [];
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    const found = [...(await findViolations(page)), ...(await findClippedText(page))];
    violations.push(...found.map((it) => `${colorScheme}, ${width} px: ${it}`));
  }
  await setTextSize(page, 32);
  violations.push(...(await findClippedText(page)).map((it) => `text twice as big: ${it}`));
  if (page.url() !== address) violations.push(`it left for ${page.url()} by itself`);
  return violations;
}

export const axe: Part = { figures: [], isUntimed: true, onProduct: ({ url }) => auditPages(url) };
