import { expect, test } from 'vitest';
import { nearestStay } from '../../src/domain/booking/nearest-stay.ts';
import { takenBy } from '../../src/domain/booking/occupant.ts';
import { quickStays } from '../../src/domain/booking/quick-stays.ts';
import { addDays, today } from '../../src/domain/language/days.ts';

const day = (n: number) => addDays(today(), n);

test('the nearest stay is the earliest of all places, as long as the asked one', () => {
  const taken = { a: [{ since: day(0), until: day(6) }], b: [{ since: day(2), until: day(3) }] };
  const stay = { since: day(1), until: day(3) };
  expect(nearestStay(['a', 'b'] as const, (it) => taken[it], stay)).toEqual({
    ...{ place: 'b', stay: { since: day(4), until: day(6) } },
  });
  expect(nearestStay(['a'] as const, () => [{ since: day(0), until: day(90) }], stay)).toBeUndefined();
});

test('what is overdue leaves its place no later day', () => {
  const late = { key: 'rentals 1', who: 'Jan', since: day(-5), until: day(-2), overdue: true };
  const stay = { since: day(1), until: day(3) };
  expect(nearestStay([1], () => [takenBy(late, day(63))], stay)).toBeUndefined();
  expect(nearestStay([1], () => [takenBy({ ...late, overdue: false }, day(63))], stay)).toEqual({ place: 1, stay });
});

test.each([
  ['2026-11-25', ['do jutra 2026-11-26', 'do niedzieli 2026-11-29', 'tydzień 2026-12-01']],
  // Saturday: tomorrow is Sunday
  ['2026-11-28', ['do jutra 2026-11-29', 'tydzień 2026-12-04']],
  ['2026-11-29', ['do jutra 2026-11-30', 'do niedzieli 2026-12-06', 'tydzień 2026-12-05']],
] as const)('from %s on it is quick to ask until %s', (since, found) => {
  expect(quickStays(since, since).map(({ label, until }) => `${label} ${until}`)).toEqual(found);
});

test('tomorrow is no quick choice for a stay that begins later', () => {
  expect(quickStays('2026-12-02', '2026-11-25').map(({ label }) => label)).toEqual(['do niedzieli', 'tydzień']);
});
