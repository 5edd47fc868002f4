import type { Locator } from '@playwright/test';
import { addDays, formatDay, today } from '../../src/domain/language/days.ts';
import { expect, test } from '../support/journey.ts';
import { opensAs } from './account-steps.ts';
import { newCar } from './fleet-steps.ts';

test('a stranger at the desk has a free car, paid and handed over, in six clicks', async ({ page, site }) => {
  const { id, plate } = await newCar(site, 'Zastava');
  let clicks = 0;
  const click = (what: Locator) => {
    clicks += 1;
    return what.click();
  };
  await opensAs(page, 'rental_staff', '/zarzadzanie/pojazd');
  await click(page.getByRole('button', { name: /^Obsłuż klienta/ }).first());
  const sale = page.getByRole('region', { name: 'Obsługa klienta' });
  // The first day is today; days are typed, as the person is
  await sale.getByLabel('do', { exact: true }).fill(formatDay(addDays(today(), 3)));
  await page.keyboard.press('Tab');
  await click(sale.getByText(plate, { exact: true }));
  await sale.getByLabel('Telefon').fill(`6${String(Date.now()).slice(-8)}`);
  await sale.getByLabel('Imię').fill('Zofia');
  await sale.getByLabel('Nazwisko').fill('Kurek');
  await sale.getByLabel('Uwaga').fill('Foteliki');
  await page.emulateMedia({ media: 'print' });
  await expect(sale.getByText('400,00').last()).toBeVisible();
  await expect(sale.locator('label:visible')).toHaveText([new RegExp(plate), 'Telefon', 'Imię', 'Nazwisko']);
  await expect(sale.locator('button:visible, kbd:visible')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await click(sale.getByRole('button', { name: 'Gotówka' }));
  await click(sale.getByRole('button', { name: /^Przyjmuję 400,00/ }));
  await expect(page.getByRole('heading', { name: 'Wydanie: Zofia Kurek' })).toBeVisible();
  await page.getByLabel('Stan licznika w kilometrach').fill('1000');
  await click(page.getByText('Prawo jazdy kat. B widziane, ważne'));
  // The customer signs with a finger
  await page.locator('canvas').scrollIntoViewIfNeeded();
  const at = await page.locator('canvas').boundingBox();
  if (!at) throw new Error('There is nothing to sign on');
  await page.mouse.move(at.x + 20, at.y + 20);
  await page.mouse.down();
  await page.mouse.move(at.x + 90, at.y + 50, { steps: 5 });
  await page.mouse.up();
  await click(page.getByRole('button', { name: /^Wydaj/ }));
  await expect
    .poll(() => site.query('select status, out_at is not null as out from rentals where cars_id = $1', [id]))
    .toEqual([{ status: 'RENTED', out: true }]);
  expect(clicks).toBeLessThanOrEqual(6);
});

test('on a phone nothing is said of keys, and the car that was pressed is in sight', async ({ page, site }) => {
  const cars = [];
  for (let n = 0; n < 12; n += 1) cars.push(await newCar(site, 'Zastava'));
  // They cost the same, and come by their names
  const last = cars.toSorted((a, b) => a.plate.localeCompare(b.plate)).at(-1);
  await page.setViewportSize({ width: 390, height: 844 });
  const days = `od=${addDays(today(), 40)}&do=${addDays(today(), 41)}`;
  await opensAs(page, 'rental_staff', `/zarzadzanie/pojazd/obsluga?auto=${last?.id}&${days}`);
  const list = page.getByRole('radiogroup', { name: 'Wolne auta' });
  await expect(list.getByRole('radio', { checked: true })).toHaveCount(1);
  const isInSight = () =>
    list.evaluate((box) => {
      const [own, around] = [box.querySelector(':checked'), box].map((it) => it?.getBoundingClientRect());
      return own && around && own.top >= around.top && own.bottom <= around.bottom;
    });
  await expect.poll(isInSight).toBe(true);
  await expect(page.getByText(/następne pole/)).toBeHidden();
});
