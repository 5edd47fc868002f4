import type { Locator, Page } from '@playwright/test';
import type { Role } from '../../src/domain/kernel/roles.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { expect, mailsTo, type Site } from '../support/journey.ts';

/** A good password, for staff too. */
export const password = 'zielony most nad Wisłą';
let last = 0;
/** An address that nobody has. */
export const newAddress = (): string => `osoba-${process.pid}-${Date.now()}-${++last}@poczta.example`;
export const passwordOf = (page: Page) => page.getByLabel('Hasło', { exact: true });

export async function introducesItself(page: Page, email: string, typed = password): Promise<void> {
  await page.goto(pages.registration);
  await page.getByLabel('E-mail').fill(email);
  await passwordOf(page).fill(typed);
  await page.getByLabel('Powtórz hasło').fill(typed);
  await page.getByLabel('Imię').fill('Anna');
  await page.getByLabel('Nazwisko').fill('Żółkowska');
  await page.getByRole('button', { name: 'Załóż konto' }).click();
}

export async function registers(page: Page, email: string, typed = password): Promise<void> {
  await introducesItself(page, email, typed);
  await expect(page.getByRole('alertdialog', { name: 'Zarejestrowano pomyślnie' })).toContainText(
    /Wysłaliśmy link na \S+@\S+\. Otwórz go/,
  );
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page).toHaveURL(/\/logowanie$/);
}

export async function signsIn(page: Page, email: string, typed = password): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await passwordOf(page).fill(typed);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
}

/** Gives the admin's password where a dialog asks for it once more. */
export async function confirms(page: Page, typed = 'demo-admin-2026'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Podaj swoje hasło' });
  await passwordOf(page).fill(typed);
  await dialog.getByRole('button', { name: 'Potwierdź' }).click();
}

type Asking = Pick<Page, 'request'>;
async function sends({ request }: Asking, path: string, data: object): Promise<void> {
  const answer = await request.post(`/api/${path}`, { headers: { 'sec-fetch-site': 'same-origin' }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

// Without the forms, which are for journeys about them
export async function newAccount(page: Asking, typed = password): Promise<string> {
  const email = newAddress();
  await sends(page, 'register', { email, password: typed, first_name: 'Anna', last_name: 'Żółkowska' });
  return email;
}
export const startSession = (page: Asking, email: string, typed = password): Promise<void> =>
  sends(page, 'fetch_client', { email, password: typed });
export const signInAs = (page: Asking, who: Role | 'client2'): Promise<void> =>
  startSession(page, `${who}@lotnisko.example`, `demo-${who}-2026`);

/** Somebody new whose address is proven. */
export async function newMember(page: Asking, site: Site, role: Role = 'client'): Promise<string> {
  const email = await newAccount(page);
  await site.query('update users set proven = true, role = $2 where email = $1', [email, role]);
  return email;
}

/** Opens a page as somebody of the demo data. */
export async function opensAs(page: Page, who: Role | 'client2', path: string): Promise<void> {
  await signInAs(page, who);
  await page.goto(path);
}

export async function asksForLink(page: Page, email: string): Promise<void> {
  await page.goto(pages.passwordReset);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Wyślij link resetujący' }).click();
  await expect(page.getByRole('heading', { name: 'Sprawdź pocztę' })).toBeFocused();
}

/** The link to this page in the one mail with one that this address got. */
export async function linkTo(page: Page, email: string, to = 'resetowanie'): Promise<string> {
  const links = async () =>
    (await mailsTo(new URL(page.url()).origin, email)).flatMap(({ text }) => text.match(`/${to}/\\w+`) ?? []);
  await expect.poll(async () => (await links()).length).toBe(1);
  return (await links())[0] ?? '';
}

export const expectSignedIn = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'WYLOGUJ SIĘ' })).toBeVisible();
/** Signing out opens the home page anew: what comes next must not cross that. */
export async function signsOut(page: Page): Promise<void> {
  const opened = page.waitForEvent('load');
  await page.getByRole('button', { name: 'WYLOGUJ SIĘ' }).click();
  await opened;
  await expectGuest(page);
}
export const expectGuest = (page: Page): Promise<void> =>
  expect(page.getByRole('link', { name: 'ZALOGUJ SIĘ' })).toBeVisible();

/** A dialog opens on pages with and without forms: its fields and buttons stand apart on each, below each other. */
export async function expectApart(dialog: Locator): Promise<void> {
  const boxes = await dialog
    .locator('input, button')
    .evaluateAll((all) => all.map((it) => ({ ...it.getBoundingClientRect().toJSON(), name: it.textContent || it.id })));
  const touching = boxes.flatMap((one) =>
    boxes
      .filter((other) => other.top >= one.bottom && other.top - one.bottom < 8)
      .filter((other) => other.left < one.right && one.left < other.right)
      .map((other) => `${one.name} and ${other.name}`),
  );
  expect(touching).toEqual([]);
}
