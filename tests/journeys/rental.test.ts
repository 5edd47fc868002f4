import { addDays, formatDay, today } from '../../src/domain/language/days.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { expect, test } from '../support/journey.ts';
import { signInAs, signsIn } from './account-steps.ts';
import { acknowledges, cards, confirms, newGuest, pays, reachesSummary } from './parking-steps.ts';
import {
  choosesCar,
  introducesItself,
  newRenter,
  reachesRentalSummary,
  storesAnswers,
  unshared,
  wantsDays,
} from './rental-steps.ts';

const rentalOf = `select r.status, r.cars_id, r.price_per_day from rentals r join orders o on o.id = r.order_id
                   where o.email = $1`;

test('a guest rents a car from the home page, pays by card and gets one mail', async ({ page, site }) => {
  const renter = await newRenter(page);
  await page.goto(pages.home);
  await page
    .getByRole('navigation', { name: 'Na skróty' })
    .getByRole('link', { name: /^Wypożyczalnia/ })
    .click();
  await page.waitForURL('**/wynajemC');
  await choosesCar(page, renter);
  await introducesItself(page, renter);
  await expect(page.getByRole('heading', { name: 'Podsumowanie Wypożyczenia' })).toBeVisible();
  const conditions = page.getByRole('region', { name: 'Warunki' });
  for (const words of ['km na dzień, razem 750', 'Kierowca', 'Kaucja']) await expect(conditions).toContainText(words);
  await confirms(page);
  await page.waitForURL('**/payment');
  await expect(page.getByText('Auto czeka na Ciebie jeszcze')).toBeVisible();
  await pays(page, cards.good);
  await expect(page.getByRole('alertdialog', { name: 'Płatność zakończona sukcesem!' })).toBeVisible();
  await acknowledges(page);
  await expect(page).toHaveURL('/payment/success');
  await expect(page.getByRole('paragraph').filter({ hasText: renter.car.name }).first()).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: /^Pokaż ten kod przy stanowisku/ })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key !== 'wynajemC'))).toEqual(['order']);
  expect(await site.query(rentalOf, [renter.email])).toEqual([
    { status: 'RENTED', cars_id: renter.car.id, price_per_day: renter.car.price_per_day },
  ]);
  await expect.poll(async () => (await site.mailsTo(renter.email)).length).toBe(1);
});

test('a declined card is told, and the car can be paid for with another while it is held', async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/402/);
  const renter = await newRenter(page);
  await reachesRentalSummary(page, renter);
  await confirms(page);
  await pays(page, cards.declined);
  await acknowledges(page);
  await expect(page).toHaveURL('/payment/error');
  expect(await page.evaluate(() => sessionStorage.getItem('carId'))).toBeNull();
  await page.getByRole('link', { name: 'Spróbuj ponownie' }).click();
  await page.getByRole('link', { name: 'Wstecz' }).click();
  await expect(page).toHaveURL('/WynajemC/summary');
  await expect(page.getByRole('main').getByText(renter.car.name)).toBeVisible();
  await page.goBack();
  await pays(page, cards.good);
  await acknowledges(page);
  await expect(page).toHaveURL('/payment/success');
  expect(await site.query(rentalOf, [renter.email])).toMatchObject([{ status: 'RENTED' }]);
});

for (const [button, url, rented] of [
  ['Potwierdź płatność', '/payment/success', 'RENTED'],
  ['Odrzuć', '/payment/error', 'PENDING'],
] as const)
  test(`a card that asks the bank, answered with '${button}', leaves the car ${rented}`, async ({ page, site }) => {
    const renter = await newRenter(page);
    await reachesRentalSummary(page, renter);
    await confirms(page);
    await pays(page, cards.asking);
    await page.getByRole('button', { name: button }).click();
    await acknowledges(page);
    await expect(page).toHaveURL(url);
    expect(await site.query(rentalOf, [renter.email])).toMatchObject([{ status: rented }]);
  });

