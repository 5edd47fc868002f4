import * as pages from '../../src/domain/site/paths.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { linkTo, newAddress, registers, signsIn } from './account-steps.ts';

test('an address is proven by pressing the button behind the mail’s link, once', async ({ page, site, quiet }) => {
  quiet.allow(/40[49]/);
  const email = newAddress();
  await registers(page, email);
  const link = await linkTo(page, email, 'potwierdzenie');
  const isProven = () => site.query('select proven from users where email = $1', [email]);
  const press = () => page.getByRole('button', { name: 'Potwierdź adres' }).click();
  const expectStopped = async (words: string) => {
    await expect(page.getByRole('alertdialog', { name: 'Błąd' })).toContainText(words);
    await page.getByRole('button', { name: 'OK', exact: true }).click();
  };
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Potwierdź adres' })).toBeVisible();
  expect(await isProven(), 'opening it is not enough').toEqual([{ proven: false }]);
  await press();
  await expect(page.getByRole('heading', { name: 'Adres e-mail został potwierdzony' })).toBeVisible();
  expect(await isProven()).toEqual([{ proven: true }]);
  await expect(page.getByRole('main').getByRole('link', { name: 'Przejdź do logowania' })).toBeVisible();
  await page.reload();
  await press();
  await expectStopped('Link został już użyty');
  await page.goto(pages.addressProof('0123456789abcdef'));
  await press();
  await expectStopped('Nieprawidłowy link');
  await page.goto(pages.addressProof('token'));
  await press();
  await expectStopped('Brak tokenu');
  await page.goto(link);
  await press();
  await expectStopped('Link został już użyty');
  await page.getByRole('link', { name: 'Ustaw nowe hasło' }).click();
  await expect(page).toHaveURL(/\/resetowanie$/);
});

test('on another device the link asks to sign in and comes back, or to begin anew', async ({
  page,
  browser,
  site,
  quiet,
}) => {
  quiet.allow(/40[19]/);
  for (const isTheirs of [true, false]) {
    const email = newAddress();
    await registers(page, email);
    const link = await linkTo(page, email, 'potwierdzenie');
    const phone = await (await browser.newContext({ baseURL: site.url })).newPage();
    await phone.goto(link);
    await phone.getByRole('button', { name: 'Potwierdź adres' }).click();
    await expect(phone.getByRole('heading', { name: 'Zaloguj się, aby potwierdzić' })).toBeVisible();
    await expectAccessible(phone);
    if (isTheirs) {
      await phone.getByRole('link', { name: 'Zaloguj się', exact: true }).last().click();
      await signsIn(phone, email);
      await expect(phone).toHaveURL(new RegExp(`${link}$`));
      await phone.getByRole('button', { name: 'Potwierdź adres' }).click();
    } else await phone.getByRole('button', { name: 'Potwierdź i ustaw nowe hasło' }).click();
    await expect(phone.getByRole('heading', { name: 'Adres e-mail został potwierdzony' })).toBeVisible();
    if (isTheirs) {
      await phone.getByRole('link', { name: 'Przejdź do panelu' }).click();
      await expect(phone).toHaveURL(new RegExp(pages.backOffice));
    } else {
      await phone.getByRole('link', { name: 'Ustaw hasło' }).click();
      for (const name of ['Nowe hasło', 'Powtórz hasło']) await phone.getByLabel(name).fill('moje własne 2026');
      await phone.getByRole('button', { name: 'Zapisz' }).click();
      await expect(phone).toHaveURL(/\/logowanie$/);
    }
    await phone.context().close();
  }
});
