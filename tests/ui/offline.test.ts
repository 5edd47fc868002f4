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
  '/logowanie',
  '/WynajemP',
  '/api/authenticate',
  '/api/tickets',
  '/api/orders/1',
])('%s is left alone', (path) => expect(kindOf(at(path))).toBeUndefined());

test('the same list is found an hour later and a day later', () => {
  const name = nameOf(flights(now), 'data', now);
  expect(nameOf(flights(now + hour), 'data', now + hour)).toBe(name);
  expect(nameOf(flights(now + 26 * hour), 'data', now + 26 * hour)).toBe(name);
});

test('another page, direction or day is another list', () => {
  const names = [{}, { page: 2 }, { direction: 'arrival' }, { until: '2026-06-19' }, { until: '2026-06-20' }].map(
    (it) => nameOf(flights(now, it), 'data', now),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('only what anybody may see is kept', () => {
  const answer = (cacheControl: string, status = 200) =>
    new Response('', { status, headers: { 'cache-control': cacheControl } });
  expect(mayKeep(answer('public, max-age=0, must-revalidate'))).toBe(true);
  expect(mayKeep(answer('private, no-store'))).toBe(false);
  expect(mayKeep(answer('public', 404))).toBe(false);
});
