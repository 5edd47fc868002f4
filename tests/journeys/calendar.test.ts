import { addDays, formatDay, today } from '../../src/domain/language/days.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { expect, test } from '../support/journey.ts';

const nameOf = (day: string) =>
  new Intl.DateTimeFormat('pl', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));

test('the calendar turns to a day that is typed', async ({ page }) => {
  await page.goto(pages.parking);
  const far = addDays(today(), 200);
  const month = page.getByRole('grid', { name: nameOf(far) });
  await expect(page.getByRole('grid')).toHaveCount(2);
  await expect(month).toHaveCount(0);
  await page.getByLabel('Od', { exact: true }).fill(formatDay(far));
  await page.getByLabel('Do', { exact: true }).fill(formatDay(addDays(far, 2)));
  await page.getByLabel('Numer rejestracyjny').focus();
  await expect(month).toBeVisible();
});

test('a day pressed in the second month leaves both where they are', async ({ page }) => {
  await page.goto(pages.parking);
  const second = page.getByRole('grid').nth(1);
  const name = (await second.getAttribute('aria-label')) ?? '';
  await second.getByRole('button').nth(9).click();
  await expect(page.getByLabel('Od', { exact: true })).toHaveValue(/^10\./);
  await expect(second).toHaveAccessibleName(name);
});

test('typed days count as soon as the list of spaces is pressed, before the mouse is released', async ({ page }) => {
  await page.goto(pages.parking);
  const [since, until] = [addDays(today(), 200), addDays(today(), 202)];
  const spaces = page.getByLabel('Albo wybierz z listy');
  await expect(spaces).toBeEnabled();
  await page.getByLabel('Od', { exact: true }).fill(formatDay(since));
  await page.getByLabel('Do', { exact: true }).fill(formatDay(until));
  await spaces.hover();
  await page.mouse.down();
  await expect(page.getByText('Postój przez 2 noce to 3 dni opłaty')).toBeVisible();
});

for (const path of [pages.parking, pages.cars, pages.car(1)]) {
  test(`a text typed for a date on ${path} stays through a reload, with its error`, async ({ page }) => {
    await page.goto(path);
    const since = page.getByLabel('Od', { exact: true });
    await since.fill('31.02.2027');
    await page.getByLabel('Do', { exact: true }).fill('1');
    await page.reload();
    await expect(since).toHaveValue('31.02.2027');
    await expect(since).toHaveAccessibleDescription(/W kalendarzu nie ma dnia 31\.02\.2027/);
    await expect(page.getByLabel('Do', { exact: true })).toHaveValue('1');
  });
}

test('a search for cars with invalid dates moves the focus to the first of them', async ({ page }) => {
  await page.goto(pages.cars);
  const since = page.getByLabel('Od', { exact: true });
  await since.fill('31.02.2027');
  await page.getByLabel('Do', { exact: true }).fill('x');
  await page.getByRole('button', { name: 'Pokaż wolne auta' }).click();
  await expect(since).toBeFocused();
  await expect(page).toHaveURL(pages.cars);
});
