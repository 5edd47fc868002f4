import type { Page } from '@playwright/test';
import * as pages from '../../src/domain/site/paths.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { findClippedText } from '../support/clipped-text.ts';
import { expect, test } from '../support/journey.ts';
import { newAddress, opensAs, signsIn } from './account-steps.ts';
import { newGuest, reachesPayment } from './parking-steps.ts';

const logs = pages.logs;

const sends = async (page: Page, method: string, path: string, data?: object) => {
  const answer = await page.request.fetch(`/api/${path}`, {
    method,
    headers: { origin: new URL(page.url()).origin },
    ...(data && { data }),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.status() === 204 ? undefined : (await answer.json()).data;
};
const events = (page: Page) => page.getByRole('region', { name: 'Historia zdarzeń', exact: true });
const logins = (page: Page) => page.getByRole('region', { name: 'Historia logowań', exact: true });

test('a change is told before and after in the words of the screens, with a link to the record', async ({ page }) => {
  await opensAs(page, 'admin', '/zarzadzanie/bramki');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const name = `L${Date.now() % 1_000_000}`;
  const { id } = await sends(page, 'POST', 'bramki', { name, status: 'READY' });
  await sends(page, 'PATCH', `bramki/${id}`, { status: 'CLOSED' });
  await page.goto(`${logs}?event_log_record_id=${id}&event_log_table_name=gates`);
  const row = events(page).getByRole('row').filter({ hasText: 'Zmieniono' });
  await expect(row).toContainText('Status');
  await expect(row.locator('del')).toHaveText(/Gotowa/);
  await expect(row.locator('ins')).toHaveText('Zamknięta');
  await expect(row).toContainText('Administrator');
  await expect(page.getByText('gates')).toHaveCount(0);
  await expectAccessible(page);
  await row.getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/zarzadzanie/edit-bramka/${id}`);
  // The form is left before the deletion: it would still ask for the row
  await page.goto(`${logs}?event_log_record_id=${id}&event_log_table_name=gates`);
  await sends(page, 'DELETE', `bramki/${id}`);
  await page.reload();
  await expect(events(page).getByRole('row').filter({ hasText: 'Usunięto' })).toContainText('usunięty');
  await expect(events(page).getByRole('link', { name })).toHaveCount(0);
});

test('however long a name is, what changed is read whole beside it, on a tablet too', async ({ page }) => {
  const email = `bardzo-dlugi-adres-${newAddress()}`;
  const answer = await page.request.post('/api/register', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {
      email,
      password: 'zielony most nad Wisłą',
      first_name: 'Maria Aleksandra',
      last_name: 'Brzęczyszczykiewicz',
    },
  });
  const { id } = (await answer.json()).data;
  await opensAs(page, 'admin', `${logs}?event_log_table_name=users&event_log_record_id=${id}`);
  const row = events(page).getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Nazwisko');
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = async () => (await findClippedText(page)).filter((it) => it.includes('ListTable-scroll'));
    await expect.poll(cut, `cut off at ${width} px`).toEqual([]);
  }
});

test('a change of what no screen shows says so', async ({ page, site }) => {
  const guest = newGuest();
  await reachesPayment(page, guest);
  const [order] = await site.query<{ order_number: string }>('select order_number from orders where email = $1', [
    guest.email,
  ]);
  await opensAs(page, 'admin', `${logs}?event_log_table_name=orders&event_log_record_id=${order?.order_number}`);
  const row = events(page).getByRole('row').filter({ hasText: 'Zmieniono' });
  await expect(row.first()).toContainText('tylko dane techniczne');
});

test('events are filtered by person, table, action and day, each list with its own page', async ({ page }) => {
  await opensAs(page, 'admin', logs);
  await expect(events(page).getByRole('row').nth(10)).toBeVisible();
  await expect(logins(page).getByRole('row').nth(1)).toBeVisible();
  await events(page).getByRole('button', { name: 'Filtruj' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Dodano' }).check();
  await dialog.getByRole('checkbox', { name: 'Bramki' }).check();
  await expectAccessible(page, 'whole');
  await dialog.getByRole('button', { name: /^Pokaż( (ponad )?\d.*)?$/ }).click();
  await expect(page).toHaveURL(/event_log_action=INSERT/);
  await expect(page).toHaveURL(/event_log_table_name=gates/);
  await expect(
    events(page)
      .getByRole('cell', { name: /^Dodano$/ })
      .first(),
  ).toBeVisible();
  await expect(events(page).getByRole('cell', { name: /^Zmieniono$/ })).toHaveCount(0);
  await logins(page).getByRole('button', { name: 'Filtruj' }).click();
  await dialog.getByRole('checkbox', { name: 'Zalogowano' }).check();
  await dialog.getByRole('button', { name: /^Pokaż( (ponad )?\d.*)?$/ }).click();
  await expect(page).toHaveURL(/event_log_action=INSERT.*login_log_kind=SIGNED_IN/);
});

test('what the system and guests did is listed in one press, as nobody can look them up', async ({ page, site }) => {
  await site.query(`insert into event_log (table_name, by_user, action, log_details)
                    values ('cars', 'gość', 'READ', '{"rows": 7}'), ('cars', 'system', 'READ', '{"rows": 8}')`);
  await opensAs(page, 'admin', `${logs}?event_log_table_name=cars`);
  const whose = page.getByRole('radiogroup', { name: 'Kto' });
  await whose.getByRole('radio', { name: 'Goście' }).click();
  await expect(page).toHaveURL(/event_log_by_user=go/);
  await expect(events(page).getByText('Zabrano do pliku wierszy: 7').first()).toBeVisible();
  await expect(events(page).getByText('Zabrano do pliku wierszy: 8')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Kto: Gość/ })).toBeVisible();
  await whose.getByRole('radio', { name: 'System' }).click();
  await expect(events(page).getByText('Zabrano do pliku wierszy: 8').first()).toBeVisible();
  await expect(events(page).getByText('Zabrano do pliku wierszy: 7')).toHaveCount(0);
});

test('a sign-in tells its kind, its address and the device', async ({ page }) => {
  await page.goto(`/logowanie?${new URLSearchParams({ powrot: `${logs}?login_log_email=admin@lotnisko` })}`);
  await signsIn(page, 'admin@lotnisko.example', 'demo-admin-2026');
  const row = logins(page).getByRole('row').filter({ hasText: 'Zalogowano' }).first();
  await expect(row).toContainText('admin@lotnisko.example');
  await expect(row).toContainText('Chrome, Linux');
  await expect(row).toContainText(/127\.0\.0\.1|::1/);
  // Told once: the rest of its words is nothing
  await expect(row.getByText('Chrome, Linux')).toHaveCount(1);
});

test('past the ten-thousandth line of the log a link goes on by day', async ({ page, site }) => {
  // They stay: what is sealed meanwhile and taken away would break its seal
  await site.query(
    `insert into login_log (email, login_date, login_details)
       select 'many@poczta.example', now() - make_interval(hours => n), 'Nieudane logowanie, 192.0.2.1'
         from generate_series(1, 10300) n`,
  );
  await opensAs(page, 'admin', `${logs}?login_log_email=many@poczta.example&login_log_page=1000`);
  await expect(page.getByText('To ostatnia strona z 10 000')).toBeVisible();
  await page.getByRole('button', { name: /^Do dnia \d\d\.\d\d\.\d{4}$/ }).click();
  await expect(page).toHaveURL(/login_log_login_date=2000-01-01\.\.\d{4}-\d\d-\d\d/);
  await expect(logins(page).getByText(/Pozycje 1–10 z 3\d\d/)).toBeVisible();
});

test('the seal of the log is checked where its list stands', async ({ page }) => {
  await opensAs(page, 'admin', '/zarzadzanie/logi');
  const seal = page.getByRole('region', { name: 'Pieczęć dziennika' });
  await seal.getByRole('button', { name: 'Sprawdź teraz' }).click();
  await expect(seal).toContainText('Dziennik nienaruszony, sprawdzono teraz');
});

test('the logs are in the menu behind the admin’s name', async ({ page }) => {
  await opensAs(page, 'admin', '/zarzadzanie/bramki');
  await page.getByRole('button', { name: /^Profil: / }).click();
  await page.getByRole('menuitem', { name: 'Logi' }).click();
  await expect(page).toHaveURL(logs);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logi');
});

for (const role of ['airport_staff', 'client'] as const)
  test(`the logs are forbidden to ${role}`, async ({ page }) => {
    await opensAs(page, role, logs);
    await expect(page).toHaveURL(pages.forbidden);
  });
