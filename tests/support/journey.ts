import { test as base, expect, type Page } from '@playwright/test';
import pg from 'pg';
import type { Mail } from '../../netlify/local/mail.ts';

export interface Site {
  url: string;
  /** Asks the product's database, to see what a journey left there. */
  query<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>;
  /** What was sent to an address, newest first. */
  mailsTo(address: string): Promise<Mail[]>;
}

/** What a site sent to an address, newest first. */
export async function mailsTo(url: string, address: string): Promise<Mail[]> {
  const mails = (await (await fetch(`${url}/dev/poczta.json`)).json()) as Mail[];
  return mails.filter(({ to }) => to === address);
}

/** The product that the journeys of this run share. */
export const shared = (): { url: string; databaseUrl: string } => JSON.parse(process.env.JOURNEY_SITE ?? '{}');

/** A journey fails when a page of it logs an error, a refused script or style included. */
export const test = base.extend<{ site: Site; quiet: { allow(pattern: RegExp): void } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
  site: async ({}, use) => {
    const { url, databaseUrl } = shared();
    const client = new pg.Client({
      connectionString: databaseUrl,
      options: '-c statement_timeout=0 -c lock_timeout=0',
    });
    await client.connect();
    await use({
      url,
      query: async (text, values = []) => (await client.query(text, values)).rows,
      mailsTo: (address) => mailsTo(url, address),
    });
    await client.end();
  },
  quiet: [
    async ({ page }, use) => {
      const errors: { text: string; url?: string }[] = [];
      const allowed: RegExp[] = [];
      page.on('pageerror', (error) => errors.push({ text: String(error) }));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push({ text: message.text(), url: message.location().url });
      });
      await use({ allow: (pattern) => void allowed.push(pattern) });
      const unexpected = errors.filter(({ text }) => !allowed.some((pattern) => pattern.test(text)));
      // The summary of a run shows this line alone
      const said = unexpected.map(({ text, url }) => `${text} (${url})`).join('; ');
      expect(unexpected, `the page logged ${said}; quiet.allow(…) what the journey means to cause`).toEqual([]);
    },
    { auto: true },
  ],
});
/** Waits for the scripts of a page that shows all it has before them. */
export const expectAwake = (page: Page): Promise<void> => expect(page.locator('astro-island[ssr]')).toHaveCount(0);

/** What came with the page is asked for again half a minute later, or when the network is back. */
export const readsAgain = (page: Page): Promise<void> =>
  // Nobody hears of it before the scripts of the page are all at work
  expect(async () => {
    const asked = page.waitForRequest(/\/api\/flights\?/, { timeout: 1000 });
    await Promise.all([asked, page.evaluate(() => dispatchEvent(new Event('online')))]);
  }).toPass();

/**
 * Lets half a minute pass by the page's clock, and the schedule read itself anew. An island counts as awake a moment
 * before its timers run: what passes in that moment is lost on it, so it passes again.
 */
export const passHalfMinute = (page: Page): Promise<void> =>
  expect(async () => {
    const asked = page.waitForRequest(/\/api\/flights[/?].*limit=5/, { timeout: 3000 });
    await Promise.all([asked, page.clock.runFor(31_000)]);
  }).toPass();
export { expect };
