import * as pages from '../../src/domain/site/paths.ts';
import { expect, test } from '../support/journey.ts';
import { expectGuest, expectSignedIn, opensAs, signsIn } from './account-steps.ts';

test('two tabs know of each other, and refresh a session once', async ({ page, context, quiet }) => {
  quiet.allow(/401/);
  await page.goto(pages.home);
  const other = await context.newPage();
  await other.goto(pages.terms);
  await page.goto(pages.signIn);
  await signsIn(page, 'client2@lotnisko.example', 'demo-client2-2026');
  await expectSignedIn(other);
  // Signing in leads on: a page that is on its way cannot be loaded again
  await page.waitForURL('/');
  await page.waitForLoadState('networkidle');

  const refreshes: string[] = [];
  context.on('request', (request) => request.url().endsWith('/authenticate/refresh') && refreshes.push(request.url()));
  await context.clearCookies({ name: 'session' });
  await Promise.all([page.reload(), other.reload()]);
  await expect.poll(() => refreshes.length).toBeGreaterThan(0);
  await Promise.all([page.waitForLoadState('networkidle'), other.waitForLoadState('networkidle')]);
  expect(refreshes).toHaveLength(1);
  await Promise.all([expectSignedIn(page), expectSignedIn(other)]);

  await other.getByRole('button', { name: 'WYLOGUJ SIĘ' }).click();
  await expectGuest(page);
});

test('a session that is over asks to sign in again and loses nothing', async ({ page, context, quiet }) => {
  quiet.allow(/401/);
  await opensAs(page, 'admin', '/zarzadzanie/uzytkownicy');
  await expect(page.getByRole('row').nth(5)).toBeVisible();

  await context.clearCookies({ name: /^(session|refresh)$/ });
  await page.getByRole('searchbox').fill('ground_crew@lotn');
  const dialog = page.getByRole('dialog', { name: 'Zaloguj się ponownie' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('E-mail')).toHaveValue('admin@lotnisko.example');
  await expect(dialog.getByLabel('Hasło', { exact: true })).toBeFocused();
  await page.keyboard.type('nie to');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Błąd logowania');
  await dialog.getByLabel('Hasło', { exact: true }).fill('demo-admin-2026');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('searchbox')).toHaveValue('ground_crew@lotn');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').nth(1)).toContainText('ground_crew@lotnisko.example');
  await expect(page.getByRole('alertdialog')).toBeHidden();
});

test('the bar shows by a cookie that somebody is signed in before the server has said so', async ({ page }) => {
  await page.goto(pages.signIn);
  await signsIn(page, 'client@lotnisko.example', 'demo-client-2026');
  await expectSignedIn(page);
  await page.route('**/api/authenticate', () => new Promise(() => undefined));
  await page.goto(pages.terms, { waitUntil: 'commit' });
  await expectSignedIn(page);
  await expect(page.getByRole('link', { name: 'ZALOGUJ SIĘ' })).toBeHidden();
});

test('a cookie that wrongly says that somebody is signed in is taken away', async ({ page, context, quiet, site }) => {
  quiet.allow(/401/);
  await context.addCookies([{ name: 'signed_in', value: '1', url: site.url }]);
  await page.goto(pages.terms);
  await expectGuest(page);
  expect(await context.cookies()).toEqual([]);
});

test('somebody who could not be signed out is told', async ({ page, quiet }) => {
  quiet.allow(/ERR_FAILED/);
  await page.goto(pages.signIn);
  await signsIn(page, 'client@lotnisko.example', 'demo-client-2026');
  await page.route('**/api/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'WYLOGUJ SIĘ' }).click();
  const status = page.getByRole('banner').getByRole('status');
  await expect(status).toHaveText('Nie udało się wylogować. Spróbuj ponownie.');
  await expectSignedIn(page);
});

test('a page that the back button brings back is loaded anew if somebody has signed out since', async ({
  page,
  context,
}) => {
  await opensAs(page, 'client', pages.terms);
  await expectSignedIn(page);
  const comesBack = () =>
    page.evaluate(() => {
      Object.assign(document, { isOld: true });
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
  const isOld = () => page.evaluate(() => 'isOld' in document);
  await comesBack();
  await page.waitForTimeout(300);
  expect(await isOld()).toBe(true);
  await context.clearCookies();
  await Promise.all([page.waitForEvent('load'), comesBack()]);
  await expectGuest(page);
  expect(await isOld()).toBe(false);
});
