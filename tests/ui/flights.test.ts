import { expect, test } from 'vitest';
import type { Flight } from '../../src/domain/flight.ts';
import { flightsPath, isFresh, nextDepartures } from '../../src/features/schedule/flights.ts';

const noon = Date.parse('2026-06-18T12:00:00Z');
const flight = (id: string, minutes: number, more: Partial<Flight> = {}) =>
  ({ id, status: 'SCHEDULED', is_departure: true, departure: new Date(noon + minutes * 60_000).toISOString(), estimated: null, ...more }) as Flight;
const ids = (flights: Flight[]) => nextDepartures(flights, noon).map(({ id }) => id);

test('the board shows what has yet to leave, a delayed flight by its new time', () => {
  const late = flight('late', -60, { status: 'DELAYED', estimated: new Date(noon + 600_000).toISOString() });
  expect(ids([late, flight('past', -30), flight('just now', -4), flight('next', 10)])).toEqual(['late', 'just now', 'next']);
});

test('the board leaves out what is in the air, and keeps what is cancelled', () => {
  expect(ids([flight('up', 5, { status: 'AIRBORNE' }), flight('off', 6, { status: 'CANCELED' })])).toEqual(['off']);
});

test('visitors of the same ten minutes ask for the same address', () => {
  const path = (since: number) => flightsPath({ direction: 'departure', page: 1, limit: 5, since });
  expect(path(noon)).toBe(path(noon + 9 * 60_000));
  expect(path(noon)).not.toBe(path(noon + 10 * 60_000));
});

test('a search term is one part of the path, whatever it holds', () => {
  expect(flightsPath({ direction: 'arrival', page: 1, limit: 5, since: noon }, 'a/b?c%')).toMatch(/^flights\/a%2Fb%3Fc%25\?page=1&/);
});

test('times are fresh for ten minutes', () => {
  expect([isFresh(noon, noon + 599_000), isFresh(noon, noon + 600_000)]).toEqual([true, false]);
});
