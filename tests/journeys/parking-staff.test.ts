import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { parkingLevel, spacesOf } from '../../src/domain/booking/parking.ts';
import { addDays, type Day, formatDay, today } from '../../src/domain/language/days.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, type Site, test } from '../support/journey.ts';
import { opensAs } from './account-steps.ts';
import { expectNotice } from './notices.ts';

const office = '/zarzadzanie';

const worker = Number(process.env.TEST_WORKER_INDEX ?? 0);
// Each repeat of a run is another worker: 25 of them have places of their own
let used = 20 * worker;
/**
 * Five days of a space for one reservation alone: far from the demo's, in the middle of level A, since others
 * take the first that are free, and guests of other journeys the last. No plate is a part of another.
 */
function nextPlace(): { since: Day; space: number; plate: string } {
  const turn = used++;
  const space = 24 - (Math.floor(turn / 50) % 10);
  return { since: addDays(today(), 100 + 5 * (turn % 50)), space, plate: `S${String(turn).padStart(4, '0')}` };
}

/** A reservation of two days that a guest paid 100 zł for. */
async function paid(site: Site): Promise<{ id: number; order: string; since: Day; plate: string }> {
  const order = randomBytes(16).toString('hex');
  const { since, space, plate } = nextPlace();
  const stay = [`${since} 00:00 Europe/Warsaw`, `${addDays(since, 1)} 00:00 Europe/Warsaw`];
  await site.query(
    `insert into orders (id, kind, state, amount, since, until, expires_at, parking_level, space_id, license_plate,
                         first_name, last_name, email, phone, terms, session_hash, ip)
     values ($1, 'parking', 'CONFIRMED', 10000, $2, $3, now(), 'A', $4, $5,
             'Żaneta', 'Łęcka', 'zaneta@example.com', '600 700 800', true, 'x', 'x')`,
    [order, ...stay, space, plate],
  );
  await site.query(
    `insert into payments (order_id, intent_id, amount, state) values ($1, 'pi_' || $1, 10000, 'PAID')`,
    [order],
  );
  const [row] = await site.query<{ id: number }>(
    `insert into parking (parking_level, space_id, license_plate, since, until, status, order_id)
     values ('A', $4, $5, $1, $2, 'RESERVED', $3) returning id`,
    [...stay, order, space, plate],
  );
  return { id: row?.id ?? 0, order, since, plate };
}
const moneyOf = async (site: Site, order: string) => {
  const [row] = await site.query('select amount, paid_left(id) as paid from orders where id = $1', [order]);
  return row;
};
const until = (page: Page) => page.getByLabel('Do', { exact: true });
/** Says that so much goes back, and presses the button that says it. */
async function givesBack(page: Page, amount: string): Promise<void> {
  await page.getByLabel(new RegExp(`^Zwróć ${amount}.zł na.kartę$`)).check();
  await page.getByRole('button', { name: new RegExp(`^(Zapisz|Anuluj) i.zwróć ${amount}.zł`) }).click();
  const told = `^Rezerwacja parkingu została zaktualizowana. Żaneta Łęcka dostanie ${amount}.zł na.kartę$`;
  await expectNotice(page, new RegExp(told));
}

test('who made a paid reservation and what they paid stands above its form', async ({ page, site }) => {
  const { id, order } = await paid(site);
  await opensAs(page, 'parking_staff', `${office}/edit-parking/${id}`);
  const booked = page.getByRole('region', { name: 'Kto rezerwował' });
  const [{ order_number } = {}] = await site.query('select order_number from orders where id = $1', [order]);
  for (const words of ['Żaneta Łęcka gość, bez konta', 'zaneta@example.com', '600 700 800', String(order_number)])
    await expect(booked.getByText(words)).toBeVisible();
  await expect(booked.getByText(/^100,00.zł$/)).toHaveCount(2);
  await expectAccessible(page);
});

