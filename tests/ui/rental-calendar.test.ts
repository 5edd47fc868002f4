import { expect, test } from 'vitest';
import { rowsOf, whoWithin } from '../../src/admin/sections/pojazd/calendar/fleet.ts';
import {
  nextRows,
  nextSight,
  noRows,
  type Rows,
  type Sight,
} from '../../src/admin/sections/pojazd/calendar/rows-in-sight.ts';
import { shortened } from '../../src/admin/sections/pojazd/calendar/useLetters.ts';
import type { Car } from '../../src/domain/booking/car.ts';
import type { Rental } from '../../src/domain/booking/rental.ts';

test('the calendar has its cars by name, and retired ones only where they are still rented', () => {
  const named = (id: number, brand: string, model: string, active = true) =>
    ({ id, brand, model, active, license_plate: `GS ${id}` }) as Car;
  const cars = [
    named(1, 'Żuk', 'A'),
    named(2, 'Škoda', 'Fabia'),
    named(10, 'Fiat', 'Panda'),
    named(9, 'Fiat', 'Panda'),
    named(3, 'Łada', 'Niva'),
    named(4, 'Fiat', '126p', false),
    named(5, 'Opel', 'Astra', false),
  ];
  const rented = { Cars_id: 5, status: 'RENTED', since: '2031-05-01T10:00:00Z', until: '2031-05-02T10:00:00Z' };
  const rows = rowsOf(cars, [rented as Rental], { since: '2031-05-01', until: '2031-05-03' });
  expect(rows.map(({ car }) => car.id)).toEqual([9, 10, 3, 5, 2, 1]);
  expect(rows.map(({ bars }) => bars.length)).toEqual([0, 0, 0, 1, 0, 0]);
});

test('the calendar begins with the cars that are overdue, the longest first', () => {
  const named = (id: number, brand: string) => ({ id, brand, model: 'A', active: true, license_plate: `GS ${id}` });
  const late = (Cars_id: number, until: string) => ({
    ...{ id: Cars_id, Cars_id, status: 'RENTED', since: '2031-05-01T10:00:00Z', until: `2031-05-0${until}T10:00:00Z` },
    ...{ out_at: '2031-05-01T10:00:00Z', back_at: null },
  });
  const cars = [named(1, 'Audi'), named(2, 'BMW'), named(3, 'Citroën')] as Car[];
  const rentals = [late(1, '9'), late(2, '4'), late(3, '3')] as Rental[];
  const rows = rowsOf(cars, rentals, { since: '2031-05-03', until: '2031-05-09' }, [], '2031-05-06');
  expect(rows.map(({ car, overdue }) => [car.id, overdue?.late])).toEqual([
    [3, 3],
    [2, 2],
    [1, undefined],
  ]);
});

const few = 2;
const indexes = ({ from, to }: Rows) => Array.from({ length: to - from }, (_, i) => from + i);

/** All that is drawn on the way from these rows to those asked for. */
function wayTo(drawn: Rows, seen: Rows, goal: Rows): Rows[] {
  const way = [drawn];
  for (let at = drawn; at.from !== goal.from || at.to !== goal.to; way.push(at)) {
    at = nextRows(at, seen, goal, few);
    if (way.length > 100) throw new Error('It never comes to what is asked for');
  }
  return way;
}

const seen = { from: 90, to: 100 };
const goal = { from: 82, to: 108 };
const starts: Record<string, Rows> = {
  nothing: noRows,
  'rows far above': { from: 0, to: 18 },
  'rows far below': { from: 170, to: 200 },
  'rows just above': { from: 80, to: 106 },
  'rows just below': { from: 88, to: 114 },
};

for (const [start, drawn] of Object.entries(starts))
  test(`from ${start} a long list comes to its rows a few at a time, those in sight first`, () => {
    const way = wayTo(drawn, seen, goal);
    const isWhole = way.map(({ from, to }) => from <= seen.from && to >= seen.to);
    for (const [i, rows] of way.entries()) {
      const before = new Set(indexes(way[i - 1] ?? rows));
      const fresh = indexes(rows).filter((row) => !before.has(row));
      expect(fresh.length).toBeLessThanOrEqual(few);
      if (!isWhole[i]) expect(fresh.every((row) => row >= seen.from && row < seen.to)).toBe(true);
    }
    expect(nextRows(goal, seen, goal, few)).toEqual(goal);
  });

const sights: Record<string, Sight> = {
  nothing: { rows: noRows, whole: noRows },
  'whole rows far above': { rows: { from: 0, to: 18 }, whole: { from: 0, to: 18 } },
  'whole rows just below': { rows: { from: 88, to: 114 }, whole: { from: 88, to: 114 } },
  'rows with a background only': { rows: { from: 80, to: 106 }, whole: noRows },
  'rows of which some have a background only': { rows: { from: 84, to: 95 }, whole: { from: 84, to: 90 } },
};

for (const [start, drawn] of Object.entries(sights))
  test(`from ${start} all rows get their background, then one a frame is drawn whole`, () => {
    let at = drawn;
    for (let frames = 0; ; frames++) {
      const next = nextSight(at, { seen, goal });
      if (JSON.stringify(next) === JSON.stringify(at)) break;
      const wasWhole = new Set(indexes(at.whole));
      const wholeNow = indexes(next.whole).filter((row) => !wasWhole.has(row));
      expect(wholeNow.length, 'rows that become whole').toBeLessThanOrEqual(1);
      if (wholeNow.length > 0) expect(at.rows, 'all are there').toEqual(goal);
      expect(
        indexes(next.whole).every((row) => indexes(next.rows).includes(row)),
        'whole rows are among those that are drawn',
      ).toBe(true);
      at = next;
      if (frames > 100) throw new Error('It never comes to what is asked for');
    }
    expect(at).toEqual({ rows: goal, whole: goal });
  });

test('the name on a bar is as long as its days have room, and says that it goes on', () => {
  expect(shortened('Jan Nowak', 9)).toBe('Jan Nowak');
  expect(shortened('Jan Nowak', 5)).toBe('Jan…');
  expect(shortened('Jan Nowak', 1)).toBe('');
  expect(shortened('Jan Nowak', -3)).toBe('');
});

test('a name that is too long for its bar leaves the surname', () => {
  const of = { order_first_name: 'Małgorzata', order_last_name: 'Lewandowska' } as unknown as Rental;
  expect(whoWithin(of, '', 22)).toBe('Małgorzata Lewandowska');
  expect(whoWithin(of, '', 12)).toBe('Lewandowska');
  expect(whoWithin(of, '‹ ', 12)).toBe('‹ Lewandows…');
  expect(whoWithin({} as Rental, '', 6)).toBe('bez k…');
});
