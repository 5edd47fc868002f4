import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { FlightStrip, NotAboard } from '../../src/admin/sections/bilety/FlightStrip.tsx';
import type { GateList } from '../../src/domain/travel/gate-list.ts';
import { OwnCache } from '../support/screen.tsx';

const passengers = Array.from({ length: 130 }, (_, i) => ({
  id: i + 1,
  seat_number: `${i + 1}A`,
  first_name: 'Jan',
  last_name: `Próbny ${i + 1}`,
}));

/** The tickets as the server has them: at most a hundred in an answer. */
async function answer(input: string): Promise<Response> {
  const params = new URL(input, location.href).searchParams;
  const [page, limit] = [Number(params.get('page') ?? 1), Math.min(Number(params.get('limit')), 100)];
  const data = passengers.slice((page - 1) * limit, page * limit);
  return Response.json({ data, meta: { page, pages: Math.ceil(130 / limit), total: 130 } });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (children: ReactNode) => render(<OwnCache>{children}</OwnCache>);

test('of 130 passengers the whole list names all who have not boarded', async () => {
  vi.stubGlobal('fetch', answer);
  show(<NotAboard flight="LO3844" />);
  expect(await screen.findByText(/^130.osób$/)).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  await userEvent.click(screen.getByRole('button', { name: 'CAŁA LISTA' }));
  expect(await screen.findByText(/Próbny 130$/)).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(130);
});

const strip = { lists: [], isAway: false };

test('who has not boarded is named by seat: 2A before 11A', async () => {
  const seats = ['11A', '2A', '10B', '2E'].map((seat_number, id) => ({ id, seat_number, first_name: 'Jan' }));
  vi.stubGlobal('fetch', async () => Response.json({ data: seats, meta: { page: 1, pages: 1, total: 4 } }));
  show(<NotAboard flight="LO3844" />);
  await screen.findByText(/^4.osoby$/);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.split(' ')[0])).toEqual([
    '2A',
    '2E',
    '10B',
    '11A',
  ]);
});

test('a flight that cannot be read is told as unread, not as boarded by everybody', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Serwis niedostępny' }, { status: 503 }));
  const nothing = () => undefined;
  show(
    <>
      <FlightStrip flight="LO3844" {...strip} onFlight={nothing} isChoosing={false} onChoosing={nothing} />
      <NotAboard flight="LO3844" />
    </>,
  );
  expect(await screen.findByText('Nie udało się wczytać lotu')).toBeTruthy();
  expect(await screen.findByText('Nie udało się wczytać, kto jeszcze nie wszedł')).toBeTruthy();
  expect(screen.queryByText('Wszystkie dzisiejsze loty')).toBeNull();
  expect(screen.queryByText(/wsiadło/)).toBeNull();
  expect(screen.getByRole('button', { name: /^Zmień lot/ })).toBeTruthy();
});

test('without a network a flight is called by the number that its list has, whatever its id is', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const nothing = () => undefined;
  const flight = 'LO3844-20260622A';
  const away = { flight, isAway: true, onFlight: nothing, isChoosing: false, onChoosing: nothing };
  const list = { flight, number: 'LO3844', destination: 'Oslo (OSL)', leaves_at: '2026-06-22T12:00:00Z' };
  const { rerender } = show(<FlightStrip {...away} lists={[list as GateList]} />);
  expect(await screen.findByText('LO 3844 Oslo (OSL), 14:00')).toBeTruthy();
  rerender(
    <OwnCache>
      <FlightStrip {...away} lists={[]} />
    </OwnCache>,
  );
  expect(await screen.findByText('Wybrany lot')).toBeTruthy();
});

test('of a late arrival its planned time here is struck out, not that of its departure', async () => {
  const [departure, arrival, estimated] = ['08:00', '10:00', '10:40'].map((time) => `2026-06-18T${time}:00Z`);
  const flight = { id: 'LO3843', number: 'LO3843', status: 'DELAYED', is_departure: false, origin: 'Warszawa (WAW)' };
  const row = { ...flight, airline_name: 'PLL LOT', gate_name: null, departure, arrival, estimated };
  const meta = { page: 1, pages: 1, total: 1 };
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json({
      data: path.includes('tickets') ? [] : [row],
      meta: path.includes('tickets') ? { total: 0 } : meta,
    }),
  );
  show(<FlightStrip flight="LO3843" {...strip} onFlight={() => {}} isChoosing={false} onChoosing={() => {}} />);
  expect((await screen.findByRole('deletion')).textContent).toBe('12:00');
  expect(screen.getByText('12:40')).toBeTruthy();
});

test('the desk is offered departures that have not left, and no arrival', async () => {
  let asked = new URLSearchParams();
  const row = {
    id: 'LO3844-20250314',
    number: 'LO3844',
    is_departure: true,
    destination: 'Oslo (OSL)',
    status: 'DELAYED',
  };
  const times = {
    departure: '2025-03-14T12:00:00Z',
    arrival: '2025-03-14T14:00:00Z',
    estimated: '2025-03-14T12:40:00Z',
  };
  vi.stubGlobal('fetch', async (input: string) => {
    asked = new URL(input, location.href).searchParams;
    return Response.json({ data: [{ ...row, ...times, gate_name: 'A3' }], meta: { page: 1, pages: 1, total: 1 } });
  });
  const chosen = vi.fn();
  show(<FlightStrip flight={undefined} {...strip} onFlight={chosen} isChoosing onChoosing={() => undefined} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Odprawiany lot' }));
  const option = await screen.findByRole('option', { name: /LO 3844/ });
  expect(option.textContent).toContain('14.03.2025, 13:40, Oslo (OSL), bramka A3');
  expect([asked.get('isarrdep'), asked.get('filter')]).toEqual([
    'departure',
    JSON.stringify([{ by: 'status', operator: 'IN', value: ['SCHEDULED', 'WAITING', 'DELAYED'] }]),
  ]);
  const since = Date.now() - Date.parse(asked.get('board') ?? '');
  expect(Math.round(since / 60_000)).toBe(60);
  await userEvent.click(option);
  expect(chosen).toHaveBeenCalledWith('LO3844-20250314');
});
