import type { Page } from '@playwright/test';
import { formatDay } from '../../src/domain/language/days.ts';
import { expect } from '../support/journey.ts';
import { asksForLink, linkTo, newAddress, registers, signsIn } from './account-person.ts';
import { cards, chooses, introducesItself, newGuest, pays, reachesPayment } from './parking-guest.ts';

/** How a visitor gets to a screen. */
export type Way = (page: Page) => Promise<unknown>;

const isAsked = (page: Page) => expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();

export const open =
  (path: string): Way =>
  (page) =>
    page.goto(path);
const press =
  (name: string): Way =>
  (page) =>
    page.getByRole('button', { name, exact: true }).click();
export const dialog =
  (button: string): Way =>
  async (page) => {
    await press(button)(page);
    await isAsked(page);
  };
export const toast =
  (button: string): Way =>
  async (page) => {
    await press(button)(page);
    // It stays as long as the focus is in it
    await page.getByRole('button', { name: 'Zamknij powiadomienie' }).focus();
  };

export const schedule =
  (query = ''): Way =>
  async (page) => {
    await open(`/harmonogram${query}`)(page);
    await expect(page.locator('tbody tr')).toHaveCount(5);
  };
export const member: Way = async (page) => {
  await page.goto('/logowanie?powrot=/harmonogram');
  await signsIn(page, 'client@lotnisko.example', 'demo-client-2026');
  await expect(page.locator('tbody tr')).toHaveCount(5);
  await page.waitForLoadState('networkidle');
};
export const expired: Way = async (page) => {
  await page.context().clearCookies({ name: /^(session|refresh)$/ });
  await page.route('**/api/flights/LO?**', (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
  await page.getByRole('searchbox').fill('LO');
  await isAsked(page);
};
export const inTheAir: Way = async (page) => {
  const { data } = await (await page.request.get('/api/flight_data')).json();
  await open(`/lot/${data[0].Flight_id}`)(page);
};
export const onTheGround: Way = async (page) => {
  await schedule('?status=SCHEDULED')(page);
  await page.locator('tbody').getByRole('link').first().click();
  await page.waitForURL('**/lot/*');
};
export const reset: Way = async (page) => {
  const email = newAddress();
  await registers(page, email);
  await asksForLink(page, email);
  await page.goto(await linkTo(page, email));
  await expect(page.getByLabel('Nowe hasło')).toBeVisible();
};
export const linkless: Way = async (page) => {
  await open('/resetowanie/token')(page);
  await isAsked(page);
};

export const days: Way = async (page) => {
  const { since, until } = newGuest();
  await page.getByLabel('Od', { exact: true }).fill(formatDay(since));
  await page.getByLabel('Do', { exact: true }).fill(formatDay(until));
  await expect(page.getByText(/^Wolne: /)).toBeVisible();
};
export const mistakes: Way = async (page) => {
  await page.getByRole('link', { name: 'Przejdź dalej' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Popraw' })).toBeVisible();
};
export const contact: Way = (page) => chooses(page, newGuest());
export const summary: Way = async (page) => {
  const guest = newGuest();
  await chooses(page, guest);
  await introducesItself(page, guest);
};
export const payment: Way = async (page) => {
  await reachesPayment(page, newGuest());
  await expect(page.getByLabel('Numer karty')).toBeVisible();
};
const stay = press('Zostań na tej stronie');
export const paid: Way = async (page) => {
  await payment(page);
  await pays(page, cards.good);
  await press('OK')(page);
  await page.waitForURL('**/payment/success');
  await stay(page);
};
export const unpaid: Way = async (page) => {
  await open('/payment/error')(page);
  await stay(page);
};
