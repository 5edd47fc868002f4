import type { Page } from '@playwright/test';
import type { Reading } from '../../src/client/build-data.ts';
import type { Flight } from '../../src/domain/flight/flight.ts';
import type { Direction } from '../../src/domain/flight/flight-fields.ts';
import { pageOf } from '../../src/domain/flight/flight-times.ts';
import type { List } from '../../src/domain/kernel/query.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { oldMs } from '../../src/features/schedule/flights.ts';
import { scheduleKey } from '../../src/features/schedule/schedule-question.ts';
import { expect, readsAgain, test } from '../support/journey.ts';
import { shift, watchShift } from './layout-shift.ts';
import { seedDeparture } from './ticket-steps.ts';

const hour = 3_600_000;
type Packed = [number, unknown];
/** What Astro packed into the props of an island. */
function plain([type, value]: Packed): unknown {
  if (type === 1) return (value as Packed[]).map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, it]) => [name, plain(it)]));
}
const noticeOf = (page: Page) => page.getByRole('status').filter({ hasText: 'dane mogą być nieaktualne' });
const gone = (page: Page) => page.locator('[data-gone=""]');

type Quiet = { allow(pattern: RegExp): void };
type Until = 'commit' | 'domcontentloaded' | 'networkidle';
/** The page as it is when its browser's clock is so much later than it was filled, and its API cannot be reached. */
async function openLater(page: Page, path: string, ms: number, quiet: Quiet, until: Until = 'networkidle') {
  quiet.allow(/Failed to load resource/);
  await page.route('**/api/**', (route) => route.abort());
  await watchShift(page);
  await page.clock.install({ time: Date.now() + ms });
  await page.goto(path, { waitUntil: until });
}

