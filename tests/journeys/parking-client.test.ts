import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { airportCode } from '../../src/airport/identity.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { expect, type Site, test } from '../support/journey.ts';
import { expectApart, expectGuest, newMember, password, signsIn, signsOut, startSession } from './account-steps.ts';
import { acknowledges, cards, chooses, confirms, newGuest, pays, reachesSummary } from './parking-steps.ts';

/** A new client, signed in. */
async function newClient(context: BrowserContext, site: Site): Promise<string> {
  const email = await newMember(context, site);
  await startSession(context, email);
  return email;
}

async function reachesOwnSummary(page: Page, guest = newGuest()): Promise<void> {
  await chooses(page, guest);
  await page.getByLabel('Telefon').fill('600 700 800');
  // The summary's own question: who is signed in there must be known before a test ends the session
  const known = page.waitForResponse('**/api/authenticate');
  await page.getByRole('button', { name: 'Przejdź do podsumowania' }).click();
  await known;
  await expect(page.getByRole('main').getByText('Żółkowska')).toBeVisible();
}

/** Neither on the screen nor stored. */
async function expectForgotten(page: Page): Promise<void> {
  await expect(page).toHaveURL('/WynajemP');
  await expect(page.getByLabel('Numer rejestracyjny')).toHaveValue('');
  expect(
    await page.evaluate(() =>
      ['contactInfo', 'userId', 'licensePlate', 'order'].filter((key) => sessionStorage.getItem(key)),
    ),
  ).toEqual([]);
}

test("a client's contact is filled in and locked, except the phone that the account lacks", async ({ page, site }) => {
  const email = await newClient(page.context(), site);

  await chooses(page, newGuest());
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  for (const label of ['Imię', 'Nazwisko', 'E-mail']) await expect(page.getByLabel(label)).not.toBeEditable();
  await expect(page.getByRole('link', { name: 'Załóż konto' })).toBeHidden();
  await page.getByLabel('Telefon').fill('600 700 800');
  await page.getByRole('button', { name: 'Przejdź do podsumowania' }).click();
  await expect(page.getByRole('main').getByText('Żółkowska')).toBeVisible();
  await confirms(page);
  await pays(page, cards.good);
  await acknowledges(page);
  await expect(page).toHaveURL('/payment/success');
  const subjects = async () => (await site.mailsTo(email)).map(({ subject }) => subject);
  await expect
    .poll(subjects)
    .toContainEqual(expect.stringMatching(new RegExp(`rezerwacja ${airportCode}-.* potwierdzona`)));
});

test('who signs in again at the confirmation books on their own account', async ({ page, site, quiet }) => {
  quiet.allow(/401/);
  const email = await newClient(page.context(), site);
  const guest = newGuest();
  await reachesOwnSummary(page, guest);
  await expect(page.getByRole('button', { name: 'WYLOGUJ SIĘ' })).toBeVisible();
  await site.query('delete from sessions where users_id = (select id from users where email = $1)', [email]);
  await confirms(page);
  const dialog = page.getByRole('dialog', { name: 'Zaloguj się ponownie' });
  await dialog.getByLabel('Hasło', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Zaloguj się' }).click();
  await page.waitForURL('**/payment');
  const [order] = await site.query(
    'select u.email from orders o join users u on u.id = o.users_id where o.license_plate = $1',
    [guest.plate],
  );
  expect(order).toEqual({ email });
});

test('who signs in inside a booking comes back to its step', async ({ page }) => {
  const guest = newGuest();
  await chooses(page, guest);
  await page.getByRole('link', { name: 'Zaloguj się', exact: true }).click();
  await signsIn(page, 'client2@lotnisko.example', 'demo-client2-2026');
  await expect(page).toHaveURL('/WynajemP/formR');
  await expect(page.getByText('Dane z profilu')).toBeVisible();
  await expect(page.getByText(guest.plate)).toBeVisible();
  await signsOut(page);
  await reachesSummary(page, guest);
  await page.getByRole('banner').getByRole('link', { name: 'ZALOGUJ SIĘ' }).click();
  await signsIn(page, 'client2@lotnisko.example', 'demo-client2-2026');
  await expect(page).toHaveURL('/WynajemP/summary');
});

test('a session that ended before the summary is asked for again, not called another account', async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/401|409/);
  const email = await newClient(page.context(), site);
  const guest = newGuest();
  await reachesOwnSummary(page, guest);
  await site.query('delete from sessions where users_id = (select id from users where email = $1)', [email]);
  await page.reload();
  await expectGuest(page);
  await confirms(page);
  const dialog = page.getByRole('dialog', { name: 'Zaloguj się ponownie' });
  await dialog.getByLabel('E-mail').fill(email);
  await expectApart(dialog);
  await dialog.getByLabel('Hasło', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Zaloguj się' }).click();
  await page.waitForURL('**/payment');
});

