import { get } from 'node:http';
import { colours } from '../../src/airport/colours.ts';
import { airportCity } from '../../src/airport/identity.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { expect, test } from '../support/journey.ts';
import { boardFlights } from './board-steps.ts';

test('home leads to parking, car rental and the schedule, and says what each costs', async ({ page }) => {
  await page.goto(pages.home);
  const main = page.getByRole('main');
  await expect(boardFlights(page)).toHaveCount(5);
  for (const [name, path] of [
    [/^Parking/, '/WynajemP'],
    [/^Wypożyczalnia/, '/wynajemC'],
    [/^Harmonogram/, '/harmonogram'],
  ] as const) {
    await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', path);
  }
  const offer = page.getByRole('region', { name: 'Oferta' });
  await expect(offer.getByText('zł/doba')).toHaveCount(1);
  await expect(offer.getByText('zł/dzień')).toHaveCount(3);
  await expect(offer.getByRole('link', { name: /^Wypożycz: / })).toHaveCount(3);
});

test('the bar marks the page that is open, one that a function fills too', async ({ page }) => {
  for (const path of [pages.home, pages.schedule, pages.announcements]) {
    await page.goto(path);
    const current = page.getByRole('navigation', { name: 'Główna' }).locator('[aria-current=page]');
    expect(await current.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([path]);
  }
});

test('on a phone the heading of the board takes one line', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(pages.home);
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const text = document.createRange();
      text.selectNodeContents(heading);
      return new Set([...text.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines, `lines at ${width} px`).toBe(1);
  }
});

test('on a phone how long ago a flight went stays apart from its number', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pages.home);
  // Which flights say it depends on the hour
  const beyond = await boardFlights(page)
    .first()
    .locator('td')
    .first()
    .evaluate((cell) => {
      cell.insertAdjacentHTML('beforeend', '<small>59\u00a0min temu</small>');
      const text = document.createRange();
      text.selectNodeContents(cell.lastElementChild as Element);
      return text.getBoundingClientRect().right - cell.getBoundingClientRect().right;
    });
  expect(beyond).toBeLessThanOrEqual(0);
});

test('a row of the board opens its flight, wherever it is pressed', async ({ page }) => {
  await page.goto(pages.home);
  const row = boardFlights(page).nth(1);
  const path = (await row.getByRole('link').getAttribute('href')) ?? '';
  await row.click({ position: { x: 5, y: 5 } });
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('region', { name: 'Odlot' })).toBeVisible();
});

test('home shows the three newest announcements and leads to all of them', async ({ page, site }) => {
  const newest = await site.query<{ title: string }>(
    'select title from announcements where valid_until > now() order by create_time desc, id desc limit 3',
  );
  await page.goto(pages.home);
  const news = page.getByRole('region', { name: 'Ogłoszenia' });
  await expect(news.getByRole('heading', { level: 3 })).toHaveText(newest.map(({ title }) => title));
  await news.getByRole('link', { name: 'Wszystkie ogłoszenia' }).click();
  await expect(page).toHaveURL('/ogloszenia');
});

test('phones and addresses can be pressed', async ({ page }) => {
  await page.goto(pages.home);
  const contact = page.getByRole('region', { name: 'Kontakt' });
  await expect(contact.locator('a[href^="tel:+48"]')).toHaveCount(2);
  await expect(contact.locator('a[href^="mailto:"]')).toHaveCount(2);
  await expect(contact.getByText('NIP')).toBeVisible();
  await expect(contact.getByRole('img', { name: /dojazd/ })).toBeVisible();
});

test('with the API down home shows what it was built with, and each part says from when', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource/);
  await page.route('**/api/**', (route) => route.abort());
  await page.clock.install({ time: Date.now() + 20 * 60_000 });
  await page.goto(pages.home);
  await expect(boardFlights(page)).toHaveCount(5);
  await expect(page.getByText(/^Stan z /).first()).toBeVisible();
  for (const name of ['Ogłoszenia', 'Oferta', 'Kontakt']) {
    const part = page.getByRole('region', { name });
    await part.scrollIntoViewIfNeeded();
    await expect(part.getByRole('status').filter({ hasText: /^Stan z \d\d\.\d\d\.\d{4}, \d\d:\d\d$/ })).toBeVisible();
  }
});

/** The bytes of what is answered, as it is sent. */
const sentBytes = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
      let bytes = 0;
      for await (const chunk of answer) bytes += chunk.length;
      resolve(bytes);
    }).on('error', reject);
  });

test('home is small enough for the first packets of a connection', async ({ site }) => {
  expect(await sentBytes(site.url + pages.home)).toBeLessThan(14_100);
});

test('without JavaScript home has all of its content', async ({ browser, site }) => {
  const page = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
  await page.goto(pages.home);
  await expect(boardFlights(page)).toHaveCount(5);
  await expect(page.getByText('zł/doba')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ogłoszenia' }).getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Kontakt' }).getByRole('link').first()).toBeVisible();
  await page.close();
});

test('on paper home is dark on white, under the mark of the airport, without the way round', async ({ page }) => {
  const [red, green, blue] = (colours.ink.light.match(/[0-9a-f]{2}/g) ?? []).map((it) => Number.parseInt(it, 16));
  const ink = `rgb(${red}, ${green}, ${blue})`;
  await page.goto(pages.home);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', ink);
  const important = page.getByRole('region', { name: 'Ważne ogłoszenie' });
  await expect(important.locator('strong')).toHaveCSS('color', ink);
  await expect(important).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const bar = page.getByRole('banner');
  await expect(bar.getByText(airportCity)).toHaveCSS('color', ink);
  await expect(bar.getByRole('link')).toHaveCount(1);
  await expect(bar.getByRole('button')).toHaveCount(0);
});

test('a flight asked for without a network leaves what was typed, and is looked for later', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await page.goto(pages.home);
  const field = page.getByLabel('Twój lot');
  await expect(page.locator('astro-island', { has: field })).not.toHaveAttribute('ssr');
  await field.fill('Nie ma takiego 1');
  await context.setOffline(true);
  await field.press('Enter');
  const said = page.getByRole('status').filter({ hasText: /lotu/ });
  await expect(said).toHaveText(/Nie udało się sprawdzić lotu/);
  await expect(field).toHaveValue('Nie ma takiego 1');
  await context.setOffline(false);
  await field.press('Enter');
  await expect(page).toHaveURL(/harmonogram\?.*search=Nie(\+|%20)ma/);
});
