import type { Page } from '@playwright/test';
import { formatDay } from '../../src/domain/language/days.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { expect, test } from '../support/journey.ts';
import { expectSignedIn, passwordOf } from './account-steps.ts';
import { tabTo } from './keyboard-focus.ts';
import { cards, newGuest, reachesSummary } from './parking-steps.ts';
import { newRenter } from './rental-steps.ts';

// Nothing here is clicked: whoever has no mouse gets everywhere, and sees where they are

const types = async (page: Page, label: string | RegExp, text: string) => {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
};

/** From the step of the contact to a paid booking. */
async function introducesThemselvesAndPays(page: Page, email: string): Promise<void> {
  const { keyboard } = page;
  await types(page, 'Imię', 'Anna');
  await types(page, 'Nazwisko', 'Zielińska');
  await types(page, 'E-mail', email);
  await types(page, 'Telefon', '600700800');
  // Enter in a field sends the form
  await keyboard.press('Enter');
  await page.waitForURL('**/summary');
  await tabTo(page, page.getByRole('checkbox', { name: /Akceptuję/ }));
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Potwierdź i zapłać' }));
  await keyboard.press('Enter');
  await page.waitForURL('**/payment');
  await expect(page.getByRole('heading', { name: 'Zapłać teraz' })).toBeFocused();
  await types(page, 'Numer karty', cards.good);
  await types(page, /Ważna do/, '1234');
  await types(page, 'Kod CVC', '123');
  await keyboard.press('Enter');
  // The words on how it went stay for four seconds
  await page.waitForURL('**/payment/success');
}

test('by keyboard alone a visitor gets from the skip link to a flight of one airline', async ({ page }) => {
  const { keyboard } = page;
  await page.goto(pages.home);
  await tabTo(page, page.getByRole('link', { name: 'Przejdź do treści' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(
    page,
    page.getByRole('navigation', { name: 'Główna' }).getByRole('link', { name: 'HARMONOGRAM' }),
    'Shift+Tab',
  );
  await keyboard.press('Enter');
  await expect(page.locator('tbody tr:has(td)')).toHaveCount(5);

  const filter = page.getByRole('button', { name: 'FILTRUJ' });
  await tabTo(page, filter);
  await keyboard.press('Enter');
  await expect(page.getByLabel('Status')).toBeFocused();
  await keyboard.press('Escape');
  await expect(filter).toBeFocused();
  await keyboard.press('Space');
  await expect(page.getByRole('dialog').getByRole('option', { name: 'PLL LOT' })).toBeAttached();
  await types(page, 'Linia lotnicza', 'PLL');
  await tabTo(page, page.getByRole('button', { name: /^Pokaż.*\slot/ }));
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(filter).toBeFocused();
  await expect(page.locator('td[data-label="Linia lotnicza"]')).toHaveText(Array(5).fill('PLL LOT'));

  await tabTo(page, page.getByRole('tab', { name: 'Odloty' }), 'Shift+Tab');
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Przyloty', selected: true })).toBeFocused();
  await expect(page.locator('td[data-label="Skąd"]')).toHaveCount(5);
  await tabTo(page, page.getByRole('link', { name: 'Następna strona' }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);
  const flight = page.locator('tbody').getByRole('link').last();
  await expect(page.getByRole('table', { name: /strona 2/ })).toBeVisible();
  await tabTo(page, flight, 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/lot\/LO/);
});

test('by keyboard alone a guest gets from the home page to a paid parking space', async ({ page, site }) => {
  const guest = newGuest();
  const { keyboard } = page;
  await page.goto(pages.home);
  await tabTo(page, page.getByRole('navigation', { name: 'Na skróty' }).getByRole('link', { name: /^Parking/ }));
  await keyboard.press('Enter');
  await page.waitForURL('**/WynajemP');
  await types(page, 'Od', formatDay(guest.since));
  await types(page, 'Do', formatDay(guest.until));
  await types(page, 'Numer rejestracyjny', guest.plate);
  await expect(page.getByText(/^Wolne: /)).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: /Poziom A/ }));
  await keyboard.press('Tab');
  await keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('link', { name: 'Przejdź dalej' }));
  await keyboard.press('Enter');
  await page.waitForURL('**/formR');
  await introducesThemselvesAndPays(page, guest.email);
  expect(await site.query('select status from parking where license_plate = $1', [guest.plate])).toEqual([
    { status: 'RESERVED' },
  ]);
});

test('on a phone the finished steps of a booking are seen with the focus, and open', async ({ page }) => {
  const guest = newGuest();
  await page.setViewportSize({ width: 390, height: 844 });
  await reachesSummary(page, guest);
  const main = page.getByRole('main');
  await expect(main.getByText(guest.email)).toBeVisible();
  await tabTo(page, main.getByRole('checkbox', { name: /Akceptuję/ }));
  await tabTo(page, main.getByRole('link', { name: 'Miejsce i termin' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pages.parking);
  await expect(page.getByLabel('Numer rejestracyjny')).toHaveValue(guest.plate);
});

test('by keyboard alone a guest gets from the list of cars to a paid rental', async ({ page, site }) => {
  const renter = await newRenter(page);
  const { keyboard } = page;
  await page.goto(pages.cars);
  await types(page, 'Od', formatDay(renter.since));
  await types(page, 'Do', formatDay(renter.until));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(`/wynajemC?od=${renter.since}&do=${renter.until}`);
  await tabTo(page, page.getByRole('link', { name: `Wybierz ${renter.car.name}` }));
  await keyboard.press('Enter');
  await page.waitForURL(`**${pages.car(renter.car.id)}*`);
  await expect(page.getByLabel('Od', { exact: true })).toHaveValue(formatDay(renter.since));
  await tabTo(page, page.getByText('Dlaczego ta cena?'));
  await keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /^Razem za/ })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Wprowadź dane' }));
  await keyboard.press('Enter');
  await page.waitForURL(`**${pages.carContact(renter.car.id)}`);
  await introducesThemselvesAndPays(page, renter.email);
  expect(
    await site.query('select r.status from rentals r join orders o on o.id = r.order_id where o.email = $1', [
      renter.email,
    ]),
  ).toEqual([{ status: 'RENTED' }]);
});

test('by keyboard alone a client signs in', async ({ page }) => {
  await page.goto(pages.signIn);
  await types(page, 'E-mail', 'client@lotnisko.example');
  await tabTo(page, passwordOf(page));
  await page.keyboard.type('demo-client-2026');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(passwordOf(page)).toHaveAttribute('type', 'text');
  await tabTo(page, page.getByRole('button', { name: 'Zaloguj się' }));
  await page.keyboard.press('Enter');
  await expectSignedIn(page);
});
