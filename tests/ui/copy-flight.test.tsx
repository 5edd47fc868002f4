import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CopyFlight } from '../../src/admin/sections/harmonogram/CopyFlight.tsx';
import { homeAirport } from '../../src/airport/identity.ts';
import type { Flight } from '../../src/domain/flight/flight.ts';
import { Overlays } from '../../src/ui/Overlays.tsx';
import { dialogs, dropToasts, toasts } from '../../src/ui/overlays.ts';
import { OwnCache } from '../support/screen.tsx';

// A Monday
const flight = {
  ...{ id: 'LO3844', number: 'LO3844', status: 'SCHEDULED', airline_name: 'PLL LOT', airplane_serial_no: '17' },
  ...{ departure: '2031-05-05T08:00:00.000Z', arrival: '2031-05-05T09:30:00.000Z', is_departure: true },
  ...{ origin: homeAirport, destination: 'Oslo (OSL)', estimated: null, Gates_id: 3, gate_name: 'B1' },
} as Flight;
let sent: { id: string; departure: string }[] = [];
let deleted: string[] = [];
/** What the API answers to each flight that is added, by its day. */
let answers: Record<string, () => Response> = {};
const closed = vi.fn();

beforeEach(() => {
  [sent, deleted, answers] = [[], [], {}];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit = {}) => {
    if (method === 'DELETE') {
      deleted.push(decodeURIComponent(path.split('/').at(-1) ?? ''));
      return new Response(null, { status: 204 });
    }
    const row = JSON.parse(String(body));
    sent.push(row);
    const day = row.departure.slice(0, 10);
    return answers[day]?.() ?? Response.json({ data: { id: `${row.id}-${day}` } }, { status: 201 });
  });
});
afterEach(() => {
  cleanup();
  closed.mockClear();
  dropToasts();
  toasts.set(() => []);
  dialogs.set(() => []);
  vi.unstubAllGlobals();
});

const open = (repeats: boolean) =>
  act(async () =>
    render(
      <OwnCache>
        <CopyFlight flight={flight} repeats={repeats} onClose={closed} />
        <Overlays />
      </OwnCache>,
    ),
  );
const type = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};

test('a flight is copied to the next day by one press, and taken back by another', async () => {
  await open(false);
  await userEvent.click(screen.getByRole('button', { name: /^Dodaj 1.lot$/ }));
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  expect(sent).toMatchObject([{ id: 'LO 3844', departure: '2031-05-06 10:00:00', arrival: '2031-05-06 11:30:00' }]);
  expect(sent[0]).not.toHaveProperty('Gates_id');
  await userEvent.click(screen.getByRole('button', { name: 'Cofnij' }));
  await vi.waitFor(() => expect(deleted).toEqual(['LO 3844-2031-05-06']));
  await screen.findByText('Cofnięto: 1 lot');
});

test('a copy may have another number and another hour', async () => {
  await open(false);
  await type('Numer lotu', 'LO 3846');
  await type('Godzina odlotu', '1215');
  await userEvent.type(screen.getByLabelText('Godzina odlotu'), '{Enter}');
  await vi.waitFor(() => expect(sent).toMatchObject([{ id: 'LO 3846', departure: '2031-05-06 12:15:00' }]));
});

test('a repetition says which days were added, which were there and which failed', async () => {
  answers = {
    '2031-05-12': () => Response.json({ message: 'Ten lot już jest', errors: { id: 'x' } }, { status: 409 }),
    '2031-05-19': () => Response.json({ message: 'Wybierz istniejący samolot' }, { status: 400 }),
  };
  await open(true);
  await type('Do dnia', '26.05.2031');
  await userEvent.click(screen.getByRole('button', { name: /^Dodaj 3.loty$/ }));
  await screen.findByText(/Dodano: pn 26.05/);
  expect(screen.getByText(/Już były w rozkładzie: pn 12.05/)).toBeTruthy();
  expect(screen.getByText(/Nie dodano: pn 19.05 \(Wybierz istniejący samolot\)/)).toBeTruthy();
  expect(sent).toHaveLength(3);
  expect(closed).not.toHaveBeenCalled();
});

test('a repetition that nobody answers stops, and tells every day that is left', async () => {
  answers = { '2031-05-12': () => Response.json({ message: 'Baza danych nie odpowiada' }, { status: 503 }) };
  await open(true);
  await type('Do dnia', '26.05.2031');
  await userEvent.click(screen.getByRole('checkbox', { name: 'śr' }));
  await userEvent.click(screen.getByRole('button', { name: /^Dodaj 6.lotów$/ }));
  await screen.findByText(/Nie dodano: pn 12.05, śr 14.05, pn 19.05, śr 21.05, pn 26.05/);
  expect(screen.getByText(/Dodano: śr 07.05/)).toBeTruthy();
  expect(sent).toHaveLength(2);
});

test.each([
  [403, 'Brak uprawnień'],
  [500, 'Baza danych pękła'],
  [409, 'Samolot jest w tym czasie zajęty'],
])('a copy that is refused by %i is told in the words for that', async (status, words) => {
  answers = { '2031-05-06': () => Response.json({ message: status === 403 ? '' : words }, { status }) };
  await open(false);
  await userEvent.click(screen.getByRole('button', { name: /^Dodaj 1.lot$/ }));
  await screen.findByText(/Nie dodano: wt 06.05/);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('each reason why days were not added stands beside its days', async () => {
  answers = {
    '2031-05-12': () => Response.json({ message: 'Wybierz istniejący samolot' }, { status: 400 }),
    '2031-05-19': () => Response.json({ message: 'Ten dzień jest zamknięty' }, { status: 409 }),
  };
  await open(true);
  await type('Do dnia', '26.05.2031');
  await userEvent.click(screen.getByRole('button', { name: /^Dodaj 3.loty$/ }));
  await screen.findByText(/Nie dodano: pn 12.05 \(Wybierz istniejący samolot\)/);
  expect(screen.getByText(/Nie dodano: pn 19.05 \(Ten dzień jest zamknięty\)/)).toBeTruthy();
});
