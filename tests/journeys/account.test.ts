import { startOf } from '../../src/domain/office/back-office.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { expect, test } from '../support/journey.ts';
import {
  expectGuest,
  expectSignedIn,
  introducesItself,
  newAddress,
  password,
  passwordOf,
  registers,
  signsIn,
} from './account-steps.ts';

test('somebody registers, signs in and signs out', async ({ page }) => {
  const email = newAddress();
  await registers(page, email);
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await signsIn(page, email.toUpperCase());
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Zalogowano pomyślnie')).toBeVisible();
  await expectSignedIn(page);
  await page.goto('/harmonogram');
  await page.getByRole('button', { name: 'WYLOGUJ SIĘ' }).click();
  await expect(page).toHaveURL('/');
  await expectGuest(page);
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'refresh' }));
});

test('an address that has an account cannot be registered again', async ({ page, quiet }) => {
  quiet.allow(/409/);
  await introducesItself(page, 'client@lotnisko.example');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(
    'Użytkownik o podanym adresie e-mail już istnieje',
  );
  await expect(passwordOf(page)).toHaveValue(password);
  await page.getByRole('main').getByRole('link', { name: 'Zaloguj się' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue('client@lotnisko.example');
});

test('whoever is signed in is told so instead of registering, and led back', async ({ page }) => {
  await page.goto('/logowanie');
  await signsIn(page, 'client@lotnisko.example', 'demo-client-2026');
  await expect(page).toHaveURL('/');
  await page.goto('/rejestracja?powrot=/harmonogram');
  await expect(page.getByText('Jest tu już zalogowane konto client@lotnisko.example.')).toBeVisible();
  await page.getByRole('link', { name: 'Wróć' }).click();
  await expect(page).toHaveURL('/harmonogram');
});

test('a password of two letters is told how long one must be', async ({ page }) => {
  await introducesItself(page, newAddress(), 'ab');
  await expect(passwordOf(page)).toHaveAccessibleDescription(/Hasło musi mieć od 3 do 200\sznaków/);
});

test('a wrong password says so and signs nobody in', async ({ page, quiet }) => {
  quiet.allow(/401/);
  await page.goto('/logowanie');
  await signsIn(page, 'client@lotnisko.example', 'nie to hasło');
  await expect(page.getByText('Błąd logowania')).toBeVisible();
  // Said in passing, and in the form until the next try
  await page.getByRole('button', { name: 'Zamknij powiadomienie' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'E-mail albo hasło się nie zgadza' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Nie pamiętasz hasła?' })).toBeVisible();
  await expect(page).toHaveURL(/logowanie/);
  await expectGuest(page);
});

for (const [name, place] of [
  ['client', pages.home],
  ['admin', startOf('admin')],
] as const) {
  test(`signing in leads the demo account ${name} to where it works`, async ({ page }) => {
    await page.goto('/logowanie');
    await signsIn(page, `${name}@lotnisko.example`, `demo-${name}-2026`);
    await expect(page).toHaveURL(({ pathname }) => pathname === place);
  });
}

test('signing in leads back to where one was sent from, and to no other site', async ({ page }) => {
  await page.goto(`/logowanie?${new URLSearchParams({ powrot: '/harmonogram?tab=arrivals' })}`);
  await page.getByRole('link', { name: 'Zarejestruj się' }).click();
  await page.getByRole('link', { name: 'Przejdź do logowania' }).click();
  await signsIn(page, 'client@lotnisko.example', 'demo-client-2026');
  await expect(page).toHaveURL(/\/harmonogram\?tab=arrivals/);
  // Whoever is signed in already is led on at once
  await page.goto('/logowanie?powrot=//elsewhere.example/');
  await expect(page).toHaveURL('/');
});

test('Back from where the sign-in led is where one came from', async ({ page }) => {
  await page.goto('/harmonogram');
  await page.getByRole('link', { name: 'ZALOGUJ SIĘ' }).click();
  await signsIn(page, 'client@lotnisko.example', 'demo-client-2026');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL(/\/harmonogram/);
});
