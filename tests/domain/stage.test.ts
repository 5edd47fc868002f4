import { describe, expect, test } from 'vitest';
import { lateDayPrice, rentalAgenda } from '../../src/domain/booking/desk-day.ts';
import { checkHandOver, oddMileage, standing } from '../../src/domain/booking/hand-over.ts';
import { markWords, partAt, readMarks } from '../../src/domain/booking/marks.ts';
import { daysLate, parkingStageOf, rentalStageOf, stageOf } from '../../src/domain/booking/stage.ts';

const now = '2026-11-23';
const row = (since: string, until: string, more: object = {}) => ({
  ...{ id: 1, status: 'RENTED' as const, since: `2026-11-${since}T10:00:00Z`, until: `2026-11-${until}T10:00:00Z` },
  ...{ out_at: null, back_at: null, pickup_at: null, return_at: null },
  ...{
    order_state: null,
    order_amount: null,
    order_paid: null,
    order_due: null,
    to_hand_back: null,
    hand_back_since: null,
    ...more,
  },
});
const out = { out_at: '2026-11-20T10:00:00Z' };
const back = { ...out, back_at: '2026-11-22T10:00:00Z' };

describe('what has happened to a rental', () => {
  test.each([
    ['waits for its day', row('24', '26'), 'WAITING'],
    ['waits on its first day', row('23', '26'), 'WAITING'],
    ['is reserved and waits too', row('23', '26', { status: 'PENDING' }), 'WAITING'],
    ['was not fetched on its first day', row('22', '25'), 'NOT_COME'],
    ['is with its customer to the last day', row('20', '23', out), 'OUT'],
    ['is overdue a day later', row('20', '22', out), 'OVERDUE'],
    ['is back', row('20', '22', back), 'BACK'],
    ['is back by its status alone', row('20', '22', { ...out, status: 'RETURNED' }), 'BACK'],
    ['is nobody’s once cancelled', row('20', '22', { ...out, status: 'CANCELLED' }), undefined],
    ['is unknown where it is over and nobody noted anything', row('20', '22'), undefined],
  ])('%s', (_, rental, stage) => {
    expect(rentalStageOf(rental, now)).toBe(stage);
  });

  test('is said of parked cars likewise', () => {
    const { out_at: _out, back_at: _back, ...parked } = row('20', '22', { status: 'RESERVED' });
    const booking = { ...parked, status: 'RESERVED' as const, entered_at: null, left_at: null };
    expect(parkingStageOf({ ...booking, entered_at: out.out_at }, now)).toBe('OVERDUE');
    expect(parkingStageOf({ ...booking, entered_at: out.out_at, left_at: back.back_at }, now)).toBe('LEFT');
    expect(parkingStageOf(booking, now)).toBeUndefined();
  });

  test('is late by whole days', () => {
    expect(daysLate(row('20', '21'), now)).toBe(2);
    expect(daysLate(row('20', '23'), now)).toBe(0);
  });
});

describe('what is told of a booking beside its status', () => {
  const { out_at: _out, back_at: _back, ...stay } = row('20', '21');
  test.each([
    ['czeka na wydanie', 'rentals', row('23', '26')],
    ['u klienta', 'rentals', row('20', '23', out)],
    ['po terminie, 2\u00a0dni', 'rentals', row('20', '21', out)],
    ['po terminie, 1\u00a0dzień', 'rentals', row('20', '22', out)],
    ['wrócił', 'rentals', row('20', '22', back)],
    ['nie przyjechał', 'rentals', row('22', '25')],
    [undefined, 'rentals', row('20', '22', { status: 'CANCELLED' })],
    ['po terminie, 2\u00a0dni', 'parking', { ...stay, status: 'RESERVED', entered_at: out.out_at, left_at: null }],
    ['wyjechał', 'parking', { ...stay, status: 'RESERVED', entered_at: out.out_at, left_at: back.back_at }],
    [undefined, 'cars', row('20', '21', out)],
  ])('is %s in %s', (words, table, booking) => {
    expect(stageOf(table, booking, now)?.label).toBe(words);
  });
});

/** Two late days of 179 zł that nobody has paid; or that were given for nothing. */
const owing = { order_state: 'CONFIRMED', order_amount: 71_600, order_paid: 35_800, order_due: 35_800 } as const;
const given = { ...owing, order_due: 0 };

