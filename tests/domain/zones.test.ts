import { expect, test } from 'vitest';
import { localTime, zoneWords } from '../../src/domain/flight/zones.ts';

test.each([
  ['Londyn Luton (LTN)', '2026-01-10T12:00:00Z', '12:00', 'UTC+0'],
  ['Londyn Luton (LTN)', '2026-07-10T12:00:00Z', '13:00', 'UTC+1'],
  ['Ryga (RIX)', '2026-07-10T12:00:00Z', '15:00', 'UTC+3'],
  ['Oslo (OSL)', '2026-07-10T12:00:00Z', '14:00', undefined],
  ['Nikąd (constructor)', '2026-07-10T12:00:00Z', '14:00', undefined],
])('in %s at %s it is %s by a clock of %s', (place, at, time, words) => {
  expect(localTime(place, at).slice(11, 16)).toBe(time);
  expect(zoneWords(place, at)).toBe(words);
});
