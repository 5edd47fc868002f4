import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { randomFrom } from '../../db/demo/random.ts';
import { everyRole } from '../../src/domain/kernel/roles.ts';
import { backOffice } from '../../src/domain/site/paths.ts';
import { addressOf, publicPaths } from '../../src/domain/site/public-pages.ts';
import type { Figure } from '../bench/report.ts';
import { findViolations } from '../support/accessibility.ts';
import { findBrowser } from '../support/browser.ts';
import type { Part, ProductTrial } from './part.ts';

/** For how long, in minutes; and how many things somebody does before another one comes. */
const minutes = { usual: Number(process.env.TESTER_MINUTES ?? 10), long: 60 };
const acts = 40;

interface Tester {
  seed: number;
  page: Page;
  context: BrowserContext;
  random: () => number;
  /** What was done, in words. */
  diary: string[];
}
interface Found {
  errors: string[];
  deadEnds: string[];
  lostWords: string[];
  /** Fields whose words were looked at again after a network that was away. */
  fields: number;
  violations: string[];
  acts: number;
  states: Set<string>;
}

const pick = <T>({ random }: Tester, them: readonly T[]): T | undefined => them[Math.floor(random() * them.length)];
const words = ['Wanda', 'Ąę', '12', '2027-01-05', 'a@b.pl', 'GSL 48RK', '<b>', ' ', 'x'.repeat(300)];

/** One of these that is shown and may be used; what signs out or leaves for elsewhere is left alone. */
async function oneOf(tester: Tester, selector: string): Promise<Locator | undefined> {
  const all = tester.page.locator(selector);
  const shown: Locator[] = [];
  for (const it of (await all.all()).slice(0, 80)) if (await it.isVisible().catch(() => false)) shown.push(it);
  return pick(tester, shown);
}
const patience = { timeout: 2_000 };

/** What stands in the fields of forms that are shown, each with its field. */
const typedIn = (page: Page) =>
  page.evaluateHandle(() =>
    [...document.querySelectorAll<HTMLInputElement>('form input, form textarea')]
      .filter((it) => it.checkVisibility() && it.value !== '')
      .filter(({ type }) => !['checkbox', 'radio', 'file', 'search', 'submit'].includes(type))
      .map((field) => ({ field, value: field.value })),
  );

/** Whatever is done without a network, fields keep what was typed into them. */
async function withoutNetwork(tester: Tester, found: Found, act: () => Promise<unknown>): Promise<void> {
  const { page, context, seed } = tester;
  const address = page.url();
  const before = await typedIn(page);
  await context.setOffline(true);
  await act();
  await page.waitForTimeout(400);
  await context.setOffline(false);
  if (page.url() !== address) return;
  const [fields, lost] = await before.evaluate((them) => {
    const there = them.filter(({ field }) => field.isConnected);
    return [there.length, there.filter(({ field, value }) => field.value !== value).map(({ value }) => value)] as const;
  });
  found.fields += fields;
  for (const words of lost) found.lostWords.push(`SEED=${seed}: ${address} lost '${words}'`);
}

/** Types into a field of a form and sends it: nothing is sent without a network. */
async function sendsOffline(tester: Tester, found: Found): Promise<void> {
  const field = await oneOf(
    tester,
    'form :is(input:not([type]), [type=text], [type=email], [type=tel]):not([readonly])',
  );
  await field?.fill(`Słowo ${Math.floor(tester.random() * 1_000)}`, patience).catch(() => {});
  await withoutNetwork(tester, found, async () => field?.press('Enter', patience).catch(() => {}));
}

const deeds: Record<string, (tester: Tester, found: Found) => Promise<unknown>> = {
  presses: async (tester) => {
    const pressed = await oneOf(tester, 'button:enabled, a[href^="/"]:not([href*="logout"]), summary, [role=tab]');
    const name = (await pressed?.textContent(patience).catch(() => ''))?.trim() ?? '';
    tester.diary.push(`presses ${name.slice(0, 40)}`);
    if (!/wyloguj/i.test(name)) await pressed?.click(patience).catch(() => {});
  },
  types: async (tester) =>
    (await oneOf(tester, 'input:not([type=file]):not([type=checkbox]):not([type=radio]), textarea'))
      ?.fill(pick(tester, words) ?? '', patience)
      .catch(() => {}),
  'presses a key': ({ page, ...tester }) =>
    page.keyboard.press(
      pick({ page, ...tester }, ['Tab', 'Enter', 'Escape', 'ArrowDown', '/', '?', 'Control+k']) ?? 'Tab',
    ),
  'goes back': ({ page }) => page.goBack(patience).catch(() => {}),
  reloads: ({ page }) => page.reload({ timeout: 15_000 }),
  'is offline for a moment': (tester, found) => withoutNetwork(tester, found, async () => undefined),
  'sends without a network': sendsOffline,
  'opens another tab': async (tester) => {
    const other = await tester.context.newPage();
    await other.goto(tester.page.url(), { timeout: 15_000 });
    await other.close();
  },
};
/** A page that goes elsewhere meanwhile, by itself too: its visitor goes on where they come to. */
function unlessLeaving(error: unknown): void {
  if (!/context was destroyed|navigat|frame was detached|Not attached/i.test(String(error))) throw error;
}
const often = ['presses', 'presses', 'presses', 'presses', 'types', 'types', ...Object.keys(deeds)];

