import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { type Level, levels, parkingLevel, spacesOf } from '../../src/domain/booking/parking.ts';
import {
  addDays,
  type Day,
  dayOf,
  formatDay,
  formatShort,
  parseInstant,
  today,
  wireDay,
} from '../../src/domain/language/days.ts';
// Lazy on the page: here it would come late on a busy machine
import '../../src/features/parking/FullLevel.tsx';
import { ParkingChoice } from '../../src/features/parking/ParkingChoice.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const at = (day: Day): string => parseInstant(wireDay(day)) ?? '';
const first = addDays(today(), 10);
const last = addDays(today(), 12);
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Opens the first step where these levels are taken from the first day to the last. */
function opens(full: Level[], flight?: object) {
  const taken = full
    .flatMap((level) => spacesOf(level).map((space_id) => ({ parking_level: level, space_id })))
    .map((space, id) => ({ id, ...space, since: at(first), until: at(last), status: 'RESERVED' }));
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.includes('flights')) return Response.json({ data: flight ? [flight] : [], meta: { page: 1, pages: 1 } });
    if (path.includes('prices')) return Response.json({ data: [], amount: 0 });
    if (!path.includes('/parking'))
      return Response.json({ data: { cars: [], parkingInfo: [{ id: 1, price_per_day: 50, capacity: 101 }] } });
    const { searchParams } = new URL(path, 'http://localhost');
    const [since, until] = [
      searchParams.get('since')?.slice(0, 10) ?? '',
      searchParams.get('until')?.slice(0, 10) ?? '',
    ];
    const rows = taken.filter((row) => dayOf(row.since) <= until && dayOf(row.until) >= since);
    return Response.json({ data: rows, meta: { page: 1, pages: 1, total: rows.length } });
  });
  render(
    <Provider store={createStore()}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <ParkingChoice price={50} />
      </SWRConfig>
    </Provider>,
  );
}

async function comesOn(since: Day, until: Day) {
  await userEvent.type(input('Od'), formatDay(since));
  await userEvent.type(input('Do'), formatDay(until));
  await userEvent.tab();
}

test('a full level leads to another one, whose first free space is chosen', async () => {
  opens(levels.filter((level) => level !== 'B'));
  await comesOn(first, last);
  expect(await screen.findByText('Na poziomie A nie ma wolnych miejsc')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż poziom B' }));
  expect(screen.queryByText('Na poziomie A nie ma wolnych miejsc')).toBeNull();
  expect(screen.getByText(`B, nr ${parkingLevel.B.first}`)).toBeDefined();
});

test('a full car park offers the nearest free days as long, and a space for everybody', async () => {
  opens(levels);
  await comesOn(first, last);
  expect(await screen.findByText('W tych dniach cały parking jest zajęty')).toBeDefined();
  const free = addDays(last, 1);
  const offer = await screen.findByText(/^Najbliższe wolne dni/);
  expect(offer.textContent).toContain(`tej samej długości: ${formatShort(free)} –`);
  await userEvent.click(screen.getByRole('button', { name: 'Wybierz te dni' }));
  expect(input('Od').value).toBe(formatDay(free));
  expect(input('Do').value).toBe(formatDay(addDays(free, 2)));
  expect(await screen.findByText('A, nr 3')).toBeDefined();
});

const flight = { id: 'LO3844', number: 'LO3844', estimated: null };
test.each([
  [{ ...flight, is_departure: true, departure: at(first), arrival: at(last) }, 'Od', /Wybierz dzień powrotu/],
  [{ ...flight, is_departure: false, departure: at(today()), arrival: at(first) }, 'Do', /Wybierz dzień przyjazdu/],
])('whoever comes from a flight finds its day filled in, and chooses the other', async (row, label, words) => {
  vi.stubGlobal('location', new URL('http://localhost/WynajemP?lot=LO3844'));
  opens([], row);
  expect(await screen.findByText(words)).toBeDefined();
  expect(input(label).value).toBe(formatDay(first));
  expect(input(label === 'Od' ? 'Do' : 'Od').value).toBe('');
});

test('a flight that has gone proposes no day', async () => {
  vi.stubGlobal('location', new URL('http://localhost/WynajemP?lot=LO3844'));
  opens([], { ...flight, is_departure: true, departure: at(addDays(today(), -1)), arrival: at(today()) });
  await screen.findByText(/^Wolne: /);
  expect(input('Od').value).toBe('');
});
