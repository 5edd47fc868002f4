import type { Page } from '@playwright/test';
import { addDays, formatDay, today } from '../../src/domain/language/days.ts';
import { expect, type Site, test } from '../support/journey.ts';
import { opensAs } from './account-steps.ts';
import { newFlight } from './timetable-steps.ts';

/** Days of their own, on which nothing else flies. */
const dayIn = (days: number) => addDays(today(), days);
/** As whoever assigns gates, the plan of a day with one flight, that air traffic control wrote. */
async function openPlan(page: Page, site: Site, day: string, changes: Record<string, unknown> = {}): Promise<void> {
  const plan = `/zarzadzanie/plan-dnia?dzien=${day}`;
  await opensAs(page, 'atc', plan);
  await newFlight(page, site, { departure: `${day}T11:00:00.000Z`, arrival: `${day}T13:00:00.000Z`, ...changes });
  await opensAs(page, 'airport_staff', plan);
}

test('with keys alone a flight gets a gate, and a gate is closed and opened again', async ({ page, site }) => {
  const day = dayIn(130);
  await openPlan(page, site, day);
  await page.getByRole('button', { name: /^Bramka –, zmień/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Bramka: / });
  await dialog.getByRole('radio', { name: /^A3/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Bramka A3, zmień/ })).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Zamknij bramkę' }).press('Enter');
  const form = page.getByRole('form', { name: 'Dodaj zamknięcie bramki' });
  await form.getByLabel('Powód').fill('kontrola drzwi');
  await page.keyboard.press('Enter');
  // What is missing is told at its field, and nothing typed is lost
  const gate = form.getByRole('combobox', { name: 'Bramka' });
  await expect(gate).toHaveAttribute('aria-invalid', 'true');
  await expect(gate).toBeFocused();
  await page.keyboard.type('A2');
  await form.getByRole('option', { name: 'A2' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await form.getByLabel('Od', { exact: true }).fill('31.02.2031');
  await form.getByLabel('Od: godzina').fill('25:61');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Od', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Od: godzina')).toHaveValue('25:61');
  await form.getByLabel('Od', { exact: true }).fill(formatDay(day));
  await form.getByLabel('Od: godzina').fill('6:00');
  await page.keyboard.press('Enter');
  const closed = page.getByRole('region', { name: /^Zamknięte bramki/ }).getByRole('listitem');
  await expect(closed).toHaveText(/A2 od 06:00 do odwołania, kontrola drzwi/);
  await closed.getByRole('button', { name: 'Otwórz bramkę A2' }).press('Enter');
  await expect(closed).toHaveCount(0);
});

test('on paper the plan of the day says each gate, and nothing that one presses', async ({ page, site }) => {
  const [gate] = await site.query<{ id: number }>(`select id from gates where name = 'A1'`);
  await openPlan(page, site, dayIn(131), { Gates_id: gate?.id });
  const change = page.getByRole('button', { name: /^Bramka A1, zmień/ });
  await expect(change).toBeVisible();
  await page.getByRole('button', { name: 'Zamknij bramkę' }).click();
  const form = page.getByRole('form', { name: 'Dodaj zamknięcie bramki' });
  await expect(form).toBeVisible();
  const said = page.getByRole('region', { name: 'Loty dnia' }).getByText('A1', { exact: true }).last();
  await expect(said).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(said).toBeVisible();
  for (const pressed of [change, form, page.getByRole('button', { name: 'Zamknij bramkę' })])
    await expect(pressed).toBeHidden();
});
