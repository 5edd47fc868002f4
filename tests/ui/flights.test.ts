import { expect, test } from 'vitest';
import type { Flight } from '../../src/domain/flight/flight.ts';
import { flightNumber } from '../../src/domain/flight/flight-words.ts';
import type { Filter } from '../../src/domain/kernel/query.ts';
import { agoOf } from '../../src/features/home/BoardRow.tsx';
import { agingOf, asOf } from '../../src/features/schedule/FlightTime.tsx';
import { flightsPath, isFresh, nextFlights, oldMs, windowOf } from '../../src/features/schedule/flights.ts';
import { pathOf, scheduleQuestion, timetable } from '../../src/features/schedule/schedule-question.ts';
import { offeredFilters } from '../../src/fields/list/filters.ts';
import { parseFilterText } from '../../src/fields/list/useFilterDraft.ts';

const noon = Date.parse('2026-06-18T12:00:00Z');
const flight = (id: string, minutes: number, more: Partial<Flight> = {}) =>
  ({
    id,
    status: 'SCHEDULED',
    is_departure: true,
    departure: new Date(noon + minutes * 60_000).toISOString(),
    estimated: null,
    ...more,
  }) as Flight;
const ids = (flights: Flight[]) => nextFlights(flights, noon, 6).map(({ id }) => id);

test('the board shows what has yet to leave, a delayed flight by its new time', () => {
  const late = flight('late', -60, { status: 'DELAYED', estimated: new Date(noon + 600_000).toISOString() });
  expect(ids([late, flight('past', -30), flight('just now', -4), flight('next', 10)])).toEqual([
    'late',
    'just now',
    'next',
  ]);
});

test('the board keeps a flight for three hours that is late, and nobody knows by how much', () => {
  const late = [-179, -181].map((minutes) => flight(`${minutes}`, minutes, { status: 'DELAYED' }));
  expect(ids(late)).toEqual(['-179']);
});

test('the board leaves out flights in the air and keeps cancelled ones until their time', () => {
  const estimated = new Date(noon + 600_000).toISOString();
  const over = flight('over', -6, { status: 'CANCELED', estimated });
  expect(ids([flight('up', 5, { status: 'AIRBORNE' }), flight('off', 6, { status: 'CANCELED' }), over])).toEqual([
    'off',
  ]);
});

test('the board keeps a flight that is boarding or taking off for half an hour past its time', () => {
  const boarding = (id: string, minutes: number) => flight(id, minutes, { status: 'WAITING' });
  const starting = flight('starting', -6, { status: 'TAKE OFF' });
  expect(ids([boarding('late', -29), boarding('forgotten', -30), starting, flight('untouched', -6)])).toEqual([
    'late',
    'starting',
  ]);
});

test('a row says of when its status is once what is known of it is old, whenever its time is', () => {
  const starting = flight('starting', -6, { status: 'TAKE OFF' });
  expect(agingOf(starting, noon, noon)['data-gone']).toBeUndefined();
  expect(agingOf(starting, noon, noon + oldMs - 1)['data-gone']).toBeUndefined();
  expect(agingOf(starting, noon, noon + oldMs)['data-gone']).toBe('');
  expect(agingOf(starting, noon, noon)['data-gone-from']).toBe(noon + oldMs);
  const coming = flight('coming', 60);
  expect(agingOf(coming, noon, noon)['data-gone-from']).toBe(noon + oldMs);
  expect(agingOf(coming, noon, noon + oldMs)['data-gone']).toBe('');
  expect(agingOf(flight('over', -60, { status: 'AIRBORNE' }), noon, noon + oldMs)['data-gone']).toBe('over');
  expect(asOf(noon)).toBe(' o\u00a014:00');
});

test('one that should have gone says how long ago, while that is fresh and it is still here', () => {
  expect(agoOf(flight('starting', -6, { status: 'TAKE OFF' }), noon, noon)).toBe('6\u00a0min temu');
  expect(agoOf(flight('coming', 6), noon, noon)).toBeUndefined();
  expect(agoOf(flight('gone', -6, { status: 'AIRBORNE' }), noon, noon)).toBeUndefined();
  expect(agoOf(flight('off', -6, { status: 'CANCELED' }), noon, noon)).toBeUndefined();
  expect(agoOf(flight('unknown', -6, { status: 'DELAYED' }), noon, noon)).toBeUndefined();
  expect(agoOf(flight('old', -6), noon, noon + oldMs)).toBeUndefined();
});

test('a list from now on reaches a day back for late flights; a range of days does not', () => {
  const params = (filters: Filter[] = []) =>
    new URLSearchParams(flightsPath({ direction: 'departure', page: 1, limit: 5, since: noon, filters }).split('?')[1]);
  expect(params().get('since')).toBe('2026-06-18T12:00:00.000Z');
  expect(JSON.parse(params().get('filter') ?? '')).toEqual([
    { by: 'departure', operator: 'BETWEEN', value: ['2026-06-17T12:00:00.000Z', '2026-08-17'] },
  ]);
  expect(params([{ by: 'departure', operator: 'BETWEEN', value: ['2026-07-01', '2026-07-02'] }]).has('since')).toBe(
    false,
  );
});

