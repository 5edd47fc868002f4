import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Section } from '../../src/admin/sections/bilety/Section.tsx';
import { homeAirport } from '../../src/airport/identity.ts';
import { openSection, radixIsThere } from '../support/screen.tsx';

const flight = { id: 'LO3844', number: 'LO3844', status: 'SCHEDULED', is_departure: true, airline_name: 'PLL LOT' };
const times = { departure: '2030-03-14T12:00:00Z', arrival: '2030-03-14T14:00:00Z', estimated: null };
const row = { ...flight, ...times, Gates_id: 3, gate_name: 'A3', origin: homeAirport, destination: 'Oslo (OSL)' };
const meta = { page: 1, pages: 1, total: 1 };

beforeAll(radixIsThere);
beforeEach(() => {
  sessionStorage.setItem('odprawa:lot', 'LO3844');
  history.replaceState(null, '', '/zarzadzanie/bilety');
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.includes('/look-ups/flights')) return Response.json({ data: [{ id: 'LO3844', label: 'LO 3844' }], meta });
    if (path.includes('/look-ups/gates')) return Response.json({ data: [{ id: 3, label: 'A3' }], meta });
    if (path.includes('/flights')) return Response.json({ data: [row], meta });
    if (path.includes('/seats')) return Response.json({ data: [{ capacity: 180, sold: ['1A', '14C', '14B'] }] });
    return Response.json({ data: [], meta: { ...meta, total: 0 } });
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test('a new ticket begins with the flight that is boarded here, its gate, and free seats', async () => {
  await openSection('bilety', Section);
  await screen.findByText('A3');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Dodaj bilet' }));
  const form = within(await screen.findByRole('form', { name: 'Dodaj bilet' }));
  expect(await form.findByDisplayValue('LO 3844')).toBe(form.getByRole('combobox', { name: 'Numer lotu' }));
  expect(form.getByRole('combobox', { name: 'Bramka' })).toBe(await form.findByDisplayValue('A3'));
  const seat = form.getByRole<HTMLInputElement>('textbox', { name: 'Miejsce' });
  await form.findByText(/Wolne 177 z 180/);
  await user.click(form.getByRole('button', { name: 'Wolne miejsce 1B' }));
  expect(seat.value).toBe('1B');
});

test('a seat that is sold says so before it is sent, and offers the nearest free ones', async () => {
  await openSection('bilety', Section);
  await screen.findByText('A3');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Dodaj bilet' }));
  const form = within(await screen.findByRole('form', { name: 'Dodaj bilet' }));
  await form.findByText(/Wolne 177 z 180/);
  await user.type(form.getByRole('textbox', { name: 'Miejsce' }), '14 c');
  expect(form.getByText('Miejsce 14C jest już sprzedane.')).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Wolne miejsce 14D' }));
  expect(form.queryByText(/jest już sprzedane/)).toBeNull();
});
