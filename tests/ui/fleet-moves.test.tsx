import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FleetCalendar } from '../../src/admin/sections/pojazd/calendar/FleetCalendar.tsx';
import { airportCode } from '../../src/airport/identity.ts';
import { addDays, formatDay, today, wireDay } from '../../src/domain/language/days.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { OwnCache } from '../support/screen.tsx';

const now = today();
const days = (from: number, to: number) => ({ since: wireDay(addDays(now, from)), until: wireDay(addDays(now, to)) });
const car = (id: number, model: string, price_per_day: number, more: object = {}) => ({
  ...{ id, brand: 'Kia', model, license_plate: `GSL 100${id}A`, price_per_day, active: true, seats: 5 },
  ...{ body: 'ESTATE', transmission_type: 'MANUAL', fuel_type: 'PETROL', ...more },
});
const cars = [car(1, 'Ceed', 100), car(2, 'Rio', 80, { body: 'CITY' }), car(3, 'Soul', 120)];
const paid = {
  order_state: 'CONFIRMED',
  order_number: `${airportCode}-7F3K9Q`,
  order_amount: 30_000,
  order_paid: 30_000,
};
const rental = (id: number, Cars_id: number, from: number, to: number, more: object = {}) => ({
  ...{ id, version: 2, Cars_id, status: 'RENTED', brand: 'Kia', model: 'Ceed', license_plate: `GSL 100${Cars_id}A` },
  ...{ Users_id: null, order_first_name: 'Anna', order_last_name: 'Lis', order_email: 'anna@example.com' },
  ...{ price_per_day: 100, ...days(from, to), ...more },
});
let rentals: ReturnType<typeof rental>[];
let blocks: object[];
let sent: unknown[];
let answer: () => Response;
const onSell = vi.fn();

