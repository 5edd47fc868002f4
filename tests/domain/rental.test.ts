import { afterEach, expect, test, vi } from 'vitest';
import { rentalStatus } from '../../src/domain/booking/rental.ts';

afterEach(() => void vi.useRealTimers());

test.each([
  // 23:59 in Warsaw is still the day before
  ['a minute before its first day', '2026-06-11T21:59:00Z', '2026-06-11T22:00:00.000Z', true],
  ['as its first day begins', '2026-06-11T22:00:00Z', '2026-06-11T22:00:00.000Z', false],
  ['before its first day, as a form has it', '2026-06-11T21:59:00Z', '2026-06-12 00:00:00', true],
  ['after it', '2026-06-20T10:00:00Z', '2026-06-12 00:00:00', false],
  ['while its first day is not filled in', '2026-06-11T10:00:00Z', '', false],
])('a rented car cannot have come back before it was taken: %s', (_when, now, since, isRefused) => {
  vi.useFakeTimers({ now: Date.parse(now) });
  const why = isRefused ? 'to wypożyczenie jeszcze się nie zaczęło, można je tylko anulować' : undefined;
  expect(rentalStatus.RETURNED.refuses({ since })).toBe(why);
});
