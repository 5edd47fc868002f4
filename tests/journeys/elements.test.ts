import { expect, test } from '../support/journey.ts';
import { isClean } from '../support/looks.ts';

const path = '/dev/ui';

test('every shared element is on one page, and axe has nothing to say of any state, light and dark', async ({
  page,
}) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elementy');
      await isClean(page);
    }
  }
});

for (const [button, title] of [
  ['Pytanie', 'Potwierdź usunięcie'],
  ['Wiadomość', 'Gotowe'],
  ['Okno', 'Okno z treścią'],
] as const) {
  test(`the dialog of '${button}' opens without a word from axe and closes by Escape, back where it was opened`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const opener = page.getByRole('button', { name: button, exact: true });
    await opener.press('Enter');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await isClean(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: title })).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test('a toast goes by itself after 5 s, one of an error stays longer and offers another try', async ({ page }) => {
  await page.clock.install();
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Dymek: dobrze' }).click();
  await page.getByRole('button', { name: 'Dymek: błąd' }).click();
  await expect(page.getByText('Zapisano zmiany')).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_000);
  await page.clock.runFor(500);
  await expect(page.getByText('Zapisano zmiany')).toBeHidden();
  await expect(page.getByText('Nie udało się zapisać')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Spróbuj ponownie' }).last()).toBeVisible();
});

test('axe has nothing to say of a toast, which stays as long as one points at it', async ({ page }) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Dymek: dobrze' }).click();
  await page.getByText('Zapisano zmiany').hover();
  await isClean(page);
  await expect(page.getByText('Zapisano zmiany')).toBeVisible();
});
