import type { Page } from '@playwright/test';
import { homeAirport } from '../../src/airport/identity.ts';
import { addDays, formatTime, today } from '../../src/domain/language/days.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { opensAs } from './account-steps.ts';
import { expectNotice } from './notices.ts';
import { freshNumber, list, newFlight, only, row, stored } from './timetable-steps.ts';

/** Forty minutes late, and why: what is left once the dialog has been opened by one press. */
async function fortyLate(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Opóźnienie: / });
  await dialog.getByRole('button', { name: '+40 min' }).click();
  await dialog.getByRole('button', { name: /Samolot przyleciał za późno/ }).click();
  await expect(dialog.getByText('40 z 40 min wyjaśnione')).toBeVisible();
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expectNotice(page, 'Zapisano opóźnienie');
  await expect(dialog).toBeHidden();
}

test('40 minutes late with a reason: four presses from the list', async ({ page, site }) => {
  await opensAs(page, 'atc', list);
  const id = await newFlight(page, site);
  await page.goto(only(id));
  await row(page)
    .getByRole('button', { name: /^OPÓŹNIENIE/ })
    .click();
  await fortyLate(page);
  expect(await stored(site, id)).toMatchObject({ status: 'DELAYED' });
  await expect(row(page).getByText('Opóźniony')).toBeVisible();
  const told = await site.query('select code, minutes from flight_delays where flight_id = $1', [id]);
  expect(told).toEqual([{ code: '93', minutes: 40 }]);
});

test('on the page of a flight a delay is said by keys alone, with words for passengers', async ({ page, site }) => {
  await opensAs(page, 'atc', list);
  const id = await newFlight(page, site);
  await page.goto(`/zarzadzanie/plan-dnia/${encodeURIComponent(id)}`);
  await page.getByRole('button', { name: 'Zmień opóźnienie' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Opóźnienie: / });
  await dialog.getByRole('button', { name: '+20 min' }).press('Space');
  await dialog.getByRole('searchbox').fill('taśmociąg');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Słowa dla pasażerów').fill('Dłuższa obsługa samolotu.');
  await expect(dialog.getByText(/^Pasażer po zapisaniu/)).toContainText('Dłuższa obsługa samolotu.');
  await page.setViewportSize({ width: 360, height: 640 });
  await dialog.getByRole('searchbox').scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('button', { name: 'Zapisz' }), 'wherever one is in the form').toBeInViewport({
    ratio: 1,
  });
  await expectAccessible(page);
  await dialog.getByLabel('Słowa dla pasażerów').focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const panel = page.getByRole('region', { name: 'Opóźnienie: 20 min' });
  await expect(panel.getByText('20 z 20 min wyjaśnione')).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveText(/^33Sprzęt załadunkowy.*20 min$/);
  await expect(panel.getByText('Pasażer czyta: „Dłuższa obsługa samolotu.”')).toBeVisible();
});

test('a late inbound aircraft tells staff why, and one press tells passengers', async ({ page, site }) => {
  await opensAs(page, 'atc', list);
  const serial = `ROT-${freshNumber()}`;
  await site.query("insert into airplanes values ($1, 'ATR 72', 'ATR', 2015, 70, 5000, 2500, 4, 2000)", [serial]);
  const day = addDays(today(), 150);
  const at = (time: string) => `${day}T${time}:00.000Z`;
  const plane = { airplane_serial_no: serial };
  const id = await newFlight(page, site, { ...plane, departure: at('12:10'), arrival: at('13:10') });
  const inbound = { is_departure: false, origin: 'Oslo (OSL)', destination: homeAirport, estimated: at('12:30') };
  await newFlight(page, site, { ...plane, ...inbound, departure: at('10:30'), arrival: at('11:30') });
  await page.goto(`/zarzadzanie/plan-dnia/${encodeURIComponent(id)}`);
  const panel = page.getByRole('region', { name: /^Samolot dziś/ });
  const [comes, leaves] = [at('12:30'), at('12:55')].map((it) => formatTime(it));
  await expect(panel).toContainText(`przylot ${comes} + 25 min obsługi = ${leaves}. Prognozę widzi tylko obsługa.`);
  const told = async () => (await page.request.get(`/api/flights/${encodeURIComponent(id)}`)).text();
  expect(await told()).not.toContain(at('12:55'));
  const press = `Podaj ${leaves} pasażerom`;
  const view = page.getByRole('region', { name: 'Co widzi pasażer' });
  await expect(view.getByRole('term')).toHaveText(['teraz', 'po „Odprawa otwarta”', `po „${press}”`]);
  await expect(view.getByRole('definition').last()).toContainText(`Opóźniony o 45 min Odlot${leaves}`);
  await expectAccessible(page);
  await panel.getByRole('button', { name: press }).click();
  await expectNotice(page, 'Zapisano opóźnienie');
  await expect(panel.getByText('Dlaczego się opóźni.')).toBeHidden();
  expect(await told()).toContain(at('12:55'));
  expect(await site.query('select code, minutes from flight_delays where flight_id = $1', [id])).toEqual([
    { code: '93', minutes: 45 },
  ]);
});
