import { describe, expect, test } from 'vitest';
import {
  addDays,
  type Day,
  dayCount,
  dayOf,
  formatDay,
  formatSpan,
  formatStay,
  formatTime,
  formatWeekday,
  isDay,
  parseInstant,
  today,
} from '../../src/domain/language/days.ts';

describe('days of a stay', () => {
  test.each<[string, Day, Day, number]>([
    ['the same day is one day', '2026-06-19', '2026-06-19', 1],
    ['over the end of the year', '2026-12-31', '2027-01-01', 2],
    ['over a leap day', '2028-02-28', '2028-03-01', 3],
    ['over a February without one', '2026-02-28', '2026-03-01', 2],
    ['over the spring change, a day of 23 hours', '2026-03-28', '2026-03-30', 3],
    ['over the autumn change, a day of 25 hours', '2026-10-24', '2026-10-26', 3],
  ])('%s', (_, since, until, days) => {
    expect(dayCount(since, until)).toBe(days);
    expect(addDays(since, days - 1)).toBe(until);
  });
});

describe('a moment', () => {
  test.each([
    ['summer time', '2026-06-19 12:00:00', '2026-06-19T10:00:00.000Z'],
    ['winter time', '2026-01-19 12:00:00', '2026-01-19T11:00:00.000Z'],
    ['just before the spring change', '2026-03-29 01:59:00', '2026-03-29T00:59:00.000Z'],
    ['the hour that spring skips', '2026-03-29 02:30:00', '2026-03-29T01:30:00.000Z'],
    ['just after the spring change', '2026-03-29 03:00:00', '2026-03-29T01:00:00.000Z'],
    ['before the autumn change', '2026-10-25 01:30:00', '2026-10-24T23:30:00.000Z'],
    ['after the autumn change', '2026-10-25 03:00:00', '2026-10-25T02:00:00.000Z'],
    ['without seconds', '2026-06-19 12:00', '2026-06-19T10:00:00.000Z'],
    ['ISO in UTC', '2026-06-19T12:00:00Z', '2026-06-19T12:00:00.000Z'],
    ['ISO with an offset', '2026-06-19T12:00:00+05:30', '2026-06-19T06:30:00.000Z'],
  ])('%s', (_, typed, iso) => expect(parseInstant(typed)).toBe(iso));

  test.each([
    '',
    'jutro',
    '2026-02-30 10:00:00',
    '2026-13-01 10:00:00',
    '2026-06-19',
    '2026-06-19 25:00:00',
    '2026-06-19 12:61:00',
    '99999-01-01 10:00',
    '9999-12-31 23:59:59',
  ])("'%s' is no moment", (typed) => expect(parseInstant(typed)).toBeNull());

  test('belongs to the day of the Warsaw clock, whatever the zone of the machine', () => {
    expect(dayOf('2026-06-19T22:30:00Z')).toBe('2026-06-20');
    expect(dayOf('2026-12-31T23:30:00Z')).toBe('2027-01-01');
    expect(today(Date.parse('2026-06-19T22:30:00Z'))).toBe('2026-06-20');
  });
});

test('days are shown the Polish way', () => {
  expect(formatDay('2026-06-09')).toBe('09.06.2026');
  expect(formatWeekday('2026-06-19')).toBe('pt 19.06.2026');
  expect(formatWeekday('2026-06-21')).toBe('nd 21.06.2026');
  expect(formatTime('2026-06-19T10:03:00Z')).toBe('12:03');
  expect(isDay('2026-06-31')).toBe(false);
});

test('a span of a year and more says its years, and is not taken for one of a day', () => {
  expect(formatSpan({ since: '2026-11-24', until: '2027-11-24' })).toBe('24.11.2026–24.11.2027');
  expect(formatSpan({ since: '2026-12-28', until: '2027-01-03' })).toBe('28.12–3.01');
  expect(formatSpan({ since: '2026-11-24', until: '2026-11-24' })).toBe('24.11');
});

test('a stay of one day says that day once', () => {
  expect(formatStay('2026-06-19', '2026-06-21')).toBe('pt 19.06.2026 – nd 21.06.2026');
  expect(formatStay('2026-06-19', '2026-06-19')).toBe('pt 19.06.2026');
});
