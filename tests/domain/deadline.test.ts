import { describe, expect, test } from 'vitest';
import { deadlineRule, formatDeadline, refundUntil } from '../../src/domain/booking/deadline.ts';
import { addDays, type Day, startOf } from '../../src/domain/language/days.ts';

const said = (first: Day, hours?: number) => formatDeadline(refundUntil(first, hours)).replaceAll('\u00a0', ' ');

describe('until when all of the money comes back', () => {
  test.each<[string, Day, string]>([
    ['in summer', '2026-06-26', 'śr 24.06.2026, godz. 24:00'],
    ['in winter', '2026-12-24', 'wt 22.12.2026, godz. 24:00'],
    // Between the two midnights there are 23 hours, or 25
    ['after the spring change', '2027-03-29', 'so 27.03.2027, godz. 23:00'],
    ['on the day of the spring change', '2027-03-28', 'pt 26.03.2027, godz. 24:00'],
    ['after the autumn change', '2027-11-01', 'nd 31.10.2027, godz. 01:00'],
    ['on the day of the autumn change', '2027-10-31', 'pt 29.10.2027, godz. 24:00'],
  ])('is said of what begins %s', (_when, first, words) => expect(said(first)).toBe(words));

  test.each<[number, Day, string]>([
    [48, '2026-06-26', 'wt 23.06.2026, godz. 24:00'],
    [12, '2026-06-26', 'cz 25.06.2026, godz. 12:00'],
    [48, '2027-03-29', 'pt 26.03.2027, godz. 23:00'],
    [48, '2027-11-01', 'so 30.10.2027, godz. 01:00'],
    [1, '2027-11-01', 'nd 31.10.2027, godz. 23:00'],
  ])('is said by the same rule were it %i hours before %s', (hours, first, words) => {
    expect(said(first, hours)).toBe(words);
  });

  test('is so many hours before the day begins, on every day of two years', () => {
    for (let day: Day = '2026-06-01'; day < '2028-06-01'; day = addDays(day, 1))
      expect(startOf(day) - Date.parse(refundUntil(day)), day).toBe(24 * 3_600_000);
  });

  test('is worded for bookings in general as the terms word it', () => {
    expect(deadlineRule).toBe('24\u00a0godzin przed początkiem');
  });
});
