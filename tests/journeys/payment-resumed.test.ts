import type { Page } from '@playwright/test';
import { addDays, formatDay } from '../../src/domain/language/days.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { choosesDates, managesBooking, onPage, opensAct } from './manage-steps.ts';
import { acknowledges, cards, confirms, holdsMeanwhile, newGuest, pays, reachesPayment } from './parking-steps.ts';
import { newRenter, reachesRentalSummary } from './rental-steps.ts';

const bankAsks = (page: Page) => page.getByRole('dialog', { name: /bank pyta o płatność/ });
const bankWaits = (page: Page) => page.getByRole('heading', { name: 'Dokończ płatność' });
const payButton = (page: Page) => page.getByRole('button', { name: /^Zapłać \d/ });
const answers = (page: Page) => page.getByRole('button', { name: 'Odpowiedz na pytanie banku' }).click();
const givesAnother = (page: Page) => page.getByRole('button', { name: 'Zapłać inną kartą' }).click();

/** Leaves while the question of the bank is open. */
async function leavesTheBank(page: Page): Promise<void> {
  await pays(page, cards.asking);
  await expect(bankAsks(page)).toBeVisible();
  await page.reload();
}

test('who reloads while the bank asks is asked again, and pays', async ({ page, site }) => {
  const guest = newGuest();
  await reachesPayment(page, guest);
  await leavesTheBank(page);
  await expect(bankWaits(page)).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  await answers(page);
  await page.getByRole('button', { name: 'Potwierdź płatność' }).click();
  await acknowledges(page);
  await expect(page).toHaveURL('/payment/success');
  expect(await site.query('select status from parking where license_plate = $1', [guest.plate])).toEqual([
    { status: 'RESERVED' },
  ]);
});

test('who leaves for another page while the bank asks comes back and pays with another card', async ({ page }) => {
  await reachesPayment(page, newGuest());
  await leavesTheBank(page);
  await page.goto(pages.home);
  await page.getByRole('link', { name: 'Wróć do płatności' }).click();
  await expect(bankWaits(page)).toBeVisible();
  await givesAnother(page);
  await pays(page, cards.good);
  await acknowledges(page);
  await expect(page).toHaveURL('/payment/success');
});

test('whoever rents a car can refuse the question that was left and answer it by the same card', async ({
  page,
  site,
}) => {
  const renter = await newRenter(page);
  await reachesRentalSummary(page, renter);
  await confirms(page);
  await leavesTheBank(page);
  await answers(page);
  await page.getByRole('button', { name: 'Odrzuć' }).click();
  await acknowledges(page);
  await page.getByRole('link', { name: 'Spróbuj ponownie' }).click();
  await leavesTheBank(page);
  await givesAnother(page);
  await pays(page, cards.asking);
  await page.getByRole('button', { name: 'Potwierdź płatność' }).click();
  await acknowledges(page);
  await expect(page).toHaveURL('/payment/success');
  const rented = 'select r.status from rentals r join orders o on o.id = r.order_id where o.email = $1';
  expect(await site.query(rented, [renter.email])).toEqual([{ status: 'RENTED' }]);
});

test('a hold that ran out while the bank asked can be had again only while its space is free', async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/409/);
  const guest = newGuest();
  const runsOut = async () => {
    await leavesTheBank(page);
    await site.query(
      `update orders set expires_at = now() - interval '1 second' where license_plate = $1 and state = 'HELD'`,
      [guest.plate],
    );
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Czas na zapłatę minął' })).toBeVisible();
  };
  const again = page.getByRole('button', { name: 'Zarezerwuj je znowu' });
  await reachesPayment(page, guest);
  await runsOut();
  await again.click();
  await runsOut();
  await holdsMeanwhile(guest);
  await again.click();
  await expect(page.getByRole('heading', { name: 'Ten termin jest już zajęty' })).toBeVisible();
  await page.getByRole('link', { name: 'Wybierz inne miejsce' }).click();
  await expect(page.getByLabel('Numer rejestracyjny')).toHaveValue(guest.plate);
});

test('whoever reloads while the bank asks about new dates is asked again, and gets them', async ({ page }) => {
  const guest = newGuest();
  const until = addDays(guest.until, 1);
  await managesBooking(page, guest);
  await opensAct(page, 'Daty');
  await choosesDates(page, guest.since, until);
  await page.getByRole('button', { name: /Zmień daty i\szapłać/ }).click();
  await leavesTheBank(page);
  await page.getByRole('button', { name: /^Dopłać/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Bank czeka na Twoją odpowiedź' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Odpowiedz bankowi' }).click();
  await page.getByRole('button', { name: 'Potwierdź płatność' }).click();
  await expect(page.getByText('Płatność zakończona sukcesem!')).toBeVisible();
  await expect(onPage(page, formatDay(until))).toBeVisible();
});
