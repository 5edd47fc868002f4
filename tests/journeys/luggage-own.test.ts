import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, type Site, test } from '../support/journey.ts';
import { newMember, startSession } from './account-steps.ts';
import { notices } from './notices.ts';
import { seedDeparture, seedSold } from './ticket-steps.ts';

const bags = '/zarzadzanie/bagaze';
const rowOf = (page: Page, type: string) => page.getByRole('listitem').filter({ hasText: type });

/** Somebody who has no luggage yet, signed in. */
async function newOwner(page: Page, site: Site): Promise<string> {
  const email = await newMember(page, site);
  await startSession(page, email);
  return email;
}

test('luggage is added to a flight of one’s own, changed in its row and deleted', async ({ page, site }) => {
  const owner = await newOwner(page, site);
  const [mine, another] = [await seedDeparture(site, 30), await seedDeparture(site, 31)];
  await seedSold(site, { flight: mine.id, seat: '1A', owner });
  await seedSold(site, { flight: another.id, seat: '1A', owner });
  const others = await seedDeparture(site);
  await page.goto(bags);
  await expect(page.getByText('Brak bagaży')).toBeVisible();
  await page.getByRole('button', { name: 'Dodaj bagaż' }).click();
  const form = page.getByRole('form', { name: 'Dodaj bagaż' });
  await form.getByLabel('Rodzaj').fill('Walizka');
  await form.getByLabel('Rozmiar').fill('80 × 50 × 30 cm');
  await form.getByLabel('Waga').fill('18,25');
  const flight = form.getByLabel('Numer lotu');
  await flight.selectOption(mine.id);
  await expect(flight.getByRole('option', { name: new RegExp(others.number) })).toHaveCount(0);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Dodaj', exact: true }).click();
  await expect(notices(page)).toContainText('Bagaż został dodany');
  await form.getByRole('button', { name: 'Anuluj' }).click();
  const row = rowOf(page, 'Walizka');
  await expect(row).toContainText('18,25 kg');
  await expect(row).toContainText(mine.number);
  await expect(row).toContainText('Oslo-Torp (TRF)');

  await row.getByRole('button', { name: 'EDYTUJ: Walizka' }).click();
  const edit = page.getByRole('form', { name: 'Edytuj bagaż: Walizka' });
  await expect(edit.getByLabel('Waga')).toHaveValue('18,25');
  await edit.getByLabel('Waga').fill('20,5');
  await edit.getByLabel('Numer lotu').selectOption(another.id);
  await edit.getByRole('button', { name: 'Zapisz' }).click();
  const question = page.getByRole('alertdialog', { name: 'Zapisać zmiany?' });
  await expect(question).toContainText('20,5 kg zamiast 18,25 kg');
  await expect(question).toContainText(`${another.number} zamiast ${mine.number}`);
  await question.getByRole('button', { name: 'Zapisz' }).click();
  await expect(notices(page)).toContainText('Bagaż został zaktualizowany');
  await expect(row).toContainText('20,50 kg');
  await expect(row, 'the focus goes back to the row').toBeFocused();

  await page.getByRole('button', { name: 'USUŃ: Walizka' }).click();
  await page
    .getByRole('alertdialog', { name: 'Potwierdź usunięcie' })
    .getByRole('button', { name: 'Tak, usuń' })
    .click();
  await expect(page.getByText('Brak bagaży')).toBeVisible();
  await notices(page).getByRole('button', { name: 'Cofnij' }).click();
  await expect(row).toContainText('20,50 kg');
});

test('five pieces stand on a page', async ({ page, site }) => {
  const owner = await newOwner(page, site);
  const { id: flight } = await seedDeparture(site, 30);
  await site.query(
    `insert into luggage (type, size, weight, users_id, flights_id)
     select 'Torba ' || n, 'mała', 5, u.id, $1 from generate_series(1, 6) n, users u where u.email = $2`,
    [flight, owner],
  );
  await page.goto(bags);
  await expect(page.getByRole('button', { name: /^EDYTUJ/ })).toHaveCount(5);
  await page.getByRole('link', { name: 'Strona 2' }).click();
  await expect(page.getByRole('button', { name: /^EDYTUJ/ })).toHaveCount(1);
  await page.getByRole('button', { name: /^USUŃ/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tak, usuń' }).click();
  await expect(page.getByRole('button', { name: /^EDYTUJ/ })).toHaveCount(5);
});
