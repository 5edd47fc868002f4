import { expect, test } from '../support/journey.ts';

test.use({ javaScriptEnabled: false });

test('the schedule has the next departures and arrivals, and says from when', async ({ page }) => {
  await page.goto('/harmonogram');
  for (const name of ['Odloty', 'Przyloty'])
    await expect(page.getByRole('table', { name }).getByRole('row')).toHaveCount(6);
  await expect(page.getByText(/Stan z \d\d\.\d\d\.\d{4}/)).toHaveCount(2);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});

test('a flight can be put into a calendar, and nothing is offered that needs a script', async ({ page, site }) => {
  const [{ id } = { id: '' }] = await site.query<{ id: string }>(
    `select id from flights where status = 'SCHEDULED' order by id limit 1`,
  );
  await page.goto(`/lot/${id}`);
  await expect(page.getByRole('link', { name: 'Dodaj do kalendarza' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('every page with a form says what it needs', async ({ page }) => {
  for (const path of ['/logowanie', '/rejestracja', '/resetowanie', '/WynajemP', '/payment']) {
    await page.goto(path);
    // What stands in <noscript> is not searched by text
    const words = page.locator('noscript strong');
    await expect(words, path).toHaveText('Ten formularz działa po włączeniu JavaScriptu.');
    await expect(words, path).toBeVisible();
  }
});
