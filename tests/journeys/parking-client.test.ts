import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/journey.ts';
import { cards, chooses, confirms, newGuest, pays } from './parking-guest.ts';

const password = 'zielony most nad Wisłą';

test("a client's contact is filled in and locked; only the phone that the account lacks is typed", async ({ page, site }) => {
  const email = `klientka-${randomUUID()}@poczta.example`;
  const headers = { origin: site.url };
  const registered = await page.request.post('/api/register', { headers, data: { email, password, first_name: 'Anna', last_name: 'Żółkowska' } });
  expect(registered.status()).toBe(201);
  expect((await page.request.post('/api/fetch_client', { headers, data: { email, password } })).status()).toBe(200);

  await chooses(page, newGuest(), 47);
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  for (const label of ['Imię', 'Nazwisko', 'E-mail']) await expect(page.getByLabel(label)).not.toBeEditable();
  await expect(page.getByRole('link', { name: 'Załóż konto' })).toBeHidden();
  await page.getByLabel('Telefon').fill('600 700 800');
  await page.getByRole('button', { name: 'Przejdź do podsumowania' }).click();
  await expect(page.getByRole('main').getByText('Żółkowska')).toBeVisible();
  await confirms(page);
  await pays(page, cards.good);
  await expect(page).toHaveURL('/payment/success');
  await expect.poll(async () => (await site.mailsTo(email)).length).toBeGreaterThan(0);
});

test('a session that ends before the booking is confirmed is signed in again, and the booking is the client’s', async ({ page, site, quiet }) => {
  quiet.allow(/401/);
  const email = `klientka-${randomUUID()}@poczta.example`;
  const headers = { origin: site.url };
  await page.request.post('/api/register', { headers, data: { email, password, first_name: 'Anna', last_name: 'Żółkowska' } });
  await page.request.post('/api/fetch_client', { headers, data: { email, password } });
  const guest = newGuest();
  await chooses(page, guest, 46);
  await page.getByLabel('Telefon').fill('600 700 800');
  await page.getByRole('button', { name: 'Przejdź do podsumowania' }).click();
  await expect(page.getByRole('button', { name: 'WYLOGUJ SIĘ' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Żółkowska')).toBeVisible();
  await site.query('delete from sessions where users_id = (select id from users where email = $1)', [email]);
  await confirms(page);
  const dialog = page.getByRole('dialog', { name: 'Zaloguj się ponownie' });
  await dialog.getByLabel('Hasło', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Zaloguj się' }).click();
  await page.waitForURL('**/payment');
  const [order] = await site.query('select u.email from orders o join users u on u.id = o.users_id where o.license_plate = $1', [guest.plate]);
  expect(order).toEqual({ email });
});
