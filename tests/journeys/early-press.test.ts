import { expect, test } from '../support/journey.ts';

test('a tab pressed before the schedule is awake is changed as soon as it is', async ({ page }) => {
  const awake = Promise.withResolvers<void>();
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await awake.promise;
    await route.continue();
  });
  await page.goto('/harmonogram', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Przyloty' }).click();
  await expect(page.getByRole('tab', { name: 'Przyloty' })).toHaveAttribute('aria-selected', 'false');
  awake.resolve();
  await expect(page.getByRole('tab', { name: 'Przyloty' })).toHaveAttribute('aria-selected', 'true');
});