test('a tab keeps nothing of a client whom another one has signed out', async ({ page, context, site }) => {
  await newClient(context, site);
  await reachesOwnSummary(page);
  const other = await context.newPage();
  await other.goto(pages.terms);
  await signsOut(other);
  await expectForgotten(page);
  await expectGuest(page);
});

test('a tab keeps nothing of a client whose session is over once somebody else signs in', async ({
  page,
  context,
  site,
}) => {
  await newClient(context, site);
  await reachesOwnSummary(page);
  await context.clearCookies();
  const other = await context.newPage();
  await other.goto(pages.signIn);
  await signsIn(other, 'client2@lotnisko.example', 'demo-client2-2026');
  await expectForgotten(page);
});

test('a guest who signs in halfway, in another tab, keeps what was chosen', async ({ page, context }) => {
  const guest = newGuest();
  await chooses(page, guest);
  const other = await context.newPage();
  await other.goto(pages.signIn);
  await signsIn(other, 'client2@lotnisko.example', 'demo-client2-2026');
  await expect(page.getByLabel('E-mail')).toHaveValue('client2@lotnisko.example');
  await page.goto(pages.parking);
  await expect(page.getByLabel('Numer rejestracyjny')).toHaveValue(guest.plate);
});

test('what one account filled in is neither booked on nor shown to the next that signs in', async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/409/);
  const headers = { origin: site.url };
  const becomes = async (first_name: string) => {
    const data = { email: `klientka-${randomUUID()}@poczta.example`, password, first_name, last_name: 'Żółkowska' };
    await page.request.post('/api/register', { headers, data });
    await page.request.post('/api/fetch_client', { headers, data });
  };
  await becomes('Anna');
  const guest = newGuest();
  await chooses(page, guest);
  await page.getByLabel('Telefon').fill('600 700 800');
  await page.getByRole('button', { name: 'Przejdź do podsumowania' }).click();
  await expect(page.getByRole('main').getByText('Anna')).toBeVisible();
  await becomes('Barbara');
  await confirms(page);
  const refusal = page
    .getByRole('alert')
    .filter({ hasText: 'Zalogowane konto zmieniło się, odkąd podano dane kontaktowe' });
  await expect(refusal).toBeFocused();
  expect(await site.query('select id from orders where license_plate = $1', [guest.plate])).toEqual([]);

  await refusal.getByRole('link', { name: 'Wczytaj dane kontaktowe' }).click();
  await expect(page.getByLabel('Imię')).toHaveValue('Barbara');
  await expect(page.getByLabel('Telefon')).toHaveValue('');
  await page.getByLabel('Telefon').fill('500 400 300');
  await page.getByRole('button', { name: 'Przejdź do podsumowania' }).click();
  await confirms(page);
  await page.waitForURL('**/payment');
  const [order] = await site.query('select first_name, phone from orders where license_plate = $1', [guest.plate]);
  expect(order).toEqual({ first_name: 'Barbara', phone: '500 400 300' });
});

test('a client whose card was declined can go back and book again on their own account', async ({
  page,
  context,
  site,
  quiet,
}) => {
  quiet.allow(/402/);
  const email = await newClient(context, site);
  await reachesOwnSummary(page);
  await confirms(page);
  await pays(page, cards.declined);
  await acknowledges(page);
  await page.getByRole('link', { name: 'Spróbuj ponownie' }).click();
  await page.getByRole('link', { name: 'Wstecz' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await confirms(page);
  await expect(page.getByLabel('Numer karty')).toBeVisible();
  await expect(page).toHaveURL('/payment');
});
