import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AddForm } from '../../src/admin/record/AddForm.tsx';
import { parts } from '../../src/admin/sections/harmonogram/record-flights.tsx';
import { homeAirport } from '../../src/airport/identity.ts';
import { flight } from '../../src/domain/flight/flight.ts';
import { OwnCache } from '../support/screen.tsx';

const ours = homeAirport;

beforeEach(async () => {
  history.replaceState(null, '', '/zarzadzanie/harmonogram');
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.includes('/at/gates')) return Response.json({ data: { flights: atGates, gates } });
    if (path.includes('look-ups/gates')) return Response.json({ data: [{ id: 1, label: 'B1' }], path });
    const data = path.includes('search=FR') ? ryanair : [];
    return Response.json({ data, meta: { page: 1, pages: 1, total: data.length } });
  });
  await openForm();
});

const gates = [
  { id: 1, name: 'B1', status: 'READY' },
  { id: 2, name: 'B2', status: 'READY' },
];
const atGates = [
  {
    ...{ id: 'LO 7', number: 'LO 7', status: 'SCHEDULED', is_departure: true, airplane_serial_no: 'A', Gates_id: 1 },
    ...{ departure: '2031-05-08T08:00:00.000Z', arrival: '2031-05-08T09:00:00.000Z', estimated: null },
  },
];
const ryanair = ['FR 12', 'FR 34', 'LO 5'].map((number) => ({
  number,
  airline_name: number < 'G' ? 'Ryanair' : 'LOT',
}));

async function openForm(query = ''): Promise<void> {
  cleanup();
  history.replaceState(null, '', `/zarzadzanie/harmonogram${query}`);
  await act(async () =>
    render(
      <OwnCache>
        <Suspense>
          <AddForm entity={flight} slug="harmonogram" onClose={() => undefined} />
        </Suspense>
      </OwnCache>,
    ),
  );
  await screen.findByLabelText('Skąd');
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ends = () => ['Skąd', 'Cel'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
const turn = () => userEvent.click(screen.getByRole('checkbox', { name: 'Odlot z naszego lotniska' }));

test('a new departure leaves from our airport, an arrival ends there', async () => {
  expect(ends()).toEqual([ours, '']);
  await turn();
  expect(ends()).toEqual(['', ours]);
  await turn();
  expect(ends()).toEqual([ours, '']);
});

test('who says late that it is an arrival keeps the airport at its other end', async () => {
  await userEvent.type(screen.getByLabelText('Cel'), 'Oslo (OSL)');
  await turn();
  expect(ends()).toEqual(['Oslo (OSL)', ours]);
});

test('an airport that somebody typed in our place stays', async () => {
  await userEvent.clear(screen.getByLabelText('Skąd'));
  await userEvent.type(screen.getByLabelText('Skąd'), 'Gdańsk (GDN)');
  await turn();
  expect(ends()).toEqual(['Gdańsk (GDN)', ours]);
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('the tab and the day of the list are what a new flight starts with', async () => {
  await openForm('?isarrdep=arrival&arrival=2031-05-08,2031-05-09');
  expect(ends()).toEqual(['', ours]);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Odlot z naszego lotniska' }).checked).toBe(false);
  expect([field('Odlot').value, field('Przylot').value]).toEqual(['08.05.2031', '08.05.2031']);
});

test('a new flight lands on the day on which it leaves, until another is typed', async () => {
  await openForm('?departure=2031-05-08,2031-05-08');
  await userEvent.clear(field('Odlot'));
  await userEvent.type(field('Odlot'), '11.06.2031');
  expect(field('Przylot').value).toBe('11.06.2031');
});

test('the airline follows from the number, unless somebody has typed another', async () => {
  await userEvent.type(field('Numer lotu'), 'fr99');
  await vi.waitFor(() => expect(field('Linia lotnicza').value).toBe('Ryanair'));
  await openForm();
  await userEvent.type(field('Linia lotnicza'), 'Czarter');
  await userEvent.type(field('Numer lotu'), 'fr99');
  await new Promise((done) => setTimeout(done, 50));
  expect(field('Linia lotnicza').value).toBe('Czarter');
});

test('a flight that goes nowhere is refused at its field', () => {
  const oslo = 'Oslo (OSL)';
  const nowhere = 'Lot zaczyna się i kończy w tym samym miejscu';
  const check = (is_departure: boolean, origin: string, destination: string) =>
    flight.check?.({ is_departure, origin, destination });
  expect(check(true, oslo, oslo)).toEqual({ destination: nowhere });
  expect(check(true, ours, ours.toLowerCase())).toEqual({ destination: nowhere });
  expect(check(false, ours, ours)).toEqual({ origin: nowhere });
  expect(check(false, oslo, ours)).toBeUndefined();
});

test('the form wants a departure to leave from here, and leaves stored ends as they are', () => {
  const oslo = { is_departure: true, origin: 'Oslo (OSL)', destination: 'Riga (RIX)' };
  expect(parts.check?.(oslo)).toEqual({ origin: `Odlot jest tutaj: ${ours}` });
  expect(parts.check?.({ ...oslo, is_departure: false })).toEqual({ destination: `Przylot jest tutaj: ${ours}` });
  expect(parts.check?.(oslo, oslo)).toBeUndefined();
  expect(parts.check?.({ ...oslo, is_departure: false }, oslo)).toEqual({ destination: `Przylot jest tutaj: ${ours}` });
});

test('the form says who stands at the chosen gate, and which are free then', async () => {
  await openForm('?departure=2031-05-08,2031-05-08');
  await userEvent.type(field('Odlot: godzina'), '10:20');
  await userEvent.type(field('Przylot: godzina'), '12:00');
  await screen.findByText('Wolne o tej porze: B2');
  await userEvent.type(screen.getByRole('combobox', { name: 'Bramka' }), 'B1{Tab}');
  await screen.findByText(/^B1: gotowa · o tej porze LO 7 10:00\. Wolne o tej porze: B2$/);
});
