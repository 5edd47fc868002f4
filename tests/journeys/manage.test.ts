import type { Page } from '@playwright/test';
import { addDays, formatDay } from '../../src/domain/language/days.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { paintedTwice, shift, watchShift } from './layout-shift.ts';
import { choosesDates, linkOf, managesBooking, onPage, opensAct } from './manage-steps.ts';
import { booksUnseen, cards, holdsMeanwhile, newGuest } from './parking-steps.ts';

async function paysDifference(page: Page, number: string): Promise<void> {
  await page.getByLabel('Numer karty').fill(number);
  await page.getByLabel(/Ważna do/).fill('12/34');
  await page.getByLabel('Kod CVC').fill('123');
  await page.getByRole('button', { name: /^Zapłać/ }).click();
}

test('a guest writes another plate, and the sign shows it at once', async ({ page, site }) => {
  const guest = newGuest();
  await managesBooking(page, guest);
  await opensAct(page, 'Numer rejestracyjny');
  await page.getByLabel('Nowy numer rejestracyjny').fill('ABCDEFGH9');
  await page.getByRole('button', { name: 'Zapisz numer' }).click();
  await expect(page.getByLabel('Nowy numer rejestracyjny')).toHaveAccessibleDescription(/Wpisz od 1 do 8/);
  const plate = `${guest.plate}X`;
  await page.getByLabel('Nowy numer rejestracyjny').fill(plate);
  await page.getByRole('button', { name: 'Zapisz numer' }).click();
  await expect(page.getByText('Numer rejestracyjny został zmieniony')).toBeVisible();
  await expect(page.getByText(`teraz ${plate}`)).toBeVisible();
  expect(await site.query('select status from parking where license_plate = $1', [plate])).toEqual([
    { status: 'RESERVED' },
  ]);
});

test('a booking that comes to its page pushes nothing away that was seen before it', async ({ page }) => {
  const guest = newGuest();
  await booksUnseen(guest);
  const link = await linkOf(guest);
  const answered = Promise.withResolvers<void>();
  await page.route(`**/api${link}`, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await watchShift(page);
  await page.goto(link);
  await expect(page.getByRole('status', { name: 'Wczytywanie rezerwacji' })).toBeVisible();
  await paintedTwice(page);
  answered.resolve();
  await expect(onPage(page, `miejsce ${guest.space}`)).toBeVisible();
  await paintedTwice(page);
  expect(await shift(page)).toBeLessThanOrEqual(0.01);
});

test('the old dates are kept by one press right after another was typed', async ({ page }) => {
  const guest = newGuest();
  await managesBooking(page, guest);
  await opensAct(page, 'Daty');
  const until = page.getByLabel('Do', { exact: true });
  const keep = page.getByRole('button', { name: 'Zostaw stare daty' });
  await until.fill(formatDay(addDays(guest.until, 1)));
  // What is said of the new date moves the button down
  await keep.click({ position: { x: 9, y: 3 } });
  await expect(keep).toBeHidden();
  await opensAct(page, 'Daty');
  await expect(until).toHaveValue(formatDay(guest.until));
});

test('one day more is paid for with a second card, after the first was declined', async ({ page, site, quiet }) => {
  // The declined card
  quiet.allow(/402/);
  const guest = newGuest();
  await managesBooking(page, guest);
  await opensAct(page, 'Daty');
  await choosesDates(page, guest.since, addDays(guest.until, 1));
  await expect(page.getByText('te dni są wolne')).toBeVisible();
  await expect(page.getByLabel('Różnica ceny')).toContainText(/Dopłacisz\s*50,00/);
  await page.getByRole('button', { name: /Zmień daty i\szapłać 50,00/ }).click();
  await expect(page.getByText('Nowe dni czekają na dopłatę jeszcze')).toBeVisible();
  await expectAccessible(page);
  await paysDifference(page, cards.declined);
  await expect(page.getByRole('alert')).toBeVisible();
  await paysDifference(page, cards.good);
  await expect(page.getByText('Płatność zakończona sukcesem!')).toBeVisible();
  await expect(onPage(page, formatDay(addDays(guest.until, 1)))).toBeVisible();
  const [order] = await site.query<{ amount: number }>(
    'select amount from orders where license_plate = $1 and changes is null',
    [guest.plate],
  );
  expect(order?.amount).toBe(20_000);
});

test('a change of dates whose server is away once it is paid is waited for, not paid twice', async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/503|The change was not paid/);
  const guest = newGuest();
  const until = addDays(guest.until, 1);
  await managesBooking(page, guest);
  await opensAct(page, 'Daty');
  await choosesDates(page, guest.since, until);
  await page.getByRole('button', { name: /Zmień daty i\szapłać 50,00/ }).click();
  // A database that is away would be so for every journey
  const unavailable = { status: 503, json: { message: 'Serwis jest chwilowo niedostępny. Spróbuj za chwilę' } };
  await page.route('**/api/parking', (route) => route.fulfill(unavailable));
  await paysDifference(page, cards.good);
  const notice = page.getByRole('alert').filter({ hasText: 'Zapłata przyjęta, potwierdzamy zmianę' });
  await expect(notice.getByText('Nie płać ponownie')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Zapłać/ })).toBeHidden();
  await page.unroute('**/api/parking');
  await notice.getByRole('button', { name: 'Sprawdź ponownie' }).click();
  await expect(onPage(page, formatDay(until))).toBeVisible();
  const paid = await site.query(
    `select from payments p join orders o on o.id = p.order_id where o.license_plate = $1 and p.state = 'PAID'`,
    [guest.plate],
  );
  expect(paid).toHaveLength(2);
});

