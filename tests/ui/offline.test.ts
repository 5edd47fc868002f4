import { expect, test } from 'vitest';
import { kindOf, mayKeep, nameOf } from '../../src/client/offline/storage-rules.ts';
import { flightsPath } from '../../src/features/schedule/flights.ts';

const now = Date.parse('2026-06-19T10:00:00Z');
const hour = 3_600_000;
const at = (path: string) => new URL(path, 'https://lotnisko.example');
const flights = (since: number, more: object = {}) =>
  at(`/api/${flightsPath({ direction: 'departure', page: 1, limit: 5, since, ...more })}`);

test.each([
  '/payment',
  '/payment/success',
  '/zarzadzanie',
  '/zarzadzanie/loty',
  '/zarzadzanie/bilety/7',
  '/logowanie',
  '/WynajemP',
  '/api/authenticate',
  '/api/tickets',
  '/api/orders/1',
])('%s is left alone', (path) => expect(kindOf(at(path))).toBeUndefined());

test('of the back-office the gate alone is kept, by its page and not by what it asks', () => {
  expect(kindOf(at('/zarzadzanie/bilety'))).toBe('page');
  expect(kindOf(at('/api/gate-list?flight=LO3844'))).toBeUndefined();
});

test("a flight's page is kept under its address, its calendar is not", () => {
  expect(kindOf(at('/lot/LO3844'))).toBe('flight');
  expect(nameOf(at('/lot/LO3844?from=mail'), 'flight', now)).toBe('/lot/lo3844');
  expect(kindOf(at('/lot/LO3844.ics'))).toBeUndefined();
});

test('a kept list is found again an hour later and a day later', () => {
  const name = nameOf(flights(now), 'data', now);
  expect(nameOf(flights(now + hour), 'data', now + hour)).toBe(name);
  expect(nameOf(flights(now + 26 * hour), 'data', now + 26 * hour)).toBe(name);
});

test('another page, direction or day is kept as another list', () => {
  const names = [{}, { page: 2 }, { direction: 'arrival' }, { until: '2026-06-19' }, { until: '2026-06-20' }].map(
    (it) => nameOf(flights(now, it), 'data', now),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('a range of days that somebody chose is a list of its own, however far ahead', () => {
  const chosen = (day: string) =>
    flights(now, { filters: [{ by: 'departure', operator: 'BETWEEN', value: [day, day] }] });
  const names = ['2026-06-20', '2026-08-01', '2026-08-02'].map((day) => nameOf(chosen(day), 'data', now));
  expect(new Set(names).size).toBe(names.length);
});

test('an arrival filtered beside the range of departures keeps its own days', () => {
  const arriving = (day: string) =>
    flights(now, { filters: [{ by: 'arrival', operator: 'BETWEEN', value: [day, day] }] });
  expect(nameOf(arriving('2026-08-01'), 'data', now)).not.toBe(nameOf(arriving('2026-08-02'), 'data', now));
});

test('only answers that anybody may see are kept to be read offline', () => {
  const answer = (cacheControl: string, status = 200) =>
    new Response('', { status, headers: { 'cache-control': cacheControl } });
  expect(mayKeep(answer('public, max-age=0, must-revalidate'))).toBe(true);
  expect(mayKeep(answer('private, no-store'))).toBe(false);
  expect(mayKeep(answer('public', 404))).toBe(false);
});
