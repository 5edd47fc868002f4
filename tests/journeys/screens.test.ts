import type { Page } from '@playwright/test';
import { toldWords } from '../../src/domain/flight/public-words.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { findClippedText, setTextSize } from '../support/clipped-text.ts';
import { expect, expectAwake, test } from '../support/journey.ts';
import { screens } from './screens.ts';
import * as visits from './visits.ts';

// A window of 1280 or 640 px at 200 % shows half as many, each twice as big: what fits is told by how many
const windows = [1280, 640];

const expectAllTextInSight = (page: Page) => expect.poll(() => findClippedText(page)).toEqual([]);

test('a phone with text twice as big scrolls only down', async ({ page, quiet }) => {
  quiet.allow(/404/);
  await page.setViewportSize({ width: 390, height: 844 });
  const paths = ['/', '/harmonogram', '/ogloszenia', '/add', '/logowanie', '/WynajemP', '/wynajemC', '/nie-ma-takiej'];
  const others = [visits.inTheAir, visits.flightOf('DELAYED'), visits.announcement, visits.offline, visits.member];
  // The last, for who comes back to the schedule finds what they chose there: so many flights that days divide them
  const divided = visits.open('/harmonogram?isarrdep=arrival&limit=20');
  for (const visit of [...paths.map(visits.open), ...others, divided]) {
    await visit(page);
    await setTextSize(page, 32);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await expectNoSidewaysScroll(page);
  }
});

test('every word for how a flight stands fits a phone with text twice as big', async ({ page }) => {
  // Which of them the demo's flights show depends on the hour
  const words = Object.values(toldWords);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.route(/api\/flights\?/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const [at, flight] of answer.data.entries()) flight.told = words[at % words.length];
    await route.fulfill({ response, json: answer });
  });
  await page.clock.install();
  for (const path of ['/', '/harmonogram?limit=20']) {
    await page.goto(path);
    // A board that was built just now is read again a minute later
    await expect(async () => {
      await page.clock.runFor(60_000);
      await expect(page.getByText('Odprawa zamknięta').first()).toBeVisible({ timeout: 500 });
    }).toPass();
    await setTextSize(page, 32);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await expectNoSidewaysScroll(page, path);
  }
  await expectAllTextInSight(page);
  // An answer may be on its way when the page closes
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('days of the calendar stay apart on a phone with text twice as big', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(pages.parking);
  await expect(page.getByRole('grid').first()).toBeVisible();
  await setTextSize(page, 32);
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  await expectAllTextInSight(page);
});

test("a client's own pages hide nothing on a phone with text twice as big", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const slug of ['twoje-bilety', 'bagaze', 'parking-rezerwacje', 'wypozyczenia', 'profil']) {
    await visits.officeAs('client', `${pages.backOffice}/${slug}`)(page);
    await setTextSize(page, 32);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await expectAllTextInSight(page);
    await setTextSize(page, 64);
    await expectNoSidewaysScroll(page, slug);
  }
});

test('a phone with text twice as big pays without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visits.payment(page);
  await setTextSize(page, 32);
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  await expectNoSidewaysScroll(page);
});

for (const [name, { visit, opened = {} }] of Object.entries(screens)) {
  test(`${name} is accessible and fits, also zoomed and with big text`, async ({ page, quiet }) => {
    quiet.allow(/404/);
    await visit(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'light' });
    for (const width of windows) {
      await page.setViewportSize({ width: width / 2, height: 400 });
      await expectAllTextInSight(page);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await setTextSize(page, 32);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await expectAllTextInSight(page);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, `at ${width} px`);
    }
    if (name.startsWith(pages.backOffice)) return;
    await setTextSize(page, 64);
    await expect(page.locator('html')).toHaveCSS('font-size', '64px');
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoSidewaysScroll(page, 'at 360 px with text four times as big');
  });

  for (const [state, open] of Object.entries(opened)) {
    test(`${name} with '${state}' is accessible and fits`, async ({ page, quiet }) => {
      quiet.allow(/401/);
      await visit(page);
      // What is pressed before its script is there does nothing
      await expectAwake(page);
      await open(page);
      await expectAccessible(page);
    });
  }
}
