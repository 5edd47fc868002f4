import type { APIResponse, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { type Day, formatDay } from '../../src/domain/language/days.ts';
import { mostBytes } from '../../src/domain/site/picture.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { inDays, staysAtNoon } from '../support/clock.ts';
import { expect, type Site, test } from '../support/journey.ts';
import { opensAs } from './account-steps.ts';
import { expectCalendarLoaded, newCar } from './fleet-steps.ts';
import { expectNotice } from './notices.ts';

const office = '/zarzadzanie';

/** So many days before today the calendar begins. */
const before = 3;

const times = (n: number) => Array.from({ length: n });

const rent = (site: Site, car: number, from: number, to: number) =>
  site.query(
    `insert into rentals (cars_id, since, until, status)
     values ($1, ($2 || ' 00:00 Europe/Warsaw')::timestamptz, ($3 || ' 00:00 Europe/Warsaw')::timestamptz, 'RENTED')`,
    [car, inDays(from), inDays(to)],
  );

/** What was chosen in the calendar is to be sold: the car and its days are set, who wants it is typed. */
async function expectSale(page: Page, plate: string, since: Day, until: Day): Promise<void> {
  const sale = page.getByRole('region', { name: 'Obsługa klienta' });
  await expect(sale.getByLabel('Wolne od', { exact: true })).toHaveValue(formatDay(since));
  await expect(sale.getByLabel('do', { exact: true })).toHaveValue(formatDay(until));
  await expect(sale.getByRole('radio', { name: new RegExp(plate) })).toBeChecked();
}

test.describe('the calendar of cars', () => {
  const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Kalendarz wypożyczeń' });
  const rowOf = (page: Page, plate: string) => grid(page).getByRole('row').filter({ hasText: plate });
  const said = (page: Page, words: RegExp) => expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();

  test('on narrow paper every car has a row that no page breaks, and names of days stand apart', async ({
    page,
    site,
  }) => {
    // The last in the calendar's order: the cars of other journeys stay in sight
    for (const _ of times(14)) await newCar(site, 'Żuk');
    await page.setViewportSize({ width: 390, height: 800 });
    await opensAs(page, 'rental_staff', `${office}/pojazd`);
    await expectCalendarLoaded(page);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(grid(page).getByRole('rowheader')).toHaveCount(
      Number(await grid(page).getAttribute('aria-rowcount')) - 1,
    );
    const paper = await grid(page).evaluate((calendar) => {
      const boxes = (selector: string) =>
        [...calendar.querySelectorAll(selector)].map((it) => it.getBoundingClientRect());
      const range = document.createRange();
      const names = [...calendar.querySelectorAll('[role=columnheader] > span')].map((it) => {
        range.selectNodeContents(it);
        return range.getBoundingClientRect();
      });
      const rows = [...calendar.querySelectorAll('[role=rowgroup] > [role=row]')];
      return {
        overlapping: names.filter(({ right }, at) => right > (names[at + 1]?.left ?? right)).length,
        breaking: rows.filter((it) => getComputedStyle(it).breakInside !== 'avoid').length,
        cut: boxes('[role=rowgroup] > [role=row]').filter(
          ({ bottom }) => bottom > calendar.getBoundingClientRect().bottom,
        ).length,
      };
    });
    expect(paper).toEqual({ overlapping: 0, breaking: 0, cut: 0 });
  });

  test('free days are chosen by keyboard up to the next rental, and rented', async ({ page, site }) => {
    const { id, plate } = await newCar(site);
    await rent(site, id, 4, 6);
    await staysAtNoon(page);
    await opensAs(page, 'rental_staff', `${office}/pojazd`);
    await expect(rowOf(page, plate)).toBeVisible();
    const row = Number(await rowOf(page, plate).getAttribute('aria-rowindex')) - 2;
    await grid(page).focus();
    // Who comes by keyboard sees which place is meant before any arrow
    await expect(grid(page)).toHaveAttribute('aria-activedescendant', /./);
    await page.keyboard.press('Home');
    for (const _ of times(row)) await page.keyboard.press('ArrowDown');
    for (const _ of times(before + 1)) await page.keyboard.press('ArrowRight');
    await said(page, /Dacia Duster.*wolne/);
    for (const _ of times(6)) await page.keyboard.press('Shift+ArrowRight');
    await said(page, /Dalej auto jest zajęte: bez klienta, Wypożyczone/);
    await page.keyboard.press('Enter');
    await expectSale(page, plate, inDays(1), inDays(3));
    await expect(page.getByText('300,00 zł').first()).toBeVisible();

    await page.goto(`${office}/pojazd?dodaj=rentals`);
    const form = page.getByRole('form', { name: 'Dodaj wypożyczenie' });
    await form.getByLabel('Samochód', { exact: true }).fill(plate);
    await page.getByRole('option', { name: new RegExp(`^Dacia .*${plate}`) }).click();
    await form.getByLabel('Od', { exact: true }).fill(inDays(1));
    await form.getByLabel('Do', { exact: true }).fill(inDays(3));
    await form.getByLabel('Status').selectOption('PENDING');
    await expect(form.getByText(/^3.dni × 100.zł = 300,00.zł$/)).toBeVisible();

    // The car's taken days are no choice, and typed they are refused with the reason
    const calendar = form.getByRole('region', { name: 'Kalendarz auta' });
    await expect(calendar.getByRole('button', { name: /, zajęte$/ }).first()).toBeDisabled();
    await form.getByLabel('Do', { exact: true }).fill(inDays(5));
    const taken = `Auto jest wtedy zajęte: ${formatDay(inDays(4))}`;
    await expect(calendar.getByText(taken)).toBeVisible();
    await form.getByRole('button', { name: 'Dodaj' }).click();
    await expect(form.getByLabel('Od', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await form.getByLabel('Do', { exact: true }).fill(inDays(3));
    await form.getByRole('button', { name: 'Dodaj' }).click();
    await expectNotice(page, 'Wypożyczenie zostało dodane!');
    // The form is empty again, for the next one
    await expect(form.getByLabel('Od', { exact: true })).toHaveValue('');
    await expect(rowOf(page, plate).getByRole('link', { name: /Zarezerwowane/ })).toBeVisible();

    await rowOf(page, plate)
      .getByRole('link', { name: /Zarezerwowane/ })
      .click();
    await expect(page).toHaveURL(/\/zarzadzanie\/edit-rent\/\d+$/);
    await page.getByLabel('Status').selectOption('CANCELLED');
    await page.keyboard.press('Control+s');
    await expectNotice(page, 'Wypożyczenie zostało zaktualizowane');
  });

  test('a calendar row has its rentals as links, and its free days as cells at the cursor', async ({ page, site }) => {
    const { id, plate } = await newCar(site);
    await rent(site, id, 0, 1);
    await staysAtNoon(page);
    await opensAs(page, 'rental_staff', `${office}/pojazd`);
    const row = rowOf(page, plate);
    await expect(row).toMatchAriaSnapshot(`
      - row:
        - rowheader /Dacia Duster/
        - gridcell:
          - link /bez klienta, Wypożyczone/
    `);
    await grid(page).focus();
    const at = Number(await row.getAttribute('aria-rowindex')) - 2;
    for (const _ of times(at)) await page.keyboard.press('ArrowDown');
    for (const _ of times(before)) await page.keyboard.press('ArrowRight');
    await said(page, new RegExp(`${plate}.*bez klienta, Wypożyczone`));
    await expect(row).toMatchAriaSnapshot(`
      - row:
        - rowheader /Dacia Duster/
        - gridcell /^Wolne:/
        - gridcell:
          - link /bez klienta, Wypożyczone/
        - gridcell /^Wolne:/
    `);
    const active = await grid(page).getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${active}"]`).getByRole('link')).toBeVisible();
    const tip = page.locator('main [data-radix-popper-content-wrapper]');
    // The cursor scrolls its row into sight a frame later, which closes a tip that is there by then
    await expect(async () => {
      await page.mouse.move(0, 0);
      await row.getByRole('link').hover();
      await expect(tip).toContainText(/bez klienta, Wypożyczone/, { timeout: 2_000 });
    }).toPass();
    await expectAccessible(page, 'whole');
  });

  test('free days dragged over are chosen, though the mouse ends on the next rental', async ({ page, site }) => {
    const { id, plate } = await newCar(site);
    await rent(site, id, 3, 4);
    await staysAtNoon(page);
    await opensAs(page, 'rental_staff', `${office}/pojazd`);
    const track = rowOf(page, plate).locator('[data-track]');
    const taken = track.getByRole('link', { name: /bez klienta, Wypożyczone/ });
    await taken.scrollIntoViewIfNeeded();
    const box = await track.boundingBox();
    if (!box) throw new Error('The row is not in sight');
    await page.mouse.move(box.x + ((before + 1.5) * box.width) / 21, box.y + box.height / 2);
    await page.mouse.down();
    await taken.hover();
    await said(page, /Dalej auto jest zajęte: bez klienta/);
    await page.mouse.up();
    await expectSale(page, plate, inDays(1), inDays(2));
  });

  test('a rental that is dragged to another car is rented there, and Escape leaves it', async ({ page, site }) => {
    // Beside each other and first of all: a mouse that scrolls from one to the other may leave neither drawn
    const [from, to] = [await newCar(site, 'Aro'), await newCar(site, 'Aro')];
    await rent(site, from.id, 3, 4);
    await staysAtNoon(page);
    await opensAs(page, 'rental_staff', `${office}/pojazd`);
    const barOf = (plate: string) => rowOf(page, plate).getByRole('link', { name: /bez klienta, Wypożyczone/ });
    const carry = async () => {
      await barOf(from.plate).hover();
      await page.mouse.down();
      await rowOf(page, to.plate).locator('[data-track]').hover();
      await expect(rowOf(page, to.plate)).toContainText('pasuje');
    };
    await carry();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(rowOf(page, to.plate)).not.toContainText('pasuje');
    await expect(barOf(from.plate)).toBeVisible();
    await carry();
    await page.mouse.up();
    await expect(barOf(to.plate)).toBeVisible();
    await expect(barOf(from.plate)).toHaveCount(0);
  });

  test('on a phone a finger that rests chooses days', async ({ browser, site }) => {
    const { id, plate } = await newCar(site);
    await rent(site, id, 3, 4);
    const context = await browser.newContext({
      baseURL: site.url,
      hasTouch: true,
      viewport: { width: 390, height: 800 },
    });
    const page = await context.newPage();
    await staysAtNoon(page);
    await opensAs(page, 'rental_staff', `${office}/pojazd`);
    const track = rowOf(page, plate).locator('[data-track]');
    await track.scrollIntoViewIfNeeded();
    const box = await track.boundingBox();
    if (!box) throw new Error('The row is not in sight');
    const client = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', day: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{ x: box.x + ((before + day + 0.5) * box.width) / 21, y: box.y + box.height / 2 }],
      });
    await touch('touchStart', 0);
    await said(page, /przesuń palec do ostatniego dnia/);
    await touch('touchMove', 1);
    await touch('touchMove', 2);
    await said(page, /3.dni: wolne/);
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expectSale(page, plate, inDays(0), inDays(2));
    await context.close();
  });

  test('shows the same days again to who comes back from a rental of theirs', async ({ page, site }) => {
    const { id, plate } = await newCar(site);
    await rent(site, id, 30, 32);
    await staysAtNoon(page);
    await opensAs(page, 'rental_staff', `${office}/pojazd`);
    await page.getByLabel('Ile tygodni').selectOption('4 tygodnie');
    await page.getByRole('button', { name: 'Później' }).click();
    const days = page.getByText(`${formatDay(inDays(28 - before))} – ${formatDay(inDays(55 - before))}`);
    await expect(days).toBeVisible();
    await rowOf(page, plate).getByRole('link').click();
    await page.getByRole('navigation', { name: 'Okruszki' }).getByRole('link', { name: 'Pojazdy' }).click();
    await expect(rowOf(page, plate).getByRole('link')).toBeVisible();
    await expect(days).toBeVisible();
    await page.getByRole('button', { name: 'Dziś' }).click();
    await page.reload();
    await expect(page.getByText(`${formatDay(inDays(-before))} – ${formatDay(inDays(27 - before))}`)).toBeVisible();
  });

  test('has a table behind it, in which each car has its rentals and free days', async ({ page, site }) => {
    const { id, plate } = await newCar(site);
    await rent(site, id, 1, 2);
    await staysAtNoon(page);
    await opensAs(page, 'rental_staff', `${office}/pojazd`);
    await page.getByText('Pokaż jako tabelę').click();
    const row = page.getByRole('table', { name: 'Wypożyczenia aut w tych dniach' }).getByRole('row');
    await expect(row.filter({ hasText: plate })).toContainText(/bez klienta, Wypożyczone.*19.dni/);
    await expectAccessible(page);
  });
});

test('the lists stay where they are when the calendar of many cars comes and turns', async ({ page, site }) => {
  // With those of the demo data more than are seen at once, whatever other tests add
  for (const _ of times(6)) await newCar(site, 'Żuk');
  await staysAtNoon(page);
  // The day's work stands above, and other tests add to it: this one reads the same day each time
  let day: APIResponse | undefined;
  await page.route('**/api/desk/rentals', async (route) => {
    day ??= await route.fetch();
    await route.fulfill({ response: day });
  });
  await opensAs(page, 'rental_staff', `${office}/pojazd`);
  await expectCalendarLoaded(page);
  await expect(page.getByRole('heading', { name: /^Do wydania/ })).toBeVisible();
  const list = page.getByRole('heading', { name: /^Wypożyczenia/ });
  const later = page.getByRole('button', { name: 'Później' });
  const top = async () => {
    // Another font could break the words above into other lines
    await page.evaluate(() => document.fonts.ready);
    // On the page: what is pressed below the day's work is scrolled to
    return list.evaluate((it) => Math.round(it.getBoundingClientRect().top + scrollY));
  };
  const stands = await top();
  const held = Promise.withResolvers<void>();
  await page.route(/\/api\/rent\?since=/, async (route) => {
    await held.promise;
    await route.fallback();
  });
  const grid = page.getByRole('grid', { name: 'Kalendarz wypożyczeń' });
  await later.click();
  await expect(grid).toBeHidden();
  expect(await top()).toBe(stands);
  // Next time as well, from the first
  await page.reload();
  await expect(page.getByText(/^Przeciągnij po pustych dniach/)).toBeVisible();
  await expect(grid).toBeHidden();
  expect(await top()).toBe(stands);
  held.resolve();
  await expectCalendarLoaded(page);
  await expect(page.getByRole('heading', { name: /^Do wydania/ })).toBeVisible();
  expect(await top()).toBe(stands);
});

test('a rental is returned by one press in its list', async ({ page, site }) => {
  const { id, plate } = await newCar(site);
  await rent(site, id, -3, 0);
  await opensAs(page, 'rental_staff', `${office}/pojazd?rentals_license_plate=${plate}`);
  await expectCalendarLoaded(page);
  const row = page.getByRole('row').filter({ hasText: plate });
  const status = row.getByRole('button', { name: /^Status: Dacia Duster/ });
  await status.click();
  await page.getByRole('menuitemradio', { name: 'Zwrócone' }).click();
  await expectNotice(page, /^Wypożyczenie zostało zaktualizowane: Dacia Duster .*, Zwrócone$/);
  await expect(status).toContainText('Zwrócone');
  expect(await site.query('select status from rentals where cars_id = $1', [id])).toEqual([{ status: 'RETURNED' }]);
});

/** What a telephone takes: larger than what may be sent, and on its side. */
async function photograph() {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const buffer = await sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#888', noise } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(mostBytes);
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer };
}