test('dearer days ask nothing, cheaper ones are refunded if staff say so', async ({ page, site }) => {
  const { id, order, since } = await paid(site);
  const change = async (day: string) => {
    await page.goto(`${office}/edit-parking/${id}`);
    await until(page).fill(day);
  };
  await opensAs(page, 'parking_staff', `${office}/edit-parking/${id}`);
  await change(addDays(since, 2));
  const difference = (title: string) => page.getByRole('group', { name: title });
  await expect(difference('Rezerwacja drożeje')).toContainText(/Było 100,00.zł, będzie 150,00.zł/);
  await expect(difference('Rezerwacja drożeje')).toContainText('Bez tego zmiana jest dla klienta bezpłatna');
  await page.keyboard.press('Control+s');
  await expectNotice(page, 'Rezerwacja parkingu została zaktualizowana');
  expect(await moneyOf(site, order)).toEqual({ amount: 15_000, paid: 10_000 });

  // Nothing was paid, so nothing goes back
  await change(addDays(since, 1));
  await expect(difference('Rezerwacja tanieje')).toContainText('Nie ma czego zwrócić');
  await change(since);
  await difference('Rezerwacja tanieje').getByLabel('Nie zwracaj pieniędzy').check();
  await difference('Rezerwacja tanieje').getByLabel('Powód').fill('Taryfa bez zwrotu');
  await page.keyboard.press('Control+s');
  await expectNotice(page, 'Rezerwacja parkingu została zaktualizowana');
  expect(await moneyOf(site, order)).toEqual({ amount: 5000, paid: 10_000 });

  await change(addDays(since, 1));
  await page.keyboard.press('Control+s');
  await expectNotice(page, 'Rezerwacja parkingu została zaktualizowana');
  await change(since);
  await expect(page.getByText(/^Najpierw wybierz, co zrobić z kwotą 50,00.zł$/)).toBeVisible();
  await expectAccessible(page);
  await givesBack(page, '50,00');
  expect(await moneyOf(site, order)).toEqual({ amount: 5000, paid: 5000 });
});

test('a refunded reservation cannot be reserved again', async ({ page, site }) => {
  const { id } = await paid(site);
  await opensAs(page, 'parking_staff', `${office}/edit-parking/${id}`);
  await page.getByLabel('Status').selectOption('CANCELLED');
  await expect(page.getByRole('group', { name: 'Anulujesz opłaconą rezerwację' })).toBeVisible();
  await page.getByLabel('Powód').fill('Remont poziomu A');
  await givesBack(page, '100,00');
  await page.goto(`${office}/edit-parking/${id}`);
  await expect(page.getByLabel('Status')).toBeDisabled();
  await expect(page.getByText('Zwrócono pieniądze, więc tej rezerwacji nie można przywrócić')).toBeVisible();
});

