import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { opensAs } from './account-steps.ts';
import { expectNotice } from './notices.ts';

const airfield = '/zarzadzanie/lotnisko';
const plan = (page: Page) => page.getByRole('group', { name: 'Plan lotniska' });

test('a terminal is pressed on the plan and filled, which needs a flight', async ({ page, site }) => {
  await site.query("update terminals set status = 'EMPTY', flight_id = null where id = 3");
  const [flight] = await site.query<{ number: string }>(
    "select number from flights where status = 'SCHEDULED' and departure > now() order by departure limit 1",
  );
  await opensAs(page, 'atc', airfield);
  const place = plan(page).getByRole('link', { name: /^T3 Pusty, terminal 3/ });
  await place.click();
  const dialog = page.getByRole('dialog', { name: 'Terminal 3' });
  await dialog.getByLabel('Status').selectOption('Pełny');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog.getByText('Wprowadź istniejący numer lotu')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Numer lotu' }).fill(flight?.number ?? '');
  await dialog.getByRole('listbox').getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expectNotice(page, 'Terminal został zaktualizowany');
  // Plan and list say the same
  await expect(plan(page).getByRole('link', { name: /^T3 Pełny \S+ \d+, terminal 3/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Status: Terminal 3: Pełny. Zmień' })).toBeVisible();
});

test('from the list a taxiway is closed in two presses, by keyboard alone', async ({ page, site }) => {
  await site.query("update taxiways set status = 'READY', is_available = true, flight_id = null where id = 1");
  await opensAs(page, 'atc', airfield);
  const button = page.getByRole('button', { name: 'Status: Droga kołowania 1: Gotowa. Zmień' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Zamknięta' })).toBeVisible();
  await page.keyboard.press('3');
  await expectNotice(page, 'Droga kołowania została zaktualizowana: D1, Zamknięta, Dostępna: nie');
  const place = plan(page).getByRole('link', { name: 'D1 Zamknięta, droga kołowania 1' });
  await expect(place).toBeVisible();
  await expect(
    page.getByRole('row').filter({ has: page.getByRole('button', { name: /kołowania 1: / }) }),
  ).toContainText('nie');
  const dialog = page.getByRole('dialog', { name: 'Droga kołowania 1' });
  // Where nothing was changed the dialog stays, and the notice stands in it: outside it would be out of reach
  await place.press('Enter');
  const save = dialog.getByRole('button', { name: 'Zapisz' });
  await save.press('Enter');
  const notice = dialog.getByText('Nie dokonano zmian');
  // Pointed at it stays
  await notice.hover();
  // As large as anywhere else; the dialog has the smaller letters of the back-office
  await expect(notice).toHaveCSS('font-size', '16px');
  await notice.locator('../..').getByRole('button', { name: 'Zamknij powiadomienie' }).press('Enter');
  await expect(notice).toHaveCount(0);
  await expect(save).toBeFocused();
  await dialog.getByRole('button', { name: 'Anuluj' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await site.query("update taxiways set status = 'READY', is_available = true where id = 1");
});

test('on the plan a place tells its flight only where it has one', async ({ page, site }) => {
  const [flight] = await site.query<{ id: string }>('select id from flights order by departure limit 1');
  await site.query("update runways set status = 'OCCUPIED', flight_id = $1 where id = 1", [flight?.id]);
  await opensAs(page, 'atc', airfield);
  await expect(plan(page).getByRole('link', { name: /^P1 Zajęty \S+ \d+, pas startowy 1/ })).toBeVisible();
  await expect(plan(page).getByRole('link', { name: 'P4 Zamknięty, pas startowy 4, 900 m' })).toBeVisible();
  await expectAccessible(page);
});

test('a place has a form of its own with its history; an unknown place is not found', async ({ page }) => {
  await opensAs(page, 'admin', `${airfield}/pas-startowy/3/edytuj`);
  await expect(page.getByRole('heading', { name: /Edytuj pas startowy/ })).toBeVisible();
  await page.getByLabel('Długość').fill('0');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByLabel('Długość')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Długość').fill('1810');
  await page.keyboard.press('Control+s');
  await expectNotice(page, 'Pas startowy został zaktualizowany');
  await expect(page).toHaveURL(new RegExp(`${airfield}`));
  await page.goto(`${airfield}/terminal/99/edytuj`);
  await expect(page.getByText('Nie znaleziono informacji o lotnisku')).toBeVisible();
});

test('an airfield that cannot be read is asked for again', async ({ page, quiet }) => {
  quiet.allow(/ERR_FAILED|Failed to load/);
  // No real server fails when it is asked to
  await page.route('**/api/airfield**', (route) => route.abort());
  await opensAs(page, 'atc', airfield);
  const words = 'Wystąpił błąd podczas pobierania informacji o lotnisku';
  await page.getByRole('alertdialog', { name: words }).getByRole('button', { name: 'OK' }).click();
  const failed = page.getByText(words);
  await expect(failed).toHaveCount(1);
  await page.unroute('**/api/airfield**');
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(plan(page)).toBeVisible();
});
