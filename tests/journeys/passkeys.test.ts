import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { startSite } from '../support/start-site.ts';
import { newAccount, newAddress, newMember, password, signsIn, startSession } from './account-steps.ts';

const profile = '/zarzadzanie/profil';

/** A device with a fingerprint reader, whose owner always agrees. */
async function hasAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { client, authenticatorId };
}

async function addsKey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Dodaj klucz' }).click();
  await namesKey(page, name);
}

async function namesKey(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Dodaj klucz dostępu' });
  await dialog.getByLabel('Nazwa klucza').fill(name);
  await dialog.getByRole('button', { name: 'Dalej' }).click();
  await givesPassword(page);
  await expect(page.getByText(`Dodano klucz „${name}”`)).toBeVisible();
  await expect(dialog).toBeHidden();
}
async function givesPassword(page: Page): Promise<void> {
  const again = page.getByRole('dialog', { name: 'Podaj swoje hasło' });
  await again.getByLabel('Hasło').fill(password);
  await again.getByRole('button', { name: 'Potwierdź' }).click();
}
const usesKey = (page: Page) => page.getByRole('button', { name: 'Użyj klucza dostępu' }).click();

test('a passkey is added, named, signs in, and after its removal no longer', async ({ page, quiet }) => {
  quiet.allow(/40[013]/);
  const { client, authenticatorId } = await hasAuthenticator(page);
  await startSession(page, await newAccount(page));
  await page.goto(profile);
  await addsKey(page, 'Laptop');
  await page.getByRole('button', { name: 'NAZWIJ: Laptop' }).click();
  await page.getByLabel('Nazwa klucza').fill('Laptop w domu');
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByText('Laptop w domu', { exact: true })).toBeVisible();
  // Anew, for the message lies over some of the rows for five seconds, and the bar over others
  await page.reload();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByText('Laptop w domu', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.context().clearCookies();
  await page.goto(`/logowanie?powrot=${profile}`);
  await usesKey(page);
  await expect(page).toHaveURL(profile);
  await expect(page.getByText(/użyty dziś/)).toBeVisible();
  const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toHaveLength(1);

  await page.getByRole('button', { name: 'USUŃ: Laptop w domu' }).click();
  await page.getByRole('button', { name: 'Tak, usuń' }).click();
  await givesPassword(page);
  await expect(page.getByText('Usunięto klucz „Laptop w domu”')).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/logowanie');
  await usesKey(page);
  await expect(page.getByText('Nie rozpoznajemy tego klucza dostępu')).toBeVisible();
});

test('staff who sign in with a password are offered a key, once on a device', async ({ page, site, quiet }) => {
  quiet.allow(/403/);
  await hasAuthenticator(page);
  const email = await newMember(page, site, 'ground_crew');
  await page.goto('/logowanie');
  await signsIn(page, email);
  await page.getByRole('button', { name: 'Ustaw klucz dostępu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dodaj klucz dostępu' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await namesKey(page, 'Służbowy');
  await expect(page).toHaveURL(profile);
  await page.reload();
  await expect(page.getByText('Służbowy', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.context().clearCookies();
  await page.goto('/logowanie');
  await signsIn(page, email);
  await expect(page.getByText('Zalogowano pomyślnie')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ustaw klucz dostępu' })).toHaveCount(0);
});

test('a role that demands a key has its first one added at the sign-in, then signs in with it', async ({
  page,
  quiet,
}) => {
  quiet.allow(/40[13]/);
  // The demand holds for everybody with the role: this takes a product of its own, and the time to start it
  test.setTimeout(180_000);
  const product = await startSite({ hasPages: true });
  const asks = (method: string, path: string, data: object) =>
    page.request.fetch(`${product.url}/api/${path}`, { method, headers: { origin: product.url }, data });
  try {
    await hasAuthenticator(page);
    const email = newAddress();
    const [, token = ''] = (await product.admin('create', email)).match(/\/resetowanie\/(\w+)/) ?? [];
    expect((await asks('PATCH', `reset-passwd/${token}`, { password })).ok()).toBe(true);
    await product.admin('require-passkey', 'admin');

    await page.goto(`${product.url}/logowanie`);
    await signsIn(page, email);
    await expect(page.getByText('Twoja rola wymaga klucza dostępu. Dodaj go teraz')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Dodaj klucz i wejdź' }).click();
    await expect(page).toHaveURL(/\/zarzadzanie/);

    await page.context().clearCookies();
    await page.goto(`${product.url}/logowanie`);
    await signsIn(page, email);
    await expect(page.getByText('Twoja rola wymaga też klucza dostępu')).toBeVisible();
    await usesKey(page);
    await expect(page).toHaveURL(/\/zarzadzanie/);

    await page.goto(`${product.url}${profile}`);
    await expect(page.getByRole('button', { name: 'Utwórz kody' })).toBeVisible();
    // The session ends while the page is open: the key opens it again where they are
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Utwórz kody' }).click();
    const back = page.getByRole('dialog', { name: 'Zaloguj się ponownie' });
    await back.getByLabel('Hasło').fill(password);
    await back.getByRole('button', { name: 'Zaloguj się' }).click();
    await expect(back.getByText('Twoja rola wymaga też klucza dostępu')).toBeVisible();
    await expectAccessible(page);
    await back.getByRole('button', { name: 'Użyj klucza dostępu' }).click();
    await expect(back).toBeHidden();
    await givesPassword(page);
    const codes = page.getByRole('dialog', { name: 'Twoje kody zapasowe' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await expectAccessible(page);
    const code = await codes.getByRole('listitem').first().innerText();
    await codes.getByRole('button', { name: 'Mam zapisane' }).click();
    await page.context().clearCookies();
    await page.goto(`${product.url}/logowanie`);
    await signsIn(page, email);
    await page.getByRole('button', { name: 'Nie mam klucza, wpiszę kod zapasowy' }).click();
    await page.getByLabel('Kod zapasowy').fill(code.slice(1));
    await page.getByRole('button', { name: 'Wejdź kodem' }).click();
    await expect(page.getByText(/^Kod ma 16 liter i cyfr/).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Kod zapasowy').fill(code);
    await page.getByRole('button', { name: 'Wejdź kodem' }).click();
    await expect(page).toHaveURL(/\/zarzadzanie/);
    await page.goto(`${product.url}${profile}`);
    await expect(page.getByText('Zostało 9 z 10.')).toBeVisible();

    await product.admin('allow-password', 'admin');
    const signedIn = await asks('POST', 'fetch_client', { email, password });
    expect(await signedIn.json()).toMatchObject({ auth: true, user: { email, role: 'admin' } });
  } finally {
    // What the page still loads must not meet a product that is gone
    await page.goto('about:blank');
    await product.stop();
  }
});
