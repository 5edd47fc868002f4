import { addDays, formatDay, today } from '../../src/domain/language/days.ts';
import * as pages from '../../src/domain/paths.ts';
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
