import { spacesOf } from '../../src/domain/booking/parking.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import {
  acknowledges,
  cards,
  chooses,
  comesOn,
  confirms,
  daysAfter,
  holdsMeanwhile,
  newGuest,
  pays,
  reachesPayment,
  reachesSummary,
} from './parking-steps.ts';

test('a step without what it needs leads to the one that asks for it', async ({ page }) => {
  await page.goto(pages.parkingSummary);
  await expect(page).toHaveURL('/WynajemP');
  await page.goto(pages.parkingContact);
  await expect(page).toHaveURL('/WynajemP');
  await chooses(page, newGuest());
  await page.goto(pages.parkingSummary);
  await expect(page).toHaveURL('/WynajemP/formR');
  await page.goto(pages.payment);
  await expect(page).toHaveURL('/WynajemP/formR');
});

test('the payment page without an order leads to an error page without a name or sum', async ({ page }) => {
  await page.goto(pages.payment);
  await expect(page).toHaveURL('/payment/error');
  await expect(page.getByRole('heading', { name: 'Płatność Nieudana' })).toBeVisible();
  await expect(page.getByText('Nieznane', { exact: true })).toHaveCount(2);
  await expect(page.getByText('Nieznany', { exact: true })).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Spróbuj ponownie' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Zarezerwuj jeszcze raz' })).toHaveAttribute('href', '/WynajemP');
});

test('the success page leads a tab that has yet to pay to where it pays', async ({ page }) => {
  await reachesPayment(page, newGuest());
  await page.goto(pages.paymentSuccess);
  await expect(page).toHaveURL('/payment');
  await expect(page.getByLabel('Numer karty')).toBeVisible();
});

test('stored values that cannot be right count as nothing', async ({ page }) => {
  await page.goto(pages.terms);
  await page.evaluate(() => {
    const bad = {
      reservationDates: '{"since":"2020-02-30","until":"x"}',
      licensePlate: '{',
      parkingLevel: '"C"',
      spaceId: '4000',
      contactInfo: '[]',
      order: '7',
    };
    for (const [key, value] of Object.entries(bad)) sessionStorage.setItem(key, value);
  });
  await page.goto(pages.parking);
  await expect(page.getByLabel('Od', { exact: true })).toBeEnabled();
  await expect(page.getByLabel('Od', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Numer rejestracyjny')).toHaveValue('');
  await expect(page.getByRole('radio', { name: /Poziom A/ })).toBeChecked();
  await expect(page.getByText(/^Wolne: /)).toBeVisible();
});

test('starting to park forgets a rental that was begun', async ({ page }) => {
  await page.goto(pages.terms);
  await page.evaluate(() => sessionStorage.setItem('carId', '3'));
  await page.goto(pages.parking);
  await page.getByLabel('Numer rejestracyjny').fill('GSL 48RK');
  expect(await page.evaluate(() => sessionStorage.getItem('carId'))).toBeNull();
});

test('choosing level B offers its first free space', async ({ page }) => {
  await page.goto(pages.parking);
  await expect(page.getByText(/^Wolne: /)).toBeVisible();
  await page.getByRole('radio', { name: /Poziom B/ }).check();
  const free = page.locator('label[data-state="free"]').first();
  await expect(free.getByRole('radio')).toBeChecked();
  await expect(page.getByLabel('Albo wybierz z listy')).toHaveValue((await free.textContent()) ?? '');
});

test('a space that others take while one looks is told', async ({ page }) => {
  const guest = newGuest();
  await page.goto(pages.parking);
  await comesOn(page, guest);
  await page.getByRole('radio', { name: String(guest.space), exact: true }).check();
  await holdsMeanwhile(guest);
  await page.reload();
  await expect(page.getByText(`Miejsce ${guest.space} jest już zajęte w tych dniach. Wybierz inne.`)).toBeVisible();
});

test('a held space is free to its holder, also without the provider, and taken on others’ days', async ({ page }) => {
  const guest = newGuest();
  const days = daysAfter(guest);
  await reachesPayment(page, guest);
  await expect(page.getByLabel('Numer karty')).toBeVisible();
  await holdsMeanwhile(days);
  // The sandbox, which is the provider here, cannot be away
  await page.route('**/api/orders/*', (route) =>
    route.fulfill({ status: 502, json: { message: 'Operator płatności nie odpowiada' } }),
  );
  await page.goto(pages.parking);
  await expect(page.getByRole('radio', { name: String(guest.space), exact: true })).toBeChecked();
  await comesOn(page, days);
  await expect(page.getByRole('radio', { name: `${guest.space} zajęte` })).toBeDisabled();
});

test('a space whose hold has ended is drawn taken once others hold it', async ({ page, site }) => {
  const guest = newGuest();
  await reachesPayment(page, guest);
  await site.query("update orders set expires_at = now() - interval '1 second' where license_plate = $1", [
    guest.plate,
  ]);
  await holdsMeanwhile(guest);
  await page.goto(pages.parking);
  await expect(page.getByRole('radio', { name: `${guest.space} zajęte` })).toBeDisabled();
});

test('a level without a free space says so, and one that cannot be read can be asked again', async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/503/);
  const guest = newGuest();
  // Journeys park on level A
  await site.query(
    `insert into parking (parking_level, space_id, license_plate, since, until, status)
     select 'B', space, 'GFULL' || space, $1::date, $2::date, 'RESERVED' from unnest($3::int[]) space`,
    [guest.since, guest.until, spacesOf('B')],
  );
  // A database that is away would be so for every journey
  await page.goto(pages.parking);
  await expect(page.getByText(/^Wolne: /)).toBeVisible();
  await page.route('**/api/parking?*', (route) => route.fulfill({ status: 503, json: { message: 'nie teraz' } }));
  await comesOn(page, guest);
  await page.getByRole('alertdialog', { name: 'nie teraz' }).getByRole('button', { name: 'OK' }).click();
  await page.getByRole('radio', { name: /Poziom B/ }).check();
  await expect(page.getByText('Nie wiemy, które miejsca są wolne.')).toBeVisible();
  await page.unroute('**/api/parking?*');
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(page.getByText('Brak wolnych miejsc')).toBeVisible();
  // The tests of staff reserve on level B, perhaps on these days
  await site.query(`delete from parking where license_plate like 'GFULL%' and since = $1::date`, [guest.since]);
});

