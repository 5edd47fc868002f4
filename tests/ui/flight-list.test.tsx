import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FlightList } from '../../src/admin/sections/harmonogram/FlightList.tsx';
import { homeAirport } from '../../src/airport/identity.ts';
import type { User } from '../../src/domain/account/user.ts';
import type { Flight } from '../../src/domain/flight/flight.ts';
import { formatTime } from '../../src/domain/language/days.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { noLiveFacts } from '../support/live-facts.ts';
import { OwnCache, radixIsThere, sectionOf } from '../support/screen.tsx';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const flight = (id: string, minutes: number, more: Partial<Flight> = {}): Flight => ({
  ...{
    id,
    number: id,
    status: 'SCHEDULED',
    airline_name: 'Linie',
    origin: homeAirport,
    destination: 'Oslo (OSL)',
  },
  ...{
    departure: inMinutes(minutes),
    arrival: inMinutes(minutes + 90),
    is_departure: true,
    ...noLiveFacts,
    estimated: null,
  },
  ...{ airplane_serial_no: `SP-${id}`, airplane_model: 'E190', Gates_id: 1, gate_name: 'B1' },
  ...{ version: 1, ...more },
});
const gates = [
  { id: 1, name: 'B1', status: 'READY' },
  { id: 2, name: 'B2', status: 'CLOSED' },
  { id: 3, name: 'B3', status: 'READY' },
];
let flights: Flight[] = [];
const sent: unknown[] = [];
let concerned = { tickets: 0, luggage: 0, people: 0 };
let dependents: unknown[] = [];
/** Why a gate is refused. */
let refusal: string | undefined;

async function answer(input: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  const { pathname } = new URL(input, location.href);
  if (method === 'PATCH') {
    sent.push(JSON.parse(String(body)));
    return Response.json({ data: { version: 2 }, message: 'Lot został zaktualizowany' });
  }
  if (method === 'POST' && pathname.endsWith('/gate')) {
    if (refusal) return Response.json({ message: refusal, meets: [], free: [] }, { status: 409 });
    sent.push(JSON.parse(String(body)));
    return Response.json({ data: { ids: ['LO 2', 'LO 1'], version: 2, back: true }, message: 'Zapisano' });
  }
  if (pathname.endsWith('/concerned')) return Response.json({ data: concerned });
  if (pathname.endsWith('/dependents')) return Response.json({ data: dependents });
  if (pathname.endsWith('/at/gates')) return Response.json({ data: { flights, gates } });
  return Response.json({ data: flights, meta: { page: 1, pages: 1, total: flights.length } });
}

async function openList(): Promise<void> {
  await act(async () =>
    render(
      <OwnCache>
        <FlightList route={{ section: sectionOf('harmonogram') }} user={{ id: 7, role: 'atc' } as User} />
        <Overlays />
      </OwnCache>,
    ),
  );
}

