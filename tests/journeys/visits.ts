import type { Page } from '@playwright/test';
import { airportCode } from '../../src/airport/identity.ts';
import { pageOf } from '../../src/domain/flight/flight-times.ts';
import { formatDay } from '../../src/domain/language/days.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { expect } from '../support/journey.ts';
import { asksForLink, linkTo, newAccount, opensAs } from './account-steps.ts';
import { managesBooking, opensAct } from './manage-steps.ts';
import { acknowledges, cards, chooses, newGuest, pays, reachesPayment, reachesSummary } from './parking-steps.ts';
import { choosesCar, newRenter, reachesRentalSummary } from './rental-steps.ts';

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

/** A page of the back-office, as one of the demo's people finds it. */
export const officeAs =
  (who: 'admin' | 'client', path: string): Visit =>
  async (page) => {
    await opensAs(page, who, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  };
/** A section of the back-office, as the administrator finds it. */
export const office =
  (section: string): Visit =>
  async (page) => {
    await opensAs(page, 'admin', `/zarzadzanie/${section}`);
    await expect(page.locator('tbody tr:has(td)').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  };
export const profileMenu: Visit = async (page) => {
  await page.getByRole('button', { name: /^Profil: / }).click();
  await expect(page.getByRole('menu')).toBeVisible();
};
export const officeMenu: Visit = async (page) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await press('Menu')(page);
  await expectDialog(page);
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
    await expect(page.locator('tbody tr:has(td)')).toHaveCount(5);
  };
export const endlessFilter: Visit = async (page) => {
  await open(`/harmonogram?origin=${'W'.repeat(60)}`)(page);
  await expect(page.getByRole('button', { name: /^Skąd: W/ })).toBeVisible();
  await expect(page.getByText('Brak danych')).toBeVisible();
};
export const member: Visit = async (page) => {
  await opensAs(page, 'client', '/harmonogram');
  await expect(page.locator('tbody tr:has(td)')).toHaveCount(5);
  await page.waitForLoadState('networkidle');
};
/** Somebody in the back-office who searches a list when their session is over. */
export const expired: Visit = async (page) => {
  await page.goto('/zarzadzanie/uzytkownicy');
  await expect(page.locator('tbody tr:has(td)').first()).toBeVisible();
  await page.context().clearCookies({ name: /^(session|refresh)$/ });
  await page.getByRole('searchbox').fill('client');
  await expect(page.getByRole('dialog', { name: 'Zaloguj się ponownie' })).toBeVisible();
};
export const inTheAir: Visit = async (page) => {
  const { data } = await (await page.request.get('/api/flight_data')).json();
  await open(`/lot/${data[0].Flight_id}`)(page);
};
export const flightOf =
  (status: 'SCHEDULED' | 'DELAYED' | 'CANCELED'): Visit =>
  async (page) => {
    const filter = JSON.stringify([{ by: 'status', value: status }]);
    const { data } = await (await page.request.get(`/api/flights?${new URLSearchParams({ filter })}`)).json();
    expect(data[0].status).toBe(status);
    await open(pageOf(data[0]))(page);
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
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Poprawnie wypełnij to pole: jest puste');
  await expect(page.getByRole('heading', { name: 'Formularz jest niepoprawny' })).toBeVisible();
};
export const reset: Visit = async (page) => {
  const email = await newAccount(page);
  await asksForLink(page, email);
  await page.goto(await linkTo(page, email));
  await expect(page.getByLabel('Nowe hasło')).toBeVisible();
};
export const proof: Visit = async (page) => {
  const email = await newAccount(page);
  // Its mails are read at the site of the page
  await open(pages.signIn)(page);
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
/** A car of the offer, with its days chosen. */
export const carDays: Visit = async (page) => {
  const { car, since, until } = await newRenter(page);
  await page.goto(pages.carOn(car.id, since, until));
  await expect(page.getByRole('heading', { name: car.name })).toBeVisible();
  await expect(page.getByRole('grid').first()).toBeVisible();
};
/** One that somebody else has on some of the chosen days, with the price of others opened before. */
export const takenDays: Visit = async (page) => {
  const { data } = await (await page.request.get('/api/cars/taken')).json();
  const { Cars_id, since, until } = data[0];
  await page.goto(pages.carOn(Cars_id, since, until));
  await expect(page.getByText(/Najbliższe wolne/)).toBeVisible();
};
export const whyThisPrice: Visit = async (page) => {
  await page.getByText('Dlaczego ta cena?').click();
  await expect(page.getByRole('row', { name: /^Razem za/ })).toBeVisible();
};
export const datedCars: Visit = async (page) => {
  const { data } = await (await page.request.get('/api/cars/taken')).json();
  await page.goto(`/wynajemC?od=${data[0].since}&do=${data[0].until}`);
  await expect(page.getByRole('heading', { name: /^Zajęte w/ })).toBeVisible();
};
export const nothingFits: Visit = async (page) => {
  await page.goto('/wynajemC?fuel_type=DIESEL&body=VAN');
  await expect(page.getByRole('heading', { name: /^Żadne auto/ })).toBeVisible();
};
export const carContact: Visit = async (page) => choosesCar(page, await newRenter(page));
export const carSummary: Visit = async (page) => reachesRentalSummary(page, await newRenter(page));
const stay = press('Zostań na tej stronie');
export const paid: Visit = async (page) => {
  await payment(page);
  await pays(page, cards.good);
  await acknowledges(page);
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

export const booking: Visit = async (page) => {
  await managesBooking(page, newGuest());
};
export const newDates: Visit = (page) => opensAct(page, 'Daty');
export const deadLink: Visit = async (page) => {
  await open(pages.booking('0'.repeat(64)))(page);
  await expect(page.getByRole('heading', { name: 'Ten link już nie działa' })).toBeVisible();
};
export const lostLinkMistakes: Visit = async (page) => {
  await press('Wyślij link ponownie')(page);
  await expect(page.getByLabel('Numer zamówienia')).toBeFocused();
};
export const lostLink: Visit = async (page) => {
  await page.getByLabel('Numer zamówienia').fill(`${airportCode}-222222`);
  await page.getByLabel('E-mail z rezerwacji').fill('nikt@poczta.example');
  await press('Wyślij link ponownie')(page);
  await expect(page.getByRole('heading', { name: 'Sprawdź pocztę' })).toBeVisible();
};
