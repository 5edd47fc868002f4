import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, today } from '../../src/domain/language/days.ts';
import { expect, test } from '../support/journey.ts';
import { opensAs } from './account-steps.ts';
import { expectCalendarLoaded, newCar } from './fleet-steps.ts';
import { notices } from './notices.ts';

const office = '/zarzadzanie';

const reason = 'Baza danych jest niedostępna';

/** Nothing that is written gets through; no real server fails when it is asked to. */
const refuseWrites = (page: Page, path: string) =>
  page.route(`**/api/${path}**`, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 503, json: { message: reason } }),
  );

/** The words of the specification for a write that failed, why it did, and another way to try. */
async function expectFailure(page: Page, words: string): Promise<void> {
  const messages = notices(page);
  await expect(messages.getByText(words, { exact: true })).toBeVisible();
  await expect(messages.getByText(reason, { exact: true })).toBeVisible();
  await expect(messages.getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
}

async function deletes(page: Page, row: string): Promise<void> {
  await page.getByRole('row').filter({ hasText: row }).getByRole('button', { name: /^USUŃ/ }).click();
  await page
    .getByRole('alertdialog', { name: 'Potwierdź usunięcie' })
    .getByRole('button', { name: 'Tak, usuń' })
    .click();
}

test.beforeEach(({ quiet }) => quiet.allow(/503/));

test('a car that cannot be added, changed or deleted is told in the specified words', async ({ page, site }) => {
  const { id, plate } = await newCar(site, 'Wartburg');
  await refuseWrites(page, 'cars');
  await opensAs(page, 'rental_staff', `${office}/pojazd?cars_license_plate=${plate}`);
  await expectCalendarLoaded(page);
  await deletes(page, plate);
  await expectFailure(page, 'Błąd usuwania auta');

  await page.goto(`${office}/edit-car/${id}`);
  await page.getByLabel('Cena za dzień').fill('150');
  await page.keyboard.press('Control+s');
  await expectFailure(page, 'Wystąpił błąd podczas aktualizacji samochodu');
  await expect(page.getByLabel('Cena za dzień')).toHaveValue('150');

  await page.getByRole('button', { name: 'Odrzuć' }).click();
  await page.goto(`${office}/pojazd?dodaj=cars`);
  const form = page.getByRole('form', { name: 'Dodaj samochód' });
  for (const [label, value] of [
    ['Marka', 'Wartburg'],
    ['Model', 'Tourist'],
    ['Rok produkcji', '2024'],
    ['Numer rejestracyjny', `${plate}X`],
    ['Cena za dzień', '120'],
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByLabel('Paliwo').selectOption('PETROL');
  await form.getByLabel('Skrzynia biegów').selectOption('MANUAL');
  await form.getByRole('button', { name: 'Dodaj', exact: true }).click();
  await expectFailure(page, 'Błąd dodawania auta');
  await expect(form.getByLabel('Model', { exact: true })).toHaveValue('Tourist');
});

test('a rental that cannot be added, changed or deleted is told in the specified words', async ({ page, site }) => {
  const car = await newCar(site, 'Wartburg');
  const days = [30, 31].map((n) => `${addDays(today(), n)} 00:00 Europe/Warsaw`);
  const [rental] = await site.query<{ id: number }>(
    `insert into rentals (cars_id, since, until, status) values ($1, $2, $3, 'RENTED') returning id`,
    [car.id, ...days],
  );
  await refuseWrites(page, 'rent');
  await opensAs(page, 'rental_staff', `${office}/pojazd?rentals_license_plate=${car.plate}`);
  await expectCalendarLoaded(page);
  await deletes(page, car.plate);
  await expectFailure(page, 'Błąd usuwania wypożyczenia');

  await page.goto(`${office}/edit-rent/${rental?.id}`);
  await page.getByLabel('Status').selectOption('PENDING');
  await page.keyboard.press('Control+s');
  await expectFailure(page, 'Wystąpił błąd podczas aktualizacji wypożyczenia');

  await page.getByRole('button', { name: 'Odrzuć' }).click();
  await page.goto(`${office}/pojazd?dodaj=rentals`);
  const form = page.getByRole('form', { name: 'Dodaj wypożyczenie' });
  await form.getByLabel('Samochód', { exact: true }).fill(car.plate);
  await page.getByRole('option', { name: new RegExp(`^Wartburg .*${car.plate}`) }).click();
  await form.getByLabel('Od', { exact: true }).fill(addDays(today(), 40));
  await form.getByLabel('Do', { exact: true }).fill(addDays(today(), 41));
  await form.getByLabel('Status').selectOption('PENDING');
  await form.getByRole('button', { name: 'Dodaj', exact: true }).click();
  await expectFailure(page, 'Błąd dodawania wypożyczenia');
});

test('a reservation that cannot be added, changed or deleted is told in the specified words', async ({
  page,
  site,
}) => {
  // Cancelled: it takes no space from the reservations of other journeys
  const plate = `X${randomBytes(3).toString('hex').toUpperCase()}`;
  const day = `${addDays(today(), 90)} 00:00 Europe/Warsaw`;
  const [reservation] = await site.query<{ id: number }>(
    `insert into parking (parking_level, space_id, license_plate, since, until, status)
     values ('B', 99, $1, $2, $2, 'CANCELLED') returning id`,
    [plate, day],
  );
  await refuseWrites(page, 'parking');
  await opensAs(page, 'parking_staff', `${office}/parking?search=${plate}`);
  await deletes(page, plate);
  await expectFailure(page, 'Wystąpił błąd podczas usuwania parkingu. Spróbuj ponownie.');

  await page.goto(`${office}/edit-parking/${reservation?.id}`);
  await page.getByLabel('Numer rejestracyjny').fill(`${plate}Z`);
  await page.keyboard.press('Control+s');
  await expectFailure(page, 'Błąd podczas aktualizacji parkingu');

  await page.getByRole('button', { name: 'Odrzuć' }).click();
  await page.goto(`${office}/parking?dodaj=parking`);
  const form = page.getByRole('form', { name: 'Dodaj rezerwację parkingu' });
  await form.getByLabel('Od', { exact: true }).fill(addDays(today(), 90));
  await form.getByLabel('Do', { exact: true }).fill(addDays(today(), 90));
  await form.getByLabel('Poziom').selectOption('B');
  await form.getByLabel('Numer rejestracyjny').fill(plate);
  await form.getByLabel('Status').selectOption('CANCELLED');
  await form.getByRole('button', { name: 'Dodaj', exact: true }).click();
  await expectFailure(page, 'Wystąpił błąd podczas dodawania parkingu');
});
