import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { parts } from '../../src/admin/sections/bramki/record.tsx';
import { Section as Gates } from '../../src/admin/sections/bramki/Section.tsx';
import { Section as Airfield } from '../../src/admin/sections/lotnisko/Section.tsx';
import type { User } from '../../src/domain/account/user.ts';
import { gate } from '../../src/domain/flight/gate.ts';
import { formatTime } from '../../src/domain/language/days.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { dropToasts, toasts } from '../../src/ui/overlays.ts';
import { OwnCache, radixIsThere, sectionOf } from '../support/screen.tsx';

const admin = { id: 1, role: 'admin' } as User;
const taxiway = (id: number, of: object = {}) => ({
  ...{ id, status: 'READY', is_available: true, Flight_id: null, flight_number: null, version: 4 },
  ...of,
});
let airfield: Record<string, unknown[]>;
let gates: unknown[];
let atGates: unknown[];
/** What was asked of the API: 'GET bramki', and the bodies that were sent. */
let calls: string[];
let sent: unknown[];

beforeAll(radixIsThere);
beforeEach(() => {
  [calls, sent, atGates] = [[], [], []];
  gates = [{ id: 3, name: 'A4', status: 'READY', version: 2 }];
  airfield = { terminals: [], taxiways: [taxiway(1), taxiway(4)], runways: [] };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const url = new URL(path, 'http://localhost');
    calls.push(`${method} ${url.pathname.replace('/api/', '')}`);
    if (method !== 'GET') {
      sent.push({ ...JSON.parse(String(body)), ...Object.fromEntries(url.searchParams) });
      return Response.json({ data: { version: 5 } });
    }
    const table = url.searchParams.get('table_name')?.toLowerCase();
    if (url.pathname.endsWith('/at/gates')) return Response.json({ data: { flights: atGates, gates: [] } });
    const data = url.pathname.includes('bramki') ? gates : table ? airfield[table] : airfield;
    return Response.json({ data, meta: { page: 1, pages: 1, total: 1 } });
  });
});
afterEach(() => {
  cleanup();
  dropToasts();
  toasts.set(() => []);
  vi.unstubAllGlobals();
});

const draw = (screen: ReactNode, address: string) => {
  history.replaceState(null, '', address);
  return act(async () =>
    render(
      <OwnCache>
        {screen}
        <Overlays />
      </OwnCache>,
    ),
  );
};
const drawGates = () => draw(<Gates route={{ section: sectionOf('bramki') }} user={admin} />, '/zarzadzanie/bramki');
const drawAirfield = () =>
  draw(<Airfield route={{ section: sectionOf('lotnisko') }} user={admin} />, '/zarzadzanie/lotnisko');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('menuitemradio', { name }));

const soon = new Date(Date.now() + 20 * 60_000).toISOString();
const waiting = [
  { id: 'LO1', number: 'LO1', status: 'WAITING', is_departure: true, departure: soon, arrival: soon },
].map((it) => ({ ...it, estimated: null, airplane_serial_no: 'SP-A', Gates_id: 3 }));

test('the form of a gate that is being closed says who stands there', async () => {
  atGates = waiting;
  const Note = parts.Preview ?? (() => null);
  const draw = (status: string) => (
    <OwnCache>
      <Note values={{ status }} row={{ id: 3, status: 'READY' }} change={() => undefined} />
    </OwnCache>
  );
  const { rerender } = render(draw('CLOSED'));
  await screen.findByText(`LO 1 ${formatTime(soon)}`);
  rerender(draw('BUSY'));
  expect(screen.queryByRole('status')).toBeNull();
});

test('whoever closes a gate is told who stands there and who comes soon', async () => {
  atGates = waiting;
  await drawGates();
  await press('Status: A4: Gotowa. Zmień');
  await choose('Zamknięta');
  await screen.findByText(new RegExp(`LO 1 ${formatTime(soon)}`));
  expect(sent).toEqual([]);
  await press('Zamknij bramkę');
  await screen.findByText(`${gate.messages.changed}: A4, Zamknięta`);
  expect(sent).toEqual([{ status: 'CLOSED', version: 2 }]);
});

test("a gate's status is changed in its row, told with its name and taken back", async () => {
  await drawGates();
  await press('Status: A4: Gotowa. Zmień');
  expect(screen.getAllByRole('menuitemradio').map((it) => it.textContent)).toEqual(
    Object.values(gate.fields.status.choices).map(({ label }) => label),
  );
  await choose('Zamknięta');
  await screen.findByText(`${gate.messages.changed}: A4, Zamknięta`);
  await press('Cofnij');
  await screen.findByText('Cofnięto: A4');
  expect(sent).toEqual([
    { status: 'CLOSED', version: 2 },
    { status: 'READY', version: 5 },
  ]);
});

