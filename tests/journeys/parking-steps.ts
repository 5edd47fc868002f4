import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { parkingPrice } from '../../src/airport/parking.ts';
import { parkingLevel } from '../../src/domain/booking/parking.ts';
import { addDays, type Day, formatDay, today, wireDay } from '../../src/domain/language/days.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { expect, shared } from '../support/journey.ts';
import { nextTurn, worker } from '../support/turns.ts';

export interface Guest {
  since: Day;
  until: Day;
  /** On level A. */
  space: number;
  plate: string;
  email: string;
}

/** Cards of the sandbox. */
export const cards = { good: '4242424242424242', declined: '4000000000000002', asking: '4000002500003155' };

// Journeys share one car park. Workers that run at the same time have weeks of their own, and each guest of theirs a
// space of their own in one of them: six days for the stay and what comes after it, a seventh between workers in case
// midnight passes
const workers = 4;
const weeks = 10;
const firstDay = 60;
// Spaces with lower numbers are for the bookings of staff
const spaces = 26;

/**
 * A guest of this journey alone, for three days. Others are offered the first spaces, so theirs is among the last.
 */
export function newGuest(): Guest {
  const code = randomBytes(3).toString('hex').toUpperCase();
  const turn = nextTurn('guests');
  const [week, row] = [turn % weeks, Math.floor(turn / weeks)];
  if (row >= spaces) throw new Error('Every space is taken in the weeks of this worker');
  const since = addDays(today(), firstDay + 7 * ((worker % workers) + workers * week));
  return {
    since,
    until: addDays(since, 2),
    space: parkingLevel.A.last - row,
    plate: `G${code}`,
    email: `g${code.toLowerCase()}@poczta.example`,
  };
}

/** The three days after a guest has left. */
export const daysAfter = ({ until, space }: Guest): Pick<Guest, 'since' | 'until' | 'space'> => ({
  space,
  since: addDays(until, 1),
  until: addDays(until, 3),
});

export async function comesOn(page: Page, { since, until }: Pick<Guest, 'since' | 'until'>): Promise<void> {
  await page.getByLabel('Od', { exact: true }).fill(formatDay(since));
  await page.getByLabel('Do', { exact: true }).fill(formatDay(until));
  await page.getByLabel('Numer rejestracyjny').focus();
}

/** The first step. */
export async function chooses(page: Page, guest: Guest): Promise<void> {
  await page.goto(pages.parking);
  await comesOn(page, guest);
  await page.getByLabel('Numer rejestracyjny').fill(guest.plate);
  await expect(page.getByText(/^Wolne: /)).toBeVisible();
  await page.getByRole('radio', { name: String(guest.space), exact: true }).check();
  await page.getByRole('link', { name: 'Przejdź dalej' }).click();
  await page.waitForURL('**/WynajemP/formR');
}

export async function introducesItself(page: Page, { email }: Guest): Promise<void> {
  await page.getByLabel('Imię').fill('Anna');
  await page.getByLabel('Nazwisko').fill('Zielińska');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Telefon').fill('600 700 800');
  await page.getByRole('button', { name: 'Przejdź do podsumowania' }).click();
  await page.waitForURL('**/WynajemP/summary');
}

export async function confirms(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /Akceptuję/ }).check();
  await page.getByRole('button', { name: 'Potwierdź i zapłać' }).click();
}

/** The summary, without the steps before it: their answers are there as those pages store them. */
export async function reachesSummary(page: Page, { since, until, space, plate, email }: Guest): Promise<void> {
  await page.goto('/robots.txt');
  const answers = {
    reservationDates: { since, until },
    licensePlate: plate,
    parkingLevel: 'A',
    spaceId: space,
    contactInfo: { firstName: 'Anna', lastName: 'Zielińska', email, phone: '600 700 800' },
  };
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, JSON.stringify(value));
  }, answers);
  await page.goto(pages.parkingSummary);
}

/** The card form, without the steps before it. */
export async function reachesPayment(page: Page, guest: Guest): Promise<void> {
  await reachesSummary(page, guest);
  await confirms(page);
  await page.waitForURL('**/payment');
}

export async function pays(page: Page, number: string): Promise<void> {
  await page.getByLabel('Numer karty').fill(number);
  await page.getByLabel(/Ważna do/).fill('12/34');
  await page.getByLabel('Kod CVC').fill('123');
  await page.getByRole('button', { name: /^Zapłać/ }).click();
}

/**
 * Presses OK under the words on how paying went, unless they have gone by themselves, which takes four seconds. However
 * late they come on a busy machine, the page after them is there then.
 */
export async function acknowledges(page: Page): Promise<void> {
  const ended = page.waitForURL(/\/payment\/(success|error)$/);
  await Promise.any([page.getByRole('button', { name: 'OK' }).click({ timeout: 8000 }), ended]);
  await ended;
}

/** Holds a space and opens its payment, as the pages of the steps do. */
async function opensPayment(guest: Guest): Promise<{ clientSecret: string; publishableKey: string }> {
  const { since, until, space, plate, email } = guest;
  const { url } = shared();
  const booking = {
    kind: 'parking',
    parking_level: 'A',
    space_id: space,
    license_plate: plate,
    since: wireDay(since),
    until: wireDay(until),
    contact: { firstName: 'Anna', lastName: 'Zielińska', email, phone: '600 700 800' },
    terms: true,
  };
  const answer = await fetch(`${url}/api/stripe/create-payment-intent`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ amount: 3 * 100 * parkingPrice, booking }),
  });
  expect(answer.status).toBe(201);
  return answer.json();
}

/** Somebody else, faster: holds the space for these days. */
export async function holdsMeanwhile(days: Pick<Guest, 'since' | 'until' | 'space'>): Promise<void> {
  const { plate, email } = newGuest();
  await opensPayment({ plate, email, since: days.since, until: days.until, space: days.space });
}

/** Books and pays without a page: what comes after it is looked at. */
export async function booksUnseen(guest: Guest): Promise<void> {
  const { clientSecret, publishableKey } = await opensPayment(guest);
  const [intent] = clientSecret.split('_secret_');
  const card = { number: cards.good, exp_month: '12', exp_year: '2034', cvc: '123' };
  const answer = await fetch(`${shared().url}/dev/karty/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishableKey}` },
    body: new URLSearchParams([
      ['client_secret', clientSecret],
      ['payment_method_data[type]', 'card'],
      ...Object.entries(card).map(([name, value]) => [`payment_method_data[card][${name}]`, value]),
    ]),
  });
  expect((await answer.json()).status).toBe('succeeded');
}