test('a day less gives back its price, and the mail says what was and what is', async ({ page, site }) => {
  const guest = newGuest();
  await managesBooking(page, guest);
  await opensAct(page, 'Daty');
  await choosesDates(page, guest.since, addDays(guest.until, -1));
  await page.getByRole('button', { name: /Zmień daty i odbierz 50,00/ }).click();
  await expect(page.getByText('Termin został zmieniony')).toBeVisible();
  await expect.poll(async () => (await site.mailsTo(guest.email))[0]?.subject).toContain('Nowe daty rezerwacji');
});

test('days that somebody else has are told, with what is free instead', async ({ page }) => {
  const guest = newGuest();
  await managesBooking(page, guest);
  await holdsMeanwhile({ ...guest, since: addDays(guest.until, 1), until: addDays(guest.until, 3) });
  await opensAct(page, 'Daty');
  await choosesDates(page, guest.since, addDays(guest.until, 1));
  await expect(page.getByText(/zajęte od/)).toBeVisible();
  await page.getByRole('group', { name: 'Wolne w tych dniach' }).getByRole('radio').first().check();
  await expect(page.getByText('te dni są wolne')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expectAccessible(page);
});

test('cancelling says before what comes back, afterwards when, and leaves nothing to change', async ({
  page,
  site,
}) => {
  const guest = newGuest();
  const link = await managesBooking(page, guest);
  await opensAct(page, 'Anuluj rezerwację');
  await page.getByRole('button', { name: /^Anuluj i\szwróć 150,00\szł$/ }).click();
  const statement = page.getByRole('table', { name: /^Rachunek/ });
  await expect(statement.getByRole('row', { name: /Wraca teraz −150,00/ })).toBeVisible();
  await expect(page.getByText(/150,00\szł będzie na koncie najpóźniej/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Twoja rezerwacja' })).toBeFocused();
  await expect(page.getByText('Co chcesz zmienić?')).toHaveCount(0);
  await expectAccessible(page);
  await expect.poll(async () => (await site.mailsTo(guest.email))[0]?.subject).toContain('oddajemy 150,00');
  await page.goto(link);
  await expect(statement.getByRole('row', { name: /Wraca teraz −150,00/ })).toBeVisible();
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = 'true';
    };
  });
  await page.getByRole('button', { name: 'Wydrukuj rachunek' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'true');
});

test('a lost link is sent again by number and address, and the one before is dead', async ({ page, site }) => {
  const guest = newGuest();
  const link = await managesBooking(page, guest);
  const [order] = await site.query('select order_number from orders where license_plate = $1', [guest.plate]);
  await page.goto(pages.lostBooking);
  await page.getByLabel('Numer zamówienia').fill(String(order?.order_number).toLowerCase());
  await page.getByLabel('E-mail z rezerwacji').fill(guest.email);
  await page.getByRole('button', { name: 'Wyślij link ponownie' }).click();
  await expect(page.getByRole('heading', { name: 'Sprawdź pocztę' })).toBeVisible();
  const fresh = await linkOf(guest, 2);
  expect(fresh).not.toBe(link);
  await page.goto(fresh);
  await expect(onPage(page, `miejsce ${guest.space}`)).toBeVisible();
});

test('a dead link tells nothing and leads to a new one', async ({ page, quiet }) => {
  quiet.allow(/404/);
  await page.goto(pages.booking('0'.repeat(64)));
  await expect(page.getByRole('heading', { name: 'Ten link już nie działa' })).toBeVisible();
  await expectAccessible(page);
});

test('by keyboard alone a row opens, is cancelled in and closes', async ({ page }) => {
  await managesBooking(page, newGuest());
  await page.locator('summary').last().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Anuluj i/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('summary').last()).toBeFocused();
  await expect(page.getByRole('button', { name: /^Anuluj i/ })).toBeHidden();
});

test('on a phone the confirmation prints on one A4 page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const guest = newGuest();
  await managesBooking(page, guest);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
