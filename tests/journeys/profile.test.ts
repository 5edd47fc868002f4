import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { expectSignedIn, linkTo, newAccount, newAddress, password, signsIn, startSession } from './account-steps.ts';
import { expectNotice } from './notices.ts';

const profile = '/zarzadzanie/profil';
const rowOf = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name });

/** Somebody new, at their profile. */
async function opens(page: Page): Promise<string> {
  const email = await newAccount(page);
  await startSession(page, email);
  await page.goto(profile);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil');
  return email;
}

const field = (page: Page, name: string) => page.getByRole('form').getByLabel(name, { exact: true });
async function edits(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `EDYTUJ: ${name}` }).click();
  await expect(field(page, name)).toBeFocused();
}
const save = (page: Page) => page.getByRole('button', { name: 'Zapisz', exact: true }).click();

test('a client edits each field of their profile where it stands', async ({ page }) => {
  await opens(page);
  await edits(page, 'Imię i nazwisko');
  await field(page, 'Imię i nazwisko').fill('Anna');
  await save(page);
  await expect(page.getByText('Wpisz imię i nazwisko, oddzielone spacją')).toBeVisible();
  await field(page, 'Imię i nazwisko').fill('Ewa Maria Żak');
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Dane zostały zapisane');
  await expect(rowOf(page, 'Imię i nazwisko')).toContainText('Ewa Maria Żak');
  await expect(page.getByRole('button', { name: /^Profil: Ewa Maria Żak/ })).toBeVisible();

  await edits(page, 'Telefon');
  await field(page, 'Telefon').fill('600 700 800');
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'Telefon')).toContainText('nie podano');
  await expect(page.getByRole('button', { name: 'EDYTUJ: Telefon' })).toBeFocused();
  await edits(page, 'Telefon');
  await field(page, 'Telefon').fill('600 700 800');
  await save(page);
  await expect(rowOf(page, 'Telefon')).toContainText('600 700 800');

  await edits(page, 'Płeć');
  await expect(field(page, 'Płeć')).toHaveValue('M');
  await field(page, 'Płeć').selectOption('Kobieta');
  await save(page);
  await expect(rowOf(page, 'Płeć')).toContainText('Kobieta');

  await edits(page, 'Data urodzenia');
  await expect(field(page, 'Data urodzenia')).toHaveValue('01.01.2024');
  await field(page, 'Data urodzenia').fill('');
  await save(page);
  await expect(page.getByText('Poprawnie wypełnij to pole')).toBeVisible();
  await field(page, 'Data urodzenia').fill('24.08.1991');
  await save(page);
  await expect(rowOf(page, 'Data urodzenia')).toContainText('24.08.1991');

  await edits(page, 'Adres');
  await field(page, 'Adres').fill('ul. Rybacka 4/2, 76-200 Słupsk');
  await save(page);
  await edits(page, 'Adres');
  await save(page);
  await expectNotice(page, 'Nie dokonano zmian');
  await page.reload();
  await expect(rowOf(page, 'Adres')).toContainText('76-200 Słupsk');
});

