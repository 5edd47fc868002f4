import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AddForm } from '../../src/admin/record/AddForm.tsx';
import { EditScreen } from '../../src/admin/record/EditScreen.tsx';
import { wireRow } from '../../src/admin/record/row-call.ts';
import { useRowChange } from '../../src/admin/record/useRowChange.ts';
import { type Flight, flight } from '../../src/domain/flight/flight.ts';
import { announcement } from '../../src/domain/site/announcement.ts';
import { dropToasts } from '../../src/ui/overlays.ts';
import { OwnCache } from '../support/screen.tsx';

const stored = {
  ...{ id: 7, title: 'Remont', content: 'Wejście B', travel: false, version: 3 },
  ...{ create_time: '2026-06-01T10:00:00.000Z', valid_until: '2026-06-20T10:00:00.000Z' },
};
let sent: Record<string, unknown>[];

beforeEach(() => {
  sent = [];
  history.replaceState(null, '', '/zarzadzanie/ogloszenia');
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') sent.push(JSON.parse(String(body)));
    if (path.includes('/history')) return Response.json({ data: [], meta: { page: 1, pages: 1, total: 0 } });
    return method === 'GET' ? Response.json({ data: [stored] }) : Response.json({ data: { id: 7, version: 4 } });
  });
});
afterEach(() => {
  cleanup();
  dropToasts();
  vi.unstubAllGlobals();
});

const open = (screen: React.ReactNode) => act(async () => void render(<OwnCache>{screen}</OwnCache>));
const fill = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

test('a new announcement tells until when it holds as clocks here show it', async () => {
  await open(<AddForm entity={announcement} slug="ogloszenia" onClose={() => undefined} />);
  await fill(/^Tytuł/, 'Remont');
  await fill(/^Treść/, 'Wejście B');
  await fill(/^Ważne do$/, '1.05.2031');
  await fill(/^Ważne do: godzina/, '13:45');
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj' }));
  await waitFor(() => expect(sent).toMatchObject([{ title: 'Remont', valid_until: '2031-05-01 13:45:00' }]));
});

test('a changed announcement tells until when it holds as clocks here show it', async () => {
  await open(<EditScreen entity={announcement} slug="ogloszenia" id="7" list="/zarzadzanie/ogloszenia" />);
  await fill(/^Ważne do$/, '1.12.2026');
  await fill(/^Ważne do: godzina/, '1345');
  await userEvent.click(screen.getByRole('button', { name: /^Zapisz/ }));
  await waitFor(() => expect(sent).toEqual([{ valid_until: '2026-12-01 13:45:00', version: 3 }]));
});

test('a flight that gets another time in its row tells it as clocks here show it', async () => {
  function Later() {
    const { put } = useRowChange(flight);
    const row = { id: 'LO3844', number: 'LO3844', estimated: null, version: 1 } as Flight;
    return (
      <button type="button" onClick={() => put(row, { estimated: '2026-06-18T10:05:00.000Z' }, 'później')}>
        Później
      </button>
    );
  }
  await open(<Later />);
  await userEvent.click(screen.getByRole('button', { name: 'Później' }));
  await waitFor(() => expect(sent).toEqual([{ estimated: '2026-06-18 12:05:00', version: 1 }]));
});

test.each([
  ['in winter', '2026-12-18T10:05:00.000Z', '2026-12-18 11:05:00'],
  ['before the hour that autumn has twice', '2026-10-24T23:30:00.000Z', '2026-10-25 01:30:00'],
  ['that clocks will show once more', '2026-10-25T00:30:00.000Z', '2026-10-25T00:30:00.000Z'],
  ['that they show for the second time', '2026-10-25T01:30:00.000Z', '2026-10-25 02:30:00'],
  ['with a part of a second', '2026-06-18T10:05:00.123Z', '2026-06-18T10:05:00.123Z'],
])('a moment %s is sent as %s → %s, and means the same', (_, departure, wire) =>
  expect(wireRow(flight.fields, { departure, origin: 'Oslo', estimated: null, Gates_id: 3 })).toEqual({
    departure: wire,
    origin: 'Oslo',
    estimated: null,
    Gates_id: 3,
  }),
);
