import { describe, expect, test } from 'vitest';
import { calendarRow, freeSpan } from '../../src/domain/booking/fleet-calendar.ts';
import type { Rental, rentalStatus } from '../../src/domain/booking/rental.ts';
import type { Span } from '../../src/domain/booking/span.ts';
import type { Day } from '../../src/domain/language/days.ts';

const day = (n: number) => `2026-06-${String(n).padStart(2, '0')}` as Day;
const rental = (since: number, until: number, status: keyof typeof rentalStatus = 'RENTED') =>
  ({ since: `${day(since)} 00:00:00`, until: `${day(until)} 00:00:00`, status }) as Rental;
const shown = { since: day(10), until: day(19) };
const spans = (them: readonly Span<number>[]) => them.map(({ since, until }) => [since, until]);

describe('a row of the calendar', () => {
  test('has a bar a rental and a gap between, to the ends of the days shown', () => {
    const row = calendarRow([rental(12, 13), rental(15, 15, 'PENDING')], shown);
    expect([spans(row.bars), spans(row.gaps)]).toEqual([
      [
        [2, 3],
        [5, 5],
      ],
      [
        [0, 1],
        [4, 4],
        [6, 9],
      ],
    ]);
  });
  test('cuts off what lies beyond, and leaves out what is elsewhere', () => {
    const row = calendarRow([rental(1, 10), rental(18, 28), rental(1, 9), rental(20, 22)], shown);
    expect([spans(row.bars), spans(row.gaps)]).toEqual([
      [
        [0, 0],
        [8, 9],
      ],
      [[1, 7]],
    ]);
  });
  test('gives days to who has the car, not to who had it or gave it up', () => {
    const row = calendarRow([rental(12, 14, 'CANCELLED'), rental(13, 16), rental(11, 12, 'RETURNED')], shown);
    expect(row.bars.map(({ since, rental: { status } }) => [since, status])).toEqual([
      [1, 'RETURNED'],
      [3, 'RENTED'],
    ]);
  });
  test('of a car without rentals is one gap', () => {
    expect(spans(calendarRow([], shown).gaps)).toEqual([[0, 9]]);
  });
});

describe('days that are chosen', () => {
  const row = calendarRow([rental(12, 13), rental(16, 16, 'CANCELLED'), rental(18, 18, 'PENDING')], shown);
  test.each([
    ['free ones', 4, 6, [4, 6], false],
    ['one', 0, 0, [0, 0], false],
    ['backwards', 6, 4, [4, 6], false],
    ['over a cancelled rental', 5, 7, [5, 7], false],
    ['up to the next rental', 4, 9, [4, 7], true],
    ['back to the one before', 6, 0, [4, 6], true],
  ])('%s', (_, begin, end, span, stopped) => {
    const { span: found, bar } = freeSpan(row, begin, end);
    expect([found?.since, found?.until]).toEqual(span);
    expect(bar !== undefined).toBe(stopped);
  });
  test('never begin where the car is taken', () => {
    expect(freeSpan(row, 2, 5)).toMatchObject({ span: undefined, bar: { since: 2 } });
  });
});

describe('a car that is overdue', () => {
  const now = day(15);
  const out = { out_at: '2026-06-10T10:00:00Z', back_at: null };
  const late = { ...rental(10, 13), ...out, id: 1 } as Rental;
  const rowWith = (...others: Rental[]) => calendarRow([...others, late], shown, [], now);
  const barsOf = ({ bars }: ReturnType<typeof rowWith>) =>
    bars.map(({ since, until, look, late: days, waits }) => [since, until, look, days, waits ?? false]);

  test('has a bar to today, which knows by how many days it is late', () => {
    expect(barsOf(rowWith())).toEqual([[0, 5, 'OVERDUE', 2, false]]);
    expect(rowWith().bars[0]?.days).toEqual({ since: day(10), until: day(13) });
  });
  test('marks who booked it next, and nobody after them', () => {
    expect(barsOf(rowWith(rental(19, 19), rental(17, 18)))).toEqual([
      [0, 5, 'OVERDUE', 2, false],
      [7, 8, 'WAITING', 0, true],
      [9, 9, 'WAITING', 0, false],
    ]);
  });
  test('lets who should have it already begin after it', () => {
    expect(barsOf(rowWith(rental(14, 17)))).toEqual([
      [0, 5, 'OVERDUE', 2, false],
      [6, 7, 'NOT_COME', 0, true],
    ]);
  });
  test('keeps a bar that ended before it', () => {
    const before = { ...rental(8, 9, 'RETURNED'), id: 2 };
    const { bars } = calendarRow([late, before as Rental], { since: day(8), until: day(19) }, [], now);
    expect(bars.map(({ look }) => look)).toEqual(['BACK', 'OVERDUE']);
  });
});
