import type { Page } from '@playwright/test';
import { addDays, formatDay, today } from '../../src/domain/language/days.ts';
import { expect, test } from '../support/journey.ts';

const rows = 'tbody tr';
const cells = (page: Page, label: string) => page.locator(`${rows} td[data-label="${label}"]`);
const open = async (page: Page, button: 'FILTRUJ' | 'SORTUJ') => {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
};
/** '2026-06-19' and '19.06.2026', so many days from now in Warsaw. */
const inDays = (n: number) => {
  const iso = addDays(today(), n);
  return { iso, shown: formatDay(iso) };
};

test.beforeEach(async ({ page }) => {
  await page.goto('/harmonogram');
  await expect(page.locator(rows)).toHaveCount(5);
});

test('a visitor filters by airline and destination, sees the filters and removes them', async ({ page }) => {
  const dialog = await open(page, 'FILTRUJ');
  await expect(dialog.getByRole('heading')).toHaveText('Filtruj loty');
  await dialog.getByLabel('Linia lotnicza').selectOption('PLL LOT');
  await dialog.getByLabel('Cel').selectOption('Warszawa (WAW)');
  await dialog.getByRole('button', { name: 'Pokaż loty' }).click();
  await expect(cells(page, 'Linia lotnicza')).toHaveText(Array(5).fill('PLL LOT'));
  await expect(cells(page, 'Cel')).toHaveText(Array(5).fill(/Warszawa/));
  await expect(page).toHaveURL(/airline_name=PLL\+LOT/);
  await expect(page.getByRole('button', { name: 'FILTRUJ 2 aktywne filtry' })).toBeVisible();
  await page.getByRole('button', { name: 'Linia lotnicza: PLL LOT usuń filtr' }).click();
  await expect(page).not.toHaveURL(/airline_name/);
  await page.getByRole('button', { name: 'Wyczyść' }).click();
  await expect(page).toHaveURL(/harmonogram$/);
  await expect(page.getByRole('button', { name: 'Wyczyść' })).toHaveCount(0);
});

test('the dialog offers origin, aircraft and every status, and a reset removes all filters', async ({ page }) => {
  await page.goto('/harmonogram?isarrdep=arrival&status=SCHEDULED&origin=Frankfurt+%28FRA%29');
  await expect(cells(page, 'Skąd').first()).toContainText('Frankfurt');
  const dialog = await open(page, 'FILTRUJ');
  await expect(dialog.getByLabel('Skąd')).toHaveValue('Frankfurt (FRA)');
  await expect(dialog.getByLabel('Status').locator('option')).toHaveCount(9);
  await expect.poll(() => dialog.getByLabel('Nr samolotu').locator('option').count()).toBeGreaterThan(10);
  await dialog.getByRole('button', { name: 'Resetuj' }).click();
  await expect(dialog.getByLabel('Skąd')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/harmonogram\?isarrdep=arrival$/);
});

test('an order of no field is one by time', async ({ page }) => {
  await page.goto('/harmonogram?isarrdep=arrival');
  const dialog = await open(page, 'SORTUJ');
  await dialog.getByLabel('Malejąco').check();
  await dialog.getByRole('button', { name: 'Pokaż loty' }).click();
  await expect(page).toHaveURL(/sort=arrival&order=desc/);
  await page.getByRole('button', { name: /^Przylot malejąco/ }).click();
  await expect(page).toHaveURL(/harmonogram\?isarrdep=arrival$/);
});

