import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRowChange } from '../../src/admin/record/useRowChange.ts';
import { NewTime } from '../../src/admin/sections/harmonogram/NewTime.tsx';
import { homeAirport } from '../../src/airport/identity.ts';
import { type Flight, flight as flights } from '../../src/domain/flight/flight.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { dropToasts } from '../../src/ui/overlays.ts';
import { OwnCache } from '../support/screen.tsx';

const flight = {
  id: 'LO3844',
  number: 'LO3844',
  status: 'SCHEDULED',
  is_departure: true,
  origin: homeAirport,
  destination: 'Oslo (OSL)',
  departure: '2031-05-01T10:00:00Z',
  arrival: '2031-05-01T12:00:00Z',
  estimated: null,
  version: 3,
} as Flight;

/** Draws the row as somebody else has changed it. */
let follow: (row: Flight) => void;
function Row() {
  const change = useRowChange(flights);
  const [asks, ask] = useState(true);
  const [row, setRow] = useState(flight);
  follow = setRow;
  return asks ? <NewTime flight={row} {...change} onClose={() => ask(false)} /> : null;
}

/** What the server answers to a write, and the version that it was sent with. */
let answer: () => Response;
let version: unknown;
const saves = async (before?: () => void) => {
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit = {}) => {
    version = JSON.parse(String(body)).version;
    return answer();
  });
  await act(async () =>
    render(
      <OwnCache>
        <Row />
        <Overlays />
      </OwnCache>,
    ),
  );
  const input = screen.getByLabelText<HTMLInputElement>('Nowa godzina: godzina');
  await userEvent.clear(input);
  await userEvent.type(input, '13:45');
  await act(async () => before?.());
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
  return input;
};
const isOpen = () => screen.queryByRole('dialog', { name: 'Nowa godzina: LO 3844' }) !== null;

afterEach(() => {
  cleanup();
  dropToasts();
  vi.unstubAllGlobals();
});

test('a new time that could not be stored stays in its dialog, to be sent again', async () => {
  answer = () => Response.json({ message: 'Serwis niedostępny' }, { status: 503 });
  const input = await saves();
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  expect(isOpen()).toBe(true);
  expect(input.value).toBe('13:45');
  answer = () => Response.json({ data: { version: 4 }, message: '' });
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
  await vi.waitFor(() => expect(isOpen()).toBe(false));
});

test('a new time of a flight that somebody has changed meanwhile gives way to what is stored', async () => {
  answer = () => Response.json({ message: 'Ktoś zmienił ten wpis', code: 'stale', current: flight }, { status: 409 });
  await saves();
  await screen.findByText(/Ktoś zmienił ten wpis/);
  expect(isOpen()).toBe(false);
});

test('a dialog saves over the row that it was opened on, whatever others do to it since', async () => {
  answer = () => Response.json({ message: 'Ktoś zmienił ten wpis', code: 'stale', current: flight }, { status: 409 });
  await saves(() => follow({ ...flight, status: 'DELAYED', version: 4 }));
  await screen.findByText(/Ktoś zmienił ten wpis/);
  expect(version).toBe(3);
});