test('a taxiway is closed in two presses, which its message names with what follows', async () => {
  await drawAirfield();
  await press('Status: Droga kołowania 4: Gotowa. Zmień');
  await choose('Zamknięta');
  await screen.findByText('Droga kołowania została zaktualizowana: D4, Zamknięta, Dostępna: nie');
  await press('Cofnij');
  await waitFor(() => expect(sent).toHaveLength(2));
  // Plan and lists show the same answer: each write is followed by one reading
  await waitFor(() =>
    expect(calls).toEqual(['GET airfield', 'PATCH airfield/4', 'GET airfield', 'PATCH airfield/4', 'GET airfield']),
  );
  const of = { table_name: 'Taxiways' };
  expect(sent).toEqual([
    { ...of, status: 'CLOSED', is_available: false, version: 4 },
    { ...of, status: 'READY', is_available: true, version: 5 },
  ]);
});

test('a taxiway that is left by its flight has it again when that is taken back', async () => {
  airfield.taxiways = [taxiway(4, { status: 'OCCUPIED', is_available: false, Flight_id: 'LO1', flight_number: 'LO1' })];
  await drawAirfield();
  await press('Status: Droga kołowania 4: Zajęta. Zmień');
  await choose('Gotowa');
  await press('Cofnij');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { status: 'READY', Flight_id: null },
    { status: 'OCCUPIED', Flight_id: 'LO1' },
  ]);
  expect(sent[0]).not.toHaveProperty('is_available');
});

test('a status that needs a flight asks which, and stores nothing before', async () => {
  await drawAirfield();
  await press('Status: Droga kołowania 4: Gotowa. Zmień');
  await choose(/^Zajęta…/);
  const dialog = await screen.findByRole('dialog', { name: 'Droga kołowania 4' });
  expect(dialog.querySelector('select')?.value).toBe('OCCUPIED');
  expect(screen.getByRole('combobox', { name: 'Numer lotu' })).toBeTruthy();
  expect(sent).toEqual([]);
});

test('the dialog of a place takes availability along with its status, or as it is chosen', async () => {
  await drawAirfield();
  await userEvent.click(screen.getByRole('link', { name: /^D4 Gotowa/ }));
  const available = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Dostępna' });
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'CLOSED');
  expect(available.checked).toBe(false);
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'READY');
  expect(available.checked).toBe(true);
});

test('all places stand below one toolbar, searched by what they show and sorted by a column', async () => {
  const lane = (id: number) => taxiway(id, id === 2 ? { status: 'CLOSED', is_available: false } : { length: 900 * id });
  airfield = {
    terminals: [1, 2, 3].map((id) => ({ ...taxiway(id), status: 'EMPTY', num_of_stations: 4 })),
    taxiways: [1, 2, 3, 4, 5, 6, 7].map((id) => taxiway(id, id === 2 ? { status: 'CLOSED' } : {})),
    runways: [1, 2].map(lane),
  };
  const rows = () => screen.queryAllByRole('row').filter((it) => it.hasAttribute('data-row'));
  await drawAirfield();
  expect(rows()).toHaveLength(12);
  expect(screen.getAllByRole('searchbox')).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'Eksport CSV' })).toHaveLength(1);
  const search = screen.getByRole('searchbox');
  for (const [term, found] of [
    ['d5', ['5']],
    ['zamkn', ['2', '2']],
    ['kołowania 6', ['6']],
    ['nikt', []],
    ['dostepna zamknieta', ['2']],
  ] as const) {
    await userEvent.clear(search);
    await userEvent.type(search, `${term}{Enter}`);
    expect(rows().map((it) => it.dataset.row)).toEqual(found);
  }
  await userEvent.clear(search);
  await userEvent.type(search, 'd{Enter}');
  const heading = within(screen.getByRole('region', { name: 'Drogi kołowania' })).getByRole('button', {
    name: 'Status',
  });
  await userEvent.click(heading);
  await userEvent.click(heading);
  expect(rows().map((it) => it.dataset.row)).toContain('2');
  const lanes = within(screen.getByRole('region', { name: 'Drogi kołowania' })).getAllByRole('row');
  expect(lanes.map((it) => it.dataset.row).filter(Boolean)[0]).toBe('2');
});
