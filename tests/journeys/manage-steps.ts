import type { Page } from '@playwright/test';
import { dayOf, formatDay } from '../../src/domain/language/days.ts';
import { expect, mailsTo, shared } from '../support/journey.ts';
import { booksUnseen, type Guest } from './parking-steps.ts';

/** The link in the newest mail to somebody, once there are so many. */
export async function linkOf({ email }: Guest, mails = 1): Promise<string> {
  const got = () => mailsTo(shared().url, email);
  await expect.poll(async () => (await got()).length).toBeGreaterThanOrEqual(mails);
  const [newest] = await got();
  return /\/rezerwacja\/[0-9a-f]{64}/.exec(newest?.text ?? '')?.[0] ?? '';
}

/** Opens the link in the mail about a booking that is paid. */
export async function managesBooking(page: Page, guest: Guest): Promise<string> {
  await booksUnseen(guest);
  const link = await linkOf(guest);
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
