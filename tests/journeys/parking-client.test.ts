import { expect, test } from '../support/journey.ts';
import { isSignedIn, newAddress, registers, signsIn } from './account-person.ts';
import { cards, chooses, confirms, newGuest, pays } from './parking-guest.ts';

test("a client's contact is filled in and locked; only the phone that the account lacks is typed", async ({ page, site }) => {
  const address = newAddress();
  await registers(page, address);
  await signsIn(page, address);
  await isSignedIn(page);
  const guest = newGuest();
  await chooses(page, guest, 47);
  await expect(page.getByLabel('E-mail')).toHaveValue(address);
  for (const label of ['Imię', 'Nazwisko', 'E-mail']) await expect(page.getByLabel(label)).not.toBeEditable();
  await expect(page.getByRole('link', { name: 'Załóż konto' })).toBeHidden();
  await page.getByLabel('Telefon').fill('600 700 800');
  await page.getByRole('link', { name: 'Przejdź do podsumowania' }).click();
  await expect(page.getByRole('main').getByText('Żółkowska')).toBeVisible();
  await confirms(page);
  await pays(page, cards.good);
  await expect(page).toHaveURL('/payment/success');
  await expect.poll(async () => (await site.mailsTo(address)).length).toBeGreaterThan(0);
});
