import { readFile } from 'node:fs/promises';
import { airportCity, airportName, homeAirport } from '../../src/airport/identity.ts';
import { flightNumber } from '../../src/domain/flight/flight-words.ts';
import { addDays, formatDay, today } from '../../src/domain/language/days.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { expect, test } from '../support/journey.ts';
import { seedDeparture } from './ticket-steps.ts';

const rows = 'tbody tr:has(td)';
interface Named {
  id: string;
  number: string;
}
const flying = 'select f.id, f.number from flight_data d join flights f on f.id = d.flight_id order by f.id limit 1';
const hostile = `<img src=x onerror=alert(1)>"{{gate}} (O'X)`;

test('a row of the schedule opens its flight by keyboard, whose page leads back', async ({ page }) => {
  await page.goto(`${pages.schedule}?isarrdep=arrival`);
  const link = page.locator(rows).nth(1).getByRole('link');
  const number = await link.textContent();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/lot\/[A-Z\d]+\/\d{4}-\d\d-\d\d\/przylot$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number ?? '');
  await expect(page).toHaveTitle(new RegExp(`^${number} .+ – ${airportCity} – ${airportName}$`));
  for (const end of ['Odlot', 'Przylot'])
    await expect(page.getByRole('region', { name: end })).toContainText(/\d\d:\d\d/);
  await page.getByRole('link', { name: 'Przyloty' }).click();
  await expect(page.getByRole('tab', { name: 'Przyloty' })).toHaveAttribute('aria-selected', 'true');
});

test('the way back from a flight leads to what was searched for and seen', async ({ page }) => {
  const seen = '/harmonogram?isarrdep=arrival&page=2&sort=destination';
  await page.goto(seen);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('harmonogram')))
    .toBe('isarrdep=arrival&page=2&sort=destination');
  await page.locator(rows).nth(1).getByRole('link').click();
  await page.getByRole('link', { name: 'Przyloty' }).click();
  await expect(page.getByRole('tab', { name: 'Przyloty' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(seen);
});

test('the way back from an arrival leads to arrivals, whatever was left among departures', async ({ page, site }) => {
  const [{ id } = { id: '' }] = await site.query<{ id: string }>(
    `select id from flights where not is_departure order by id limit 1`,
  );
  await page.goto(`${pages.schedule}?page=2`);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('harmonogram'))).toBe('page=2');
  await page.goto(pages.flight(id));
  await expect(page.getByRole('link', { name: 'Przyloty' })).toHaveAttribute('href', '/harmonogram?isarrdep=arrival');
});

