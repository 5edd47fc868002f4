import type { Page } from '@playwright/test';
import { dayOf, formatDay } from '../../src/domain/language/days.ts';
import { expect, mailsTo } from '../support/journey.ts';
import { cards, type Guest, pays, reachesPayment } from './parking-steps.ts';

/** The link in the newest mail to somebody, once there are so many. */
export async function linkOf(page: Page, { email }: Guest, mails = 1): Promise<string> {
  const { origin } = new URL(page.url());
  const got = () => mailsTo(origin, email);
  await expect.poll(async () => (await got()).length).toBeGreaterThanOrEqual(mails);
  const [newest] = await got();
  return /\/rezerwacja\/[0-9a-f]{64}/.exec(newest?.text ?? '')?.[0] ?? '';
}

/** Pays for a booking and opens the link in its mail. */
export async function managesBooking(page: Page, guest: Guest): Promise<string> {
  await reachesPayment(page, guest);
  await pays(page, cards.good);
  await page.waitForURL('**/payment/success');
  const link = await linkOf(page, guest);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Twoja rezerwacja' })).toBeVisible();
  await expect(onPage(page, `miejsce ${guest.space}`)).toBeVisible();
  return link;
}

/** Words of the page itself, not of the sheet that is printed in its place. */
export const onPage = (page: Page, words: string) => page.getByRole('paragraph').filter({ hasText: words }).first();

/** Opens one of the rows of what can be changed. */
export const opensAct = (page: Page, name: string) =>
  page
    .locator('summary')
    .filter({ has: page.getByText(name, { exact: true }) })
    .click();

export async function choosesDates(page: Page, since: string, until: string): Promise<void> {
  await page.getByLabel('Od', { exact: true }).fill(formatDay(dayOf(`${since}T12:00:00Z`)));
  await page.getByLabel('Do', { exact: true }).fill(formatDay(dayOf(`${until}T12:00:00Z`)));
  await page.getByLabel('Do', { exact: true }).blur();
}