test('a range with one end is not sent: the empty end says so, and what was typed stays', async ({ page }) => {
  const [first, last] = [inDays(2), inDays(3)];
  const dialog = await open(page, 'FILTRUJ');
  const range = () => dialog.getByRole('group', { name: 'Odlot' });
  await range().getByLabel('Od', { exact: true }).fill(first.iso);
  await expect(range().getByRole('status')).toContainText('zakres z jedną datą nie działa');
  await dialog.getByRole('button', { name: 'Pokaż loty' }).click();
  await expect(range().getByLabel('Do', { exact: true })).toBeFocused();
  await expect(range().getByLabel('Do', { exact: true })).toHaveAccessibleDescription(/Podaj obie daty albo żadnej/);
  await expect(range().getByLabel('Do', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(range().getByLabel('Od', { exact: true })).toHaveValue(first.iso);
  await range().getByLabel('Do', { exact: true }).fill(last.iso);
  await dialog.getByRole('button', { name: 'Pokaż loty' }).click();
  await expect(page.getByRole('button', { name: `Odlot: ${first.shown}–${last.shown}` })).toBeVisible();
  await expect(cells(page, 'Odlot')).toContainText(Array(5).fill(first.shown));
});

test('a range that is begun may be given up again', async ({ page }) => {
  const dialog = await open(page, 'FILTRUJ');
  const end = dialog.getByRole('group', { name: 'Przylot' }).getByLabel('Do', { exact: true });
  await end.fill(inDays(2).iso);
  await dialog.getByRole('button', { name: 'Pokaż loty' }).click();
  await expect(dialog.getByText('Podaj obie daty albo żadnej')).toBeVisible();
  await end.clear();
  await dialog.getByRole('button', { name: 'Pokaż loty' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/harmonogram$/);
});

test('a day and a range of days take each other’s place', async ({ page }) => {
  const [first, last] = [inDays(2), inDays(3)];
  await page.getByRole('button', { name: 'Dziś' }).click();
  const dialog = await open(page, 'FILTRUJ');
  const range = dialog.getByRole('group', { name: 'Odlot' });
  await range.getByLabel('Od', { exact: true }).fill(first.iso);
  await range.getByLabel('Do', { exact: true }).fill(last.iso);
  await dialog.getByRole('button', { name: 'Pokaż loty' }).click();
  await expect(page).toHaveURL(`/harmonogram?departure=${first.iso}..${last.iso}`);
  await page.getByRole('button', { name: 'Jutro' }).click();
  await expect(page).toHaveURL(/harmonogram\?day=tomorrow$/);
});

test('in an address with both, the range of days wins, and no day is pressed', async ({ page }) => {
  const [first, last] = [inDays(2), inDays(3)];
  await page.goto(`/harmonogram?day=today&departure=${first.iso}..${last.iso}`);
  await expect(cells(page, 'Odlot')).toContainText(Array(5).fill(first.shown));
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
});

test('the focus goes on to the next chip, at last to the list', async ({ page }) => {
  await page.goto('/harmonogram?status=SCHEDULED&airline_name=PLL+LOT&sort=destination');
  const [airline, sort] = [
    page.getByRole('button', { name: /^Linia lotnicza/ }),
    page.getByRole('button', { name: /^Cel rosnąco/ }),
  ];
  await page.getByRole('button', { name: /^Status/ }).press('Enter');
  await expect(airline).toBeFocused();
  await airline.press('Enter');
  await expect(sort).toBeFocused();
  await sort.press('Enter');
  await expect(page.getByRole('tabpanel')).toBeFocused();
  await page.goto('/harmonogram?status=SCHEDULED&sort=destination');
  await page.getByRole('button', { name: 'Wyczyść' }).press('Enter');
  await expect(page.getByRole('tabpanel')).toBeFocused();
  await expect(page).toHaveURL(/harmonogram$/);
});

test('the arrow that reaches the last page keeps the focus', async ({ page }) => {
  const last = await page
    .getByRole('navigation', { name: 'Strony' })
    .getByRole('link', { name: /^Strona/ })
    .last()
    .textContent();
  const before = Number(last?.replace(/\D/g, '')) - 1;
  await page.goto(`/harmonogram?page=${before}`);
  const next = page.getByRole('link', { name: 'Następna strona' });
  await next.press('Enter');
  await expect(page.getByRole('table', { name: new RegExp(`strona ${before + 1} z`) })).toBeVisible();
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
});

test('the direction that is shown stands out in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.getByRole('tab', { name: 'Odloty' })).toHaveCSS('border-top-width', '3px');
  await expect(page.getByRole('tab', { name: 'Przyloty' })).toHaveCSS('border-top-width', '0px');
});

test('a visitor sorts by several fields in their order, and resets', async ({ page }) => {
  const dialog = await open(page, 'SORTUJ');
  await expect(dialog.getByRole('heading')).toHaveText('Sortuj loty');
  await dialog.getByLabel('Cel').check();
  await dialog.getByLabel('Odlot').check();
  await dialog.getByLabel('Malejąco').check();
  await dialog.getByRole('button', { name: 'Pokaż loty' }).click();
  await expect(page).toHaveURL(/sort=destination%2Cdeparture&order=desc/);
  await expect(cells(page, 'Cel')).toHaveText(Array(5).fill(/Zurych/));
  await expect(page.getByRole('columnheader', { name: 'Cel' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Cel malejąco usuń sortowanie' }).click();
  await expect(page).toHaveURL(/sort=departure&order=desc/);
  const again = await open(page, 'SORTUJ');
  await again.getByRole('button', { name: 'Resetuj' }).click();
  await again.getByRole('button', { name: 'Zamknij' }).click();
  await expect(page).toHaveURL(/harmonogram$/);
});

test('tomorrow has only tomorrow’s flights, and a reload and a return keep the choice', async ({ page }) => {
  await page.getByRole('button', { name: 'Jutro' }).click();
  await expect(cells(page, 'Odlot')).toContainText(Array(5).fill(inDays(1).shown));
  await expect(page.getByRole('button', { name: 'Jutro' })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/');
  await page.goto('/harmonogram');
  await expect(page).toHaveURL(/day=tomorrow/);
  await page.getByRole('button', { name: 'Wszystkie dni' }).click();
  await expect(page).toHaveURL(/harmonogram$/);
});

test('an invalid filter in the address is left out and told; its readable part is kept', async ({ page }) => {
  const { iso } = inDays(2);
  const tooLong = 'x'.repeat(300);
  await page.goto(
    `/harmonogram?status=GONE&departure=${iso}..x&origin=${tooLong}&sort=password,destination&day=never&page=-3`,
  );
  await expect(page.locator(rows)).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'FILTRUJ' })).toHaveText('FILTRUJ');
  await expect(page.getByRole('button', { name: 'Cel rosnąco' })).toBeVisible();
  const origin = page.getByRole('button', { name: 'Skąd – pominięto: nieprawidłowa wartość usuń filtr' });
  await expect(origin).toBeVisible();
  await page.getByRole('button', { name: 'Status – pominięto: nieprawidłowa wartość usuń filtr' }).click();
  await expect(page).not.toHaveURL(/status/);
  const dialog = await open(page, 'FILTRUJ');
  await expect(dialog.getByLabel('Skąd')).toHaveValue('');
  const departure = dialog.getByRole('group', { name: 'Odlot' });
  await expect(departure.getByLabel('Od', { exact: true })).toHaveValue(iso);
  await expect(departure.getByRole('status')).toContainText('Podaj też datę „do”');
  await departure.getByLabel('Do', { exact: true }).fill(iso);
  await expect(page.getByText('Odlot – pominięto: podaj obie daty')).toBeVisible();
  await dialog.getByRole('button', { name: 'Pokaż loty' }).click();
  await expect(cells(page, 'Odlot')).toContainText(Array(5).fill(inDays(2).shown));
  await expect(page.getByText('pominięto')).toHaveCount(0);
  await expect(page).toHaveURL(`/harmonogram?departure=${iso}..${iso}&sort=password%2Cdestination`);
});

test('on a phone the button of a long filter is always in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/harmonogram');
  await page.getByRole('button', { name: 'FILTRUJ' }).click();
  await expect(page.getByLabel('Nr samolotu')).not.toBeInViewport();
  await expect(page.getByRole('button', { name: 'Pokaż loty' })).toBeInViewport({ ratio: 1 });
});
