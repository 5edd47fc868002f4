import { expectNoSidewaysScroll } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { signInAs } from './account-steps.ts';

test.beforeEach(({ page }) => signInAs(page, 'atc'));

test('what a list is asked stays on the way to an edit, back, and by the menu', async ({ page }) => {
  await page.goto('/zarzadzanie/samoloty');
  await page.getByRole('button', { name: 'Filtruj' }).click();
  const dialog = page.getByRole('dialog', { name: /^Filtruj/ });
  await dialog.getByLabel('Typ').fill('Airbus');
  await dialog.getByRole('button', { name: /^Pokaż( (ponad )?\d.*)?$/ }).click();
  await page.getByRole('columnheader', { name: 'Model' }).getByRole('button').click();
  await page.getByRole('link', { name: 'Strona 2' }).click();
  const listAddress = '/zarzadzanie/samoloty?type=Airbus&sort=model&page=2';
  await expect(page).toHaveURL(listAddress);
  await expect(page.getByRole('link', { name: 'Strona 2' })).toHaveAttribute('aria-current', 'page');
  // The rows of the page before stand until its own have come
  await expect(page.getByRole('table', { name: /, strona 2 z/ })).toBeVisible();
  const rows = page.getByRole('row').filter({ hasText: 'Airbus' });
  await expect(rows).toHaveCount(5);
  const first = await rows.first().getByRole('link').first().textContent();

  await rows
    .first()
    .getByRole('link', { name: /^EDYTUJ/ })
    .click();
  await expect(page).toHaveURL(/\/edytuj$/);
  await page.goBack();
  await expect(page).toHaveURL(listAddress);
  await expect(rows.first().getByRole('link').first()).toHaveText(String(first));

  await page.getByRole('navigation', { name: 'Sekcje' }).getByRole('link', { name: 'Harmonogram' }).click();
  await expect(page).toHaveURL(/\/zarzadzanie\/harmonogram/);
  await page.getByRole('navigation', { name: 'Sekcje' }).getByRole('link', { name: 'Samoloty' }).click();
  await expect(page).toHaveURL(listAddress);

  await page.getByRole('button', { name: /^Typ: Airbus/ }).click();
  await expect(page).toHaveURL('/zarzadzanie/samoloty?sort=model');
});

test('a hundred rows fit a phone as cards that are still a table', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/zarzadzanie/harmonogram');
  await page.getByLabel('Wierszy').selectOption('100');
  // Days have headings of their own
  const flights = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^EDYTUJ/ }) });
  await expect(flights).toHaveCount(100);
  await expect(page.getByRole('cell', { name: 'Ryanair' }).first()).toBeVisible();
  // Headings that are not seen must not take the focus either
  await expect(page.locator('thead button').first()).toBeHidden();
  await expectNoSidewaysScroll(page);
});

test('a printed list has its rows, and no buttons, links to forms or page numbers', async ({ page }) => {
  await page.goto('/zarzadzanie/samoloty');
  const left = [
    page.getByRole('link', { name: /^EDYTUJ/ }).first(),
    page.getByRole('button', { name: 'Filtruj' }),
    page.getByRole('button', { name: 'Dodaj' }),
    page.getByRole('navigation', { name: 'Strony' }),
    page.getByRole('columnheader', { name: 'Działania' }),
  ];
  for (const it of left) await expect(it).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const it of left) await expect(it).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'Model' })).toBeVisible();
  await expect(page.getByText('Pozycje 1–5')).toBeVisible();
  // What the sheet is about
  await expect(page.getByRole('heading', { name: 'Samoloty', level: 1 })).toBeVisible();
});

test('the widest lists, the calendar of cars and the level fit a sheet of A4', async ({ page }) => {
  await signInAs(page, 'admin');
  // Its width in print, with the usual margins
  await page.setViewportSize({ width: 673, height: 950 });
  for (const [slug, lists] of [
    ['harmonogram', 1],
    ['pojazd', 2],
    ['parking', 1],
    ['uzytkownicy', 1],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`/zarzadzanie/${slug}`);
    const tables = page.getByRole('table');
    await expect(tables).toHaveCount(lists);
    if (slug === 'pojazd') await expect(page.getByRole('grid')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expectNoSidewaysScroll(page);
    for (const table of await tables.all()) {
      const [inner, outer] = await Promise.all([table.boundingBox(), table.locator('..').boundingBox()]);
      expect(inner?.width, `the table of ${slug}`).toBeLessThanOrEqual((outer?.width ?? 0) + 0.5);
    }
  }
});
