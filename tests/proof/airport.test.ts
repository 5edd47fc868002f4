import type { Page } from '@playwright/test';
import { airportGates } from '../../src/airport/gates.ts';
import { airportCode, airportName, homeAirport } from '../../src/airport/identity.ts';
import { parkingPrice } from '../../src/airport/parking.ts';
import { airfieldPlan } from '../../src/domain/airfield/airfield-plan.ts';
import { levels, parkingLevel, spacesOf } from '../../src/domain/booking/parking.ts';
import type { Role } from '../../src/domain/kernel/roles.ts';
import { sections } from '../../src/domain/office/sections.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { opensAs } from '../journeys/account-steps.ts';
import * as parking from '../journeys/parking-steps.ts';
import * as rental from '../journeys/rental-steps.ts';
import { screens } from '../journeys/screens.ts';
import { findViolations } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';

/** What the airport is called whose place this one has taken. */
const former = new RegExp(process.env.FORMER_AIRPORT ?? '', 'i');

/** The page names the airport in its title and no other anywhere, and its colours are readable, light and dark. */
async function expectOwn(page: Page, where: string): Promise<void> {
  const html = await page.content();
  expect(former.exec(html)?.[0], `${where} names the former airport`).toBeUndefined();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page, ['color-contrast']), `${where}, ${colorScheme}`).toEqual([]);
  }
}

for (const [name, { visit }] of Object.entries(screens))
  test(`${name} is this airport’s and readable`, async ({ page, quiet }) => {
    quiet.allow(/Failed to load resource/);
    await visit(page);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveTitle(new RegExp(`${airportName}$`));
    await expectOwn(page, name);
  });

for (const role of [
  'atc',
  'ground_crew',
  'airport_staff',
  'parking_staff',
  'rental_staff',
  'admin',
  'client',
] as Role[])
  test(`${role} signs in and each section is this airport’s`, async ({ page }) => {
    const own = sections.filter(({ who }) => role === 'admin' || who.includes(role));
    expect(own.length).toBeGreaterThan(0);
    for (const { slug, path } of own) {
      await opensAs(page, role, path ?? `${pages.backOffice}/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectOwn(page, `${role}: ${slug}`);
    }
  });

test('the manifest, the API’s description and built files name no other airport', async ({ request }) => {
  for (const path of ['/manifest.webmanifest', '/api/openapi.json', '/sitemap.xml', '/favicon.svg', '/sw.js'])
    expect(former.exec(await (await request.get(path)).text())?.[0], path).toBeUndefined();
});

test('a space of the last level is booked and paid, by a number of this airport', async ({ page, site }) => {
  const level = levels.at(-1) ?? levels[0];
  const guest = { ...parking.newGuest(), space: spacesOf(level).at(-1) ?? 0 };
  await page.goto(pages.parking);
  await parking.comesOn(page, guest);
  await page.getByLabel('Numer rejestracyjny').fill(guest.plate);
  await page.getByRole('radio', { name: new RegExp(`^${parkingLevel[level].label}`) }).check({ force: true });
  await page.getByRole('radio', { name: String(guest.space), exact: true }).check();
  await page.getByRole('link', { name: 'Przejdź dalej' }).click();
  await page.waitForURL('**/WynajemP/formR');
  await parking.introducesItself(page, guest);
  await parking.confirms(page);
  await page.waitForURL('**/payment');
  await expect(page.getByRole('button', { name: new RegExp(`^Zapłać ${3 * parkingPrice},00.zł`) })).toBeEnabled();
  await parking.pays(page, parking.cards.good);
  await parking.acknowledges(page);
  await expect(page).toHaveURL('/payment/success');
  await expect(page.getByRole('definition').filter({ hasText: new RegExp(`^${airportCode}-`) })).toBeVisible();
  expect(
    await site.query('select parking_level, space_id from parking where license_plate = $1', [guest.plate]),
  ).toEqual([{ parking_level: level, space_id: guest.space }]);
  await expect.poll(async () => (await site.mailsTo(guest.email)).length).toBe(1);
  const mail = JSON.stringify(await site.mailsTo(guest.email));
  expect(mail).toContain(airportName);
  expect(former.exec(mail)?.[0]).toBeUndefined();
});

test('a car is rented and paid', async ({ page, site }) => {
  const renter = await rental.newRenter(page);
  await rental.choosesCar(page, renter);
  await rental.introducesItself(page, renter);
  await parking.confirms(page);
  await page.waitForURL('**/payment');
  await parking.pays(page, parking.cards.good);
  await parking.acknowledges(page);
  await expect(page).toHaveURL('/payment/success');
  await expect.poll(async () => (await site.mailsTo(renter.email)).length).toBe(1);
});

test('the plan has each place, gates are those of the airport, flights leave from it', async ({ page, site }) => {
  await opensAs(page, 'atc', '/zarzadzanie/lotnisko');
  await expect(page.getByRole('group', { name: 'Plan lotniska' }).getByRole('link')).toHaveCount(
    airfieldPlan.places.length,
  );
  const gates = await site.query<{ name: string }>('select name from gates order by id');
  expect(gates.map(({ name }) => name)).toEqual(airportGates.map(({ name }) => name));
  expect(await site.query('select from flights where $1 not in (origin, destination)', [homeAirport])).toEqual([]);
});
