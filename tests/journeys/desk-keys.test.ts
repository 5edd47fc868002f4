import type { Page } from '@playwright/test';
import { addDays, formatDay, today, wireDay } from '../../src/domain/language/days.ts';
import { expect, type Site, test } from '../support/journey.ts';
import { opensAs } from './account-steps.ts';
import { newCar } from './fleet-steps.ts';

/** A car of its own that goes today; its rental and its plate. */
async function dueToday(site: Site): Promise<{ id: number; plate: string }> {
  const car = await newCar(site, 'Zastava');
  const [row] = await site.query<{ id: number }>(
    `insert into rentals (cars_id, since, until, status) values ($1, $2, $3, 'RENTED') returning id`,
    [car.id, wireDay(today()), wireDay(addDays(today(), 2))],
  );
  return { id: row?.id ?? 0, plate: car.plate };
}
const day = (page: Page) => page.getByRole('region', { name: /^Dziś/ });
const focused = (page: Page) => page.locator(':focus');

test('a day at the car desk is gone through by keys alone', async ({ page, site }) => {
  const [one, other] = [await dueToday(site), await dueToday(site)];
  await opensAs(page, 'rental_staff', '/zarzadzanie/pojazd');
  await expect(day(page).getByText(one.plate, { exact: true })).toBeVisible();
  const shown = page.getByText(`${formatDay(addDays(today(), -3))} –`);
  await page.getByRole('button', { name: 'Później' }).click();
  await expect(shown).toBeHidden();
  await page.keyboard.press('t');
  await expect(shown).toBeVisible();
  await page.keyboard.press('f');
  await expect(page.getByLabel('Wolne od', { exact: true })).toBeFocused();
  // What is typed into a field is no key
  await page.keyboard.press('n');
  await expect(page.getByLabel('Wolne od', { exact: true })).toHaveValue('n');
  await page.getByLabel('Wolne od', { exact: true }).fill('');
  await page.getByLabel('Wolne od', { exact: true }).blur();

  await page.keyboard.press('j');
  const first = await focused(page).textContent();
  await page.keyboard.press('j');
  await expect(focused(page)).not.toHaveText(first ?? '');
  await page.keyboard.press('k');
  await expect(focused(page)).toHaveText(first ?? '');
  await page.keyboard.press('/');
  // As uneven as a hand: a piece of a plate is enough for people, and not for a reader
  for (const [at, key] of [...other.plate.slice(-6).toLowerCase()].entries())
    await page.keyboard.press(key, { delay: at % 2 ? 90 : 170 });
  await expect(day(page).getByText(one.plate, { exact: true })).toBeHidden();
  await expect(day(page).getByText(other.plate, { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/pojazd/${other.id}/protokol$`));
  await page.goBack();
  await expect(day(page).getByText(one.plate, { exact: true })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('region', { name: 'Obsługa klienta' })).toBeVisible();
});
