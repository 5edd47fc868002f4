import type { Browser, Page } from '@playwright/test';
import { homeAirport } from '../../src/airport/identity.ts';
import type { Role } from '../../src/domain/kernel/roles.ts';
import { addDays, today } from '../../src/domain/language/days.ts';
import { expect, type Site, test } from '../support/journey.ts';
import { opensAs } from './account-steps.ts';
import { inHours, newFlight } from './timetable-steps.ts';

const office = '/zarzadzanie';

/** Somebody else, in a browser of their own. */
async function another(browser: Browser, site: Site, who: Role, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await opensAs(page, who, path);
  return page;
}
/** The page is not opened anew until this is asked. */
async function watched(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(globalThis, { isWatched: true }));
  return async () => expect(await page.evaluate(() => 'isWatched' in globalThis)).toBe(true);
}
/** Writes as whoever is signed in on a page. */
const writes = async (page: Page, method: 'PATCH' | 'POST', path: string, data: object) => {
  const answer = await page.request.fetch(`/api/${path}`, {
    ...{ method, data },
    headers: { origin: new URL(page.url()).origin, 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
};

test('a step that one presses stands on the page of the flight that another has open', async ({
  page,
  site,
  browser,
}) => {
  await opensAs(page, 'atc', office);
  const flight = await newFlight(page, site);
  const live = `${office}/plan-dnia/${encodeURIComponent(flight)}`;
  await page.goto(live);
  const steps = page.getByRole('region', { name: 'Kroki' }).getByRole('listitem');
  const first = steps.filter({ hasText: 'Odprawa otwarta' });
  await expect(first).toBeVisible();
  await expect(first).not.toHaveAttribute('data-done');
  const stayed = await watched(page);
  const other = await another(browser, site, 'airport_staff', live);
  await other.getByRole('button', { name: 'Odprawa otwarta', exact: true }).last().click();
  await expect(first).toHaveAttribute('data-done', 'true');
  await expect(page.locator('p').filter({ hasText: 'Pasażer widzi' })).toContainText('Odprawa otwarta');
  await stayed();
  await other.context().close();
});

test('a flight that one moves to another gate moves in the plan of another', async ({ page, site, browser }, info) => {
  const day = addDays(today(), 140 + info.repeatEachIndex);
  const plan = `${office}/plan-dnia?dzien=${day}`;
  await opensAs(page, 'atc', plan);
  const stay = { departure: `${day}T11:00:00.000Z`, arrival: `${day}T13:00:00.000Z` };
  const flight = await newFlight(page, site, stay);
  await page.goto(plan);
  await expect(page.getByRole('gridcell', { name: /^Bez bramki/ })).toBeVisible();
  const stayed = await watched(page);
  const [gate] = await site.query<{ id: number }>(`select id from gates where name = 'A2'`);
  const other = await another(browser, site, 'airport_staff', plan);
  const [row] = await site.query<{ version: string }>('select version from flights where id = $1', [flight]);
  const path = `flights/${encodeURIComponent(flight)}/gate`;
  await writes(other, 'POST', path, { Gates_id: gate?.id, version: Number(row?.version) });
  for (const shown of [page, other]) await expect(shown.getByRole('gridcell', { name: /^Bramka A2/ })).toBeVisible();
  await stayed();
  await other.context().close();
});

test('a changed gate is marked in the list of another, and told beside a third’s form', async ({
  page,
  site,
  browser,
}, info) => {
  const name = `L${process.pid}R${info.repeatEachIndex}`;
  const [gate] = await site.query<{ id: number; version: string }>(
    `insert into gates (name, status) values ($1, 'READY') returning id, version`,
    [name],
  );
  await opensAs(page, 'airport_staff', `${office}/bramki?search=${name}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toBeVisible();
  const stayed = await watched(page);
  const third = await another(browser, site, 'airport_staff', `${office}/edit-bramka/${gate?.id}`);
  const form = third.getByRole('textbox', { name: 'Nazwa' });
  await expect(form).toHaveValue(name);
  await form.fill(`${name}X`);
  const other = await another(browser, site, 'airport_staff', office);
  await writes(other, 'PATCH', `bramki/${gate?.id}`, { status: 'BUSY', version: Number(gate?.version) });
  await expect(row).toContainText('zmieniono');
  await expect(third.getByText('Ktoś zmienił ten wpis')).toBeVisible();
  await expect(form).toHaveValue(`${name}X`);
  await expect(row.getByText('zmieniono')).toBeHidden();
  await stayed();
  await site.query('delete from gates where id = $1', [gate?.id]);
  await Promise.all([third, other].map((it) => it.context().close()));
});

test('a car that one lets in leaves the arrivals of another’s day', async ({ page, site, browser }, info) => {
  const plate = `L${process.pid % 10_000}V${info.repeatEachIndex}`;
  const [parked] = await site.query<{ id: number }>(
    `insert into parking (parking_level, space_id, license_plate, since, until, status)
     select 'A', s, $1, $2::timestamptz, $3::timestamptz, 'RESERVED' from generate_series(1, 20) s
      where not exists (select from taken_spaces t where t.parking_level = 'A' and t.space_id = s
                           and t.during && daterange($4::date, $5::date))
      order by s desc limit 1 returning id`,
    [
      plate,
      `${today()} 00:00 Europe/Warsaw`,
      `${addDays(today(), 1)} 00:00 Europe/Warsaw`,
      today(),
      addDays(today(), 2),
    ],
  );
  await opensAs(page, 'parking_staff', `${office}/parking`);
  const day = page.getByRole('region', { name: /^Dziś/ });
  const button = day.getByRole('button', { name: new RegExp(`^Wjechał: ${plate}`) });
  await expect(button).toBeVisible();
  const stayed = await watched(page);
  const other = await another(browser, site, 'parking_staff', `${office}/parking`);
  await writes(other, 'POST', `desk/parking/${parked?.id}/passages`, { kind: 'IN', at: new Date().toISOString() });
  await expect(button).toBeHidden();
  await stayed();
  await site.query('delete from passages where parking_id = $1', [parked?.id]);
  await site.query('delete from parking where id = $1', [parked?.id]);
  await other.context().close();
});

test('a flight that becomes late is counted by another’s bell within 3 s, and leads to the plan', async ({
  page,
  site,
  browser,
}, info) => {
  await opensAs(page, 'atc', office);
  const airplane = `B${process.pid}R${info.repeatEachIndex}`;
  const rest = 'model, type, production_year, num_of_seats, fuel_tank, fuel_quant, num_of_crew, max_cargo';
  await site.query(
    `insert into airplanes (serial_no, ${rest}) select $1, ${rest} from airplanes order by serial_no limit 1`,
    [airplane],
  );
  const inMinutes = (minutes: number) => inHours(minutes / 60);
  const arrival = await newFlight(page, site, {
    ...{ airplane_serial_no: airplane, is_departure: false, origin: 'Oslo (OSL)', destination: homeAirport },
    ...{ departure: inMinutes(-60), arrival: inMinutes(10) },
  });
  const departure = await newFlight(page, site, {
    ...{ airplane_serial_no: airplane, departure: inMinutes(100), arrival: inMinutes(200) },
  });
  const other = await another(browser, site, 'airport_staff', `${office}/bramki`);
  const bell = other.getByRole('button', { name: /^Sprawy/ });
  // All is known by then, and what waits already is seen
  await expect(bell).toHaveAccessibleName(/^Sprawy: /);
  await bell.click();
  await expect(other.getByRole('dialog', { name: 'Sprawy' })).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(bell).not.toHaveAccessibleName(/nowe/);
  const stayed = await watched(other);
  const [row] = await site.query<{ version: string }>('select version from flights where id = $1', [arrival]);
  const late = { estimated: inMinutes(90), version: Number(row?.version) };
  await writes(page, 'PATCH', `flights/${encodeURIComponent(arrival)}`, late);
  await expect(bell).toHaveAccessibleName(/nowe: [1-9]/);
  await stayed();
  await other.keyboard.press('!');
  const shownAs = departure.replace(' ', '.?');
  const matter = other.getByRole('link', { name: new RegExp(`${shownAs}.* odleci najwcześniej`) });
  await expect(matter).toContainText('nowe');
  await matter.focus();
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(/plan-dnia/);
  await expect(other.locator('[data-matter] :focus')).toHaveCount(1);
  await site.query('delete from flights where airplane_serial_no = $1', [airplane]);
  await site.query('delete from airplanes where serial_no = $1', [airplane]);
  await other.context().close();
});
