import type { Page } from '@playwright/test';
import type { Car } from '../../src/domain/booking/car.ts';
import { addDays, type Day, formatDay, today } from '../../src/domain/language/days.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { expect } from '../support/journey.ts';
import { nextTurn, worker } from '../support/turns.ts';
import { newGuest } from './parking-steps.ts';

interface Taken {
  Cars_id: number;
  since: Day;
  until: Day;
}
interface Renter {
  since: Day;
  until: Day;
  car: { id: number; name: string; price_per_day: number };
  email: string;
}

// Workers that run at the same time have weeks of their own, after all that the demo has rented out, and each of their
// renters a car in one of them
const firstDay = 60;
const weeks = 10;
const workers = 4;

/** The car that no renter gets who does not ask for it: its price may be changed. */
export const unshared = 'Multivan';

/** Somebody nobody else is, who wants a car for three days. */
export async function newRenter({ request }: Page, wished?: typeof unshared): Promise<Renter> {
  const { data: all }: { data: Car[] } = await (await request.get('/api/cars')).json();
  const cars = all.filter(({ model }) => (wished ? model === wished : model !== unshared));
  const { data: taken }: { data: Taken[] } = await (await request.get('/api/cars/taken')).json();
  for (let tried = 0; tried < weeks * cars.length; tried += 1) {
    const turn = nextTurn('renters');
    const since = addDays(today(), firstDay + 7 * ((worker % workers) + workers * (turn % weeks)));
    const until = addDays(since, 2);
    const { id, brand, model, price_per_day } = cars[Math.floor(turn / weeks) % cars.length] as Car;
    const isFree = taken.every((it) => it.Cars_id !== id || it.until < since || it.since > until);
    const car = { id, name: `${brand} ${model}`, price_per_day };
    if (isFree) return { since, until, car, email: newGuest().email };
  }
  throw new Error('Every car is rented out in the weeks of this worker');
}

export async function wantsDays(page: Page, { since, until }: Pick<Renter, 'since' | 'until'>): Promise<void> {
  await page.getByLabel('Od', { exact: true }).fill(formatDay(since));
  await page.getByLabel('Do', { exact: true }).fill(formatDay(until));
  await page.getByLabel('Do', { exact: true }).press('Tab');
}

/** The first step, from the list of cars. */
export async function choosesCar(page: Page, renter: Renter): Promise<void> {
  await page.goto(pages.cars);
  await wantsDays(page, renter);
  await page.getByRole('button', { name: 'Pokaż wolne auta' }).click();
  await page.getByRole('link', { name: `Wybierz ${renter.car.name}` }).click();
  await page.waitForURL(`**${pages.car(renter.car.id)}`);
  await expect(page.getByLabel('Od', { exact: true })).toHaveValue(formatDay(renter.since));
  await page.getByRole('link', { name: 'Wprowadź dane' }).click();
  await page.waitForURL(`**${pages.carContact(renter.car.id)}`);
}

export async function introducesItself(page: Page, { email }: Renter): Promise<void> {
  await page.getByLabel('Imię').fill('Anna');
  await page.getByLabel('Nazwisko').fill('Zielińska');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Telefon').fill('600 700 800');
  await page.getByRole('button', { name: 'Przejdź do podsumowania' }).click();
  await page.waitForURL('**/WynajemC/summary');
}

/** What the steps before the summary store. */
export async function storesAnswers(page: Page, { since, until, car, email }: Renter): Promise<void> {
  await page.goto('/robots.txt');
  const answers = {
    rentalDates: { since, until },
    carId: car.id,
    contactInfo: { firstName: 'Anna', lastName: 'Zielińska', email, phone: '600 700 800' },
  };
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, JSON.stringify(value));
  }, answers);
}

/** The summary, without the steps before it. */
export async function reachesRentalSummary(page: Page, renter: Renter): Promise<void> {
  await storesAnswers(page, renter);
  await page.goto(pages.carSummary);
  await expect(page.getByRole('main').getByText(renter.car.name)).toBeVisible();
}