test('a car is added with its picture, changed, and retired because of its past', async ({ page, site }) => {
  await opensAs(page, 'rental_staff', `${office}/pojazd?dodaj=cars`);
  const form = page.getByRole('form', { name: 'Dodaj samochód' });
  const plate = `P${Date.now() % 1_000_000_000}`;
  for (const [label, value] of [
    ['Marka', 'Ąbra'],
    ['Model', 'Bis'],
    ['Rok produkcji', '2024'],
    ['Numer rejestracyjny', plate],
    ['Cena za dzień', '120'],
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByLabel('Paliwo').selectOption('PETROL');
  await form.getByLabel('Skrzynia biegów').selectOption('MANUAL');
  await expect(form.getByLabel('Zdjęcie')).not.toHaveAccessibleDescription(/znaków/);
  await form
    .getByLabel('Zdjęcie')
    .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(form.getByText('Wybierz zdjęcie JPEG, PNG lub WebP')).toBeVisible();
  const picture = {
    name: 'auto.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 36 } }),
  };
  await form.getByLabel('Zdjęcie').setInputFiles(picture);
  await expect(form.getByRole('img', { name: 'Podgląd: Ąbra Bis' })).toBeVisible();
  await form.getByRole('button', { name: 'Dodaj', exact: true }).click();
  await expectNotice(page, 'Auto zostało dodane!');
  const [car] = await site.query<{ id: number; img: string }>('select id, img from cars where license_plate = $1', [
    plate,
  ]);
  expect(car?.img).toMatch(/\.webp$/);

  await page.goto(`${office}/edit-car/${car?.id}`);
  await page.getByLabel('Zdjęcie').setInputFiles(await photograph());
  await expectNotice(page, 'Zdjęcie zostało zmienione');
  const [{ img } = { img: '' }] = await site.query<{ img: string }>('select img from cars where id = $1', [car?.id]);
  expect(img).not.toBe(car?.img);
  const stored = sharp(await (await page.request.get(`/api/files/${img}`)).body());
  expect(await stored.metadata(), 'upright, as large as is stored').toMatchObject({ width: 1200, height: 1600 });
  // The picture's new version does not stand in the way of the form's
  await page.getByLabel('Cena za dzień').fill('130');
  await page.keyboard.press('Control+s');
  await expectNotice(page, 'Auto zostało zaktualizowane');

  await rent(site, car?.id ?? 0, -9, -8);
  await site.query(`update rentals set status = 'RETURNED' where cars_id = $1`, [car?.id]);
  await page.goto(`${office}/pojazd?cars_license_plate=${plate}`);
  await expectCalendarLoaded(page);
  const remove = page.getByRole('button', { name: `USUŃ: Ąbra Bis ${plate}` });
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tak, usuń' }).click();
  await expectNotice(page, 'Auto zostało wycofane z oferty: zostają jego wypożyczenia');
  await expect(page.getByRole('row').filter({ hasText: plate }).getByRole('cell', { name: 'nie' })).toBeVisible();
});
