import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FlightLive } from '../../src/admin/sections/plan-dnia/FlightLive.tsx';
import { homeAirport } from '../../src/airport/identity.ts';
import * as auth from '../../src/client/auth.ts';
import type { Role } from '../../src/domain/kernel/roles.ts';
import { sections } from '../../src/domain/office/sections.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { noLiveFacts } from '../support/live-facts.ts';
import { OwnCache } from '../support/screen.tsx';

const now = Date.parse('2031-05-05T11:58:20.000Z');
const flight = {
  ...{ id: 'LO3882', number: 'LO3882', status: 'WAITING', is_departure: true, estimated: '2031-05-05T12:40:00.000Z' },
  ...noLiveFacts,
  ...{ departure: '2031-05-05T12:10:00.000Z', arrival: '2031-05-05T13:10:00.000Z', origin: homeAirport },
  ...{ destination: 'Warszawa (WAW)', airplane_serial_no: 'SP-1', airplane_model: 'ATR 72', airline_name: 'LOT' },
  ...{ Gates_id: 1, gate_name: 'A1', desks: '7–9', version: 1, milestone: 'boarding' },
};
const step = (id: number, kind: string, time: string) => ({
  ...{ id, kind, at: `2031-05-05T${time}:00.000Z`, pressed_at: `2031-05-05T${time}:00.000Z`, Flight_id: flight.id },
  ...{ corrects: null, undone_at: null, first_name: 'Joanna', last_name: 'Pawlak' },
});
const gates = ['A1', 'A2'].map((name, at) => ({ id: at + 1, name, status: 'READY', zone: 'both', terminals_id: null }));
const plan = { day: '2031-05-05', flights: [flight], gates, closures: [], accepted: [] };
const history = [
  {
    ...{ at: '2031-05-05T11:24:00.000Z', by: 'Anna Wieczorek', action: 'UPDATE' },
    changes: { estimated: [null, flight.estimated] },
  },
];

let sent: { path: string; body: Record<string, unknown> }[];
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  sent = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') {
      sent.push({ path, body: JSON.parse(String(body)) });
      return Response.json({ data: { id: 9 }, message: 'Zapisano krok' }, { status: 201 });
    }
    if (path.includes('/milestones')) return Response.json({ data: [step(1, 'boarding', '11:50')] });
    if (path.includes('/delays')) return Response.json({ data: [], print: 'p1' });
    if (path.includes('plan?')) return Response.json({ data: [plan] });
    if (path.includes('/history')) return Response.json({ data: history, meta: { page: 1, pages: 1, total: 1 } });
    return Response.json({ data: [flight] });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function opens(role: Role) {
  vi.spyOn(auth, 'currentAuth').mockReturnValue({ user: { id: 4, role } } as never);
  const section = sections.find(({ slug }) => slug === 'plan-dnia');
  if (!section) throw new Error('no such section');
  await act(async () =>
    render(
      <OwnCache>
        <FlightLive id={flight.id} section={section} />
        <Overlays />
      </OwnCache>,
    ),
  );
  await screen.findByRole('region', { name: 'Godziny' });
}
const rows = () =>
  within(screen.getByRole('region', { name: 'Godziny' }))
    .getAllByRole('row')
    .slice(1)
    .map((it) =>
      within(it)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent?.trim())
        .slice(1)
        .join(' | '),
    );

test('the hours of both ends say what was planned, is expected and who says so', async () => {
  await opens('atc');
  expect(await screen.findByText('Anna Wieczorek, 13:24')).toBeTruthy();
  expect(rows()).toEqual([
    '14:10 | 14:40 +30 | –brak | Anna Wieczorek, 13:24',
    '–brak | 14:48 | –brak | wyliczona, kołowanie 8 min',
    '–brak | 15:34 | –brak | wyliczona, kołowanie 6 min',
    '15:10 | 15:40 +30 | –brak | wyliczona, z nowej godziny odlotu',
  ]);
  cleanup();
  await opens('airport_staff');
  expect(rows()[0]).toBe('14:10 | 14:40 +30 | –brak | kontrola ruchu');
  expect(screen.queryByText('Historia')).toBeNull();
});

test('by keys alone: a minute earlier and the next step', async () => {
  await opens('airport_staff');
  await userEvent.keyboard('--{+}{Enter}');
  expect(sent).toMatchObject([{ path: '/api/flights/LO3882/milestones', body: { kind: 'last_call' } }]);
  expect(sent[0]?.body.at).toBe('2031-05-05T11:57:00.000Z');
});

test('letters open the delay and the gates, and lead to what passengers read', async () => {
  await opens('airport_staff');
  await userEvent.keyboard('p');
  expect(document.activeElement?.querySelector('h3')?.textContent).toBe('Co widzi pasażer');
  await userEvent.keyboard('d');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Anuluj' }));
  await userEvent.keyboard('g');
  expect((await screen.findByRole('dialog')).textContent).toContain('Bramka: LO\u00a03882');
  // A dialog is answered first
  await userEvent.keyboard('d');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('Enter on a button is that button’s, and letters may be turned off', async () => {
  await opens('airport_staff');
  screen.getByRole('button', { name: 'Zmień opóźnienie' }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Anuluj' }));
  expect(sent).toEqual([]);
  localStorage.setItem('listy:4', JSON.stringify({ shortcuts: false }));
  await userEvent.keyboard('dg');
  expect(screen.queryByRole('dialog')).toBeNull();
  localStorage.clear();
});

test('who may not assign gates reads the places, and changes none', async () => {
  await opens('ground_crew');
  const places = within(screen.getByRole('region', { name: 'Miejsca' }));
  expect(places.getAllByRole('definition').map((it) => it.textContent)).toEqual(['A1', '7–9', 'brak']);
  expect(places.queryByRole('button')).toBeNull();
});
