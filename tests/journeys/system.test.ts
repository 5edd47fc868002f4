import type { Page } from '@playwright/test';
import { formatDay } from '../../src/domain/language/days.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, type Site, test } from '../support/journey.ts';
import { newAddress, opensAs } from './account-steps.ts';
import { newGuest, reachesPayment } from './parking-steps.ts';

const system = '/zarzadzanie/system';

const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test('the admin sees in a sentence how things stand, and runs a job by hand', async ({ page }) => {
  await opensAs(page, 'admin', '/zarzadzanie/bramki');
  await page.getByRole('button', { name: /^Profil: / }).click();
  await page.getByRole('menuitem', { name: 'System' }).click();
  await expect(page).toHaveURL(system);
  await expect(part(page, /^Działa, /)).toBeVisible();
  const jobs = part(page, 'Zadania');
  await expect(jobs.getByRole('row').filter({ hasText: 'Sprawdzenie dziennika' })).toContainText('co noc');
  await expectAccessible(page);
  const run = jobs.getByRole('button', { name: 'URUCHOM: Sprawdzenie dziennika' });
  await run.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sprawdzenie dziennika: wykonano')).toBeVisible();
  await expect(jobs.getByRole('row').filter({ hasText: 'Sprawdzenie dziennika' })).toContainText('Udane');
  // It is turned off while the job runs, which takes the focus
  await expect(run).toBeFocused();
});

test('a mail that was given up is told with its cause, and sent again or dropped', async ({ page, site }) => {
  const recipient = `given-up-${Date.now()}@pczta.example`;
  const give = () =>
    site.query(
      `insert into outbox (kind, recipient, facts, attempts, last_error)
         values ('password_changed', $1, jsonb_build_object('at', now()), 16, '550 5.1.2 domain not found')`,
      [recipient],
    );
  await give();
  await opensAs(page, 'admin', system);
  await expect(part(page, /na Ciebie$/)).toBeVisible();
  const row = part(page, 'Niedoręczone').getByRole('row').filter({ hasText: recipient });
  await expect(row).toContainText('Wiadomość o zmianie hasła');
  await expect(row).toContainText('Nie ma takiej domeny');
  await expect(row.getByRole('button', { name: /^POPRAW/ })).toHaveCount(0);
  await row.getByRole('button', { name: /^WYŚLIJ PONOWNIE/ }).click();
  await expect(page.getByText('Wysyłamy ponownie')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect.poll(async () => (await site.mailsTo(recipient)).length).toBe(1);
  await give();
  await page.reload();
  await row.getByRole('button', { name: /^ZAŁATWIONE/ }).click();
  await page.getByRole('button', { name: 'Tak, załatwiona' }).click();
  await expect(page.getByText('Sprawa jest załatwiona')).toBeVisible();
  await expect(row).toHaveCount(0);
});

/** A confirmation that was given up, of an order by somebody nobody else is. */
async function givesUp(page: Page, site: Site, email: string): Promise<string> {
  await reachesPayment(page, { ...newGuest(), email });
  // That page asks how paying goes, and would lead on to the success page while the test opens another
  await page.goto('about:blank');
  const [order] = await site.query<{ id: string; order_number: string }>(
    `update orders set state = 'CONFIRMED' where email = $1 returning id, order_number`,
    [email],
  );
  await site.query(
    `insert into outbox (kind, order_id, attempts, last_error) values ('confirmation', $1, 16, '550 no such domain')`,
    [order?.id],
  );
  return order?.order_number ?? '';
}

test('an address that was mistyped is put right, and the mail goes there', async ({ page, site }) => {
  const [misspelled, right] = [newAddress().replace('poczta', 'pczta'), newAddress()];
  const number = await givesUp(page, site, misspelled);
  await opensAs(page, 'admin', system);
  const row = part(page, 'Niedoręczone').getByRole('row').filter({ hasText: number });
  await expect(row).toContainText(misspelled);
  await row.getByRole('button', { name: /^POPRAW/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Popraw i wyślij ponownie' });
  await expect(dialog.getByLabel('E-mail')).toHaveValue(misspelled);
  await dialog.getByLabel('E-mail').fill('to nie adres');
  await dialog.getByRole('button', { name: 'Wyślij' }).click();
  await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription(/Poprawnie wypełnij to pole/);
  await expectAccessible(page);
  await dialog.getByLabel('E-mail').fill(right);
  await dialog.getByRole('button', { name: 'Wyślij' }).click();
  await expect(page.getByText('Adres poprawiony, wysyłamy ponownie')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect.poll(async () => (await site.mailsTo(right)).length).toBe(1);
  expect(await site.mailsTo(misspelled)).toEqual([]);
});

test('a place that somebody is paying for is given back by the admin', async ({ page, site, browser }) => {
  const guest = newGuest();
  const buyer = await (await browser.newContext({ baseURL: site.url, locale: 'pl-PL' })).newPage();
  await reachesPayment(buyer, guest);
  await opensAs(page, 'admin', system);
  const days = `${formatDay(guest.since)} – ${formatDay(guest.until)}`;
  const row = part(page, 'Trzymane miejsca')
    .getByRole('row')
    .filter({ hasText: `A${guest.space}` })
    .filter({ hasText: days });
  await row.getByRole('button', { name: /^ZWOLNIJ/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Zwolnić miejsce?' });
  await expect(question).toContainText('kupujący właśnie płaci');
  await question.getByRole('button', { name: 'Tak, zwolnij' }).click();
  await expect(page.getByText(/^Zwolniono: Parking A\d+\. Płatność zamknięta/)).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await site.query('select state from orders where email = $1', [guest.email])).toEqual([{ state: 'EXPIRED' }]);
  await buyer.reload();
  await expect(buyer.getByRole('heading', { name: 'Czas na zapłatę minął' })).toBeVisible();
});

test('nobody but the admin opens the section of the system', async ({ page }) => {
  await opensAs(page, 'parking_staff', system);
  await expect(page).toHaveURL(pages.forbidden);
});