test('anywhere in a row opens the flight', async ({ page }) => {
  await page.goto(pages.schedule);
  await page
    .locator(rows)
    .first()
    .click({ position: { x: 5, y: 5 } });
  await expect(page).toHaveURL(/\/lot\//);
});

test('a flight in the air is on a map and in figures, on a page that the CDN keeps by tag', async ({ page, site }) => {
  const [{ id, number } = { id: '', number: '' }] = await site.query<Named & Record<string, unknown>>(flying);
  const response = await page.goto(pages.flight(id));
  expect(response?.headers()).toMatchObject({ 'netlify-cache-tag': 'flights,flight_data', 'x-frame-options': 'DENY' });
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  await expect(
    page.getByRole('img', { name: new RegExp(`Mapa: samolot jest \\d+ km od lotniska ${airportCity}`) }),
  ).toBeVisible();
  const position = page.getByRole('region', { name: 'Położenie' });
  for (const [what, unit] of [
    ['Wysokość', 'm'],
    ['Prędkość względem ziemi', 'km/h'],
  ] as const)
    await expect(position.getByText(what).locator('..')).toContainText(new RegExp(`\\d\\s${unit}$`));
  await expect(position.getByText('Szerokość geograficzna')).toBeHidden();
  await position.getByText('Kurs i współrzędne').click();
  await expect(position.getByText('Szerokość geograficzna').locator('..')).toContainText('°');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({ '@type': 'Flight', flightNumber: number, departureAirport: { '@type': 'Airport' } });
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`^${site.url}/lot/${number}/\\d{4}-\\d\\d-\\d\\d(/przylot)?$`),
  );
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('a flight goes into a calendar and its address into the clipboard', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, number } = await seedDeparture(site);
  await page.goto(pages.flight(id));
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Dodaj do kalendarza' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`${number}.ics`);
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART:\d{8}T\d{6}Z\r\n/);
  await page.getByRole('button', { name: 'Udostępnij lot' }).click();
  await expect(page.getByRole('button', { name: 'Skopiowano adres' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/lot/${id}`);
});

test('a flight prints what it is and when, and nothing that one presses', async ({ page, site }) => {
  const { id } = await seedDeparture(site);
  await page.goto(pages.flight(id));
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Dodaj do kalendarza' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Przylot' })).toBeVisible();
  for (const pressed of [
    page.getByRole('banner').locator('nav:visible, button:visible'),
    page.getByRole('contentinfo'),
    main.getByRole('link', { name: 'Dodaj do kalendarza' }),
    main.getByRole('button', { name: 'Udostępnij lot' }),
    main.getByRole('link', { name: /^(Odloty|Przyloty)$/ }),
  ])
    await expect(pressed).toBeHidden();
});

test('a flight that does not exist is not found (404)', async ({ page, quiet, site }) => {
  quiet.allow(/404/);
  for (const path of ['/lot/XX9999', '/lot/%00', '/lot/%E0%A4%A', '/lot/data', '/lot/XX9999.ics', '/lot/<b>']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: 'Strona nie istnieje' })).toBeVisible();
  }
  const [{ number } = { number: '' }] = await site.query<Named & Record<string, unknown>>(flying);
  await page.goto(`/lot/${number.toLowerCase().replace(/(\d{4})$/, '%20$1')}`);
  await expect(page).toHaveTitle(new RegExp(`^${flightNumber(number)} `));
  await page.goto('/lot');
  await expect(page.getByRole('main').getByRole('link', { name: 'harmonogramie' })).toBeVisible();
});

test('what a flight is called is text on its page, and nothing of it runs', async ({ page, site }) => {
  await site.query(
    `insert into flights (id, status, airline_name, departure, arrival, destination, origin, airplane_serial_no,
      is_departure)
     select 'EVIL1', 'DELAYED', $1, now() + interval '200 days', now() + interval '201 days', $1, '${homeAirport}',
     airplane_serial_no, true from flights limit 1`,
    [hostile],
  );
  try {
    page.on('dialog', () => expect('a script ran').toBe(''));
    await page.goto(pages.flight('EVIL1'));
    await expect(page.getByText('Linia lotnicza').locator('..')).toContainText(hostile);
    await expect(page.locator('main img')).toHaveCount(0);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(data.provider.name).toBe(hostile);
  } finally {
    await site.query(`delete from flights where id = 'EVIL1'`);
  }
});

test('an open page tells a new status by itself', async ({ page, site }) => {
  const { id } = await seedDeparture(site);
  await page.clock.install();
  await page.goto(pages.flight(id));
  await expect(page.getByText('Zaplanowany')).toBeVisible();
  await site.query(`update flights set status = 'CANCELED' where id = $1`, [id]);
  await page.clock.runFor(61_000);
  await expect(page.getByRole('status').filter({ hasText: 'Nowy status: Anulowany' })).toBeAttached();
  await expect(page.getByRole('note')).toContainText('Ten lot został odwołany');
});

test('an open page says that it could not ask again, until it can', async ({ page, quiet, site }) => {
  quiet.allow(/ERR_FAILED/);
  const [{ id } = { id: '' }] = await site.query<{ id: string }>(flying);
  await page.clock.install();
  await page.goto(pages.flight(id));
  await page.route(`**/lot/${id}`, (route) => route.abort());
  await page.clock.runFor(61_000);
  await expect(page.getByText(/Nie udało się odświeżyć\. Stan z\sgodziny \d\d:\d\d/)).toBeVisible();
  const message = page.getByRole('status').filter({ hasText: 'Nie udało się odświeżyć.' });
  await expect(message).toBeVisible();
  await message.evaluate((element) =>
    new MutationObserver(() => element.setAttribute('data-again', '')).observe(element, {
      childList: true,
      characterData: true,
    }),
  );
  for (let tries = 0; tries < 2; tries++) {
    const tried = page.waitForEvent('requestfailed');
    await page.clock.runFor(61_000);
    await tried;
  }
  await expect(message).toBeVisible();
  await expect(message).not.toHaveAttribute('data-again');
  await page.unroute(`**/lot/${id}`);
  await page.clock.runFor(61_000);
  await expect(page.getByText('Nie udało się odświeżyć.')).toHaveCount(0);
  await expect(page.getByText(/Stan z\sgodziny/)).toBeVisible();
});

test('a late departure says when it leaves now and when it is expected to land', async ({ page, site }) => {
  const { id } = await seedDeparture(site);
  await site.query(
    `update flights set status = 'DELAYED', estimated = departure + interval '40 minutes' where id = $1`,
    [id],
  );
  await page.goto(pages.flight(id));
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  for (const [name, at] of [
    ['Odlot', data.departureTime],
    ['Przylot przewidywany', data.arrivalTime],
  ]) {
    const times = page.getByRole('region', { name }).locator('.time time');
    await expect(times).toHaveCount(2);
    expect(Date.parse((await times.first().getAttribute('datetime')) ?? '')).toBe(Date.parse(at));
  }
  await expect(page.locator('.state')).toHaveText(/Opóźniony\s+o 40 min/);
});

test('a flight leads to parking from the day that it leaves', async ({ page, site }) => {
  const [{ id, day } = { id: '', day: '' }] = await site.query<{ id: string; day: string }>(
    `select id, to_char(departure at time zone 'Europe/Warsaw', 'DD.MM.YYYY') as day from flights
      where status = 'SCHEDULED' and is_departure and departure > now() order by departure limit 1`,
  );
  await page.goto(pages.flight(id));
  await page.getByRole('link', { name: 'Zarezerwuj parking' }).click();
  const since = page.getByLabel('Od', { exact: true });
  await expect(since).toHaveValue(day);
  const chosen = formatDay(addDays(today(), 40));
  await since.fill(chosen);
  await since.press('Tab');
  await page.reload();
  await expect(page.getByText(/odlatuje.*Wybierz dzień powrotu/)).toBeVisible();
  await expect(since).toHaveValue(chosen);
});
