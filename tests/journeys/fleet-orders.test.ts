import { randomBytes } from 'node:crypto';
import { addDays, today } from '../../src/domain/language/days.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, type Site, test } from '../support/journey.ts';
import { opensAs } from './account-steps.ts';
import { expectCalendarLoaded, newCar } from './fleet-steps.ts';

const office = '/zarzadzanie';

/** Somebody rents a car for two days, and has paid for it or just pays. */
async function ordered(site: Site, state: 'HELD' | 'REFUNDED'): Promise<{ id: number; plate: string }> {
  const car = await newCar(site, 'Wartburg');
  const order = randomBytes(16).toString('hex');
  const days = [20, 21].map((n) => `${addDays(today(), n)} 00:00 Europe/Warsaw`);
  await site.query(
    `insert into orders (id, kind, state, amount, since, until, expires_at, cars_id,
                         first_name, last_name, email, phone, terms, session_hash, ip)
     values ($1, 'rental', $2, 20000, $3, $4, now() + interval '14 minutes', $5,
             'Żaneta', 'Łęcka', 'zaneta@example.com', '600 700 800', true, 'x', 'x')`,
    [order, state, ...days, car.id],
  );
  const [row] = await site.query<{ id: number }>(
    'insert into rentals (cars_id, since, until, status, order_id) values ($1, $2, $3, $4, $5) returning id',
    [car.id, ...days, state === 'HELD' ? 'PENDING' : 'CANCELLED', order],
  );
  return { id: row?.id ?? 0, plate: car.plate };
}

test('a rental that somebody is paying for stays theirs, in list and form, and both say why', async ({
  page,
  site,
}) => {
  const { id, plate } = await ordered(site, 'HELD');
  await opensAs(page, 'rental_staff', `${office}/pojazd?rentals_license_plate=${plate}`);
  await expectCalendarLoaded(page);
  const why = 'Ktoś właśnie płaci za tę rezerwację. Możesz ją tylko zwolnić: ustaw status „Anulowane”.';
  await page.getByRole('button', { name: /^Status: Wartburg/ }).click();
  const menu = page.getByRole('menu', { name: /^Zmień status: Wartburg/ });
  await expect(menu.getByText(why)).toBeVisible();
  await expect(menu.getByRole('menuitemradio')).toHaveText(['Anulowane…']);
  await page.goto(`${office}/edit-rent/${id}`);
  await expect(page.getByRole('region', { name: 'Kto rezerwował' }).getByText('Żaneta Łęcka')).toBeVisible();
  for (const label of ['Samochód', 'Klient', 'Od', 'Do'])
    await expect(page.getByLabel(label, { exact: true })).not.toBeEditable();
  await expect(page.getByText(why).first()).toBeVisible();
  await expect(page.getByLabel('Status')).toBeEnabled();
  await expectAccessible(page);
});

test('a rental whose money went back cannot be rented again', async ({ page, site }) => {
  const { id } = await ordered(site, 'REFUNDED');
  await opensAs(page, 'rental_staff', `${office}/edit-rent/${id}`);
  await expect(page.getByLabel('Status')).toBeDisabled();
  const why = page.getByText('Zwrócono pieniądze, więc tej rezerwacji nie można przywrócić');
  await expect(why.first()).toBeVisible();
});

test('the forms of a new and of a stored car are accessible, also with mistakes', async ({ page, site }) => {
  const { id } = await newCar(site, 'Wartburg');
  await opensAs(page, 'rental_staff', `${office}/pojazd?dodaj=cars`);
  const form = page.getByRole('form', { name: 'Dodaj samochód' });
  await form.getByRole('button', { name: 'Dodaj', exact: true }).click();
  await expect(form.getByLabel('Marka', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'whole');
  await page.goto(`${office}/edit-car/${id}`);
  await page.getByLabel('Cena za dzień').fill('-1');
  await page.keyboard.press('Control+s');
  await expect(page.getByLabel('Cena za dzień')).toHaveAttribute('aria-invalid', 'true');
  // The bar of what was changed covers some fields at first: scrolled, the mouse reaches them
  for (const label of ['Paliwo', 'Skrzynia biegów']) await page.getByLabel(label).click({ trial: true });
  await expectAccessible(page, 'whole');
});
