import { airportCode } from '../../src/airport/identity.ts';
import { addDays, formatDay } from '../../src/domain/language/days.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { expect, test } from '../support/journey.ts';
import {
  acknowledges,
  cards,
  chooses,
  comesOn,
  confirms,
  holdsMeanwhile,
  introducesItself,
  newGuest,
  pays,
  reachesPayment,
  reachesSummary,
} from './parking-steps.ts';

const reservation = 'select status, parking_level, space_id from parking where license_plate = $1';
const reserved = (space: number) => [{ status: 'RESERVED', parking_level: 'A', space_id: space }];

test('a guest books a space, pays by card and gets one mail', async ({ page, site }) => {
  const guest = newGuest();
  await chooses(page, guest);
  await introducesItself(page, guest);
  await confirms(page);
  await page.waitForURL('**/payment');
  await expect(page.getByText('PIASKOWNICA', { exact: true })).toBeVisible();
  await expect(page.getByText('Miejsce czeka na Ciebie jeszcze')).toBeVisible();
  await expect(page.getByLabel('Imię i nazwisko')).toHaveValue('Anna Zielińska');
  await expect(
    page.getByRole('button', { name: /^Zapłać 150,00.zł \(zamówienie z obowiązkiem zapłaty\)$/ }),
  ).toBeEnabled();
  await pays(page, cards.good);
  await expect(page.getByRole('alertdialog', { name: 'Płatność zakończona sukcesem!' })).toBeVisible();
  await acknowledges(page);
  await expect(page).toHaveURL('/payment/success');
  await expect(page.getByRole('heading', { name: 'Płatność Udana!' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: guest.email })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: new RegExp(`^${airportCode}-`) })).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: `Poziom A, miejsce ${guest.space}` })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['order']);
  expect(await site.query(reservation, [guest.plate])).toEqual(reserved(guest.space));
  await expect.poll(async () => (await site.mailsTo(guest.email)).length).toBe(1);
});

test('the success page leads home after 10 s, unless one stays', async ({ page }) => {
  // A clock that stands still from the start: the test alone lets its seconds pass
  await page.clock.install({ time: Date.now() });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(pages.paymentSuccess);
  const left = page.getByText(/^Zostało \d+ s$/);
  await expect(left).toHaveText('Zostało 10 s');
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(left).not.toHaveText('Zostało 10 s', { timeout: 1000 });
  }, 'the first second passes once the page has come to life').toPass();
  // Each second is set going by the one before, in a render of its own
  for (let second = Number((await left.innerText()).match(/\d+/)?.[0]); second > 0; second -= 1) {
    await expect(left).toHaveText(`Zostało ${second} s`);
    await page.clock.runFor(1000);
  }
  await expect(page).toHaveURL('/');
  await page.goto(pages.paymentSuccess);
  await page.getByRole('button', { name: 'Zostań na tej stronie' }).click();
  await page.clock.runFor(30_000);
  await expect(page).toHaveURL('/payment/success');
});

test('a declined card is told, and another one can be tried while the place is held', async ({ page, site, quiet }) => {
  quiet.allow(/402/);
  const guest = newGuest();
  await reachesPayment(page, guest);
  await pays(page, cards.declined);
  await expect(page.getByRole('alertdialog', { name: 'Karta została odrzucona.' })).toBeVisible();
  await acknowledges(page);
  await expect(page).toHaveURL('/payment/error');
  await expect(page.getByText('Nie udało się przetworzyć zamówienia')).toBeVisible();
  await expect(page.getByText(guest.email)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('licensePlate'))).toBeNull();
  await page.getByRole('link', { name: 'Spróbuj ponownie' }).click();
  await pays(page, cards.good);
  await acknowledges(page);
  await expect(page).toHaveURL('/payment/success');
  expect(await site.query(reservation, [guest.plate])).toEqual(reserved(guest.space));
});

test('who tries again after a declined card can go back to what was chosen', async ({ page, quiet }) => {
  quiet.allow(/402/);
  const guest = newGuest();
  await reachesPayment(page, guest);
  await pays(page, cards.declined);
  await acknowledges(page);
  await page.getByRole('link', { name: 'Spróbuj ponownie' }).click();
  await page.getByRole('link', { name: 'Wstecz' }).click();
  await expect(page).toHaveURL('/WynajemP/summary');
  await expect(page.getByText(guest.email)).toBeVisible();
  await page.getByRole('link', { name: 'Zmień miejsce albo daty' }).click();
  await expect(page.getByLabel('Numer rejestracyjny')).toHaveValue(guest.plate);
  await expect(page.getByLabel('Od', { exact: true })).toHaveValue(formatDay(guest.since));
  await expect(page.getByRole('radio', { name: String(guest.space), exact: true })).toBeChecked();
});

