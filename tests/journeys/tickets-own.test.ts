import type { Page } from '@playwright/test';
import { airportCity, airportCode } from '../../src/airport/identity.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { signInAs } from './account-steps.ts';
import { notices } from './notices.ts';
import { seedDeparture, seedSold, statusOf } from './ticket-steps.ts';

const own = '/zarzadzanie/twoje-bilety';
const owner = 'client2';
const passOf = (page: Page, number: string) => page.getByRole('article', { name: new RegExp(`^Bilet ${number},`) });
const otherOf = (page: Page, number: string) => page.getByRole('listitem').filter({ hasText: number });

test.beforeEach(({ page }) => signInAs(page, owner));

test('a pass shows what one asks at the airport, and what changes while one looks', async ({ page, site }) => {
  const { id: flight, number } = await seedDeparture(site, 30);
  const id = await seedSold(site, { flight, seat: '21F', owner });
  await page.clock.install();
  await page.goto(own);
  const pass = passOf(page, number);
  for (const words of ['Wizz Air', '21F', airportCode, 'TRF', 'Oslo-Torp', 'ekonomiczna', 'Zaplanowany', String(id)])
    await expect(pass).toContainText(words);
  await expect(pass.getByRole('img', { name: `Kod QR biletu ${id}` })).toBeVisible();
  await expect(pass).toContainText(/Zwrot 289,00.zł do:/);
  await expectAccessible(page);
  await site.query(
    `update flights set status = 'DELAYED', estimated = departure + interval '45 minutes',
            gates_id = (select min(id) from gates) where id = $1`,
    [flight],
  );
  const [gate] = await site.query<{ name: string }>('select name from gates order by id limit 1');
  // A reading that was on its way when the flight changed is followed by the next
  const becomes = (words: string | RegExp) =>
    expect(async () => {
      await page.clock.fastForward(61_000);
      await expect(pass).toContainText(words, { timeout: 2000 });
    }).toPass();
  await becomes(/Opóźniony do \d\d:\d\d/);
  await expect(pass.locator('del').first()).toContainText('planowo');
  await expect(pass).toContainText(gate?.name ?? '-');
  await expect(notices(page)).toContainText(`${number}: nowa godzina`);
  await site.query(`update flights set status = 'CANCELED' where id = $1`, [flight]);
  await becomes('Ten lot się nie odbędzie');
  await expect(pass).toContainText('Nie do wejścia');
  await expect(pass.getByRole('img', { name: /Kod QR/ })).toBeHidden();
});

test('until 24 hours after the purchase a ticket is given back, after one question', async ({ page, site }) => {
  const { id: flight, number } = await seedDeparture(site, 30);
  const id = await seedSold(site, { flight, seat: '22F', owner, bought: '23 hours 50 minutes' });
  await page.goto(own);
  await page.getByRole('button', { name: `Anuluj bilet: ${number}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Anulować bilet?' });
  await expect(question).toContainText(/Zwrot: 289,00.zł/);
  await question.getByRole('button', { name: 'Zachowaj bilet' }).click();
  expect(await statusOf(site, id)).toBe('PURCHASED');
  await page.getByRole('button', { name: `Anuluj bilet: ${number}` }).click();
  await question.getByRole('button', { name: 'Zwróć bilet' }).click();
  await expect(notices(page)).toContainText('Bilet zwrócony');
  await expect(passOf(page, number)).toBeHidden();
  expect(await statusOf(site, id)).toBe('REFUNDED');
  await page.getByRole('heading', { name: 'Inne bilety' }).click();
  await expect(otherOf(page, number)).toContainText('Zwrócono');
  await expect(otherOf(page, number).locator('time')).toContainText(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d$/);
});

for (const bought of ['24 hours 1 minute', '30 hours'])
  test(`${bought} after the purchase one is asked whether to cancel anyway`, async ({ page, site, quiet }) => {
    quiet.allow(/409/);
    const { id: flight, number } = await seedDeparture(site, 30);
    const id = await seedSold(site, { flight, seat: '23F', owner, bought });
    await page.goto(own);
    const late = page.getByRole('alertdialog', { name: 'Upłynął termin na zwrot' });
    // With the code comes whether it can be given back, by the server's clock: no question is asked in vain
    await expect(passOf(page, number).getByRole('img', { name: /Kod QR/ })).toBeVisible();
    const cancel = () => page.getByRole('button', { name: `Anuluj bilet: ${number}` }).click();
    await cancel();
    await expect(late).toContainText(
      'Nie można zwrócić biletu po 24 godzinach od zakupu. Czy nadal chcesz anulować lot?',
    );
    expect(await statusOf(site, id)).toBe('PURCHASED');
    await late.getByRole('button', { name: 'Zachowaj bilet' }).click();
    await expect(passOf(page, number)).toBeVisible();
    await cancel();
    await late.getByRole('button', { name: 'OK' }).click();
    // What lies behind an open question is told by no reader
    await expect(late).toBeHidden();
    await expect(passOf(page, number)).toBeHidden();
    expect(await statusOf(site, id)).toBe('CANCELLED');
    await page.getByRole('heading', { name: 'Inne bilety' }).click();
    await expect(otherOf(page, number)).toContainText('Anulowano');
  });

test('used and expired tickets are told as such among the others', async ({ page, site }) => {
  const [used, gone] = [await seedDeparture(site, 3), await seedDeparture(site, 4)];
  await seedSold(site, { flight: used.id, seat: '24F', owner, status: 'USED' });
  await seedSold(site, { flight: gone.id, seat: '24F', owner, status: 'EXPIRED' });
  await page.goto(own);
  await page.getByRole('heading', { name: 'Inne bilety' }).click();
  await expect(otherOf(page, used.number)).toContainText('Użyty');
  await expect(otherOf(page, gone.number)).toContainText('Wygasł');
  await expect(page.getByRole('region', { name: 'Dodaj bilet' })).toContainText('skontaktuj się z biurem');
});

test('a pass goes into a calendar, and alone onto paper', async ({ page, site }) => {
  const [one, two] = [await seedDeparture(site, 31), await seedDeparture(site, 32)];
  await seedSold(site, { flight: one.id, seat: '25F', owner });
  await seedSold(site, { flight: two.id, seat: '26F', owner });
  await page.addInitScript(() => Object.assign(globalThis, { print: () => undefined }));
  await page.goto(own);
  const pass = passOf(page, one.number);
  const href = (await pass.getByRole('link', { name: /^Kalendarz/ }).getAttribute('href')) ?? '';
  const calendar = decodeURIComponent(href.slice(href.indexOf(',') + 1));
  expect(calendar).toContain('BEGIN:VEVENT');
  expect(calendar).toContain(`SUMMARY:Lot ${one.number}: ${airportCity} – Oslo-Torp`);
  expect(calendar).toContain('miejsce 25F');
  await pass.getByRole('button', { name: /^Drukuj/ }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(pass).toBeVisible();
  await expect(pass.getByText('Wydruk z')).toBeVisible();
  await expect(passOf(page, two.number)).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Sekcje' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Aktualne bilety' })).toBeHidden();
  // All of it on one sheet: of a PDF each page is an object of this type
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
