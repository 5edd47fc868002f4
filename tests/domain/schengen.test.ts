import { expect, test } from 'vitest';
import { crossesBorder, isInZone } from '../../src/domain/flight/schengen.ts';

const to = (destination: string) => ({ is_departure: true, origin: 'Londyn Luton (LTN)', destination });

test('a flight crosses the border by where it goes to or comes from', () => {
  expect(crossesBorder(to('Oslo (OSL)'))).toBe(false);
  expect(crossesBorder(to('Dublin (DUB)'))).toBe(true);
  expect(crossesBorder({ ...to('Oslo (OSL)'), is_departure: false })).toBe(true);
  expect(crossesBorder(to('Gdzieś'))).toBeUndefined();
});

test.each([
  ['both', true, true],
  ['both', false, true],
  ['schengen', false, true],
  ['schengen', true, false],
  ['non_schengen', true, true],
  ['non_schengen', false, false],
  ['non_schengen', undefined, true],
] as const)('a gate %s takes a flight that crosses the border (%s): %s', (zone, crosses, takes) => {
  expect(isInZone(zone, crosses)).toBe(takes);
});