test('a new address waits for its link, and may be given up', async ({ page, quiet }) => {
  quiet.allow(/400/);
  const email = await opens(page);
  await page.goto(await linkTo(page, email, 'potwierdzenie'));
  await page.getByRole('button', { name: 'Potwierdź adres' }).click();
  await expect(page.getByText('Adres e-mail został potwierdzony')).toBeVisible();
  await page.goto(profile);
  await expect(page.getByRole('button', { name: 'ZMIEŃ HASŁO' })).toBeVisible();
  await expect(page.getByText('Potwierdź adres e-mail')).toBeHidden();
  const next = newAddress();
  await edits(page, 'E-mail');
  await field(page, 'E-mail').fill(next);
  await field(page, 'Obecne hasło').fill('nie to hasło');
  await save(page);
  await expect(page.getByText('Nieprawidłowe obecne hasło').first()).toBeVisible();
  await field(page, 'Obecne hasło').fill(password);
  await save(page);
  await expect(page.getByText(`zmiana na ${next} czeka na potwierdzenie`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zostań przy starym' }).click();
  await expectNotice(page, `Zostaje adres ${email}`);
  await expect(page.getByText('czeka na potwierdzenie')).toBeHidden();
});

/** Signs the account in on a device of another browser. */
async function signsInElsewhere(page: Page, browser: Browser, email: string): Promise<Page> {
  const other = await (await browser.newContext()).newPage();
  await other.goto(new URL('/logowanie', page.url()).href);
  await signsIn(other, email);
  await expectSignedIn(other);
  return other;
}
async function expectSignedOut(page: Page, other: Page): Promise<void> {
  await other.goto(new URL(profile, page.url()).href);
  await expect(other).toHaveURL(/\/logowanie/);
}

test('a password is changed, and the other devices are signed out', async ({ page, browser }) => {
  const other = await signsInElsewhere(page, browser, await opens(page));
  await page.reload();
  await expect(page.getByRole('button', { name: 'WYLOGUJ POZOSTAŁE 1' })).toBeVisible();
  await page.getByRole('button', { name: 'ZMIEŃ HASŁO' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zmień hasło' });
  await dialog.getByLabel('Obecne hasło').fill(password);
  await dialog.getByLabel('Nowe hasło').fill('siedem cichych wydm');
  await dialog.getByLabel('Powtórz hasło').fill('siedem cichych');
  await dialog.getByRole('button', { name: 'Zmień hasło' }).click();
  await expect(dialog.getByText('Hasła nie są identyczne').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Powtórz hasło').fill('siedem cichych wydm');
  await dialog.getByRole('button', { name: 'Zmień hasło' }).click();
  await expectNotice(page, 'Hasło zostało zmienione');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'WYLOGUJ POZOSTAŁE 1' })).toBeHidden();
  await expectSignedOut(page, other);
});

test('another device is signed out from the profile', async ({ page, browser }) => {
  const other = await signsInElsewhere(page, browser, await opens(page));
  await page.reload();
  await page.getByRole('button', { name: /^WYLOGUJ: / }).click();
  await expectNotice(page, 'Wylogowano urządzenie');
  await expect(page.getByRole('button', { name: /^WYLOGUJ: / })).toBeHidden();
  await expect(page.locator('#sesje :focus'), 'on from the list, not from the top of the page').toBeVisible();
  await expectSignedOut(page, other);
});

test('a photograph is cut to a square by keyboard, shown, and taken away', async ({ page }) => {
  await opens(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Zmień zdjęcie' }).click();
  await (await chooser).setFiles({ name: 'program.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expectNotice(page, 'Nie udało się zmienić zdjęcia');
  await expectNotice(page, 'Wybierz zdjęcie JPEG, PNG lub WebP');
  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#8fb0c9' } })
    .png()
    .toBuffer();
  await page.getByLabel('Plik ze zdjęciem').setInputFiles({ name: 'ja.png', mimeType: 'image/png', buffer });
  const dialog = page.getByRole('dialog', { name: 'Przytnij zdjęcie' });
  await dialog.getByRole('application').focus();
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText('110%')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Zapisz zdjęcie' }).click();
  await expectNotice(page, 'Zdjęcie zostało zmienione');
  const photo = page.getByRole('img', { name: 'Zdjęcie profilowe' });
  // As wide as it is shown, and in the bar too
  const inBar = page.getByRole('button', { name: /^Profil/ }).locator('img');
  for (const shown of [photo, inBar]) {
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
    expect(await shown.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/-320\.webp$/);
  }
  await page.getByRole('button', { name: 'Usuń zdjęcie' }).click();
  await expectNotice(page, 'Zdjęcie zostało usunięte');
  await expect(photo).toBeHidden();
  await expect(inBar).toBeHidden();
});

test('what is kept about a client is downloaded as JSON', async ({ page }) => {
  const email = await opens(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Pobierz' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('moje-dane.json');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(JSON.parse(Buffer.concat(chunks).toString()).data[0].user.email).toBe(email);
});

test('an account is deleted by whoever knows its password, and no longer opens', async ({ page, quiet }) => {
  quiet.allow(/40[013]/);
  const email = await opens(page);
  await page.getByRole('button', { name: 'Usuń konto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Usunąć konto?' });
  await expect(dialog.getByText('Tej operacji nie można cofnąć')).toBeVisible();
  await dialog.getByLabel('Hasło').fill('nie to hasło');
  await dialog.getByRole('button', { name: 'Usuń konto' }).click();
  await expect(dialog.getByText('Nieprawidłowe hasło').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Hasło').fill(password);
  await dialog.getByRole('button', { name: 'Usuń konto' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/logowanie');
  await signsIn(page, email);
  await expect(page.getByText('E-mail albo hasło się nie zgadza.')).toBeVisible();
});