test('terms that are not accepted hold nothing', async ({ page, site }) => {
  const guest = newGuest();
  await reachesSummary(page, guest);
  await expect(page.getByRole('checkbox', { name: /Akceptuję/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Potwierdź i zapłać' }).click();
  await expect(page.getByText('Bez zgody nie możemy przyjąć zamówienia').first()).toBeVisible();
  expect(await site.query('select id from orders where license_plate = $1', [guest.plate])).toEqual([]);
});

test('a price that changed is shown and asked again', async ({ page, quiet }) => {
  quiet.allow(/409/);
  // The offer as it was before the price rose: other journeys pay the price of now
  await page.route('**/api/offer', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const parkingInfo = data.parkingInfo.map((info: object) => ({ ...info, price_per_day: 40 }));
    await route.fulfill({ response, json: { data: { ...data, parkingInfo } } });
  });
  const guest = newGuest();
  await reachesSummary(page, guest);
  await expect(page.getByText('3 dni × 40 zł =')).toBeVisible();
  await confirms(page);
  await expect(page.getByText(/Cena się zmieniła: teraz to 150,00.zł/)).toBeVisible();
  await expect(page.getByText(/Wcześniej było 120,00.zł/)).toBeVisible();
  await page.getByRole('button', { name: 'Potwierdź i zapłać' }).click();
  await expect(page).toHaveURL('/payment');
});

test('what the server finds wrong leads to the step it was typed in', async ({ page, quiet }) => {
  quiet.allow(/400/);
  const guest = newGuest();
  await reachesSummary(page, guest);
  // The browser checks it first: only what was changed on the way is wrong for the server alone
  await page.route('**/api/stripe/create-payment-intent', (route) => {
    const { booking, ...body } = route.request().postDataJSON();
    const contact = { ...booking.contact, phone: 'x' };
    return route.continue({ postData: { ...body, booking: { ...booking, contact } } });
  });
  await confirms(page);
  await page.getByRole('link', { name: /^Telefon: / }).click();
  await expect(page).toHaveURL('/WynajemP/formR');
});

test('a hold that ran out is told, with the way to choose again', async ({ page, site }) => {
  const guest = newGuest();
  await reachesPayment(page, guest);
  await expect(page.getByLabel('Numer karty')).toBeVisible();
  await site.query("update orders set expires_at = now() - interval '1 second' where license_plate = $1", [
    guest.plate,
  ]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Czas na zapłatę minął' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wybierz inne miejsce' })).toHaveAttribute('href', '/WynajemP');
});

test('a blocked provider is said, and nothing can be paid', async ({ page, quiet }) => {
  quiet.allow(/Stripe|ERR_FAILED|stripe/);
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await page.route('**/api/orders/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), provider: 'stripe', publishableKey: 'pk_test_1' },
    });
  });
  await reachesPayment(page, newGuest());
  await expect(page.getByRole('alert').filter({ hasText: 'Stripe has not loaded correctly.' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Zapłać/ })).toBeDisabled();
});

