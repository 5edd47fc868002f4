import { describe, expect, test } from 'vitest';
import { today } from '../../src/domain/language/days.ts';
import { parseTypedDay, typedDay } from '../../src/domain/language/typed-day.ts';

describe('a typed day', () => {
  test.each([
    ['19.06.2026', '2026-06-19'],
    ['9.6.2026', '2026-06-09'],
    ['19/06/2026', '2026-06-19'],
    ['3.12.26', '2026-12-03'],
    ['03-12-26', '2026-12-03'],
    [' 2026-06-19 ', '2026-06-19'],
    ['\u00a019.\u00a006. 2026 r.', '2026-06-19'],
    ['19\u00a006\u00a02026', '2026-06-19'],
    ['19–06–2026', '2026-06-19'],
    ['19.06', '2026-06-19'],
    ['1.01', '2027-01-01'],
  ])("'%s' is %s", (typed, day) => expect(parseTypedDay(typed, '2026-06-01')).toBe(day));

  test.each(['', '31.02.2026', '0.1.2026', '19.13.2026', 'piątek', '19.06.026', '31.02.26'])(
    "'%s' is no day",
    (typed) => expect(parseTypedDay(typed, '2026-06-01')).toBeNull(),
  );
});

test.each([
  ['12.05.99', '1999-05-12'],
  ['12.05.26', '2026-05-12'],
  ['2.6.26', '1926-06-02'],
  ['2.06', '2025-06-02'],
  ['31.05', '2026-05-31'],
  ['12.05.2099', '2099-05-12'],
])("of a day that is over '%s' is %s", (typed, day) => expect(parseTypedDay(typed, '2026-06-01', true)).toBe(day));

test.each([
  ['31.02', 'W kalendarzu nie ma dnia 31.02'],
  ['30.2.2027', 'W kalendarzu nie ma dnia 30.2.2027'],
  ['1.1.7', 'Podaj rok czterema cyframi: 1.1.2007'],
  ['30.2.27', 'W kalendarzu nie ma dnia 30.2.27'],
  ['1.1.027.', 'Podaj rok czterema cyframi: 1.1.2027'],
  ['2026-02-30', 'W kalendarzu nie ma dnia 2026-02-30'],
])("of '%s' it is said what is wrong with it", (typed, words) => expect(typedDay.problemWith(typed)).toBe(words));

test('the date given as an example is not past', () => {
  const [example = ''] = /[\d.]+$/.exec(typedDay.problemWith('jutro')) ?? [];
  expect(parseTypedDay(example)).not.toBeNull();
  expect(String(parseTypedDay(example)) > today()).toBe(true);
});
