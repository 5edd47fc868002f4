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
  expect(zoneWords(place, at)).toBe(words);
});

test('of each airport that we know it is said whose clock it goes by', () => {
  const at = '2026-07-10T12:00:00Z';
  expect(knownAirports.filter((code) => clockShort(`Tam (${code})`, at) === 'czas polski')).toEqual([]);
  expect(clockShort('Nikąd (XXX)', at)).toBe('czas polski');
});