test('a search asks for what is still to come first, unless another order is chosen', () => {
  const asked = (params: string) =>
    new URLSearchParams(pathOf(scheduleQuestion(new URLSearchParams(params)), noon).split('?')[1]);
  const found = asked('search=Ryga');
  expect(found.get('since')).toBe('2026-06-17T22:00:00.000Z');
  expect(found.get('upcoming')).toBe('2026-06-18T11:30:00.000Z');
  expect(asked('search=Ryga&day=today').get('upcoming')).toBe('2026-06-18T11:30:00.000Z');
  for (const other of [
    '',
    'search=Ryga&sort=airline_name',
    'search=Ryga&day=tomorrow',
    'search=Ryga&departure=2026-06-18..2026-06-18',
  ])
    expect(asked(other).has('upcoming'), other).toBe(false);
});

test('visitors of the same ten minutes ask for the same address', () => {
  const path = (since: number) => flightsPath({ direction: 'departure', page: 1, limit: 5, since });
  expect(path(noon)).toBe(path(noon + 9 * 60_000));
  expect(path(noon)).not.toBe(path(noon + 10 * 60_000));
});

test('a search term is one part of the path, whatever it holds', () => {
  expect(flightsPath({ direction: 'arrival', page: 1, limit: 5, since: noon }, 'a/b?c%')).toMatch(
    /^flights\/a%2Fb%3Fc%25\?page=1&/,
  );
});

test('times are fresh for three minutes', () => {
  expect(isFresh(noon, noon + 179_000)).toBe(true);
  expect(isFresh(noon, noon + 180_000)).toBe(false);
});

test('flight numbers are written with a space, however they are stored', () => {
  const written = {
    LO3844: 'LO 3844',
    'LO 3844': 'LO 3844',
    'LO-3844': 'LO 3844',
    W61743: 'W6 1743',
    LOT3844: 'LOT 3844',
    FR2467A: 'FR 2467A',
    '1234': '1234',
    SKY: 'SKY',
  };
  for (const [id, number] of Object.entries(written)) expect(flightNumber(id)).toBe(number);
});

test('today reaches to midnight, tomorrow is a whole day, a search covers all of today', () => {
  expect(windowOf(noon, 'today', false)).toEqual({ since: noon - 1_800_000, until: '2026-06-18' });
  expect(windowOf(noon, 'tomorrow', false)).toEqual({ since: Date.parse('2026-06-18T22:00:00Z'), until: '2026-06-19' });
  expect(windowOf(noon, undefined, true)).toEqual({
    since: Date.parse('2026-06-17T22:00:00Z'),
    upcoming: noon - 1_800_000,
  });
});

test('a range of days on the time here takes the place of what is shown otherwise', () => {
  const { filters } = scheduleQuestion(
    new URLSearchParams('departure=2026-07-01..2026-07-02&status=DELAYED&arrival=2026-07-01..'),
  );
  const path = flightsPath({ direction: 'departure', page: 1, limit: 5, since: noon, filters });
  expect(JSON.parse(new URLSearchParams(path.split('?')[1]).get('filter') ?? '')).toEqual([
    { by: 'status', value: 'DELAYED' },
    { by: 'departure', operator: 'BETWEEN', value: ['2026-07-01', '2026-07-02'] },
  ]);
});

test('a term is searched for without what no text holds', () => {
  expect(scheduleQuestion(new URLSearchParams({ search: '\u0000LO\u202e 38' })).search).toBe('LO 38');
});

test('filters of an address that can be read are kept, the others are named', () => {
  const tooLong = 'x'.repeat(61);
  const params = new URLSearchParams({
    status: 'GONE',
    airline_name: 'PLL LOT',
    departure: '2026-07-01..x',
    arrival: '2026-07-02..2026-07-01',
    origin: tooLong,
    destination: 'a\u0007b',
    airplane_serial_no: 'x'.repeat(41),
  });
  expect(scheduleQuestion(params).leftOut).toEqual([
    'status',
    'departure',
    'destination',
    'origin',
    'airplane_serial_no',
  ]);
  expect(scheduleQuestion(params).filters).toEqual([
    { by: 'airline_name', value: 'PLL LOT' },
    { by: 'arrival', operator: 'BETWEEN', value: ['2026-07-01', '2026-07-02'] },
  ]);
  const read = Object.fromEntries(
    offeredFilters(timetable).map((it) => [it.by, parseFilterText(it, params.get(it.by) ?? '')]),
  );
  expect([read.departure, read.origin, read.airline_name]).toEqual(['2026-07-01..', '', 'PLL LOT']);
  const longest = new URLSearchParams({ origin: tooLong.slice(1), airplane_serial_no: 'x'.repeat(40) });
  expect(scheduleQuestion(longest).leftOut).toEqual([]);
});
