import { describe, expect, test } from 'vitest';
import { stepDay } from '../../src/domain/language/typed-day.ts';
import { joinMoment, problemWithMoment, splitMoment } from '../../src/domain/language/typed-moment.ts';
import { parseTypedTime, typedTime } from '../../src/domain/language/typed-time.ts';

describe('a typed time', () => {
  test.each([
    ['1355', '13:55'],
    ['13:55', '13:55'],
    ['13.55', '13:55'],
    ['13 55', '13:55'],
    [' 9:05 ', '09:05'],
    ['955', '09:55'],
    ['7', '07:00'],
    ['0000', '00:00'],
  ])("'%s' is %s", (typed, time) => expect(parseTypedTime(typed)).toBe(time));

  test.each([
    ['24:00', 'Zegar nie pokazuje godziny 24:00'],
    ['1360', 'Zegar nie pokazuje godziny 1360'],
    ['7:5', 'Podaj minuty dwiema cyframi: 7:05 albo 7:50'],
    ['1:55 PM', 'Wpisz godzinę jak 13:55'],
    ['rano', 'Wpisz godzinę jak 13:55'],
  ])("'%s' is no time, and it is said why", (typed, words) =>
    expect([parseTypedTime(typed), typedTime.problemWith(typed)]).toEqual([null, words]),
  );

  test.each([
    ['23:59', 1, 4, '00:00'],
    ['00:00', -1, 4, '23:59'],
    ['23:30', 1, 1, '00:30'],
    ['00:30', -1, 2, '23:30'],
  ] as const)('an arrow key makes %s by %i at %i %s', (time, by, caret, to) =>
    expect(typedTime.step(time, by, caret)).toBe(to),
  );
});

test.each([
  ['2026-12-31', 1, 0, '2027-01-01'],
  ['2026-01-31', 1, 4, '2026-02-28'],
  ['2026-01-15', -1, 4, '2025-12-15'],
  ['2028-02-29', 1, 8, '2029-02-28'],
] as const)('an arrow key moves the day %s by %i at %i to %s', (day, by, caret, to) =>
  expect(stepDay(day, by, caret)).toBe(to),
);

describe('a typed moment', () => {
  test('comes apart as clocks here show it, whatever its form', () =>
    expect(['2026-07-01T10:05:00Z', '2026-07-01 12:05:00', '2026-07-01 12:05'].map(splitMoment)).toEqual(
      Array(3).fill({ day: '2026-07-01', time: '12:05' }),
    ));

  test.each([
    [{ day: '2026-07-01', time: '' }, 'time', 'Podaj godzinę'],
    [{ day: '', time: '12:05' }, 'day', 'Podaj datę'],
    [{ day: '31.02', time: '12:05' }, 'day', 'W kalendarzu nie ma dnia 31.02'],
    [{ day: '2026-07-01', time: '25' }, 'time', 'Zegar nie pokazuje godziny 25'],
  ])('keeps %o as it was typed, and says what is wrong with it', (parts, of, words) => {
    expect(splitMoment(joinMoment(parts))).toEqual(parts);
    expect(problemWithMoment(joinMoment(parts))).toEqual({ of, words });
  });
});
