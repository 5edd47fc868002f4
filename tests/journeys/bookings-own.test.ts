import type { Browser, Page } from '@playwright/test';
import { addDays, type Day, formatDay, wireDay } from '../../src/domain/language/days.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { findClippedText } from '../support/clipped-text.ts';
import { expect, type Site, test } from '../support/journey.ts';
import { newMember, startSession } from './account-steps.ts';
import { acknowledges, cards, type Guest, newGuest, pays } from './parking-steps.ts';
import { newRenter } from './rental-steps.ts';

const own = { parking: '/zarzadzanie/parking-rezerwacje', rentals: '/zarzadzanie/wypozyczenia' };

/** Somebody new whose address is proven, at their profile. */
async function newClient(page: Page, site: Site): Promise<string> {
  const email = await newMember(page, site);
  await opens(page, email);
  return email;
}

async function opens(page: Page, email: string, path = '/zarzadzanie/profil'): Promise<void> {
  await startSession(page, email);
  await page.goto(path);
}

/** Another device of theirs. */
async function opensElsewhere(browser: Browser, url: string, email: string, path: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url, locale: 'pl-PL' })).newPage();
  await opens(page, email, path);
  return page;
}

/** Holds a space for them, as their browser asks for it. */
async function holds(page: Page, { since, until, space, plate }: Guest): Promise<void> {
  const booking = {
    kind: 'parking',
    parking_level: 'A',
    space_id: space,
    license_plate: plate,
    ...{ since: wireDay(since), until: wireDay(until) },
    contact: { phone: '600 700 800' },
    terms: true,
  };
  const ask = (body: object) =>
    fetch('/api/stripe/create-payment-intent', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then(async (answer) => (answer.ok ? 'held' : answer.text()));
  expect(await page.evaluate(ask, { amount: 15_000, booking })).toBe('held');
}

const rowOf = (page: Page, plate: string) => page.getByRole('listitem').filter({ hasText: plate });

test('an unpaid booking is paid on another device of its buyer, whose list then says so', async ({
  page,
  browser,
  site,
}) => {
  const email = await newClient(page, site);
  const guest = newGuest();
  await holds(page, guest);
  const other = await opensElsewhere(browser, site.url, email, own.parking);
  const row = rowOf(other, guest.plate);
  await expect(row).toContainText('W czasie trwania');
  await expect(row).toContainText(/Miejsce czeka na Ciebie jeszcze 1[0-4]:\d\d/);
  await expectAccessible(other);
  await row.getByRole('button', { name: 'Dokończ płatność' }).click();
  await expect(other).toHaveURL(pages.payment);
  await pays(other, cards.good);
  await acknowledges(other);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Płatność Udana!');
  await other.goto(own.parking);
  await expect(row).toContainText('Zarezerwowano');
  await expect(row).toContainText('opłacone');
});

test('an unpaid booking is let go by its buyer, and another may have the place at once', async ({ page, site }) => {
  await newClient(page, site);
  const guest = newGuest();
  await holds(page, guest);
  await page.goto(own.parking);
  await rowOf(page, guest.plate).getByRole('button', { name: 'Zwolnij miejsce' }).click();
  await page.getByRole('button', { name: 'Tak, zwolnij' }).click();
  await expect(page.getByText('Rezerwacja została zwolniona')).toBeVisible();
  await expect(page.getByText('Brak rezerwacji')).toBeVisible();
  await expect(page.getByRole('main'), 'what was pressed has gone').toBeFocused();
  await holds(page, guest);
});

test('a paid reservation is cancelled after what comes back was said', async ({ page, site }) => {
  await newClient(page, site);
  const guest = newGuest();
  await holds(page, guest);
  await page.goto(own.parking);
  await rowOf(page, guest.plate).getByRole('button', { name: 'Dokończ płatność' }).click();
  await pays(page, cards.good);
  await acknowledges(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Płatność Udana!');
  await page.goto(own.parking);
  const row = rowOf(page, guest.plate);
  await expect(row).toContainText(/Anulujesz i.wraca 150,00/);
  for (const part of [/^Pokaż kod/, /^Daty/, /^Numer auta/, /^Rachunek/, /^Anuluj: /]) {
    await row.getByRole('button', { name: part }).click();
    await expect(row.locator('[data-alone]').getByRole('heading')).toBeVisible();
    await page.setViewportSize({ width: 320, height: 800 });
    await expect.poll(() => findClippedText(page)).toEqual([]);
    await expectAccessible(page);
  }
  await expect(row.locator('[data-alone]')).toContainText(/150,00.zł/);
  await row.getByRole('button', { name: /^Anuluj (rezerwację|i.zwróć)/ }).click();
  await expect(page.getByText('Rezerwacja została anulowana')).toBeVisible();
  await expect(row).toContainText('Anulowano');
  // The money may be back before the list is read
  await expect(row).toContainText(/pieniądze (wracają|oddane) na.kartę/);
});

test('dearer dates are paid in the list, and cheaper ones give the difference back', async ({ page, site }) => {
  await newClient(page, site);
  const guest = newGuest();
  await holds(page, guest);
  await page.goto(own.parking);
  const row = rowOf(page, guest.plate);
  await row.getByRole('button', { name: 'Dokończ płatność' }).click();
  await pays(page, cards.good);
  await acknowledges(page);
  await page.goto(own.parking);
  const chooses = async (last: Day) => {
    // What was changed is closed a moment after its row says so
    await expect(row.locator('[data-alone]')).toHaveCount(0);
    await row.getByRole('button', { name: /^Daty/ }).click();
    await row.getByLabel('Do', { exact: true }).fill(formatDay(last));
    await row.getByLabel('Do', { exact: true }).blur();
  };
  await chooses(addDays(guest.until, 1));
  await row.getByRole('button', { name: /^Zmień daty i.zapłać 50,00/ }).click();
  await pays(page, cards.good);
  await expect(row).toContainText(/4.dni.×.50.zł\/doba.=.200,00/);
  await chooses(guest.since);
  await row.getByRole('button', { name: /^Zmień.daty.i.odbierz.150,00/ }).click();
  await expect(row).toContainText(/1.dzień.×.50.zł\/doba.=.50,00/);
  await row.getByRole('button', { name: /^Rachunek/ }).click();
  const account = row.getByRole('table');
  for (const line of [/Zapłata.*150,00/, /Dopłata.*50,00/, /Zwrot.*−150,00/, /Za rezerwację.*50,00/])
    await expect(account.getByRole('row').filter({ hasText: line })).toBeVisible();
});

test('own bookings can be read whole at any width, dark too, and by anybody', async ({ page, site }) => {
  const email = await newClient(page, site);
  const [{ space, plate }, { car }] = [newGuest(), await newRenter(page)];
  const days = `(select date_trunc('day', now(), 'Europe/Warsaw') as d) today, users where email = $1`;
  await site.query(
    `insert into parking (parking_level, space_id, license_plate, since, until, status, users_id)
     select 'A', $2::int, $3, d - interval '9 days', d - interval '8 days', 'CANCELLED', id from ${days}`,
    [email, space, plate],
  );
  await site.query(
    `insert into rentals (cars_id, since, until, status, users_id, price_per_day, return_time)
     select $2::int, d - interval '2 years', d - interval '725 days', 'RETURNED', id, 240, now() from ${days}`,
    [email, car.id],
  );
  for (const path of Object.values(own)) {
    await page.goto(path);
    for (const [width, colorScheme] of [
      [320, 'light'],
      [360, 'dark'],
      [768, 'light'],
      [1280, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await expect(page.getByText(path === own.parking ? plate : car.name, { exact: true })).toBeVisible();
      expect(await findClippedText(page), `${path} at ${width}`).toEqual([]);
    }
    await expectAccessible(page);
  }
});
