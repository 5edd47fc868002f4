import { expect, test } from 'vitest';
import { knownAirports } from '../../src/domain/flight/airports.ts';
import { clockShort, localTime, zoneWords } from '../../src/domain/flight/zones.ts';

test.each([
  ['Londyn Luton (LTN)', '2026-01-10T12:00:00Z', '12:00', '−1\u00a0h'],
  ['Londyn Luton (LTN)', '2026-07-10T12:00:00Z', '13:00', '−1\u00a0h'],
  ['Ryga (RIX)', '2026-07-10T12:00:00Z', '15:00', '+1\u00a0h'],
  ['Oslo (OSL)', '2026-07-10T12:00:00Z', '14:00', undefined],
  ['Nikąd (constructor)', '2026-07-10T12:00:00Z', '14:00', undefined],
])('in %s at %s it is %s by a clock %s from ours', (place, at, time, words) => {
  expect(localTime(place, at).slice(11, 16)).toBe(time);
  expect(zoneWords(place)).toBe(words);
});

test('of each airport that we know it is said whose clock it goes by', () => {
  expect(knownAirports.filter((code) => clockShort(`Tam (${code})`) === 'czas polski')).toEqual([]);
  expect(clockShort('Nikąd (XXX)')).toBe('czas polski');
});

// Dublin's clock is London's, Riga's is Helsinki's
test.each([
  ['DUB', 'Europe/Dublin'],
  ['LTN', 'Europe/London'],
  ['STN', 'Europe/London'],
  ['HEL', 'Europe/Helsinki'],
  ['RIX', 'Europe/Riga'],
])('in %s the clock shows what Intl says of %s, when it is set too', (code, timeZone) => {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const hours = Array.from({ length: 4 * 365 * 24 }, (_, nth) => Date.UTC(2025) + nth * 3_600_000);
  const wrong = hours.filter((at) => localTime(`Tam (${code})`, new Date(at).toISOString()) !== clock.format(at));
  expect(wrong).toEqual([]);
});
