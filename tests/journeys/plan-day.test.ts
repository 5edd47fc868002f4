import type { CDPSession, Page } from '@playwright/test';
import { addDays, formatDay, today } from '../../src/domain/language/days.ts';
import { expect, type Site, test } from '../support/journey.ts';
import { opensAs } from './account-steps.ts';
import { newFlight } from './timetable-steps.ts';

/** Days of their own, on which nothing else flies, nor the same journey when it is repeated. */
const dayIn = (days: number) => addDays(today(), days + 10 * test.info().repeatEachIndex);
/** As whoever assigns gates, the plan of a day with one flight, that air traffic control wrote. */
async function openPlan(page: Page, site: Site, day: string, changes: Record<string, unknown> = {}): Promise<void> {
  const plan = `/zarzadzanie/plan-dnia?dzien=${day}`;
  await opensAs(page, 'atc', plan);
  await newFlight(page, site, { departure: `${day}T11:00:00.000Z`, arrival: `${day}T13:00:00.000Z`, ...changes });
  // The page of one must not ask while the other signs in
  await page.goto('about:blank');
  await opensAs(page, 'airport_staff', plan);
}

test('with keys alone a flight gets a gate, and a gate is closed and opened again', async ({ page, site }) => {
  const day = dayIn(130);
  await openPlan(page, site, day);
  await page.getByRole('gridcell', { name: /^Bez bramki/ }).focus();
  await page.keyboard.press('g');
  const dialog = page.getByRole('dialog', { name: /^Bramka: / });
  await dialog.getByRole('radio', { name: /^A3/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: /^Bramka A3, / })).toBeVisible();
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

test('carried by keys a flight says at each gate whether it fits, is put down, and taken back', async ({
  page,
  site,
}) => {
  const day = dayIn(132);
  const [gate] = await site.query<{ id: number }>(`select id from gates where name = 'A1'`);
  await openPlan(page, site, day, { Gates_id: gate?.id });
  const at = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^Bramka ${name}, `) });
  const said = page.getByRole('region', { name: 'Loty dnia' }).getByRole('status');
  await at('A1').focus();
  await page.keyboard.press('m');
  await expect(said).toContainText('podniesiony');
  await page.keyboard.press('ArrowDown');
  await expect(said).toContainText('Bramka A2: pasuje');
  await page.keyboard.press('Escape');
  await expect(said).toBeEmpty();
  await expect(at('A1')).toBeVisible();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(at('A2')).toBeVisible();
  await page.getByRole('button', { name: 'Cofnij' }).press('Enter');
  await expect(at('A1')).toBeVisible();
});

test('dragged by mouse a flight stands at the gate where it was let go of', async ({ page, site }) => {
  const day = dayIn(133);
  const [gate] = await site.query<{ id: number }>(`select id from gates where name = 'A1'`);
  await openPlan(page, site, day, { Gates_id: gate?.id });
  const bar = page.getByRole('gridcell', { name: /^Bramka A1, / });
  await bar.scrollIntoViewIfNeeded();
  const to = await page.getByRole('rowheader', { name: /^A3/ }).boundingBox();
  const from = await bar.boundingBox();
  if (!to || !from) throw new Error('Nothing is drawn');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, to.y + 10, { steps: 4 });
  await expect(page.getByRole('status').filter({ hasText: 'Bramka A3: pasuje' })).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('gridcell', { name: /^Bramka A3, / })).toBeVisible();
});

test('two hours without a gate are two presses on the chart, and none of it is painted as wrong', async ({
  page,
  site,
}) => {
  const day = dayIn(134);
  const [gate] = await site.query<{ id: number }>(`select id from gates where name = 'A1'`);
  await openPlan(page, site, day, { Gates_id: gate?.id });
  await page.getByRole('gridcell', { name: /^Bramka A1, / }).focus();
  await page.keyboard.press('z');
  const form = page.getByRole('form', { name: 'Dodaj zamknięcie bramki' });
  await form.getByLabel('Powód').fill('sprzątanie');
  await page.keyboard.press('Enter');
  const matters = page.getByRole('region', { name: /^Do rozwiązania 1/ });
  await expect(matters).toContainText('zamknięta do');
  await expect(form).toBeHidden();
  await matters.getByRole('button', { name: /^Na / }).click();
  await expect(page.getByRole('region', { name: /^Do rozwiązania 0/ })).toBeVisible();

  await page.getByRole('button', { name: 'Zamknij bramkę' }).click();
  const gateBox = form.getByRole('combobox', { name: 'Bramka' });
  await gateBox.fill('A2');
  await form.getByRole('option', { name: 'A2' }).click();
  await form.getByLabel('Od', { exact: true }).fill(formatDay(day));
  await form.getByLabel('Od: godzina').fill('6:00');
  // Without an end it would be closed on the days of all others
  await form.getByLabel('Do', { exact: true }).fill(formatDay(day));
  await form.getByLabel('Do: godzina').fill('8:00');
  await form.getByLabel('Powód').fill('kontrola');
  await form.getByRole('button', { name: 'Dodaj' }).click();
  await expect(page.getByText('Bramka została zamknięta').last()).toBeVisible();
  await expect(gateBox).toHaveValue('');
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
});

const cutNumbers = (page: Page) =>
  page.getByRole('gridcell').evaluateAll((bars) =>
    bars.flatMap((bar) => {
      const number = bar.querySelector('b');
      const [text, box] = [number?.getBoundingClientRect(), bar.getBoundingClientRect()];
      const isCut = number && text && (text.right > box.right || text.bottom > box.bottom);
      return isCut ? [number.textContent] : [];
    }),
  );

test('the plan of a day fits one sheet, lying, and a flight of it one that stands', async ({ page, site }) => {
  const [gate] = await site.query<{ id: number }>(`select id from gates where name = 'A1'`);
  await openPlan(page, site, dayIn(131), { Gates_id: gate?.id });
  const bar = page.getByRole('gridcell', { name: /^Bramka A1, / });
  await expect(bar).toBeVisible();
  // On a screen the whole day has the page's width, and no number is cut
  await page.getByRole('radio', { name: 'Doba' }).click();
  await expect(page.getByRole('radio', { name: 'Doba' })).toBeChecked();
  expect(await cutNumbers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Zamknij bramkę' }).click();
  const form = page.getByRole('form', { name: 'Dodaj zamknięcie bramki' });
  await expect(form).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeVisible();
  expect(await cutNumbers(page)).toEqual([]);
  for (const pressed of [form, page.getByRole('button', { name: 'Zamknij bramkę' })])
    await expect(pressed).toBeHidden();
  const sheets = async () => (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(await sheets()).toHaveLength(1);
  await page.emulateMedia({ media: null });
  await page.locator('[data-opens]').click();
  await expect(page.getByRole('region', { name: 'Kroki' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Godziny' }).getByRole('table')).toBeVisible();
  expect(await sheets()).toHaveLength(1);
});

test('on a phone the day is a list of flights with the same acts', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const day = dayIn(135);
  await openPlan(page, site, day);
  await page.getByRole('button', { name: /^Bramka –, zmień/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Bramka: / });
  await dialog.getByRole('radio', { name: /^A3/ }).check();
  await dialog.getByRole('button', { name: 'Przenieś na A3' }).click();
  await expect(page.getByRole('button', { name: /^Bramka A3, zmień/ })).toBeVisible();
});

/** A finger that comes down, goes on to the next points and is lifted; `at`: what is so before it goes on. */
async function finger(client: CDPSession, points: readonly { x: number; y: number; at: () => Promise<void> }[]) {
  for (const [index, { x, y, at }] of points.entries()) {
    const type = index === 0 ? 'touchStart' : 'touchMove';
    await client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
    await at();
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a finger held still lifts a flight: it is drawn to a gate, or put down by a tap', async ({ browser, site }) => {
  const context = await browser.newContext({
    baseURL: site.url,
    hasTouch: true,
    viewport: { width: 1024, height: 1000 },
  });
  const page = await context.newPage();
  const [gate] = await site.query<{ id: number }>(`select id from gates where name = 'A1'`);
  await openPlan(page, site, dayIn(136), { Gates_id: gate?.id });
  const client = await context.newCDPSession(page);
  const said = page.getByRole('region', { name: 'Loty dnia' }).getByRole('status');
  const isSaid = (words: string) => () => expect(said).toContainText(words);
  const barAt = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^Bramka ${name}, `) });
  const middleOf = async (name: string) => {
    const box = await barAt(name).boundingBox();
    if (!box) throw new Error('Nothing is drawn');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const laneOf = async (name: string, x: number) => {
    const box = await page.getByRole('rowheader', { name: new RegExp(`^${name}`) }).boundingBox();
    if (!box) throw new Error('Nothing is drawn');
    return { x, y: box.y + box.height / 2 };
  };
  await barAt('A1').scrollIntoViewIfNeeded();
  const start = await middleOf('A1');
  await finger(client, [
    { ...start, at: isSaid('podniesiony') },
    { ...(await laneOf('A2', start.x)), at: isSaid('Bramka A2: pasuje') },
    { ...(await laneOf('A3', start.x)), at: isSaid('Bramka A3: pasuje') },
  ]);
  await expect(barAt('A3')).toBeVisible();
  await expect(said).toBeEmpty();

  await finger(client, [{ ...(await middleOf('A3')), at: isSaid('podniesiony') }]);
  await isSaid('podniesiony')();
  const lane = await laneOf('A2', start.x);
  await page.touchscreen.tap(lane.x, lane.y);
  await expect(barAt('A2')).toBeVisible();
  await context.close();
});

test('what is told after a move covers no control that the focus comes to', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  const [gate] = await site.query<{ id: number }>(`select id from gates where name = 'A1'`);
  await openPlan(page, site, dayIn(137), { Gates_id: gate?.id });
  await page.getByRole('gridcell', { name: /^Bramka A1, / }).focus();
  for (const key of ['m', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('gridcell', { name: /^Bramka A2, / })).toBeFocused();
  const undo = page.getByRole('button', { name: 'Cofnij' });
  await expect(undo).toBeVisible();
  const covered = () =>
    page.evaluate(() => {
      const told = document.querySelector('[aria-label=Powiadomienia]')?.getBoundingClientRect();
      const at = document.activeElement?.getBoundingClientRect();
      if (!told || !at) return 'nothing is told';
      const isBeside = at.right <= told.left || at.bottom <= told.top || at.top >= told.bottom;
      return isBeside ? '' : document.activeElement?.textContent;
    });
  // At the right end of the window, where it is told
  for (const link of await page.getByRole('region', { name: 'Loty dnia' }).getByRole('link').all()) {
    await page.evaluate(() => scrollTo(0, 0));
    await link.focus();
    await expect.poll(covered).toBe('');
  }
});