test('in the list a status is one press, but money is decided in the form', async ({ page, site }) => {
  const { since, space, plate } = nextPlace();
  const stay = [`${since} 00:00 Europe/Warsaw`, `${since} 00:00 Europe/Warsaw`];
  const [own] = await site.query<{ id: number }>(
    `insert into parking (parking_level, space_id, license_plate, since, until, status)
     values ('A', $4, $3, $1, $2, 'RESERVED') returning id`,
    [...stay, plate, space],
  );
  await opensAs(page, 'parking_staff', `${office}/parking?search=${plate}`);
  const row = page.getByRole('row').filter({ hasText: plate });
  const status = row.getByRole('button', { name: /^Status: / });
  await status.press('Enter');
  await page.getByRole('menuitemradio', { name: 'W toku' }).press('Enter');
  await expectNotice(page, /^Rezerwacja parkingu została zaktualizowana: .*, W toku$/);
  await expect(status).toContainText('W toku');
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(status).toContainText('Zarezerwowano');
  expect(await site.query('select status from parking where id = $1', [own?.id])).toEqual([{ status: 'RESERVED' }]);

  const { id, order } = await paid(site);
  const [{ number } = {}] = await site.query('select order_number as number from orders where id = $1', [order]);
  const list = `${office}/parking?order_number=${number}`;
  await page.goto(list);
  await page.getByRole('button', { name: /^Status: S/ }).click();
  await page.getByRole('menuitemradio', { name: 'Anulowano…' }).click();
  await expect(page).toHaveURL(`${office}/edit-parking/${id}`);
  await expect(page.getByLabel('Status')).toHaveValue('CANCELLED');
  await expect(page.getByText('1 niezapisana zmiana')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Usuń' })).toBeDisabled();
});

/** Somebody pays for a reservation just now. */
async function newHold(site: Site) {
  const booked = await paid(site);
  await site.query(`update orders set state = 'HELD', expires_at = now() + interval '14 minutes' where id = $1`, [
    booked.order,
  ]);
  await site.query(`update parking set status = 'PENDING' where id = $1`, [booked.id]);
  const [{ number } = {}] = await site.query('select order_number as number from orders where id = $1', [booked.order]);
  return { ...booked, number: String(number) };
}

test('what somebody is paying for stays theirs, in list and form, and both say why', async ({ page, site }) => {
  const { id, number } = await newHold(site);
  await opensAs(page, 'parking_staff', `${office}/parking?order_number=${number}`);
  await page.getByRole('button', { name: /^Status: S/ }).click();
  const why = 'Ktoś właśnie płaci za tę rezerwację. Możesz ją tylko zwolnić: ustaw status „Anulowano”.';
  const menu = page.getByRole('menu', { name: /^Zmień status: S/ });
  await expect(menu.getByText(why)).toBeVisible();
  await expect(menu.getByRole('menuitemradio')).toHaveText(['Anulowano…']);
  await page.goto(`${office}/edit-parking/${id}`);
  for (const label of ['Od', 'Do', 'Poziom', 'Miejsce', 'Numer rejestracyjny'])
    await expect(page.getByLabel(label, { exact: true })).not.toBeEditable();
  await expect(page.getByText(why).first()).toBeVisible();
  await expect(page.getByLabel('Status')).toBeEnabled();
});

test('a free space of a level is reserved from the picture, and found by a part of its plate', async ({ page }) => {
  const { since: day, space: own } = nextPlace();
  const space = own + parkingLevel.A.last;
  const plate = `ZK${1000 + used}Q`;
  await opensAs(page, 'parking_staff', `${office}/parking`);
  const level = page.getByRole('region', { name: 'Stan na dzień' });
  await level.getByLabel('Dzień', { exact: true }).fill(day);
  await page.keyboard.press('Enter');
  await level.getByRole('radio', { name: 'Poziom B' }).check();
  await expect(level.getByRole('radio', { name: `wszystkie ${spacesOf('B').length}` })).toBeVisible();
  await level.getByRole('button', { name: new RegExp(`^Miejsce\\s+${space - 1}\\s+wolne`) }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Dodaj rezerwację parkingu' });
  await expect(form.getByLabel('Miejsce', { exact: true })).toHaveValue(String(space));
  await expect(form.getByLabel('Od', { exact: true })).toHaveValue(formatDay(day));
  await form.getByLabel('Numer rejestracyjny').fill(`zk ${1000 + used}-q`);
  await form.getByRole('button', { name: 'Dodaj' }).click();
  await expectNotice(page, 'Rezerwacja parkingu została dodana');
  const bay = level.getByRole('button', { name: new RegExp(`^Miejsce\\s+${space}\\s+.*${plate}.*Zarezerwowano`) });
  await expect(bay).toBeVisible();

  // Carried two spaces on with a mouse, and taken back
  const other = level.getByRole('button', { name: new RegExp(`^Miejsce\\s+${space + 2}\\s`) });
  await bay.hover();
  await page.mouse.down();
  await other.hover();
  await expect(other).toHaveAccessibleName(/pasuje/);
  await page.mouse.up();
  await expectNotice(page, new RegExp(`${plate}, stoi na B ${space + 2}, było B ${space}$`));
  await expect(other).toHaveAccessibleName(new RegExp(plate));
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(bay).toBeVisible();

  // And by keys: M lifts it, an arrow carries it, Enter puts it down; D goes to the day
  const next = level.getByRole('button', { name: new RegExp(`^Miejsce\\s+${space + 1}\\s`) });
  await bay.focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await expect(next).toHaveAccessibleName(/pasuje/);
  await page.keyboard.press('Enter');
  await expectNotice(page, new RegExp(`${plate}, stoi na B ${space + 1}, było B ${space}$`));
  await expect(next).toHaveAccessibleName(new RegExp(plate));
  await next.focus();
  await page.keyboard.press('d');
  await expect(level.getByLabel('Dzień', { exact: true })).toBeFocused();

  await page.getByRole('searchbox', { name: /numer rejestracyjny/ }).fill(`k ${1000 + used}`);
  await expect(page.getByRole('row').filter({ hasText: plate })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'GSL' })).toHaveCount(0);
});

test('thirty days of occupancy have a table that leads to each day; the section is accessible', async ({ page }) => {
  await opensAs(page, 'parking_staff', `${office}/parking`);
  await page.getByText('Pokaż jako tabelę').click();
  const table = page.getByRole('table', { name: 'Zajętość parkingu, dzień po dniu' });
  // With the one of headings
  await expect(table.getByRole('row')).toHaveCount(30 + 1);
  await table.getByRole('button').nth(2).click();
  await expect(table.locator('[aria-current=date]')).toHaveCount(1);
  await expect(
    page.getByRole('region', { name: 'Stan na dzień' }).getByRole('radiogroup', { name: 'Poziom' }),
  ).toBeVisible();
  await expectAccessible(page);
});
