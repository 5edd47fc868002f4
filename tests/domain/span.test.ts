import { expect, test } from 'vitest';
import { lastDayFrom, nearestFree, spanInWay } from '../../src/domain/booking/span.ts';
import type { Day } from '../../src/domain/language/days.ts';

const day = (n: number) => `2026-07-${String(n).padStart(2, '0')}` as Day;
const span = (since: number, until: number) => ({ since: day(since), until: day(until) });
// Not in order, as rows of several holders come
const taken = [span(20, 23), span(10, 12)];

test.each([
  [span(1, 9), undefined],
  [span(1, 10), span(10, 12)],
  [span(12, 20), span(10, 12)],
  [span(13, 19), undefined],
  [span(24, 24), undefined],
])('the first taken days that %o runs into are named', (stay, inWay) => {
  expect(spanInWay(taken, stay)).toEqual(inWay);
});

test('a stay can last until the day before the next taken one', () => {
  expect(lastDayFrom(taken, day(13), day(30))).toBe(day(19));
  expect(lastDayFrom(taken, day(24), day(30))).toBe(day(30));
});

test('the nearest free days are of the same length, after all that is in the way', () => {
  expect(nearestFree(taken, span(9, 11), day(30))).toEqual(span(13, 15));
  expect(nearestFree(taken, span(13, 20), day(31))).toEqual(span(24, 31));
  expect(nearestFree(taken, span(13, 20), day(30))).toBeUndefined();
  expect(nearestFree([], span(13, 20), day(30))).toEqual(span(13, 20));
});
