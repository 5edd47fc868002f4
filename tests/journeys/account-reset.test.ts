import type { Page } from '@playwright/test';
import { startOf } from '../../src/domain/office/back-office.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { expect, test } from '../support/journey.ts';
import {
  asksForLink,
  expectSignedIn,
  linkTo,
  newAccount,
  newAddress,
  password,
  signsIn,
  signsOut,
} from './account-steps.ts';

const savesNew = async (page: Page, typed: string) => {
  await page.getByLabel('Nowe hasło').fill(typed);
  await page.getByLabel('Powtórz hasło').fill(typed);
  await page.getByRole('button', { name: 'Zapisz' }).click();
};
const expectRefused = async (page: Page, link: string, words: string) => {
  await page.goto(link);
  await expect(page.getByRole('alertdialog', { name: 'Błąd' })).toContainText(words);
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page).toHaveURL(/\/logowanie$/);
};

test('a forgotten password is set anew by the link in the mail, once', async ({ page, quiet }) => {
  quiet.allow(/40[19]/);
  const email = await newAccount(page);
  await asksForLink(page, email);
  const link = await linkTo(page, email);
  await page.goto(link);
  await page.getByLabel('Nowe hasło').fill('inne hasło 2026');
  await page.getByLabel('Powtórz hasło').fill('inne hasło 2025');
  await page.getByLabel('Powtórz hasło').blur();
  await expect(page.getByLabel('Powtórz hasło')).toHaveAccessibleDescription('Hasła nie są identyczne');
  await savesNew(page, 'inne hasło 2026');
  await expect(page).toHaveURL(/\/logowanie$/);
  await expect(page.getByText('Hasło zostało zmienione')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/resetowanie$/);
  await page.goForward();
  await signsIn(page, email);
  await expect(page.getByText('Błąd logowania')).toBeVisible();
  await signsIn(page, email, 'inne hasło 2026');
  // The page that signing in opens must be there before another follows
  await page.waitForURL('/');
  await expectSignedIn(page);
  await signsOut(page);
  await expectRefused(page, link, 'Token został już użyty');
});

test('a forgotten password is not set by a link that is wrong, too old or cut off', async ({ page, site, quiet }) => {
  quiet.allow(/4(04|10)/);
  const email = await newAccount(page);
  await asksForLink(page, email);
  const link = await linkTo(page, email);
  await site.query(
    `update reset_tokens set expires_at = now() - interval '1 second'
      where users_id = (select id from users where email = $1)`,
    [email],
  );
  await expectRefused(page, link, 'Token wygasł');
  await expectRefused(page, '/resetowanie/0123456789abcdef', 'Nieprawidłowy token');
  await expectRefused(page, '/resetowanie/token', 'Brak tokenu');
});

test('a reset for an address without an account gets the same answer, and no mail', async ({ page, site }) => {
  const email = newAddress();
  await asksForLink(page, email);
  await expect(page.getByRole('status').filter({ hasText: email })).toContainText('Jeśli konto istnieje');
  expect(await site.mailsTo(email)).toEqual([]);
});

test('a password of a staff member that is too short is replaced by a long one on the way in', async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/403/);
  const email = await newAccount(page, 'abc');
  await site.query("update users set role = 'atc' where email = $1", [email]);
  await page.goto(pages.signIn);
  await signsIn(page, email, 'abc');
  await expect(page.getByRole('alertdialog', { name: 'Ustaw dłuższe hasło' })).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await savesNew(page, 'jedenaście!');
  await expect(page.getByLabel('Nowe hasło')).toBeFocused();
  await expect(page.getByLabel('Nowe hasło')).toHaveAccessibleDescription('Hasło musi mieć co najmniej 12 znaków');
  await savesNew(page, password);
  await expect(page).toHaveURL(/\/logowanie$/);
  await signsIn(page, email);
  await expect(page).toHaveURL(({ pathname }) => pathname === startOf('atc'));
});
