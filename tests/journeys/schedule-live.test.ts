import { formatTime } from '../../src/domain/language/days.ts';
import * as pages from '../../src/domain/site/paths.ts';
import { expect, expectAwake, passHalfMinute, test } from '../support/journey.ts';
import { seedDeparture } from './ticket-steps.ts';

const rows = 'tbody tr:has(td)';
/**
 * The schedule begins anew every ten minutes: after that, no row leaves it while a test waits for the next reading.
 * Never ahead of the server: what the page came with would be old, and read again at once.
 */
const settled = () => Math.min(Date.now(), Math.floor(Date.now() / 600_000) * 600_000 + 60_000);

test('the schedule reads itself anew every 30 s; a row that has changed is marked and told', async ({ page, site }) => {
  const { id } = await seedDeparture(site);
  await page.clock.install({ time: settled() });
  await page.goto(`${pages.schedule}?search=${encodeURIComponent(id)}`);
  // The clock of what is not awake yet would begin after that of the test
  await expectAwake(page);
  await expect(page.locator(rows)).toHaveCount(1);
  await expect(page.getByText(/Zaktualizowano o \d\d:\d\d/)).toBeVisible();
  const number = await page.locator(rows).getByRole('link').textContent();
  const [delayed] = await site.query<{ estimated: Date }>(
    `update flights set status = 'DELAYED', estimated = departure + interval '40 minutes' where id = $1
     returning estimated`,
    [id],
  );
  await passHalfMinute(page);
  await expect(page.locator(rows)).toHaveAttribute('data-state', 'changed');
  await expect(page.getByRole('status').filter({ hasText: 'Zmiana' })).toHaveText(
    `Zmiana: ${number} Opóźniony, nowa godzina ${formatTime(delayed?.estimated ?? '')}`,
  );
  await passHalfMinute(page);
  await expect(page.locator(`${rows}[data-state=changed]`)).toHaveCount(0);
});

test('an older reading, as Back may show it, is no change', async ({ page, site }) => {
  // A flight of its own: what other tests and the hour put before it, or say of it, is none of this
  const { id } = await seedDeparture(site);
  let told = { status: 'CANCELED', version: 5 };
  // Other readings of a row only count
  await page.route(/\/api\/flights\/.*limit=5/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    Object.assign(answer.data[0], { estimated: null, told: null }, told);
    await route.fulfill({ response, json: answer });
  });
  await page.clock.install({ time: settled() });
  await page.goto(`${pages.schedule}?search=${encodeURIComponent(id)}`);
  await expectAwake(page);
  await passHalfMinute(page);
  await expect(page.locator(rows)).toContainText('Anulowany');
  told = { status: 'SCHEDULED', version: 4 };
  await passHalfMinute(page);
  await expect(page.locator(rows)).toContainText('Zaplanowany');
  await expect(page.locator(`${rows}[data-state=changed]`)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Zmiana' })).toHaveCount(0);
});

test('a refresh that fails keeps the rows and says from when they are', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource/);
  await page.clock.install({ time: settled() });
  await page.goto(pages.schedule);
  await expect(page.locator(rows)).toHaveCount(5);
  await expectAwake(page);
  await page.route(/\/api\/flights\?/, (route) => route.abort());
  await passHalfMinute(page);
  await expect(page.getByText('Nie udało się odświeżyć. Brak odpowiedzi. Zaktualizowano o')).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: /^Nie udało się odświeżyć\. Brak odpowiedzi\.\s*$/ }),
  ).toHaveCount(1);
  await expect(page.locator(rows)).toHaveCount(5);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('flight numbers are read with a space, and found by what is read', async ({ page }) => {
  await page.goto(pages.home);
  const board = page.getByRole('table', { name: 'Najbliższe odloty' });
  await expect(board.getByText(/^[A-Z\d]{2} \d{3,4}$/).first()).toBeVisible();
  await page.goto(pages.schedule);
  // Other journeys add flights whose numbers have no blank
  const spaced = page
    .locator(rows)
    .getByRole('link')
    .filter({ hasText: /^[A-Z\d]{2} \d{3,4}$/ });
  const number = await spaced.last().textContent();
  const box = page.getByRole('searchbox', { name: 'Szukaj lotu' });
  // One number flies on many days
  const numbers = async () => [...new Set(await page.locator(rows).getByRole('link').allTextContents())];
  for (const typed of [number ?? '', number?.replace(' ', '') ?? '']) {
    await box.fill('');
    await expect.poll(async () => (await numbers()).length).toBeGreaterThan(1);
    await box.fill(typed);
    await expect.poll(numbers).toEqual([number]);
  }
});
