import { homeAirport } from '../../src/airport/identity.ts';
import { addDays, formatDay, today } from '../../src/domain/language/days.ts';
import { expect, test } from '../support/journey.ts';
import { opensAs } from './account-steps.ts';
import { expectNotice } from './notices.ts';
import { freshNumber, inHours, list, newFlight, only, row } from './timetable-steps.ts';

test.beforeEach(async ({ page }) => {
  await opensAs(page, 'atc', list);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('a flight that somebody has deleted is said to be gone, in its row and in its form', async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/404/);
  const id = await newFlight(page, site);
  await page.goto(only(id));
  const next = row(page).getByRole('button', { name: `Lot ${id}: ustaw Oczekujący` });
  await expect(next).toBeVisible();
  await site.query('delete from flights where id = $1', [id]);
  await next.click();
  await expectNotice(page, 'Nie znaleziono: Lot');
  await expect(row(page)).toHaveCount(0);

  const other = await newFlight(page, site);
  await page.goto(`${list}/${encodeURIComponent(other)}/edytuj`);
  await page.getByLabel('Linia lotnicza').fill('Inne Linie');
  await site.query('delete from flights where id = $1', [other]);
  await page.keyboard.press('Control+s');
  await expectNotice(page, 'Nie znaleziono: Lot');
  await expect(page.getByLabel('Linia lotnicza')).toHaveValue('Inne Linie');
});

test('two days of one number have buttons that readers can tell apart', async ({ page, site }) => {
  const id = await newFlight(page, site);
  const later = { departure: inHours(30), arrival: inHours(32) };
  await newFlight(page, site, { id, ...later });
  await page.goto(`${only(id)}&od=wszystkie`);
  await expect(row(page)).toHaveCount(2);
  const [begun, next] = [/^(EDYTUJ|WIĘCEJ|OPÓŹNIENIE|POWIEL|USUŃ|Status): ZZ/, /^Lot ZZ.+ ustaw Oczekujący/];
  for (const [name, many] of [
    [begun, 12],
    [/^Bramka lotu ZZ/, 2],
    [next, 2],
  ] as const) {
    const actions = row(page).getByRole('link', { name }).or(row(page).getByRole('button', { name }));
    const labels = await actions.evaluateAll((all) => all.map((it) => it.getAttribute('aria-label')));
    expect(new Set(labels).size, labels.join()).toBe(many);
  }
});

test('a flight is added when its dates are dates and its airplane is known', async ({ page, site }) => {
  const [plane] = await site.query<{ serial_no: string }>('select serial_no from airplanes order by 1 limit 1');
  await page.goto(`${list}?dodaj=flights`);
  const form = page.getByRole('form', { name: 'Dodaj lot' });
  await form.getByRole('button', { name: 'Dodaj', exact: true }).click();
  await expect(form.getByText('Niepoprawna data i godzina odlotu').first()).toBeVisible();
  await expect(form.getByText('Niepoprawna data i godzina przylotu').first()).toBeVisible();

  // Spelled as people spell it
  const number = `zz${freshNumber()}`;
  const day = addDays(today(), 20);
  for (const [label, value] of [
    ['Numer lotu', number],
    ['Linia lotnicza', 'Próbne Linie'],
    ['Skąd', homeAirport],
    ['Cel', 'Oslo'],
    ['Odlot', formatDay(day)],
    ['Odlot: godzina', '1200'],
    ['Przylot', formatDay(day)],
    ['Przylot: godzina', '14:00'],
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByLabel('Nr samolotu', { exact: true }).fill(plane?.serial_no ?? '');
  await page
    .getByRole('option', { name: new RegExp(plane?.serial_no ?? '') })
    .first()
    .click();
  await form.getByRole('button', { name: 'Dodaj', exact: true }).click();
  await expect(form.getByText('Podaj miasto i kod w nawiasie').first()).toBeVisible();
  await form.getByLabel('Cel', { exact: true }).fill('Oslo (OSL)');
  await form.getByRole('button', { name: 'Dodaj', exact: true }).click();
  await expectNotice(page, 'Lot został dodany');
  const added = await site.query("select 1 from flights where upper(replace(number, ' ', '')) = upper($1)", [number]);
  expect(added).toHaveLength(1);
});