test("a client's contact is filled in and locked, and the rental is on their account", async ({ page, site }) => {
  const renter = await newRenter(page);
  await signInAs(page, 'client');
  await choosesCar(page, renter);
  await expect(page.getByLabel('E-mail')).toHaveValue('client@lotnisko.example');
  for (const label of ['Imię', 'Nazwisko', 'E-mail']) await expect(page.getByLabel(label)).not.toBeEditable();
  await page.getByRole('button', { name: 'Przejdź do podsumowania' }).click();
  await confirms(page);
  await page.waitForURL('**/payment');
  const rentals = await site.query(
    `select r.status from rentals r join users u on u.id = r.users_id
      where u.email = 'client@lotnisko.example' and r.cars_id = $1 and r.since = ($2 || ' Europe/Warsaw')::timestamptz`,
    [renter.car.id, renter.since],
  );
  expect(rentals).toEqual([{ status: 'PENDING' }]);
});

test('the page of a chosen car has the days of the list, not those that were chosen before', async ({ page }) => {
  const { car, since, until } = await newRenter(page);
  // The days of somebody's link, in a tab that has seen others
  await page.goto(pages.carOn(car.id, since, since));
  await expect(page.getByLabel('Do', { exact: true })).toHaveValue(formatDay(since));
  await page.goto(`${pages.cars}?od=${since}&do=${until}`);
  await page.getByRole('link', { name: `Wybierz ${car.name}` }).click();
  await expect(page).toHaveURL(pages.car(car.id));
  await expect(page.getByLabel('Do', { exact: true })).toHaveValue(formatDay(until));
  // The list that one goes back to shows its own days still
  await page.goto(pages.carOn(car.id, since, since));
  await expect(page.getByLabel('Do', { exact: true })).toHaveValue(formatDay(since));
  await page.goBack();
  await page.goBack();
  await page.getByRole('link', { name: `Wybierz ${car.name}` }).click();
  await expect(page.getByLabel('Do', { exact: true })).toHaveValue(formatDay(until));
});

test('who signs in on the page of a car comes back to it with their days', async ({ page }) => {
  const { car, since, until } = await newRenter(page);
  await page.goto(pages.carOn(car.id, since, until));
  await expect(page.getByRole('heading', { name: car.name })).toBeVisible();
  const signIn = page.getByRole('banner').getByRole('link', { name: 'ZALOGUJ SIĘ' });
  await expect(signIn).toHaveAttribute('href', /powrot=/);
  await signIn.click();
  await signsIn(page, 'client2@lotnisko.example', 'demo-client2-2026');
  await expect(page).toHaveURL(pages.car(car.id));
  await expect(page.getByLabel('Od', { exact: true })).toHaveValue(formatDay(since));
  await expect(page.getByLabel('Do', { exact: true })).toHaveValue(formatDay(until));
});

test('the contact step names what an account is good for', async ({ page }) => {
  await choosesCar(page, await newRenter(page));
  const offer = page.getByRole('region', { name: 'Nie masz jeszcze konta?' });
  await expect(offer.getByRole('listitem')).toHaveText([
    'zapisane dane kontaktowe',
    'podgląd swoich wypożyczeń',
    'zarządzanie rezerwacjami parkingu',
  ]);
  await expect(offer.getByRole('link', { name: 'Załóż konto' })).toHaveAttribute('href', /^\/rejestracja/);
});

test('with dates chosen first, taken cars stand last, with their nearest free days', async ({ page }) => {
  const { data } = await (await page.request.get('/api/cars/taken')).json();
  const { since, until } = data[0];
  await page.goto(pages.cars);
  await expect(page.getByRole('status').filter({ hasText: 'cena za dzień' })).toBeVisible();
  await wantsDays(page, { since, until });
  await page.getByRole('button', { name: 'Pokaż wolne auta' }).click();
  await expect(page).toHaveURL(`/wynajemC?od=${since}&do=${until}`);
  await expect(page.getByRole('status').filter({ hasText: /^\d+.woln/ })).toBeVisible();
  const last = page
    .getByRole('list')
    .filter({ hasText: /Zajęte \d/ })
    .last();
  await last
    .getByRole('link', { name: /^Wolne/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/wynajemC\/data\/\d+\?od=/);
  await expect(page.getByText('Dlaczego ta cena?')).toBeVisible();
});

test('a press on the search for cars counts though it ends what was wrong with a date', async ({ page }) => {
  const { since, until } = await newRenter(page);
  await page.goto(pages.cars);
  await page.getByLabel('Od', { exact: true }).fill(formatDay(since));
  await page.getByLabel('Do', { exact: true }).fill(formatDay(addDays(since, -1)));
  const search = page.getByRole('button', { name: 'Pokaż wolne auta' });
  await search.click();
  await expect(page.getByText('Koniec nie może być przed początkiem')).toBeVisible();
  await page.getByLabel('Do', { exact: true }).fill(formatDay(until));
  // The words below the field go, and all below them moves up
  await search.click();
  await expect(page).toHaveURL(`${pages.cars}?od=${since}&do=${until}`);
  await expect(page.getByText('Koniec nie może być przed początkiem')).toBeHidden();
});

test('one press tells all that is wrong, also where leaving the hour tells of it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(pages.cars);
  await page.getByLabel('Od', { exact: true }).fill(formatDay(addDays(today(), 5)));
  await page.getByLabel('Do', { exact: true }).fill(formatDay(addDays(today(), 3)));
  await page.getByLabel('Godzina odbioru').fill('25:00');
  await page.getByRole('button', { name: 'Pokaż wolne auta' }).click();
  await expect(page.getByText('Koniec nie może być przed początkiem')).toBeVisible();
  await expect(page.getByText('Zegar nie pokazuje godziny 25:00')).toBeVisible();
});

