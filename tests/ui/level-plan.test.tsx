import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LevelDay } from '../../src/admin/sections/parking/LevelDay.tsx';
import { airportCode } from '../../src/airport/identity.ts';
import { spacesOf } from '../../src/domain/booking/parking.ts';
import { spacesWith } from '../../src/domain/booking/space-facts.ts';
import { addDays, formatDay, today, wireDay } from '../../src/domain/language/days.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { OwnCache } from '../support/screen.tsx';

const now = today();
const days = (from: number, to: number) => ({ since: wireDay(addDays(now, from)), until: wireDay(addDays(now, to)) });
const parked = (id: number, space_id: number, license_plate: string, from: number, to: number, more: object = {}) => ({
  ...{ id, version: 3, parking_level: 'A', space_id, license_plate, status: 'RESERVED', Users_id: null },
  ...{ order_first_name: 'Ewa', order_last_name: 'Nowicka', order_email: 'ewa@example.com', order_phone: '601220184' },
  ...{ order_state: 'CONFIRMED', order_number: `${airportCode}-7F3K9Q`, ...days(from, to), ...more },
});
let rows: ReturnType<typeof parked>[];
let blocks: object[];
let sent: { path: string; body: unknown }[];
let answer: () => Response;

beforeEach(() => {
  rows = [parked(1, 18, 'GSL61XWM', -2, 3, { leave_at: '12:55' }), parked(2, 19, 'GKA48WMH', 2, 4)];
  blocks = [{ id: 9, version: 1, parking_level: 'A', space_id: 20, reason: 'odśnieżanie', ...days(0, 1) }];
  sent = [];
  answer = () => Response.json({ data: { id: 1, version: 4 }, message: '' });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') {
      sent.push({ path, body: JSON.parse(String(body)) });
      return answer();
    }
    const { searchParams } = new URL(path, 'http://localhost');
    const [since, until] = ['since', 'until'].map((it) => searchParams.get(it) ?? '');
    const all: { since: string; until: string }[] = path.includes('space-blocks') ? (blocks as never) : rows;
    const data = all.filter((it) => it.since.slice(0, 10) <= (until ?? '') && it.until.slice(0, 10) >= (since ?? ''));
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
        <LevelDay
          day={now}
          onDay={vi.fn()}
          edit={(id) => `/edit/${id}`}
          onFree={vi.fn()}
          onSell={vi.fn()}
          onBlock={vi.fn()}
        />
        <Overlays />
      </OwnCache>,
    ),
  );
  await screen.findByRole('button', { name: /^Miejsce 18 / });
  return userEvent.setup();
}
const bay = (space: number) => screen.getByRole('button', { name: new RegExp(`^Miejsce ${space}(\\D|$)`) });

const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');

test('who stands on a space is read without a press: plate, surname, or why it is out of use', async () => {
  await draw();
  expect(bay(18).textContent).toContain('GSL61XWM');
  expect(bay(18).textContent).toContain('Nowicka');
  expect(bay(19).textContent).toContain('wolne');
  expect(bay(20).textContent).toContain('odśnieżanie');
  // All but 18, on which somebody stands, and 20, out of use: on 19 somebody stands from the day after tomorrow
  expect(screen.getByRole('radio', { name: `wolne ${spacesOf('A').length - 2}` })).toBeTruthy();
});

test('a car that is overdue is on its space, with how long, before who comes there next', async () => {
  rows.push(parked(8, 21, 'GKANEXT', 0, 2));
  const late = { ...parked(7, 21, 'GKALATE', -4, -2), entered_at: days(-4, 0).since, left_at: null };
  const read = fetch;
  vi.stubGlobal('fetch', async (path: string, options?: RequestInit) => {
    const found = await (await read(path, options)).json();
    // As the server finds it: it is there on any day until it has left
    if (path.includes('parking?')) found.data.push(late);
    return Response.json(found);
  });
  await draw();
  expect(bay(21).textContent).toMatch(/\+2\sdni.*GKALATE.*po terminie, 2\sdni/);
});

test('each space says if a lifted car fits its whole stay; arrows carry it, Enter puts it down', async () => {
  const user = await draw();
  await user.click(bay(18));
  expect(screen.getByText(/601220184/)).toBeTruthy();
  await user.keyboard('m');
  expect(await screen.findByRole('button', { name: /^Miejsce 17 .*pasuje/ })).toBeTruthy();
  // Free today, but not in two days
  expect(bay(19).textContent).toContain(`od ${formatDay(addDays(now, 2)).slice(0, 5)}`);
  await user.keyboard('{ArrowRight}{Enter}');
  expect(said()).toContain('Nie pasuje: zajęte');
  // Nearest to 19 is 18, where it stands
  expect(screen.getByRole('button', { name: /^Przenieś na/ }).textContent).toBe('Przenieś na A 17');
  expect(sent).toEqual([]);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(said()).toContain('Ewa Nowicka dostanie e-mail');
  await user.keyboard('{Enter}');
  const body = { parking_level: 'A', space_id: 17, refund: false, amount: 0, version: 3 };
  expect(sent).toEqual([{ path: '/api/parking/1', body }]);
  await user.click(await screen.findByRole('button', { name: 'Cofnij' }));
  expect(sent.at(-1)?.body).toMatchObject({ space_id: 18, version: 4 });
});

test('a space that somebody took meanwhile is told, the car stays, and another is a press away', async () => {
  const user = await draw();
  await user.click(bay(18));
  await user.click(screen.getByRole('button', { name: 'Przenieś' }));
  await screen.findByRole('button', { name: /^Miejsce 17 .*pasuje/ });
  answer = () => Response.json({ message: 'Termin jest już zajęty' }, { status: 409 });
  await user.click(bay(17));
  const told = await screen.findByText(/^A 17 zajęto przed chwilą/);
  expect(told.textContent).toContain('GSL61XWM stoi dalej na A 18');
  expect(screen.getByRole('button', { name: /^Przenieś na A \d+$/ })).toBeTruthy();
});

test('Escape leaves the car where it was, and what somebody pays for is not lifted', async () => {
  const user = await draw();
  await user.click(bay(18));
  await user.keyboard('m{Escape}');
  expect(screen.queryByText(/Wybierz miejsce: każde/)).toBeNull();
  expect(sent).toEqual([]);
  cleanup();
  rows = [parked(1, 18, 'GSL61XWM', -2, 3, { order_state: 'HELD', status: 'PENDING' })];
  const again = await draw();
  await again.click(bay(18));
  await again.keyboard('m');
  expect(await screen.findByText(/Ktoś właśnie płaci za tę rezerwację/)).toBeTruthy();
  expect(screen.queryByText(/Wybierz miejsce: każde/)).toBeNull();
});

test('spaces are narrowed to those that are free, or have a charger', async () => {
  const withCharger = spacesWith('A', ['charger']);
  const user = await draw();
  await user.click(screen.getByRole('radio', { name: `z gniazdem ${withCharger.length}` }));
  const plan = screen.getAllByRole('button', { name: /^Miejsce \d/ });
  expect(plan).toHaveLength(withCharger.length);
  expect(within(plan[0] as HTMLElement).getByText(/gniazdo/)).toBeTruthy();
});
