import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Section } from '../../src/admin/sections/bilety/Section.tsx';
import { ticket } from '../../src/domain/travel/ticket.ts';
import { FilterField } from '../../src/fields/list/FilterField.tsx';
import { offeredFilters } from '../../src/fields/list/filters.ts';
import { OwnCache, openSection } from '../support/screen.tsx';

const found = [
  { id: 'LO3844', label: 'LO 3844' },
  { id: 'FR2441', label: 'FR 2441' },
];
const times = { departure: '2025-03-14T12:00:00Z', arrival: '2025-03-14T14:00:00Z', estimated: null };
const departure = { ...times, is_departure: true, status: 'SCHEDULED', destination: 'Oslo (OSL)', gate_name: null };
/** The look-up of flights and the list of departures find by what was typed; everything else is empty. */
async function answer(input: string): Promise<Response> {
  const { pathname, searchParams } = new URL(input, location.href);
  const term = (searchParams.get('search') ?? '').replace(' ', '').toUpperCase();
  const hits = found.filter(({ id }) => id.includes(term));
  const departures = hits.map(({ id }) => ({ ...departure, id, number: id }));
  const data = pathname.endsWith('look-ups/flights') ? hits : searchParams.has('isarrdep') ? departures : [];
  return Response.json({ data, meta: { page: 1, pages: 1, total: data.length } });
}

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  history.replaceState(null, '', '/zarzadzanie/bilety');
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** The one that is left of those that were offered; what was typed is marked in it. */
async function onlyOption(words: string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getAllByRole('option').map((it) => it.textContent)).toEqual([words]));
  return screen.getByRole('option');
}

test('F9 leads to the flight that is boarded, which is typed, and back to the reader’s field', async () => {
  await openSection('bilety', Section);
  const user = userEvent.setup();
  await user.keyboard('{F9}');
  const chooser = screen.getByRole<HTMLInputElement>('combobox', { name: 'Odprawiany lot' });
  expect(document.activeElement).toBe(chooser);
  await user.keyboard('fr 24');
  expect(chooser.value).toBe('fr 24');
  await user.click(await onlyOption('FR 244114.03.2025, 13:00, Oslo (OSL)'));
  expect(await screen.findByRole('button', { name: /^Zmień lot/ })).toBeTruthy();
  expect(sessionStorage.getItem('odprawa:lot')).toBe('FR2441');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Kod, numer biletu/ }));
});

test('a row that a list is filtered by is looked for by what is typed', async () => {
  const offered = offeredFilters(ticket).find(({ by }) => by === 'Flight_id');
  if (!offered) throw new Error('Tickets are not filtered by flight');
  const onValue = vi.fn();
  function Draft() {
    const [value, setValue] = useState('LO3844');
    onValue(value);
    return <FilterField offered={offered as never} value={value} onValue={setValue} />;
  }
  render(<Draft />, { wrapper: OwnCache });
  const chooser = screen.getByRole<HTMLInputElement>('combobox', { name: 'Numer lotu' });
  await userEvent.clear(chooser);
  await userEvent.type(chooser, 'fr 24');
  expect(chooser.value).toBe('fr 24');
  expect(onValue).toHaveBeenLastCalledWith('');
  await userEvent.click(await onlyOption('FR 2441'));
  expect(onValue).toHaveBeenLastCalledWith('FR2441');
  expect(chooser.value).toBe('FR 2441');
});
