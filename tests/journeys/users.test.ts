import type { Page } from '@playwright/test';
import * as pages from '../../src/domain/site/paths.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { confirms, linkTo, newAddress, newMember, opensAs, password, signsIn } from './account-steps.ts';

const users = '/zarzadzanie/uzytkownicy';

const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });
const findIn = async (page: Page, email: string) => {
  await page.getByRole('searchbox').fill(email);
  await expect(rowOf(page, email)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
};

test('the admin finds people by a part of a name or e-mail, and by role', async ({ page }) => {
  await opensAs(page, 'admin', users);
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  await findIn(page, 'ground_crew@lotn');
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('radio', { name: 'Pracownicy' }).click();
  await expect(page).toHaveURL(/role=atc,ground_crew|role=atc%2Cground_crew/);
  await expect(page.getByRole('radio', { name: 'Pracownicy' })).toBeChecked();
  await expect(page.getByRole('row').filter({ hasText: 'Klient' })).toHaveCount(0);
  await page.goto(`${users}?role=parking_staff`);
  await expect(rowOf(page, 'parking_staff@lotnisko.example')).toContainText('Obsługa parkingu');
  // Besides the headings; another journey may give somebody this role meanwhile
  await expect(page.getByRole('row').filter({ hasNotText: 'Obsługa parkingu' })).toHaveCount(1);
});

test('a change of role says what of the menu it gives and takes, and can be taken back', async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/403/);
  const email = await newMember(page, site);
  await opensAs(page, 'admin', users);
  await findIn(page, email);
  await page.getByRole('button', { name: /^Klient\. Zmień rolę/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Zmień rolę: Anna Żółkowska' });
  await expect(dialog.getByRole('radio', { name: 'Klient obecna' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Obsługa parkingu' }).check();
  await expect(dialog.getByText('+ Parking')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Zmień na: Obsługa parkingu' }).click();
  await expectAccessible(page);
  await confirms(page);
  await expect(rowOf(page, email)).toContainText('Obsługa parkingu');
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(rowOf(page, email)).toContainText('Klient');
});

test('a role that somebody else changed first is told', async ({ page, site, quiet }) => {
  quiet.allow(/403|409/);
  const email = await newMember(page, site);
  await opensAs(page, 'admin', users);
  await findIn(page, email);
  await page.getByRole('button', { name: /Zmień rolę/ }).click();
  await page.getByRole('radio', { name: 'Kontroler ruchu' }).check();
  await site.query(`update users set role = 'ground_crew' where email = $1`, [email]);
  await page.getByRole('button', { name: 'Zmień na: Kontroler ruchu' }).click();
  await confirms(page);
  await expect(page.getByText('Rola teraz: Obsługa naziemna')).toBeVisible();
  // The list says so too, and the next try is about the account as it is
  await expect(rowOf(page, email)).toContainText('Obsługa naziemna');
  await page.getByRole('button', { name: /Zmień rolę/ }).click();
  await page.getByRole('radio', { name: 'Kontroler ruchu' }).check();
  await page.getByRole('button', { name: 'Zmień na: Kontroler ruchu' }).click();
  await expect(rowOf(page, email)).toContainText('Kontroler ruchu');
});

test('a role that could not be given stays chosen in its dialog', async ({ page, site, quiet }) => {
  quiet.allow(/ERR_FAILED|Failed to load/);
  const email = await newMember(page, site);
  await opensAs(page, 'admin', users);
  await findIn(page, email);
  // No real server fails when it is asked to
  await page.route(/\/api\/users\/\d+$/, (route) => route.abort());
  await page.getByRole('button', { name: /Zmień rolę/ }).click();
  await page.getByRole('radio', { name: 'Kontroler ruchu' }).check();
  await page.getByRole('button', { name: 'Zmień na: Kontroler ruchu' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await page.unroute(/\/api\/users\/\d+$/);
  await page.getByRole('button', { name: 'Zmień na: Kontroler ruchu' }).click();
  await confirms(page);
  await expect(rowOf(page, email)).toContainText('Kontroler ruchu');
});

test('an account is deleted after a question and the admin’s own password', async ({ page, site, quiet }) => {
  quiet.allow(/40[03]/);
  const email = await newMember(page, site);
  await opensAs(page, 'admin', users);
  await findIn(page, email);
  // Many are called Anna Żółkowska: the name of a button says which of them
  await page.getByRole('button', { name: `USUŃ: Anna Żółkowska, ${email}`, exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Usunąć konto?' });
  await expect(question).toContainText('Tej operacji nie można cofnąć');
  await page.getByRole('button', { name: 'Tak, usuń' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Podaj swoje hasło' });
  await confirmation.getByLabel('Hasło', { exact: true }).fill('nie to hasło');
  await confirmation.getByRole('button', { name: 'Potwierdź' }).click();
  await expect(confirmation.getByLabel('Hasło', { exact: true })).toHaveAccessibleDescription('Nieprawidłowe hasło');
  await confirms(page);
  await expect(page.getByText('Konto zostało usunięte')).toBeVisible();
  await expect(page.getByText('Brak danych')).toBeVisible();
  await expect(page.locator('main:focus, main :focus'), 'what was pressed has gone').toBeVisible();
});

test('a link to set a password goes to somebody’s own address', async ({ page, site }) => {
  const email = await newMember(page, site);
  await opensAs(page, 'admin', users);
  await findIn(page, email);
  await page.getByRole('button', { name: /^LINK DO HASŁA/ }).click();
  await page.getByRole('button', { name: 'Wyślij' }).click();
  await expect(page.getByText(`Wysłano link do hasła: ${email}`)).toBeVisible();
  await linkTo(page, email);
});

test('a new member of staff is invited, sets a password and finds their sections', async ({ page, context, quiet }) => {
  quiet.allow(/403|409/);
  const email = newAddress();
  await opensAs(page, 'admin', users);
  await page.getByRole('button', { name: 'Zaproś pracownika' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zaproś pracownika' });
  await dialog.getByRole('button', { name: 'Wyślij zaproszenie' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Formularz jest niepoprawny');
  await dialog.getByLabel('E-mail').fill('admin@lotnisko.example');
  await dialog.getByLabel('Imię').fill('Kacper');
  await dialog.getByLabel('Nazwisko').fill('Górski');
  await dialog.getByLabel('Rola').selectOption('Obsługa naziemna');
  await expect(dialog.getByText('Zobaczy: Sprzęt, Ogłoszenia')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Wyślij zaproszenie' }).click();
  await confirms(page);
  await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription(/już istnieje/);
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Wyślij zaproszenie' }).click();
  await expect(page.getByText(`Zaproszenie zostało wysłane: ${email}`)).toBeVisible();
  // What stands below a dialog takes no typing
  await expect(dialog).toBeHidden();
  await findIn(page, email);
  await expect(rowOf(page, email)).toContainText('Zaproszenie czeka na hasło');
  await page.getByRole('radio', { name: 'Zaproszeni' }).click();
  await expect(page).toHaveURL(/proven=false/);
  await expect(page.getByRole('radio', { name: 'Zaproszeni' })).toBeChecked();
  await expect(rowOf(page, email)).toContainText('Zaproszenie czeka na hasło');
  const link = await linkTo(page, email);
  await context.clearCookies();
  await page.goto(link);
  await page.getByLabel('Nowe hasło').fill(password);
  await page.getByLabel('Powtórz hasło').fill(password);
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await signsIn(page, email);
  await expect(page).toHaveURL('/zarzadzanie/sprzet');
});

test('the only admin can be neither deleted nor given another role, and the row says why', async ({ page }) => {
  await opensAs(page, 'admin', `${users}?role=admin`);
  const row = rowOf(page, 'admin@lotnisko.example');
  await expect(row).toContainText('Jedyny administrator');
  await expect(row.getByRole('button')).toHaveCount(0);
});

test('nobody but the admin opens the users', async ({ page }) => {
  await opensAs(page, 'airport_staff', users);
  await expect(page).toHaveURL(pages.forbidden);
});