beforeEach(() => {
  rentals = [rental(7, 1, 1, 3), rental(8, 2, 3, 5)];
  blocks = [{ id: 5, version: 1, Cars_id: 3, reason: 'opony', ...days(8, 9) }];
  sent = [];
  answer = () => Response.json({ data: { id: 7, version: 3 }, message: '' });
  onSell.mockClear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') {
      sent.push(JSON.parse(String(body)));
      return answer();
    }
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    const [since = '', until = '9999'] = ['since', 'until'].map((it) => searchParams.get(it) ?? undefined);
    const inDays = (rows: { since: string; until: string }[]) =>
      rows.filter((it) => it.since.slice(0, 10) <= until && it.until.slice(0, 10) >= since);
    if (pathname.endsWith('/payments'))
      return Response.json({ data: [{ ways: [{ method: 'CARD', amount: paid.order_paid }] }] });
    const one = /cars\/(\d)/.exec(pathname)?.[1];
    const data = one
      ? cars.filter(({ id }) => id === Number(one))
      : pathname.endsWith('cars')
        ? cars
        : inDays(pathname.endsWith('rent') ? rentals : (blocks as never));
    return Response.json({ data, meta: { page: 1, pages: 1, total: data.length } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function draw() {
  await act(async () =>
    render(
      <OwnCache>
        <FleetCalendar href={(id) => `/edit/${id}`} onSell={onSell} onBlock={vi.fn()} />
        <Overlays />
      </OwnCache>,
    ),
  );
  const grid = await screen.findByRole('grid');
  grid.focus();
  return { grid, user: userEvent.setup() };
}
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');
/** Goes to the first car's rental, four days on from the first that is shown. */
const toRental = (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Home}{ArrowRight>4/}');

test('the calendar begins before today, and says what a car is out of use for', async () => {
  const { grid, user } = await draw();
  expect(screen.getByText(new RegExp(formatDay(addDays(now, -3))))).toBeTruthy();
  await user.keyboard('{Home}{ArrowDown>2/}{ArrowRight>11/}');
  expect(said()).toContain('Kia Soul GSL 1003A');
  expect(said()).toContain('wyłączone, opony');
  expect(within(grid).queryByRole('link', { name: /opony/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Włącz auto' })).toBeTruthy();
});

test('F asks which cars are free and T goes back to today, not with Ctrl or in a field', async () => {
  const { user } = await draw();
  const first = () => screen.queryByText(new RegExp(`${formatDay(addDays(now, -3))} –`));
  const asksFrom = screen.getByLabelText('Wolne od');
  await user.click(screen.getByRole('button', { name: 'Później' }));
  await user.keyboard('{Control>}t{/Control}');
  expect(first()).toBeNull();
  await user.keyboard('t');
  expect(first()).not.toBeNull();
  await user.keyboard('{Control>}f{/Control}');
  expect(document.activeElement).not.toBe(asksFrom);
  await user.keyboard('F');
  expect(document.activeElement).toBe(asksFrom);
  await user.click(screen.getByRole('button', { name: 'Później' }));
  asksFrom.focus();
  await user.keyboard('t');
  expect(first()).toBeNull();
});

test('a lifted rental hears of each car if it fits for its whole stay, and Enter puts it down', async () => {
  const { user } = await draw();
  await toRental(user);
  await user.keyboard('m');
  await user.keyboard('{ArrowDown}');
  await vi.waitFor(() => expect(said()).toContain('Kia Rio GSL 1002A: nie pasuje: zajęte'));
  await user.keyboard('{Enter}');
  expect(said()).toContain('Nie pasuje: zajęte');
  expect(sent).toEqual([]);
  await user.keyboard('{ArrowDown}');
  expect(said()).toContain('Kia Soul GSL 1003A: pasuje');
  await user.keyboard('{Enter}');
  expect(sent).toEqual([{ Cars_id: 3, refund: false, amount: 0, version: 2 }]);
  await user.click(await screen.findByRole('button', { name: 'Cofnij' }));
  expect(sent.at(-1)).toEqual({ Cars_id: 1, refund: false, amount: 0, taken_back: true, version: 3 });
});

test('where the price of a paid rental differs, nothing is sent before its money is decided', async () => {
  rentals = [rental(7, 1, 1, 3, paid)];
  const { user } = await draw();
  await toRental(user);
  await user.keyboard('m{ArrowDown}');
  await vi.waitFor(() => expect(said()).toMatch(/Kia Rio GSL 1002A: pasuje, −60,00.zł/));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('group', { name: 'Rezerwacja tanieje' })).toBeTruthy();
  // It stands below the calendar, which may fill the screen
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /^Przenieś na Kia Rio GSL 1002A/ }));
  await user.click(screen.getByRole('button', { name: /^Przenieś na Kia Rio GSL 1002A/ }));
  expect(sent).toEqual([]);
  await user.click(await screen.findByLabelText('Nie zwracaj pieniędzy'));
  await user.type(screen.getByLabelText('Powód'), 'Taryfa bez zwrotu');
  await user.click(screen.getByRole('button', { name: /nie zwracaj 60,00.zł$/ }));
  expect(sent).toEqual([{ Cars_id: 2, version: 2, refund: false, amount: 0, reason: 'Taryfa bez zwrotu' }]);
});

test('a car that somebody took meanwhile is told, and Escape leaves the rental where it was', async () => {
  const { user } = await draw();
  await toRental(user);
  await user.keyboard('m{ArrowDown>2/}');
  await vi.waitFor(() => expect(said()).toContain('Kia Soul GSL 1003A: pasuje'));
  answer = () => Response.json({ message: 'Termin jest już zajęty' }, { status: 409 });
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(said()).toContain('Rezerwacja została przy swoim aucie'));
  await user.keyboard('{Escape}');
  expect(said()).not.toContain('Rezerwacja została');
});

test('what somebody pays for is not lifted', async () => {
  rentals = [rental(7, 1, 1, 3, { order_state: 'HELD', status: 'PENDING' })];
  const { user } = await draw();
  await toRental(user);
  await user.keyboard('m');
  expect(await screen.findByText(/Ktoś właśnie płaci za tę rezerwację/)).toBeTruthy();
  expect(screen.queryByText(/każde mówi, czy pasuje/)).toBeNull();
});

test('free days that are chosen lead to the sale, with their car', async () => {
  rentals = [];
  const { user } = await draw();
  // From three days before today on
  await user.keyboard('{Home}{ArrowRight>4/}{Shift>}{ArrowRight>2/}{/Shift}{Enter}');
  expect(onSell).toHaveBeenCalledWith({ car: 1, since: addDays(now, 1), until: addDays(now, 3) });
});

test('asked-for days leave the free cars, cheapest first, each with the price of the stay', async () => {
  const { grid, user } = await draw();
  const type = async (label: string, day: number) => {
    await user.type(screen.getByLabelText(label), formatDay(addDays(now, day)));
    await user.tab();
  };
  await type('Wolne od', 4);
  await type('do', 6);
  await vi.waitFor(() => expect(said()).toMatch(/2 z 3 wolnych, od 300,00.zł/));
  const offers = within(grid).getAllByRole('button', { name: /zł/ });
  expect(offers.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    expect.stringMatching(/^300,00 zł: ?Kia Ceed GSL 1001A/),
    expect.stringMatching(/^360,00 zł: ?Kia Soul GSL 1003A/),
  ]);
  fireEvent.click(offers[1] as HTMLElement);
  expect(onSell).toHaveBeenCalledWith({ car: 3, since: addDays(now, 4), until: addDays(now, 6) });
  await user.selectOptions(screen.getByLabelText('Klasa'), 'miejskie');
  expect(said()).toContain('żadne takie auto nie jest wolne');
});
