import type { Page } from '@playwright/test';
import { formatDay } from '../../src/domain/language/days.ts';
import { expect } from '../support/journey.ts';
import { asksForLink, linkTo, newAddress, registers, signsIn } from './account-steps.ts';
import { cards, chooses, newGuest, pays, reachesPayment, reachesSummary } from './parking-steps.ts';

/** How a visitor gets to a screen. */
export type Visit = (page: Page) => Promise<unknown>;

const expectDialog = (page: Page) => expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();

export const open =
  (path: string): Visit =>
  (page) =>
    page.goto(path);
const press =
  (name: string): Visit =>
  (page) =>
    // Filters that are chosen are counted behind the name
    page.getByRole('button', { name: new RegExp(`^${name}( \\d|$)`) }).click();
export const dialog =
  (button: string): Visit =>
  async (page) => {
    await press(button)(page);
    await expectDialog(page);
  };
export const toast =
  (button: string): Visit =>
  async (page) => {
    await press(button)(page);
    // It stays as long as the focus is in it
    await page.getByRole('button', { name: 'Zamknij powiadomienie' }).focus();
  };

/** The page for where there is no network, with all that a device may have. */
export const offline: Visit = async (page) => {
  await open('/bez-sieci')(page);
  await page.locator('[id][hidden]').evaluateAll((rows) => {
    for (const row of rows) row.removeAttribute('hidden');
  });
};
export const schedule =
  (query = ''): Visit =>
  async (page) => {
    await open(`/harmonogram${query}`)(page);
    await expect(page.locator('tbody tr')).toHaveCount(5);
  };
export const endlessFilter: Visit = async (page) => {
  await open(`/harmonogram?origin=${'W'.repeat(60)}`)(page);
  await expect(page.getByRole('button', { name: /^Skąd: W/ })).toBeVisible();
  await expect(page.getByText('Brak danych')).toBeVisible();
};
export const member: Visit = async (page) => {
  await page.goto('/logowanie?powrot=/harmonogram');
  await signsIn(page, 'client@lotnisko.example', 'demo-client-2026');
  await expect(page.locator('tbody tr')).toHaveCount(5);
  await page.waitForLoadState('networkidle');
};
export const expired: Visit = async (page) => {
  await page.context().clearCookies({ name: /^(session|refresh)$/ });
  await page.route('**/api/flights/LO?**', (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
  await page.getByRole('searchbox').fill('LO');
  await expectDialog(page);
};
export const inTheAir: Visit = async (page) => {
  const { data } = await (await page.request.get('/api/flight_data')).json();
  await open(`/lot/${data[0].Flight_id}`)(page);
};
export const flightOf =
  (status: 'SCHEDULED' | 'DELAYED' | 'CANCELED'): Visit =>
  async (page) => {
    const { data } = await (await page.request.get(`/api/flights?status=${status}`)).json();
    await open(`/lot/${data[0].id}`)(page);
  };
/** One that concerns who travels today. */
export const announcement: Visit = async (page) => {
  const { data } = await (await page.request.get('/api/announcements')).json();
  await open(`/ogloszenia/${data.find(({ travel }: { travel: boolean }) => travel).id}`)(page);
};
/** A form of an account that is sent empty. */
export const accountMistakes: Visit = async (page) => {
  await page.getByRole('main').locator('[type=submit]').click();
  await expect(page.getByRole('main').locator('input').first()).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Poprawnie wypełnij to pole');
  await expect(page.getByRole('heading', { name: 'Formularz jest niepoprawny' })).toBeVisible();
};
export const reset: Visit = async (page) => {
  const email = newAddress();
  await registers(page, email);
  await asksForLink(page, email);
  await page.goto(await linkTo(page, email));
  await expect(page.getByLabel('Nowe hasło')).toBeVisible();
};
export const proof: Visit = async (page) => {
  const email = newAddress();
  await registers(page, email);
  await page.goto(await linkTo(page, email, 'potwierdzenie'));
  await expect(page.getByRole('button', { name: 'Potwierdź adres' })).toBeVisible();
};
export const proven: Visit = async (page) => {
  await press('Potwierdź adres')(page);
  await expect(page.getByRole('heading', { name: 'Adres e-mail został potwierdzony' })).toBeVisible();
};
export const linkless: Visit = async (page) => {
  await open('/resetowanie/token')(page);
  await expectDialog(page);
};

export const days: Visit = async (page) => {
  const { since, until } = newGuest();
  await page.getByLabel('Od', { exact: true }).fill(formatDay(since));
  await page.getByLabel('Do', { exact: true }).fill(formatDay(until));
  await expect(page.getByText(/^Wolne: /)).toBeVisible();
};
export const parkingMistakes: Visit = async (page) => {
  await page.getByRole('link', { name: 'Przejdź dalej' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Popraw' })).toBeVisible();
};
export const contact: Visit = (page) => chooses(page, newGuest());
export const summary: Visit = async (page) => {
  await reachesSummary(page, newGuest());
};
export const payment: Visit = async (page) => {
  await reachesPayment(page, newGuest());
  await expect(page.getByLabel('Numer karty')).toBeVisible();
};
const stay = press('Zostań na tej stronie');
export const paid: Visit = async (page) => {
  await payment(page);
  await pays(page, cards.good);
  await press('OK')(page);
  await page.waitForURL('**/payment/success');
  await stay(page);
};
/** Opened in a tab that paid for nothing. */
export const unknownPaid: Visit = async (page) => {
  await open('/payment/success')(page);
  await stay(page);
};
export const declined: Visit = async (page) => {
  await payment(page);
  await open('/payment/error')(page);
  await expect(page.getByRole('link', { name: 'Spróbuj ponownie' })).toBeVisible();
  await stay(page);
};
export const unpaid: Visit = async (page) => {
  await open('/payment/error')(page);
  await stay(page);
};
