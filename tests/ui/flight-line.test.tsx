import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Palette } from '../../src/admin/palette/Palette.tsx';
import { ConfirmQuestion } from '../../src/admin/parts/ConfirmQuestion.tsx';
import { homeAirport } from '../../src/airport/identity.ts';
import type { User } from '../../src/domain/account/user.ts';
import { lineWords, readFlightLine } from '../../src/domain/flight/flight-line.ts';
import type { Role } from '../../src/domain/kernel/roles.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { dialogs, toasts } from '../../src/ui/overlays.ts';
import { OwnCache, radixIsThere } from '../support/screen.tsx';

test.each([
  ['OS 3124 +40 A4', { number: 'OS 3124', minutes: 40, gate: 'A4' }],
  ['os3124 a4 +5', { number: 'OS 3124', minutes: 5, gate: 'a4' }],
  ['LO 3 B12', { number: 'LO 3', gate: 'B12' }],
  ['LO3844 +90', { number: 'LO 3844', minutes: 90 }],
  ['OS 3124', undefined],
  ['OS 3124 Wiedeń', undefined],
  ['OS 3124 +0', undefined],
  ['OS 3124 A4 B5', undefined],
  ['+40 A4', undefined],
])('%j is read as a change of a flight, or as none', (typed, line) => {
  expect(readFlightLine(typed)).toEqual(line);
});

test('a line says in words what it will do', () => {
  expect(lineWords({ number: 'OS 3124', minutes: 40, gate: 'A4' })).toBe('OS 3124: opóźnij o 40 min, bramka A4');
});

const os = {
  id: 'OS3124-1',
  number: 'OS 3124',
  status: 'SCHEDULED',
  is_departure: true,
  departure: '2026-06-12T12:00:00Z',
  arrival: '2026-06-12T13:00:00Z',
  origin: homeAirport,
  destination: 'Wiedeń (VIE)',
  estimated: null,
  Gates_id: 1,
  version: 7,
};
let flight: object;
let writes: object[];
let asked: string[];
beforeAll(radixIsThere);
beforeEach(() => {
  flight = os;
  writes = [];
  asked = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    asked.push(path);
    const meta = { page: 1, pages: 1, total: 1 };
    if (method === 'PATCH') {
      writes.push(JSON.parse(String(body)));
      return Response.json({ data: { id: os.id, version: 7 + writes.length }, message: '' });
    }
    if (path.includes('look-ups/gates?search=A4')) return Response.json({ data: [{ id: 4, label: 'A4' }], meta });
    if (path.startsWith('/api/flights?')) return Response.json({ data: [flight], meta });
    return Response.json({ data: [], meta });
  });
});
afterEach(() => {
  cleanup();
  dialogs.set(() => []);
  toasts.set(() => []);
  vi.unstubAllGlobals();
});

function Open({ role }: { role: Role }) {
  const [typed, setTyped] = useState('');
  const [isOpen, open] = useState(true);
  return (
    <OwnCache>
      {isOpen && <Palette {...{ typed, setTyped }} user={{ id: 1, role } as User} onClose={() => open(false)} />}
      <Overlays Question={ConfirmQuestion} />
    </OwnCache>
  );
}
const type = async (role: Role, line: string) => {
  await act(async () => render(<Open role={role} />));
  await userEvent.type(screen.getByRole('combobox'), line);
};

test('a typed change of a flight is asked once, done in one write, and can be taken back', async () => {
  await type('atc', 'OS 3124 +40 A4');
  await userEvent.click(await screen.findByText('OS 3124: opóźnij o 40 min, bramka A4'));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('nowa godzina 14:40, nowa bramka A4');
  expect(writes).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Tak, zmień' }));
  await waitFor(() =>
    expect(writes).toEqual([{ estimated: '2026-06-12 14:40:00', status: 'DELAYED', Gates_id: 4, version: 7 }]),
  );
  expect((await screen.findByText(/zaktualizowany/)).textContent).toContain(': OS\u00a03124, ');
  await userEvent.click(await screen.findByRole('button', { name: 'Cofnij' }));
  await waitFor(() => expect(writes[1]).toEqual({ estimated: null, status: 'SCHEDULED', Gates_id: 1, version: 8 }));
});

test('a line is looked for among no records', async () => {
  await type('atc', 'OS 3124 +40 A4');
  await screen.findByText('OS 3124: opóźnij o 40 min, bramka A4');
  expect(asked.filter((path) => path.includes('40'))).toEqual([]);
});

test('who may not change flights is offered no change', async () => {
  await type('ground_crew', 'OS 3124 +40');
  await screen.findByText(/^Nie ma rekordu/);
  expect(screen.queryByText(/opóźnij/)).toBeNull();
});

test('a flight that is cancelled, or a gate that is not there, is told and changes nothing', async () => {
  await type('atc', 'OS 3124 +40 B9');
  await userEvent.click(await screen.findByText(/Nie ma bramki B9/));
  cleanup();
  flight = { ...os, status: 'CANCELED' };
  await type('atc', 'OS 3124 +40');
  await userEvent.click(await screen.findByText(/Ten lot jest anulowany/));
  expect(writes).toEqual([]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
