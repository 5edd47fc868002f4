import type { Page } from '@playwright/test';
import { formatDay } from '../../src/domain/language/days.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { inDays, staysAtNoon } from '../support/clock.ts';
import { expect, test } from '../support/journey.ts';

const rows = 'tbody tr:has(td)';
const cells = (page: Page, label: string) => page.locator(`${rows} td[data-label="${label}"]`);
const open = async (page: Page, button: 'FILTRUJ' | 'SORTUJ') => {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
};

// A page comes with what is listed at the hour of the server: noon's answer replaces that. Until ten past noon both ask
// the same, and the page's rows, of later than its now, are as good as an answer until the next reading
const expectNoon = (page: Page) => expect(page.getByText(/Zaktualizowano o 12:00/)).toBeVisible({ timeout: 60_000 });

test.beforeEach(async ({ page }) => {
  await staysAtNoon(page);
  await page.goto(pages.schedule);
  await expect(page.locator(rows)).toHaveCount(5);
  await expectNoon(page);
});

test('a visitor filters by airline and destination, sees the filters and removes them', async ({ page }) => {
  const dialog = await open(page, 'FILTRUJ');
  await expect(dialog.getByRole('heading')).toHaveText('Filtruj loty');
  await dialog.getByLabel('Linia lotnicza').selectOption('PLL LOT');
  await dialog.getByLabel('Cel').selectOption('Warszawa (WAW)');
  await dialog.getByRole('button', { name: /^Pokaż.*\slot/ }).click();
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

test('the empty end of a range has the focus, and the range shows its flights', async ({ page }) => {
  const [first, last] = [inDays(2), inDays(3)];
  const dialog = await open(page, 'FILTRUJ');
  const range = dialog.getByRole('group', { name: 'Odlot' });
  await range.getByLabel('Od', { exact: true }).fill(first);
  await dialog.getByRole('button', { name: /^Pokaż.*\slot/ }).click();
  await expect(range.getByLabel('Do', { exact: true })).toBeFocused();
  await range.getByLabel('Do', { exact: true }).fill(last);
  await dialog.getByRole('button', { name: /^Pokaż.*\slot/ }).click();
  await expect(page.getByRole('button', { name: `Odlot: ${formatDay(first)}–${formatDay(last)}` })).toBeVisible();
  await expect(cells(page, 'Odlot')).toContainText(Array(5).fill(formatDay(first)));
});

test('on phones of every width no field of the filter covers another', async ({ page }) => {
  await open(page, 'FILTRUJ');
  for (const width of [320, 360, 375, 390, 412, 430, 480]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await page
      .locator('dialog :is(input, select)')
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON() as DOMRect));
    const covering = boxes.filter((a, i) =>
      boxes.some((b, j) => i !== j && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
    );
    expect(covering, String(width)).toEqual([]);
    const outside = boxes.filter(({ left, right }) => left < 0 || right > width);
    expect(outside, String(width)).toEqual([]);
  }
});

test('the focus goes on to the next chip, at last to the list', async ({ page }) => {
  await page.goto(`${pages.schedule}?status=SCHEDULED&airline_name=PLL+LOT&sort=destination`);
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
  await page.goto(`${pages.schedule}?status=SCHEDULED&sort=destination`);
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
  await page.goto(`${pages.schedule}?page=${before}`);
  await expectNoon(page);
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
  await dialog.getByRole('button', { name: /^Pokaż.*\slot/ }).click();
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
  await expect(cells(page, 'Odlot')).toContainText(Array(5).fill(formatDay(inDays(1))));
  await expect(page.getByRole('button', { name: 'Jutro' })).toHaveAttribute('aria-pressed', 'true');
  await page.goto(pages.home);
  await page.goto(pages.schedule);
  await expect(page).toHaveURL(/day=tomorrow/);
  await page.getByRole('button', { name: 'Wszystkie dni' }).click();
  await expect(page).toHaveURL(/harmonogram$/);
});

test('on a phone the button of a long filter is always in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(pages.schedule);
  await page.getByRole('button', { name: 'FILTRUJ' }).click();
  await expect(page.getByLabel('Nr samolotu')).not.toBeInViewport();
  await expect(page.getByRole('button', { name: /^Pokaż.*\slot/ })).toBeInViewport({ ratio: 1 });
});