beforeAll(radixIsThere);
beforeEach(() => {
  history.replaceState(null, '', '/zarzadzanie/harmonogram');
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  cleanup();
  sent.length = 0;
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const gateOf = (number: string) => screen.findByRole('button', { name: new RegExp(`^Bramka lotu ${number}`) });
const hourOf = (row: Flight | undefined) => formatTime(row?.departure ?? '');

test('two flights at one gate at one time are marked in their rows, one on a closed gate too', async () => {
  flights = [flight('LO 1', 60), flight('LO 2', 80), flight('LO 3', 90, { Gates_id: 2, gate_name: 'B2' })];
  await openList();
  const meets = `gotowa, o tej porze LO\u00a02 ${hourOf(flights[1])}`;
  await vi.waitFor(async () =>
    expect((await gateOf('LO 1')).getAttribute('aria-label')).toBe(`Bramka lotu LO 1: B1, ${meets}. Zmień`),
  );
  expect((await gateOf('LO 3')).getAttribute('aria-label')).toBe('Bramka lotu LO 3: B2, zamknięta. Zmień');
});

test('a row says for how long its time has passed, where its status says nothing of it', async () => {
  flights = [flight('LO 1', -42), flight('LO 2', -40, { status: 'AIRBORNE' }), flight('LO 3', -20)];
  await openList();
  const rows = (await screen.findAllByRole('row')).filter((it) => it.dataset.row);
  expect(rows.map((it) => /\d+ min po czasie/.exec(it.textContent ?? '')?.[0])).toEqual([
    expect.stringMatching(/^4[12] min po czasie$/),
    undefined,
    undefined,
  ]);
});

test('a gate that the plan refuses is told with what it meets', async () => {
  refusal = 'B3: zamknięta do 15:00, naprawa drzwi';
  flights = [flight('LO 1', 60), flight('LO 2', 200)];
  await openList();
  await userEvent.click(await screen.findByRole('button', { name: 'Lot LO 2: ustaw wolną bramkę B3' }));
  expect(await screen.findByText(/B3: zamknięta do 15:00/)).toBeTruthy();
  refusal = undefined;
  expect(sent).toEqual([]);
});

test('delays stand above the statuses, in sight however low the row is', async () => {
  flights = [flight('LO 1', 60)];
  await openList();
  await userEvent.click(await screen.findByRole('button', { name: /^Status: LO 1/ }));
  const words = [...(await screen.findByRole('menu')).querySelectorAll('[role^=menuitem]')].map((it) => it.textContent);
  expect(words.slice(0, 3)).toEqual(['Oczekujący', '+15 min', '+30 min']);
  expect(words.indexOf('Inna godzina…')).toBeLessThan(words.indexOf('Zaplanowany'));
});

test.each([
  ['planned is late', 0, 'DELAYED'],
  ['an early time is not late yet', -60, undefined],
])('a quarter of an hour later than %s', async (_when, minutes, status) => {
  const planned = flight('LO 1', 120);
  const estimated = new Date(Date.parse(planned.departure) + minutes * 60_000).toISOString();
  flights = [{ ...planned, estimated: minutes === 0 ? null : estimated }];
  await openList();
  await userEvent.click(await screen.findByRole('button', { name: /^Status: LO 1/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '+15 min, nowa godzina' }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect((sent[0] as { status?: string }).status).toBe(status);
});

test('a gate is chosen by its status and who stands there, the next free one in one press', async () => {
  flights = [flight('LO 1', 60), flight('LO 2', 200)];
  await openList();
  await userEvent.click(await screen.findByRole('button', { name: 'Lot LO 2: ustaw wolną bramkę B3' }));
  expect(sent).toEqual([{ Gates_id: 3, version: 1 }]);
  // Taken back with what went along, and nothing that came to stand there since
  await userEvent.click(await screen.findByRole('button', { name: 'Cofnij' }));
  await vi.waitFor(() => expect(sent[1]).toEqual({ Gates_id: 1, along: ['LO 1'], version: 2 }));
  flights = [flight('LO 1', 60), flight('LO 2', 80, { Gates_id: null, gate_name: null })];
  cleanup();
  await openList();
  await userEvent.click(await gateOf('LO 2'));
  const options = within(await screen.findByRole('menu')).getAllByRole('menuitemradio');
  expect(options.map((it) => it.getAttribute('aria-label') ?? it.textContent)).toEqual([
    `B1, gotowa, o tej porze LO\u00a01 ${hourOf(flights[0])}`,
    'B2, zamknięta',
    'B3, gotowa',
    'Bez bramki',
  ]);
});

test('columns are hidden by tab, and our own airport is at first', async () => {
  flights = [flight('LO 1', 60)];
  await openList();
  const heads = () => screen.getAllByRole('columnheader').map((it) => it.textContent);
  await gateOf('LO 1');
  expect(heads()).toContain('Cel');
  expect(heads()).not.toContain('Skąd');
  await userEvent.click(screen.getByRole('button', { name: 'Widok' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Linia' }));
  await userEvent.click(screen.getByRole('button', { name: 'Gotowe' }));
  expect(heads()).not.toContain('Linia');
  await userEvent.click(screen.getByRole('tab', { name: 'Przyloty' }));
  await vi.waitFor(() => expect(heads()).toContain('Skąd'));
  expect(heads()).toContain('Linia');
  expect(heads()).not.toContain('Cel');
  await userEvent.click(screen.getByRole('tab', { name: 'Odloty' }));
  await vi.waitFor(() => expect(heads()).not.toContain('Linia'));
});

const cancel = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Status: / }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Anulowany' }));
};

test('whoever cancels a flight is told first how many tickets, bags and people it concerns', async () => {
  flights = [flight('LO 1', 60)];
  concerned = { tickets: 83, luggage: 41, people: 80 };
  await openList();
  await cancel();
  await screen.findByText('Dotyczy to: 83 bilety, 41 bagaży, 80 osób.');
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Anuluj lot' }));
  await vi.waitFor(() => expect(sent).toEqual([{ status: 'CANCELED', version: 1 }]));
});

test('a flight that concerns nobody is cancelled at once', async () => {
  flights = [flight('LO 1', 60)];
  concerned = { tickets: 0, luggage: 0, people: 0 };
  await openList();
  await cancel();
  await vi.waitFor(() => expect(sent).toEqual([{ status: 'CANCELED', version: 1 }]));
});

test('a deletion that would be refused is not asked about, but explained', async () => {
  flights = [flight('LO 1', 60)];
  dependents = [
    { table: 'tickets', name: 'Bilety', total: 83 },
    { table: 'users', name: 'Osoby', total: 80 },
  ];
  await openList();
  await userEvent.click(await screen.findByRole('button', { name: 'USUŃ: LO 1' }));
  await screen.findByText(/Zależą od tego inne wpisy: bilety 83, osoby 80\. Lot z biletami/);
  expect(screen.queryByRole('button', { name: 'Tak, usuń' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  dependents = [];
  await userEvent.click(screen.getByRole('button', { name: 'USUŃ: LO 1' }));
  await screen.findByRole('button', { name: 'Tak, usuń' });
});
