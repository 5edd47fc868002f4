import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { homeAirport } from '../../src/airport/identity.ts';
import type { ListedFlight } from '../../src/domain/flight/public-words.ts';
import { nearestOf } from '../../src/features/home/FoundFlight.tsx';
import { OwnFlight } from '../../src/features/home/OwnFlight.tsx';
import { changeWords } from '../../src/features/schedule/useChanges.ts';
import { noLiveFacts } from '../support/live-facts.ts';
import { OwnCache } from '../support/screen.tsx';

const minute = 60_000;
const now = Date.parse('2031-05-05T10:00:00Z');
const at = (minutes: number) => new Date(now + minutes * minute).toISOString();
const departs = (id: string, minutes: number, more: object = {}) =>
  ({
    ...{ id, number: 'LO3882', status: 'SCHEDULED', airline_name: 'LOT', is_departure: true, estimated: null },
    ...{ departure: at(minutes), arrival: at(minutes + 60), origin: homeAirport, destination: 'Warszawa (WAW)' },
    ...{ ...noLiveFacts, gate_name: 'A1', version: 1, ...more },
  }) as unknown as ListedFlight;
const day = 24 * 60;

test('a flight that is late and still here comes before the one of tomorrow', () => {
  const tomorrow = departs('tomorrow', day - 10);
  for (const late of [
    departs('late', -10, { status: 'DELAYED' }),
    departs('boarding', -3, { status: 'WAITING' }),
    departs('now', -2),
  ])
    expect(nearestOf([tomorrow, late], 'lo 3882', now)?.id).toBe(late.id);
  expect(nearestOf([departs('gone', -90, { status: 'AIRBORNE' }), tomorrow], 'LO3882', now)?.id).toBe('tomorrow');
  expect(nearestOf([departs('gone', -90, { status: 'AIRBORNE' })], 'LO3882', now)?.id).toBe('gone');
});

test('what is announced of a change are the words that its row shows', () => {
  const told = { label: 'Ostatnie wezwanie', tone: 'warn', icon: 'late' } as const;
  expect(changeWords([departs('a', 10, { status: 'WAITING', told })])).toBe('Zmiana: LO 3882 Ostatnie wezwanie');
  expect(changeWords([departs('a', 10, { status: 'WAITING', told: null })])).toBe('Zmiana: LO 3882 Oczekujący');
});

let gate: string;
let state: object;
let isAway: boolean;
let asked: string[];
beforeEach(() => {
  [gate, isAway, asked] = ['A1', false, []];
  state = {};
  vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (isAway) throw new TypeError('no network');
    const data =
      path.includes('isarrdep=departure') && path.includes('3882')
        ? [departs('a', 30, { gate_name: gate, ...state })]
        : [];
    return Response.json({ data, meta: { page: 1, pages: 1, total: data.length } });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const ask = async (words: string) => {
  const field = screen.getByLabelText<HTMLInputElement>('Twój lot');
  field.value = words;
  fireEvent.submit(field.form as HTMLFormElement);
  await pass(100);
};

test.each([
  ['is still ahead', {}, ['Strona lotu', 'Dodaj do kalendarza', 'Zarezerwuj parking']],
  ['is late', { status: 'DELAYED' }, ['Strona lotu', 'Dodaj do kalendarza', 'Zarezerwuj parking']],
  ['calls its passengers', { status: 'WAITING' }, ['Strona lotu']],
  ['takes off', { status: 'TAKE OFF' }, ['Strona lotu']],
  ['does not fly', { status: 'CANCELED' }, ['Strona lotu']],
])('a found flight that %s offers what still helps', async (_, given, offered) => {
  state = given;
  render(<OwnFlight />, { wrapper: OwnCache });
  await ask('LO3882');
  expect(screen.getAllByRole('link').map((it) => it.textContent)).toEqual(offered);
  expect(screen.queryByText(/zapytaj linię LOT/) !== null).toBe('status' in given && given.status === 'CANCELED');
});

test('a found flight is read again, says when it is old, and gives way to the next question', async () => {
  render(<OwnFlight />, { wrapper: OwnCache });
  await ask('LO3882');
  expect(screen.getByRole('status').textContent).toMatch(/Odlot: Warszawa/);
  gate = 'B2';
  await pass(minute + 100);
  expect(screen.getByRole('status').textContent).toContain('B2');
  expect(screen.queryByText(/Stan z/)).toBeNull();
  isAway = true;
  await pass(5 * minute);
  expect(screen.getByText(/Stan z/)).toBeTruthy();
  await ask('KL1');
  expect(document.body.textContent).not.toContain('Warszawa');
  expect(document.body.textContent).toContain('Nie udało się sprawdzić lotu.');
});
