import { expect, test } from '../support/journey.ts';

// `quiet` fails each of these if the page's own policy refuses anything that the page needs
for (const path of [
  '/',
  '/harmonogram',
  '/Harmonogram',
  '/ogloszenia',
  '/blad',
  '/500',
  '/add',
  '/prywatnosc',
  '/WynajemP',
]) {
  test(`${path} opens under its security policy, and has a heading`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  });
}

test('an address that leads nowhere says so and leads home', async ({ page, quiet }) => {
  quiet.allow(/404/);
  expect((await page.goto('/nie-ma-takiej'))?.status()).toBe(404);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});
