import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { airportName } from '../../src/airport/identity.ts';
import { everyRole, isOneOf } from '../../src/domain/kernel/roles.ts';
import { addDays, today } from '../../src/domain/language/days.ts';
import { menuOf, pathOf, sectionsOf, startOf } from '../../src/domain/office/back-office.ts';
import { sections } from '../../src/domain/office/sections.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, expectAwake, test } from '../support/journey.ts';
import { expectApart, opensAs, signsIn } from './account-steps.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Sekcje' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const expectFilled = (page: Page) => expect(page.getByRole('row').nth(1)).toBeVisible();

for (const role of everyRole) {
  test(`${role} finds their own sections in the menu, and no other opens`, async ({ page }) => {
    await opensAs(page, role, pages.backOffice);
    await expect(page).toHaveURL(startOf(role));
    const theirs = menuOf(role).flatMap(([, them]) => them);
    await expect(menu(page).getByRole('link')).toHaveText(theirs.map(({ title }) => title));
    for (const section of theirs) {
      await menu(page).getByRole('link', { name: section.title, exact: true }).click();
      await expect(page).toHaveURL(pathOf(section));
      await expect(page).toHaveTitle(`${section.title} – ${airportName}`);
      await expect(heading(page)).toHaveText(section.title);
      await expect(menu(page).locator('[aria-current=page]')).toHaveText(section.title);
      // A section without lists need have no table
      if (section.lists.length > 0) await expectFilled(page);
    }
    // Sections behind one's name have no link in the menu
    for (const section of sectionsOf(role).filter(({ hidden }) => hidden)) {
      await page.goto(pathOf(section));
      await expect(heading(page)).toHaveText(section.title);
      await expect(page).toHaveURL(pathOf(section));
    }
    const other = sections.find(({ slug, who }) => !isOneOf(role, who) && slug !== 'harmonogram');
    if (other) {
      await page.goto(pathOf(other));
      await expect(page).toHaveURL(pages.forbidden);
      await page.getByRole('link', { name: 'Wróć do panelu' }).click();
      await expect(page).toHaveURL(startOf(role));
    }
  });
}

test('a guest signs in first, and then is where they wanted to be', async ({ page }) => {
  await page.goto('/zarzadzanie/bramki?page=2');
  await expect(page).toHaveURL(/\/logowanie\?powrot=/);
  await signsIn(page, 'airport_staff@lotnisko.example', 'demo-airport_staff-2026');
  await expect(page).toHaveURL('/zarzadzanie/bramki?page=2');
  await expect(page.getByText('Zalogowano pomyślnie')).toBeVisible();
});

for (const when of ['before', 'once'] as const)
  test(`the session, known ${when} the back-office is awake, and its list are asked for once`, async ({ page }) => {
    const paths: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (/^\/api\/(authenticate|bramki)$/.test(pathname)) paths.push(pathname + search);
    });
    await page.route('**/api/authenticate', async (route) => {
      if (when === 'once') await expectAwake(page);
      await route.continue();
    });
    await opensAs(page, 'airport_staff', '/zarzadzanie/bramki?page=2');
    await expect(page.getByText(/^Pozycje 5–/)).toBeVisible();
    expect(paths).toEqual(['/api/authenticate', '/api/bramki?page=2&limit=4']);
  });

test('staff sign out from behind their name', async ({ page }) => {
  await opensAs(page, 'atc', '/zarzadzanie/samoloty');
  // A list that is still read would be refused after the end of the session
  await expect(page.getByText(/^Pozycje 1–/)).toBeVisible();
  await page.getByRole('button', { name: /^Profil: .+ Kontroler ruchu$/ }).click();
  await page.getByRole('menuitem', { name: 'Wyloguj' }).click();
  await expect(page).toHaveURL(pages.home);
  await page.goto('/zarzadzanie/samoloty');
  await expect(page).toHaveURL(/\/logowanie/);
});

