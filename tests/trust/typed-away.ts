import { type Browser, chromium, type Page } from '@playwright/test';
import * as pages from '../../src/domain/site/paths.ts';
import type { Figure } from '../bench/report.ts';
import { newAddress, opensAs, password, passwordOf } from '../journeys/account-steps.ts';
import { chooses, confirms, introducesItself, newGuest } from '../journeys/parking-steps.ts';
import { findBrowser } from '../support/browser.ts';
import { expect } from '../support/journey.ts';

/** Somebody fills a form, and sends it. */
interface Form {
  fill(page: Page): Promise<unknown>;
  send(page: Page): Promise<unknown>;
  /** What is there once it was done. */
  done(page: Page): Promise<unknown>;
}

const gate = (page: Page) => page.getByRole('form', { name: /^Dodaj/ });

/** A guest's booking, somebody's registration and a row of the back-office. */
function forms(name: string): Record<string, Form> {
  return {
    'a booking': {
      fill: async (page) => {
        const guest = newGuest();
        await chooses(page, guest);
        await introducesItself(page, guest);
      },
      send: confirms,
      done: (page) => page.waitForURL('**/payment'),
    },
    'a registration': {
      fill: async (page) => {
        await page.goto(pages.registration);
        await page.getByLabel('E-mail').fill(newAddress());
        await passwordOf(page).fill(password);
        await page.getByLabel('Powtórz hasło').fill(password);
        await page.getByLabel('Imię').fill('Anna');
        await page.getByLabel('Nazwisko').fill('Żółkowska');
      },
      send: (page) => page.getByRole('button', { name: 'Załóż konto' }).click(),
      done: (page) => expect(page.getByRole('alertdialog', { name: 'Zarejestrowano pomyślnie' })).toBeVisible(),
    },
    'a gate': {
      fill: async (page) => {
        await opensAs(page, 'airport_staff', '/zarzadzanie/bramki?dodaj=gates');
        await gate(page).getByLabel('Nazwa').fill(name);
        await gate(page).getByLabel('Status').selectOption('Gotowa');
      },
      send: (page) => gate(page).getByRole('button', { name: 'Dodaj', exact: true }).click(),
      done: (page) => expect(page.getByText('Dodano nową bramkę')).toBeVisible(),
    },
  };
}

/** All that was typed or chosen: what stands in fields, and what a summary says of it. */
const typedIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...[
      ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
        'main input, main select, dialog input, dialog select',
      ),
    ]
      .filter((it) => it.checkVisibility() && !['checkbox', 'radio'].includes(it.type))
      .map((it) => `${it.labels?.[0]?.textContent}: ${it.value}`),
    // What is still read is not what was typed
    ...[...document.querySelectorAll('main dd')].flatMap(({ textContent: it }) => (it && !/^–/.test(it) ? [it] : [])),
    ...Object.entries(sessionStorage).map(([name, value]) => `${name}: ${value}`),
  ]);
const error = /niedostępn|nie udało|spróbuj|nie odpowiada|Błąd/i;

/**
 * Forms that are filled, sent while the database is away, and sent again once it is back: whether what went wrong is
 * told, all that was typed is still there, and the second time does it.
 */
export async function typedStays(url: string, how: string, away: () => void, back: () => Promise<void>) {
  const browser: Browser = await chromium.launch({ ...(await findBrowser()), args: ['--no-sandbox'] });
  const missed: string[] = [];
  let words = 0;
  for (const [what, form] of Object.entries(forms(`AW-${how}-p`))) {
    const context = await browser.newContext({ baseURL: url, locale: 'pl-PL', serviceWorkers: 'block' });
    const page = await context.newPage();
    await form.fill(page);
    const before = await typedIn(page);
    words += before.length;
    away();
    try {
      await form.send(page);
      await expect(page.getByText(error).filter({ visible: true }).first())
        .toBeVisible({ timeout: 15_000 })
        .catch(() => missed.push(`${what}: nothing is told`));
      const now = await typedIn(page);
      missed.push(...before.filter((it) => !now.includes(it)).map((it) => `${what}: lost '${it}'`));
    } finally {
      await back();
    }
    await again(page, form).catch((cause) => missed.push(`${what}: not done once the database is back: ${cause}`));
    await context.close();
  }
  await browser.close();
  for (const it of missed) console.log(`  database ${how}: ${it}`);
  return [
    { what: `database ${how}: words typed into forms of a browser`, value: words, unit: '', goal: { least: 15 } },
    {
      what: `database ${how}: of them lost, not told, or not done once it is back`,
      value: missed.length,
      unit: '',
      goal: { most: 0 },
    },
  ] satisfies Figure[];
}

/** As somebody would: closes what was told, where that stands in the way, and sends it once more. */
async function again(page: Page, { send, done }: Form): Promise<void> {
  const told = page.getByRole('alertdialog').getByRole('button', { name: 'OK', exact: true });
  if (await told.isVisible()) await told.click();
  await send(page);
  await done(page);
}