test('filters and order stand in the address, and come back with whoever returns', async ({ page }) => {
  await page.goto(pages.cars);
  const names = page.getByRole('heading', { level: 3 });
  await page.getByRole('checkbox', { name: /^automat/ }).check();
  await page.getByLabel('Sortuj:').selectOption('Cena malejąco');
  await expect(page).toHaveURL('/wynajemC?transmission_type=AUTOMATIC&sort=-price');
  await expect(names).toHaveText(['Volkswagen Multivan', 'Volvo XC60', 'Škoda Enyaq', 'Toyota Yaris']);
  await page.getByRole('link', { name: 'Volvo XC60', exact: true }).click();
  await page.getByRole('link', { name: 'Wstecz' }).click();
  await expect(names).toHaveCount(4);
  await page.getByRole('button', { name: /^automat/ }).click();
  await expect(names.filter({ hasText: 'Škoda Octavia' })).not.toHaveCount(0);
  await page.goBack();
  await expect(names).toHaveCount(4);
});

test('a filter that nothing fits says which one is in the way', async ({ page }) => {
  await page.goto(`${pages.cars}?fuel_type=DIESEL&body=VAN`);
  await expect(page.getByRole('heading', { name: 'Żadne auto nie pasuje do wybranych filtrów' })).toBeVisible();
  await page.getByRole('button', { name: /^1.auto bez filtra „diesel”$/ }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Volkswagen Multivan']);
});

test('days that somebody has are named, refused, and others offered', async ({ page }) => {
  const { data } = await (await page.request.get('/api/cars/taken')).json();
  const { Cars_id, since, until } = data.find((it: { since: string }) => it.since > today());
  await page.goto(pages.car(Cars_id));
  await wantsDays(page, { since, until });
  await expect(page.getByText(/^W.tych dniach auto jest zajęte/)).toBeVisible();
  await page.getByRole('link', { name: 'Wprowadź dane' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Popraw 1' })).toBeFocused();
  await page
    .getByText(/Najbliższe wolne/)
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByText(/^W.tych dniach auto jest zajęte/)).toBeHidden();
  await page.getByText('Dlaczego ta cena?').click();
  await expect(page.getByRole('row', { name: /^Razem za/ })).toBeVisible();
});

test('days that were changed on the page of a car are there after a reload and a return', async ({ page }) => {
  const renter = await newRenter(page);
  await page.goto(pages.carOn(renter.car.id, renter.since, renter.until));
  const until = page.getByLabel('Do', { exact: true });
  await expect(until).toHaveValue(formatDay(renter.until));
  await until.fill(formatDay(addDays(renter.until, -1)));
  await until.press('Tab');
  await page.reload();
  await expect(until).toHaveValue(formatDay(addDays(renter.until, -1)));
  await page.getByRole('link', { name: 'Wprowadź dane' }).click();
  await page.waitForURL(`**${pages.carContact(renter.car.id)}`);
  await page.goBack();
  await expect(until).toHaveValue(formatDay(addDays(renter.until, -1)));
});

test('the calendar reaches taken days by keyboard, names them and does not choose them', async ({ page }) => {
  const { data } = await (await page.request.get('/api/cars/taken')).json();
  const { Cars_id, since } = data.find((it: { since: string }) => it.since > addDays(today(), 1));
  await page.goto(pages.car(Cars_id));
  await wantsDays(page, { since: addDays(since, -1), until: addDays(since, -1) });
  await page.getByRole('gridcell', { selected: true }).getByRole('button').focus();
  await page.keyboard.press('ArrowRight');
  const taken = page.locator('button:focus');
  await expect(taken).toHaveAccessibleName(/, zajęte$/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Od', { exact: true })).toHaveValue(formatDay(addDays(since, -1)));
});

test('a car that others take meanwhile is told before any card is asked', async ({ page, site, quiet }) => {
  quiet.allow(/409/);
  const renter = await newRenter(page);
  await reachesRentalSummary(page, renter);
  await site.query(
    `insert into rentals (cars_id, since, until, status)
     values ($1, ($2 || ' Europe/Warsaw')::timestamptz, ($3 || ' Europe/Warsaw')::timestamptz, 'RENTED')`,
    [renter.car.id, renter.until, renter.until],
  );
  await confirms(page);
  await expect(page.getByRole('alert')).toContainText('Ten termin jest już zajęty');
  await expect(page.getByText('Karta nie została obciążona.')).toBeVisible();
  await page.getByRole('link', { name: 'Wybierz inne auto albo daty' }).click();
  await expect(page).toHaveURL(pages.car(renter.car.id));
  await expect(page.getByText(/^W.tych dniach auto jest zajęte/)).toBeVisible();
});

test('a price that changed is shown and asked again, and the agreed one is paid', async ({ page, site, quiet }) => {
  quiet.allow(/409/);
  const renter = await newRenter(page, unshared);
  await reachesRentalSummary(page, renter);
  await site.query('update cars set price_per_day = price_per_day + 1 where id = $1', [renter.car.id]);
  await confirms(page);
  await expect(page.getByRole('alert')).toContainText('Cena się zmieniła');
  await page.getByRole('button', { name: 'Potwierdź i zapłać' }).click();
  await page.waitForURL('**/payment');
  await site.query('update cars set price_per_day = price_per_day - 1 where id = $1', [renter.car.id]);
  await pays(page, cards.good);
  await acknowledges(page);
  await expect(page).toHaveURL('/payment/success');
  expect(await site.query(rentalOf, [renter.email])).toMatchObject([{ price_per_day: renter.car.price_per_day + 1 }]);
});

test('the summary at the address of parking is that of the rental while one is booked', async ({ page }) => {
  const renter = await newRenter(page);
  await storesAnswers(page, renter);
  await page.goto(pages.parkingSummary);
  await expect(page.getByRole('heading', { name: 'Podsumowanie Wypożyczenia' })).toBeVisible();
  await expect(page.getByRole('main').getByText(renter.car.name)).toBeVisible();
});

test('starting to rent forgets the parking that was begun, so both are never stored', async ({ page }) => {
  await reachesSummary(page, newGuest());
  await choosesCar(page, await newRenter(page));
  const stored = await page.evaluate(() => ['licensePlate', 'carId'].map((key) => sessionStorage.getItem(key)));
  expect(stored[0]).toBeNull();
  expect(stored[1]).not.toBeNull();
});

test('a step without what it needs leads to the one that asks for it', async ({ page }) => {
  await page.goto(pages.carSummary);
  await expect(page).toHaveURL('/wynajemC');
  await page.goto(pages.carContact(1));
  await expect(page).toHaveURL(pages.car(1));
});

test('a car that is not in the offer says so and leads to others', async ({ page, quiet }) => {
  quiet.allow(/404/);
  await page.goto(pages.car(987_654));
  await expect(page.getByRole('alert')).toContainText('Tego auta nie ma już w ofercie');
  await page.getByRole('link', { name: 'Zobacz inne auta' }).click();
  await expect(page).toHaveURL('/wynajemC');
});

test('a phone rents a car, and its filters are a dialog that counts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(pages.cars);
  await page.getByRole('button', { name: 'FILTRUJ' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filtruj auta' });
  await dialog.getByRole('checkbox', { name: /^van/ }).check();
  await dialog.getByRole('button', { name: /^Pokaż 1.auto$/ }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Volkswagen Multivan']);
  const renter = await newRenter(page);
  await page.getByRole('button', { name: /^van/ }).click();
  await choosesCar(page, renter);
  await introducesItself(page, renter);
  await confirms(page);
  await pays(page, cards.good);
  await acknowledges(page);
  await expect(page).toHaveURL('/payment/success');
});