test('a form stays as it is while its owner signs in again', async ({ page, quiet }) => {
  quiet.allow(/401/);
  await opensAs(page, 'admin', '/zarzadzanie/bramki?dodaj=gates');
  const form = page.getByRole('form', { name: /^Dodaj/ });
  await form.getByLabel('Nazwa').fill('Z9');
  await form.getByLabel('Status').selectOption('Gotowa');
  await page.context().clearCookies({ name: /^(session|refresh)$/ });
  await form.getByLabel('Nazwa').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Zaloguj się ponownie' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expectApart(dialog);
  await dialog.getByRole('button', { name: 'Anuluj' }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(form.getByLabel('Nazwa')).toHaveValue('Z9');
  await expect(page).toHaveURL('/zarzadzanie/bramki');
});

test('the menu, the drawer and the palette work by keyboard alone', async ({ page }) => {
  await opensAs(page, 'admin', '/zarzadzanie/samoloty');
  await expectFilled(page);
  await menu(page).getByRole('link', { name: 'Bramki' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveText('Bramki');

  await page.setViewportSize({ width: 360, height: 780 });
  const burger = page.getByRole('button', { name: 'Menu', exact: true });
  await burger.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(burger).toBeFocused();
  await burger.press('Enter');
  await drawer.getByRole('link', { name: 'Sprzęt' }).press('Enter');
  await expect(drawer).toBeHidden();
  await expect(heading(page)).toHaveText('Sprzęt');
  await expect(heading(page)).toBeFocused();

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Szukaj wszędzie' });
  await palette.getByRole('combobox').fill('oglosz');
  await expect(palette.getByRole('option', { selected: true })).toHaveText('Ogłoszenia');
  await page.keyboard.press('ArrowDown');
  await expect(palette.getByRole('option', { selected: true })).toContainText('Dodaj ogłoszenie');
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(page.getByLabel('Tytuł')).toBeVisible();
});

test('letters typed before the palette has come are searched for, and are no shortcuts', async ({ page }) => {
  let fetched = () => {};
  const isFetched = new Promise<void>((resolve) => {
    fetched = resolve;
  });
  await page.route(/\/Palette\.[^/]+\.js$/, async (route) => {
    await isFetched;
    await route.continue();
  });
  await opensAs(page, 'admin', '/zarzadzanie/samoloty');
  await expectFilled(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('linee');
  await page.keyboard.press('Backspace');
  fetched();
  const search = page.getByRole('dialog', { name: 'Szukaj wszędzie' }).getByRole('combobox');
  await expect(search).toBeFocused();
  await page.keyboard.type('a 7');
  await expect(search).toHaveValue('linea 7');
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Dodaj samolot' })).toHaveAttribute('aria-expanded', 'false');
  // Once it has come, its field has the focus at once
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await page.keyboard.type('bram');
  await expect(search).toHaveValue('bram');
});

test('the palette finds a row by its name and opens its form', async ({ page }) => {
  await opensAs(page, 'admin', '/zarzadzanie/samoloty');
  await expectFilled(page);
  await page.getByRole('button', { name: 'Szukaj w całym systemie' }).click();
  const palette = page.getByRole('dialog', { name: 'Szukaj wszędzie' });
  await palette.getByRole('combobox').fill('A1');
  await expect(palette.getByText('Bramki', { exact: true })).toBeVisible();
  await palette.getByRole('option', { name: /^A1 / }).click();
  await expect(page).toHaveURL(/\/zarzadzanie\/edit-bramka\/\d+$/);
  await expect(page.getByLabel('Nazwa')).toHaveValue('A1');
});

test('the palette does to a found row what can be done with it, by keyboard alone', async ({ page, site }) => {
  const name = `Y${process.pid % 10_000}${Date.now() % 100_000}`;
  await site.query("insert into gates (name, status) values ($1, 'READY')", [name]);
  await opensAs(page, 'admin', '/zarzadzanie/samoloty');
  await expectFilled(page);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Szukaj wszędzie' });
  const words = palette.getByRole('combobox');
  await words.fill(name);
  await expect(palette.getByRole('option', { selected: true })).toContainText(name);
  await expectAccessible(page);
  await words.focus();
  await page.keyboard.press('ArrowRight');
  await expect(palette.getByText(`Bramka ${name}`)).toBeVisible();
  await expect(palette.getByRole('option')).toHaveText(['Edytuj bramkę', 'Usuń bramkę']);
  // Back to the results, and again
  await page.keyboard.press('ArrowLeft');
  await words.fill(name);
  await expect(palette.getByRole('option', { selected: true })).toContainText(name);
  await page.keyboard.press('ArrowRight');
  await words.fill('usu');
  await expect(palette.getByRole('option')).toHaveText(['Usuń bramkę']);
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await page
    .getByRole('alertdialog', { name: 'Potwierdź usunięcie' })
    .getByRole('button', { name: 'Tak, usuń' })
    .click();
  await expect(page.getByRole('button', { name: /^Cofnij/ })).toBeVisible();
  expect(await site.query('select 1 from gates where name = $1', [name])).toEqual([]);
});

test('the palette finds a booking by the number of its order', async ({ page, site }) => {
  const order = randomBytes(16).toString('hex');
  const day = addDays(today(), 330);
  const stay = [`${day} 00:00 Europe/Warsaw`, `${day} 00:00 Europe/Warsaw`];
  await site.query(
    `insert into orders (id, kind, state, amount, since, until, expires_at, parking_level, space_id, license_plate,
                         first_name, last_name, email, phone, terms, session_hash, ip)
     values ($1, 'parking', 'EXPIRED', 5000, $2, $3, now(), 'A', 3, 'PALETA', 'Ada', 'Łęcka', 'paleta@example.com',
             '600 700 800', true, 'x', 'x')`,
    [order, ...stay],
  );
  const [{ id } = { id: 0 }] = await site.query<{ id: number }>(
    `insert into parking (parking_level, space_id, license_plate, since, until, status, order_id)
     values ('A', 3, 'PALETA', $1, $2, 'CANCELLED', $3) returning id`,
    [...stay, order],
  );
  const [{ order_number } = { order_number: '' }] = await site.query<{ order_number: string }>(
    'select order_number from orders where id = $1',
    [order],
  );
  await opensAs(page, 'parking_staff', '/zarzadzanie/parking');
  await expectFilled(page);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Szukaj wszędzie' });
  await palette.getByRole('combobox').fill('#');
  await expect(palette.getByText(/^Wpisz cały numer zamówienia/)).toBeVisible();
  await palette.getByRole('combobox').fill('# 222222');
  await expect(palette.getByText('Nie ma rezerwacji o tym numerze zamówienia.')).toBeVisible();
  await expectAccessible(page);
  // By whatever else is known of it: its plate, or half of its number
  for (const term of ['pale', order_number.slice(-6).toLowerCase()]) {
    await palette.getByRole('combobox').fill(term);
    const found = palette.getByRole('option', { name: /^PALETA/ });
    await expect(found).toContainText(`A 3 · ${order_number} · Ada Łęcka`);
  }
  await palette.getByRole('combobox').fill(`#${order_number.toLowerCase()}`);
  await expect(palette.getByRole('option', { selected: true })).toContainText(`${order_number} · Ada Łęcka`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/zarzadzanie/edit-parking/${id}`);
});

test('the palette opens the form of a ticket and of a bag in sections that are no lists', async ({ page }) => {
  await opensAs(page, 'airport_staff', '/zarzadzanie/bramki');
  await expectFilled(page);
  for (const [words, form] of [
    ['dodaj bilet', 'Dodaj bilet'],
    ['dodaj bagaż', 'Dodaj bagaż'],
  ] as const) {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Szukaj wszędzie' });
    await palette.getByRole('combobox').fill(words);
    await expect(palette.getByRole('option', { selected: true })).toContainText(form);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('form', { name: form })).toBeVisible();
  }
});

test('on a phone the title of every section is read whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await opensAs(page, 'admin', '/zarzadzanie/bramki');
  await expect(page).toHaveURL('/zarzadzanie/bramki');
  for (const section of sections) {
    await page.goto(pathOf(section));
    await expect(heading(page)).toHaveText(section.title);
    const cut = await heading(page).evaluate(
      (it) => it.scrollWidth > it.clientWidth || it.scrollHeight > it.clientHeight,
    );
    expect(cut, section.title).toBe(false);
  }
});
