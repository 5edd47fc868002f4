import type { Page } from '@playwright/test';
import * as pages from '../../src/domain/site/paths.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import {
  acknowledges,
  cards,
  comesOn,
  confirms,
  type Guest,
  introducesItself,
  newGuest,
  pays,
  reachesPayment,
} from './parking-steps.ts';

const bankAsks = (page: Page) => page.getByRole('dialog', { name: /bank pyta o płatność/ });

/** Closes the tab while the bank asks, and comes back in another of the same browser. */
async function comesBack(page: Page, guest: Guest): Promise<Page> {
  await reachesPayment(page, guest);
  await pays(page, cards.asking);
  await expect(bankAsks(page)).toBeVisible();
  const tab = await page.context().newPage();
  await page.close();
  return tab;
}
async function answersTheBank(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Odpowiedz na pytanie banku' }).click();
  await page.getByRole('button', { name: 'Potwierdź płatność' }).click();
  await acknowledges(page);
  await expect(page).toHaveURL('/payment/success');
}
const statuses = 'select status from parking where license_plate = $1';

test('a fresh tab tells of a place that is held unpaid, and leads to paying it', async ({ page, site }) => {
  const guest = newGuest();
  const tab = await comesBack(page, guest);
  await tab.goto(pages.home);
  await expect(tab.getByText('Masz niezapłaconą rezerwację.')).toBeVisible();
  await tab.goto(pages.cars);
  await expect(tab.getByText('Masz rozpoczętą rezerwację.')).toBeVisible();
  await tab.goto(pages.parking);
  await expect(tab.getByText(`Poziom A, miejsce ${guest.space}`)).toBeVisible();
  await expectAccessible(tab);
  await tab.getByRole('link', { name: 'Wróć do płatności' }).click();
  await expect(tab.getByRole('heading', { name: 'Dokończ płatność' })).toBeVisible();
  await answersTheBank(tab);
  await expect(tab.getByText(guest.email).filter({ visible: true }).first()).toBeVisible();
  expect(await site.query(statuses, [guest.plate])).toEqual([{ status: 'RESERVED' }]);
});

test('the payment page finds an order that is held unpaid again by itself', async ({ page }) => {
  const tab = await comesBack(page, newGuest());
  await tab.goto(pages.payment);
  await expect(tab.getByRole('heading', { name: 'Dokończ płatność' })).toBeVisible();
  await tab.getByRole('button', { name: 'Zapłać inną kartą' }).click();
  await tab.getByLabel('Imię i nazwisko').fill('Anna Zielińska');
  await tab.getByLabel('E-mail').fill('anna@poczta.example');
  await pays(tab, cards.good);
  await acknowledges(tab);
  await expect(tab).toHaveURL('/payment/success');
});

test('who books the same space for the same days again goes on with the same payment', async ({ page, site }) => {
  const guest = newGuest();
  const tab = await comesBack(page, guest);
  await tab.goto(pages.parking);
  await expect(tab.getByText('Masz rozpoczętą rezerwację.')).toBeVisible();
  await comesOn(tab, guest);
  await tab.getByLabel('Numer rejestracyjny').fill(guest.plate);
  await tab.getByRole('radio', { name: String(guest.space), exact: true }).check();
  await tab.getByRole('link', { name: 'Przejdź dalej' }).click();
  await introducesItself(tab, guest);
  await confirms(tab);
  await answersTheBank(tab);
  const ordered = 'select state from orders where license_plate = $1';
  expect(await site.query(ordered, [guest.plate])).toEqual([{ state: 'CONFIRMED' }]);
});

test('of two tabs at one payment, the first is told what the second was refused', async ({ page, quiet }) => {
  quiet.allow(/40[02]/);
  await reachesPayment(page, newGuest());
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void open(location.href));
  const second = await opened;
  await pays(page, cards.asking);
  await expect(bankAsks(page)).toBeVisible();
  await second.reload();
  await second.getByRole('button', { name: 'Odpowiedz na pytanie banku' }).click();
  await second.getByRole('button', { name: 'Odrzuć' }).click();
  await acknowledges(second);
  await page.getByRole('button', { name: 'Potwierdź płatność' }).click();
  await expect(page.getByRole('heading', { name: /odpowiedziano już w\sinnym miejscu/ })).toBeVisible();
  await pays(page, cards.good);
  await acknowledges(page);
  await expect(page).toHaveURL('/payment/success');
});

test('the question of the bank waits offline, in Polish, and is asked with the network', async ({ page, quiet }) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|The order could not be read/);
  await reachesPayment(page, newGuest());
  await pays(page, cards.asking);
  await expect(bankAsks(page)).toBeVisible();
  await page.reload();
  const answer = page.getByRole('button', { name: 'Odpowiedz na pytanie banku' });
  await expect(answer).toBeEnabled();
  await page.context().setOffline(true);
  await answer.click();
  await expect(page.getByRole('heading', { name: /^Nie udało się połączyć/ })).toBeVisible();
  await page.context().setOffline(false);
  await answersTheBank(page);
});