for (const path of ['/', '/harmonogram']) {
  test(`a day later, without the API, ${path} warns and says of when each status is`, async ({ page, quiet }) => {
    await openLater(page, path, 24 * hour, quiet);
    const notice = noticeOf(page);
    await expect(notice).toHaveText(/^Stan z \d\d\.\d\d\.\d{4}, \d\d:\d\d – .+ zadzwoń: \+48 [\d ]+\.$/);
    const rows = page.locator('tbody tr:has(time)');
    const past = await rows.evaluateAll(
      (all) =>
        all.filter((row) => Date.parse(row.querySelector('time')?.dateTime ?? '') < Date.now() - 6 * 60_000).length,
    );
    expect(past).toBeGreaterThan(0);
    await expect(page.locator('tbody tr[data-gone]')).toHaveCount(await rows.count());
    const statuses = gone(page).locator('[data-as-of]');
    expect(await statuses.count()).toBeGreaterThan(0);
    for (const { background, said } of await statuses.evaluateAll((all) =>
      all.map((it) => ({
        background: getComputedStyle(it).backgroundColor,
        said: getComputedStyle(it, '::after').content,
      })),
    )) {
      expect(background).toBe('rgba(0, 0, 0, 0)');
      expect(said).toMatch(/^" o\s\d\d:\d\d"$/);
    }
    expect(await shift(page)).toBeLessThanOrEqual(0.01);
  });

  test(`an old ${path} says so as soon as its notice is parsed, before anything below it`, async ({ page, quiet }) => {
    const rest = Promise.withResolvers<void>();
    await page.route('**/rest.js', async (route) => {
      await rest.promise;
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await page.route(
      ({ pathname }) => pathname === path,
      async (route) => {
        const response = await route.fetch();
        // A script that is waited for holds what is below it
        const [above, ...below] = (await response.text()).split('<table');
        const body = `${above}<script src="/rest.js"></script><table${below.join('<table')}`;
        await route.fulfill({ response, body });
      },
    );
    quiet.allow(/hydrat/);
    await openLater(page, path, 24 * hour, quiet, 'commit');
    await expect(page.getByText('dane mogą być nieaktualne')).toBeVisible();
    await expect(page.locator('table')).toHaveCount(0);
    rest.resolve();
    await expect(gone(page)).not.toHaveCount(0);
  });

  test(`an old ${path} says so before its islands are taken over`, async ({ page, quiet }) => {
    quiet.allow(/Error hydrating/);
    await page.route('**/_astro/*.js', (route) => route.abort());
    await openLater(page, path, 24 * hour, quiet);
    await expect(page.getByText('dane mogą być nieaktualne')).toBeVisible();
    await expect(gone(page)).not.toHaveCount(0);
  });

  test(`after three minutes without an answer ${path} warns, and not before`, async ({ page, quiet }) => {
    await openLater(page, path, 0, quiet);
    await page.clock.runFor(100_000);
    await expect(page.getByText('dane mogą być nieaktualne')).toBeHidden();
    await page.clock.runFor(120_000);
    await expect(page.getByText('dane mogą być nieaktualne')).toBeVisible();
  });
}

test('at 320 px an old status stays within its row', async ({ page, quiet }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openLater(page, pages.schedule, 24 * hour, quiet);
  const cells = gone(page).locator('[data-column="status"]');
  await expect(cells).not.toHaveCount(0);
  const cut = await cells.evaluateAll((all) => all.filter((it) => it.scrollWidth > it.clientWidth).length);
  expect(cut).toBe(0);
});

for (const width of [320, 360, 390, 430]) {
  test(`at ${width} px late fonts move nothing of an old home page`, async ({ page, quiet }) => {
    await page.setViewportSize({ width, height: 850 });
    const fonts = Promise.withResolvers<void>();
    await page.route('**/fonts/**', (route) => fonts.promise.then(() => route.continue()));
    await openLater(page, pages.home, 24 * hour, quiet, 'domcontentloaded');
    await expect(page.getByText('dane mogą być nieaktualne')).toBeVisible();
    // The end of the notice, and what is below it
    const table = page.getByRole('table', { name: 'Najbliższe odloty' });
    const topsOf = () =>
      Promise.all([page.locator('a[href^="tel:"]').first(), table].map(async (it) => (await it.boundingBox())?.y));
    const before = await topsOf();
    fonts.resolve();
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    expect(await page.evaluate(() => document.fonts.check('16px "Atkinson Text"'))).toBe(true);
    const moved = (await topsOf()).map((top, index) => Math.abs((top ?? 0) - (before[index] ?? 0)));
    expect(Math.max(...moved)).toBeLessThan(2);
  });
}

test('the page of a flight that a browser kept since yesterday says of which day it is', async ({ page, site }) => {
  // One that nobody has called off or seen leave
  const path = pages.flight((await seedDeparture(site)).id);
  const old = noticeOf(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByText(/Stan z\sgodziny/)).toBeVisible();
  await expect(old).toBeHidden();
  await page.clock.install({ time: Date.now() + 24 * hour });
  await page.goto(path);
  await expect(old).toBeVisible();
  await expect(old).toHaveText(/^\s*Stan z\s\d\d\.\d\d\.\d{4}, \d\d:\d\d –/);
  // At its foot, too; and nothing of yesterday as if it were so
  await expect(page.getByText(/^dnia \d\d\.\d\d\.\d{4}$/)).toBeVisible();
  await expect(page.locator('#flight .state')).toHaveAttribute('data-gone', '');
  await expect(page.getByRole('link', { name: 'Dodaj do kalendarza' })).toBeHidden();
});

for (const width of [360, 390, 1280]) {
  test(`at ${width} px an old page of a flight says so above its times, and moves nothing`, async ({ page, quiet }) => {
    await page.setViewportSize({ width, height: 800 });
    const { data } = await (await page.request.get('/api/flights?limit=1')).json();
    // Without its scripts: what is told later would move what is below it
    await page.route('**/_astro/*.js', (route) => route.abort());
    await openLater(page, pageOf(data[0]), 24 * hour, quiet);
    const notice = noticeOf(page);
    await expect(notice).toBeInViewport({ ratio: 1 });
    const [told, times] = await Promise.all(
      [notice, page.getByRole('heading', { name: 'Odlot' })].map((it) => it.boundingBox()),
    );
    expect(told && told.y + told.height).toBeLessThan(times?.y ?? 0);
    expect(await shift(page)).toBeLessThanOrEqual(0.01);
  });
}

test('an answer that differs moves nothing: rows say something else where they stand', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource/);
  const response = await page.request.get(pages.home);
  const html = await response.text();
  await page.route(
    ({ pathname }) => pathname === pages.home,
    (route) => route.fulfill({ response, body: html }),
  );
  // The page and its browser await the same flights, none of which leaves meanwhile
  const readAt = Number(/data-shown-from="(\d+)"/.exec(html)?.[1]) - oldMs;
  await page.clock.setFixedTime(readAt);
  await page.route('**/api/**', (route) => route.abort());
  const answered = Promise.withResolvers<void>();
  await page.route(/\/api\/flights\?/, async (route) => {
    const props = await page.locator('astro-island[component-export="Board"]').getAttribute('props');
    const { initial } = plain([0, JSON.parse(props ?? '')]) as { initial: Record<Direction, Reading<List<Flight>>> };
    const direction = new URL(route.request().url()).searchParams.get('isarrdep') as Direction;
    const flights = initial[direction].data.data;
    // Each flight of a board at the time of the next: every column stays as wide as it was
    const data = flights.map((flight, index) => {
      const { number, airline_name, destination, origin, gate_name } = flights.at(index - 1) ?? flight;
      return { ...flight, number, airline_name, destination, origin, gate_name };
    });
    await answered.promise;
    await route.fulfill({ json: { data } });
  });
  await page.goto(pages.home);
  const rows = page.locator('table[aria-labelledby=departure] tr:has(time)');
  const last = await rows.last().getByRole('link').innerText();
  // The elements themselves, not those that stand in their places later; words in a row may be longer than before
  const all = await page.locator('section[aria-labelledby="tablica"], h1, tr, table ~ *').elementHandles();
  const boxesOf = () => Promise.all(all.map((it) => it.boundingBox()));
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const before = await boxesOf();
  expect(before.length).toBeGreaterThan(9);
  await readsAgain(page);
  answered.resolve();
  await expect(rows.first()).toContainText(last);
  expect(await boxesOf()).toEqual(before);
});

test('who comes back to the schedule sees no other flights than those they left', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource|Error hydrating/);
  await page.goto(`${pages.schedule}?isarrdep=arrival`);
  await expect(page.getByRole('tab', { name: 'Przyloty' })).toHaveAttribute('aria-selected', 'true');
  // The filled page shows that tab before its script has kept anything
  await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), scheduleKey)).toContain('arrival');
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto(pages.schedule, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('#loty')).toBeHidden();
  await page.unrouteAll();
  await page.goto(pages.schedule);
  await expect(page.getByRole('tab', { name: 'Przyloty' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('table', { name: 'Przyloty' })).toBeVisible();
});
