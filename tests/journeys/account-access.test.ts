import * as pages from '../../src/domain/site/paths.ts';
import { expect, test } from '../support/journey.ts';
import { expectSignedIn, passwordOf } from './account-steps.ts';

test('a press on the button counts, although the field it leaves turns out wrong and moves it', async ({ page }) => {
  for (const path of ['/logowanie', '/rejestracja']) {
    await page.goto(path);
    await expect(page.locator('main form button[type=submit]')).toBeEnabled();
    const last = page.locator('main form input').last();
    await last.fill('x');
    await page.locator('main form button[type=submit]').click();
    await expect(page.getByRole('heading', { name: 'Formularz jest niepoprawny' })).toBeVisible();
  }
});

test('a field is checked on leaving it, and what is filled in is known to password managers', async ({ page }) => {
  await page.goto(pages.registration);
  await page.getByLabel('E-mail').fill('anna@');
  await page.getByLabel('E-mail').blur();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(
    'Poprawnie wypełnij to pole: adres jak anna@poczta.pl',
  );
  await page.getByLabel('E-mail').fill('anna@poczta.example');
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('');
  const purposes = await page
    .getByRole('main')
    .locator('input')
    .evaluateAll((all) => all.map((it) => it.getAttribute('autocomplete')));
  expect(purposes).toEqual(['given-name', 'family-name', 'email', 'new-password', 'new-password']);
});

test('what was typed before the script was there is not lost', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(pages.signIn, { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill('client@lotnisko.example');
  await passwordOf(page).fill('demo-client-2026');
  await expect(page.getByRole('button', { name: 'Zaloguj się' })).toBeDisabled();
  gate.resolve();
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expectSignedIn(page);
});