/** What somebody finds where they are: something to go on with, and, once a state, nothing that axe names. */
async function look({ page, seed, diary }: Tester, found: Found): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
  if (page.url() === 'about:blank') return;
  const told = () => `SEED=${seed}: ${page.url()} after ${diary.slice(-6).join(', ')}`;
  // After a network that was away a page comes anew within some seconds: what never comes is a dead end
  const way = page.locator('a[href]:visible, button:visible').first();
  const hasWay = await way.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  if (!hasWay) found.deadEnds.push(told());
  const dialogs = await page.locator('dialog[open] h2, [role=dialog] h2').allTextContents();
  const state = `${new URL(page.url()).pathname.replace(/\d+|[0-9a-f]{16,}/g, '…')} ${dialogs.join(' ')}`;
  if (found.states.has(state)) return;
  found.states.add(state);
  for (const words of await findViolations(page)) found.violations.push(`${told()}: ${words}`);
}

async function test(url: string, seed: number, browser: import('@playwright/test').Browser, found: Found, end: number) {
  const context = await browser.newContext({ baseURL: url, locale: 'pl-PL', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const tester: Tester = { seed, page, context, random: randomFrom(seed), diary: [] };
  context.on('weberror', (error) => found.errors.push(`SEED=${seed}: ${page.url()} ${error.error()}`));
  context.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  const who = pick(tester, ['guest', ...everyRole]) ?? 'guest';
  const data = { email: `${who}@lotnisko.example`, password: `demo-${who}-2026` };
  if (who !== 'guest') await context.request.post(`${url}/api/fetch_client`, { data, headers: { origin: url } });
  const start = who === 'guest' ? addressOf(pick(tester, publicPaths) ?? publicPaths[0] ?? '/harmonogram') : backOffice;
  await page.goto(start);
  for (let act = 0; act < acts && Date.now() < end; act++) {
    const deed = pick(tester, often) ?? 'presses';
    if (deed !== 'presses') tester.diary.push(deed);
    await deeds[deed]?.(tester, found).catch(unlessLeaving);
    // Whoever left for elsewhere comes back
    if (!page.url().startsWith(url)) await page.goto(start);
    await look(tester, found).catch(unlessLeaving);
    found.acts += 1;
  }
  await context.close();
}

/** Random people in a real browser, one after another: in both worlds they press, type, go back, lose the network. */
async function letLoose({ url, seed, long }: ProductTrial): Promise<Figure[]> {
  const browser = await chromium.launch({ ...(await findBrowser()), args: ['--no-sandbox'] });
  const found: Found = {
    errors: [],
    deadEnds: [],
    lostWords: [],
    fields: 0,
    violations: [],
    acts: 0,
    states: new Set(),
  };
  const end = Date.now() + (long ? minutes.long : minutes.usual) * 60_000;
  for (let nth = 0; Date.now() < end; nth++) await test(url, seed + nth, browser, found, end);
  await browser.close();
  const { errors, deadEnds, lostWords, violations } = found;
  for (const line of [...errors, ...deadEnds, ...lostWords, ...violations].slice(0, 30)) console.log(`  ${line}`);
  const none = { unit: '', goal: { most: 0 } } as const;
  return [
    { what: 'random tester: acts', value: found.acts, unit: '', goal: { least: 300 } },
    { what: 'random tester: states of pages reached', value: found.states.size, unit: '', goal: { least: 30 } },
    { what: 'random tester: errors of pages', value: errors.length, ...none },
    { what: 'random tester: dead ends', value: deadEnds.length, ...none },
    { what: 'random tester: fields looked at again', value: found.fields, unit: '', goal: { least: 10 } },
    { what: 'random tester: lost words', value: lostWords.length, ...none },
    { what: 'random tester: what axe names', value: violations.length, ...none },
  ];
}

export const tester: Part = { figures: [23], isUntimed: true, onProduct: letLoose };
