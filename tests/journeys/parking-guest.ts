import { randomBytes, randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, formatDay, today, wireDay } from '../../src/domain/language/days.ts';
import { expect } from '../support/journey.ts';

export interface Guest {
  since: string;
  until: string;
  plate: string;
  email: string;
}

/** Cards of the sandbox. */
export const cards = { good: '4242424242424242', declined: '4000000000000002', asking: '4000002500003155' };

// Journeys share one car park. Workers come on days of their own: none takes the space that another was just offered
const lanes = 4;
const lane = Number(process.env.TEST_PARALLEL_INDEX ?? 0) % lanes;
const stays = 23;

/** Somebody nobody else is, coming for three days. */
export function newGuest(): Guest {
  const code = randomBytes(3).toString('hex').toUpperCase();
  const since = addDays(today(), 60 + 3 * (lane + lanes * randomInt(stays)));
  return { since, until: addDays(since, 2), plate: `G${code}`, email: `g${code.toLowerCase()}@poczta.example` };
}

/** The three days after a guest has left. */
export const daysAfter = ({ until }: Guest): Pick<Guest, 'since' | 'until'> => ({
  since: addDays(until, 1),
  until: addDays(until, 3),
});

export async function comesOn(page: Page, { since, until }: Pick<Guest, 'since' | 'until'>): Promise<void> {
  await page.getByLabel('Od', { exact: true }).fill(formatDay(since));
  await page.getByLabel('Do', { exact: true }).fill(formatDay(until));
  await page.getByLabel('Numer rejestracyjny').focus();
}

/** The first step. `space`: one that is picked instead of the offered one. */
export async function chooses(page: Page, guest: Guest, space?: number): Promise<void> {
  await page.goto('/WynajemP');
  await comesOn(page, guest);
  await page.getByLabel('Numer rejestracyjny').fill(guest.plate);
  await expect(page.getByText(/^Wolne: /)).toBeVisible();
  if (space !== undefined) await page.getByRole('radio', { name: String(space), exact: true }).check();
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

/** All steps up to the card. */
export async function reachesPayment(page: Page, guest: Guest, space?: number): Promise<void> {
  await chooses(page, guest, space);
  await introducesItself(page, guest);
  await confirms(page);
  await page.waitForURL('**/payment');
}

export async function pays(page: Page, number: string): Promise<void> {
  await page.getByLabel('Numer karty').fill(number);
  await page.getByLabel(/Ważna do/).fill('12/34');
  await page.getByLabel('Kod CVC').fill('123');
  await page.getByRole('button', { name: /^Zapłać/ }).click();
}

/** Somebody else, faster: holds the space for these days. */
export async function holdsMeanwhile(
  url: string,
  { since, until }: Pick<Guest, 'since' | 'until'>,
  space_id: number,
): Promise<void> {
  const other = newGuest();
  const contact = { firstName: 'Jan', lastName: 'Szybki', email: other.email, phone: '600 100 200' };
  const place = {
    kind: 'parking',
    parking_level: 'A',
    space_id,
    license_plate: other.plate,
    since: wireDay(since),
    until: wireDay(until),
  };
  const response = await fetch(`${url}/api/stripe/create-payment-intent`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ amount: 15_000, booking: { ...place, contact, terms: true } }),
  });
  expect(response.status).toBe(201);
}
