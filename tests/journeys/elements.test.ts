import { expect, expectAwake, test } from '../support/journey.ts';

const path = '/dev/ui';

for (const [button, title] of [
  ['Pytanie', 'Potwierdź usunięcie'],
  ['Wiadomość', 'Gotowe'],
  ['Okno', 'Okno z treścią'],
] as const) {
  test(`the dialog of '${button}' closes by Escape, back where it was opened`, async ({ page }) => {
    await page.goto(path);
    await expectAwake(page);
    const opener = page.getByRole('button', { name: button, exact: true });
    await opener.press('Enter');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: title })).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test('a button that is off looks so under the pointer too, where it has just been pressed', async ({ page }) => {
  await page.goto(path);
  const button = page.getByRole('button', { name: 'wyłączony' });
  const look = () =>
    button.evaluate((it) => {
      const { color, backgroundColor } = getComputedStyle(it);
      return [color, backgroundColor];
    });
  const away = await look();
  await button.hover({ force: true });
  expect(await look()).toEqual(away);
});

test('a toast goes by itself after 5 s, one of an error stays longer, and none is printed', async ({ page }) => {
  await page.clock.install();
  await page.goto(path);
  await expectAwake(page);
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
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Nie udało się zapisać')).toBeHidden();
});

test('a toast keeps its size and place when a dialog opens, into which it is moved', async ({ page }) => {
  await page.goto(path);
  await expectAwake(page);
  await page.getByRole('button', { name: 'Dymek: błąd' }).click();
  const text = page.getByText('Nie udało się zapisać');
  // A toast under the pointer does not go by itself
  await text.hover();
  const boxes = () => Promise.all([text.boundingBox(), text.locator('../..').boundingBox()]);
  const before = await boxes();
  for (const opener of ['Pytanie', 'Wiadomość', 'Okno']) {
    await page.getByRole('button', { name: opener, exact: true }).press('Enter');
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(dialog.getByText('Nie udało się zapisać')).toBeVisible();
    expect(await boxes()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});