test('a card that asks the bank pays once the buyer accepts', async ({ page, site }) => {
  const guest = newGuest();
  await reachesPayment(page, guest);
  await pays(page, cards.asking);
  await page.getByRole('button', { name: 'Potwierdź płatność' }).click();
  // The words on how it went go by themselves
  await page.waitForURL('**/payment/success');
  expect(await site.query(reservation, [guest.plate])).toEqual(reserved(guest.space));
});

test('a payment that the buyer refuses at the bank books nothing', async ({ page, site }) => {
  const guest = newGuest();
  await reachesPayment(page, guest);
  await pays(page, cards.asking);
  await page.getByRole('button', { name: 'Odrzuć' }).click();
  await acknowledges(page);
  await expect(page).toHaveURL('/payment/error');
  await expect(page.getByRole('link', { name: 'Spróbuj ponownie' })).toBeVisible();
  expect(await site.query(reservation, [guest.plate])).toEqual([
    { status: 'PENDING', parking_level: 'A', space_id: guest.space },
  ]);
});

test('a space taken meanwhile is told before any card is asked, and drawn taken', async ({ page, quiet }) => {
  quiet.allow(/409/);
  const guest = newGuest();
  await reachesSummary(page, guest);
  await holdsMeanwhile(guest);
  await confirms(page);
  await expect(page.getByText('jest już zajęty')).toBeVisible();
  await expect(page).toHaveURL('/WynajemP/summary');
  await page.getByRole('link', { name: 'Wybierz inne miejsce' }).click();
  await expect(page.getByRole('radio', { name: `${guest.space} zajęte` })).toBeDisabled();
  await expect(page.getByText(`Miejsce ${guest.space} jest już zajęte w tych dniach. Wybierz inne.`)).toBeVisible();
  // Any that is free: number 1 may be the one that is taken
  await page.getByRole('radio', { name: /^\d+$/, disabled: false }).first().check();
  await page.getByRole('link', { name: 'Przejdź dalej' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(guest.email);
});

test('reload and back in the middle keep everything, the hold included', async ({ page, site }) => {
  const guest = newGuest();
  await chooses(page, guest);
  await page.getByLabel('Imię').fill('Anna');
  await page.reload();
  await expect(page.getByLabel('Imię')).toHaveValue('Anna');
  await introducesItself(page, guest);
  await page.reload();
  await expect(page.getByRole('main').getByText(guest.plate).first()).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('radio', { name: String(guest.space), exact: true })).toBeChecked();
  await page.goto(pages.parkingSummary);
  await confirms(page);
  await page.waitForURL('**/payment');
  await page.reload();
  await pays(page, cards.good);
  await acknowledges(page);
  await expect(page).toHaveURL('/payment/success');
  expect(await site.query(reservation, [guest.plate])).toEqual(reserved(guest.space));
});

test('who goes back and chooses another space gives the first one up', async ({ page, site }) => {
  const guest = newGuest();
  await reachesPayment(page, guest);
  await page.goto(pages.parking);
  await expect(page.getByRole('radio', { name: String(guest.space), exact: true })).toBeChecked();
  const other = page.getByRole('radio', { name: /^\d+$/, disabled: false }).nth(1);
  const space = Number(await other.getAttribute('value'));
  await other.check();
  await page.getByRole('link', { name: 'Przejdź dalej' }).click();
  await page.getByRole('button', { name: 'Przejdź do podsumowania' }).click();
  await confirms(page);
  await page.waitForURL('**/payment');
  expect((await site.query(reservation, [guest.plate])).map((it) => it.space_id)).toEqual([space]);
});

test('a browser closed right after the payment leaves a reservation and a mail', async ({ page, site }) => {
  const guest = newGuest();
  await reachesPayment(page, guest);
  await page.route('**/api/parking', () => page.close());
  await pays(page, cards.good);
  await expect.poll(() => site.query(reservation, [guest.plate]), { timeout: 20_000 }).toEqual(reserved(guest.space));
  await expect.poll(async () => (await site.mailsTo(guest.email)).length, { timeout: 20_000 }).toBe(1);
});

test('one night is said to cost two days where the dates are chosen', async ({ page }) => {
  const { since } = newGuest();
  await page.goto(pages.parking);
  await comesOn(page, { since, until: addDays(since, 1) });
  await expect(page.getByRole('status').filter({ hasText: /Postój przez 1.noc to 2.dni opłaty/ })).toBeVisible();
});

test('the summary says each fact once', async ({ page }) => {
  const guest = newGuest();
  await reachesSummary(page, guest);
  const main = page.getByRole('main');
  await expect(main.getByText(guest.plate, { exact: true })).toHaveCount(1);
  for (const fact of [guest.email, formatDay(guest.since), `miejsce ${guest.space}`, /^150,00/])
    await expect(main.getByText(fact)).toHaveCount(1);
});