test('the day of a desk has each act by its hour, those without one last', () => {
  const day = rentalAgenda(
    [
      row('23', '25'),
      row('23', '25', { id: 2, pickup_at: '14:30' }),
      row('23', '25', { id: 3, pickup_at: '08:15' }),
      row('20', '23', { ...out, id: 4 }),
      row('20', '21', { ...out, id: 5 }),
      row('22', '24', { id: 6 }),
      row('19', '24', { ...out, id: 7 }),
      row('20', '23', { ...out, id: 8, status: 'RETURNED', back_at: '2026-11-23T08:00:00Z' }),
      row('10', '15', { ...out, ...owing, id: 9, status: 'RETURNED', back_at: '2026-11-17T08:00:00Z' }),
      row('10', '15', { ...out, ...given, id: 13, status: 'RETURNED', back_at: '2026-11-17T08:00:00Z' }),
      row('23', '25', { ...owing, id: 10 }),
      row('01', '02', { id: 11, status: 'CANCELLED', to_hand_back: 100, hand_back_since: '2026-11-20T08:00:00Z' }),
      row('01', '02', { id: 12, status: 'CANCELLED', to_hand_back: 100, hand_back_since: '2026-11-19T08:00:00Z' }),
    ],
    now,
  );
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
  expect(ids(day.begin)).toEqual([3, 2, 1, 10]);
  expect([ids(day.owed), ids(day.handBack)]).toEqual([[9], [12, 11]]);
  expect([ids(day.end), ids(day.overdue), ids(day.notCome)]).toEqual([[4], [5], [6]]);
  expect([day.begun, day.ended]).toEqual([0, 1]);
});

test('of the entries of a kind the last counts, unless it was withdrawn', () => {
  const fact = (id: number, kind: 'OUT' | 'BACK', withdrawn = false) => ({ id, kind, withdrawn });
  expect(standing([fact(1, 'OUT'), fact(3, 'OUT'), fact(2, 'BACK')], 'OUT')).toEqual(fact(3, 'OUT'));
  expect(standing([fact(1, 'OUT'), fact(2, 'OUT', true)], 'OUT')).toBeUndefined();
});

test('an odometer goes on, and not by more than a car is driven', () => {
  const last = { mileage: 41_186, at: '2026-11-22T10:00:00Z' };
  const at = '2026-11-23T09:00:00Z';
  expect(oddMileage(41_186, last, at)).toBeUndefined();
  expect(oddMileage(43_186, last, at)).toBeUndefined();
  expect(oddMileage(41_028, last, at)).toMatch(/^41\s028 km to mniej niż ostatnio \(41\s186\)$/);
  expect(oddMileage(43_187, last, at)).toContain('więcej niż ostatnio');
  const given = { mileage: 1, at, note: null };
  const moment = Date.parse(at);
  expect(Object.keys(checkHandOver(given, last, moment))).toEqual(['mileage']);
  expect(checkHandOver({ ...given, note: 'Wymieniono licznik' }, last, moment)).toEqual({});
  expect(Object.keys(checkHandOver({ ...given, note: 'x' }, last, moment - 3_600_000))).toEqual(['at']);
});

test('a tap on the drawing names the nearest part, and a request names only what there is', () => {
  expect(partAt(20, 150)).toBe('FRONT_BUMPER');
  expect(markWords({ kind: 'DENT', part: partAt(340, 150) })).toBe('Wgniecenie, klapa bagażnika');
  const mark = { kind: 'DENT', part: 'BOOT', since: '2026-11-23' };
  expect(readMarks([mark])).toEqual([mark]);
  for (const wrong of [{ kind: 'HOLE' }, { part: 'MOON' }, { x: -1, y: 2 }, { x: 9999, y: 2 }, { since: 'wczoraj' }])
    expect(readMarks([{ ...mark, ...wrong }]), JSON.stringify(wrong)).toBeUndefined();
  expect(readMarks('ślady')).toBeUndefined();
});

test('a late day costs what its days were agreed at, whatever the list says now', () => {
  expect(lateDayPrice(row('20', '22', { order_amount: 30_000 }), 12_000)).toBe(10_000);
  expect(lateDayPrice(row('20', '22'), 12_000)).toBe(12_000);
});