test('a server that is away after the payment is waited for, and the booking found', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/503|The paid order was not booked/);
  await reachesPayment(page, newGuest());
  // A database that is away would be so for every journey
  let away = false;
  const unavailable = { status: 503, json: { message: 'Serwis jest chwilowo niedostępny. Spróbuj za chwilę' } };
  await context.route('**/api/orders/*', (route) => (away ? route.fulfill(unavailable) : route.continue()));
  await context.route('**/api/parking', (route) => {
    away = true;
    return route.fulfill(unavailable);
  });
  await pays(page, cards.good);
  await expect(page.getByRole('heading', { name: 'Zapłata przyjęta' })).toBeFocused();
  await expect(page.getByText('Nie płać ponownie.')).toBeVisible();
  await expectAccessible(page);
  const tab = await context.newPage();
  await page.close();
  await tab.goto(pages.payment);
  await expect(tab.getByRole('heading', { name: 'Sprawdzamy, czy zapłata doszła' })).toBeVisible();
  await expect(tab.getByRole('button', { name: /^Zapłać/ })).toBeHidden();
  away = false;
  await tab.getByRole('button', { name: 'Sprawdź teraz' }).click();
  await expect(tab).toHaveURL('/payment/success', { timeout: 20_000 });
});

test('an order that another tab has paid is not paid again', async ({ page, context, site }) => {
  const guest = newGuest();
  await reachesPayment(page, guest);
  const [copy] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open(location.href)),
  ]);
  await pays(copy, cards.good);
  // It hears of the payment, and of how it ends
  await page.waitForURL('**/payment/success');
  await acknowledges(copy);
  await expect(copy).toHaveURL('/payment/success');
  await expect.poll(async () => (await site.mailsTo(guest.email)).length).toBe(1);
});

test('a place that another tab has given up is told instead of a card that cannot be charged', async ({
  page,
  context,
}) => {
  await reachesPayment(page, newGuest());
  // Still theirs when the card form comes
  await expect(page.getByLabel('Numer karty')).toBeVisible();
  const [copy] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/WynajemP/summary')),
  ]);
  await confirms(copy);
  await copy.waitForURL('**/payment');
  await pays(page, cards.good);
  await expect(page.getByRole('heading', { name: 'Czas na zapłatę minął' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Zapłać/ })).toBeHidden();
  await expect(page.getByText('Miejsce czeka na Ciebie jeszcze')).toBeHidden();
});

test('a card that is not typed to the end is told at its fields, and they take the focus', async ({ page }) => {
  await reachesPayment(page, newGuest());
  await page.getByLabel('Numer karty').fill('4242');
  await page.getByLabel(/Ważna do/).fill('01/20');
  await page.getByRole('button', { name: /^Zapłać/ }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Popraw 3\u00a0pola, zanim zapłacisz' });
  await expect(summary).toBeFocused();
  const number = page.getByLabel('Numer karty');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(number).toHaveAccessibleDescription('Numer karty jest niekompletny.');
  await expect(page.getByLabel(/Ważna do/)).toHaveAccessibleDescription('Rok ważności karty już minął.');
  await summary.getByRole('link', { name: 'Numer karty: Numer karty jest niekompletny.' }).click();
  await expect(number).toBeFocused();
  await number.fill('4242424242424242');
  await expect(number).not.toHaveAttribute('aria-invalid');
  await expect(page).toHaveURL('/payment');
});

test('a browser whose cookie is gone is not told that the time is over', async ({ page, context }) => {
  await reachesPayment(page, newGuest());
  await expect(page.getByLabel('Numer karty')).toBeVisible();
  await context.clearCookies();
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Ta przeglądarka nie może już zapłacić za to zamówienie');
  await expect(page.getByText('Czas na zapłatę minął')).toHaveCount(0);
});

test('the home page leads back to a place that is held and not paid', async ({ page }) => {
  await reachesPayment(page, newGuest());
  await page.goto(pages.home);
  await expect(page.getByText('Masz niezapłaconą rezerwację.')).toBeVisible();
  await page.getByRole('link', { name: 'Wróć do płatności' }).click();
  await expect(page.getByLabel('Numer karty')).toBeVisible();
});

test('on a phone the sum comes before the card, whose two short fields are in line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await reachesPayment(page, newGuest());
  const top = async (label: string | RegExp) => (await page.getByLabel(label).boundingBox())?.y ?? 0;
  const sum = await page.getByText('3 dni × 50 zł =').boundingBox();
  expect(sum?.y).toBeLessThan(await top('Numer karty'));
  await expect.poll(async () => (await top(/Ważna do/)) - (await top('Kod CVC'))).toBe(0);
});
