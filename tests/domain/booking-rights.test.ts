import { describe, expect, test } from 'vitest';
import { airportCode } from '../../src/airport/identity.ts';
import { lostLink } from '../../src/domain/booking/link.ts';
import { checkNewDates, rightsOf, wayToChange } from '../../src/domain/booking/rights.ts';
import { parse } from '../../src/domain/kernel/schema.ts';
import { type Day, parseInstant } from '../../src/domain/language/days.ts';

const at = (wall: string): string => parseInstant(`${wall}:00`) ?? '';
const ms = (wall: string): number => Date.parse(at(wall));
const agreed_at = at('2026-06-18 12:00');
const booking = { since: at('2026-06-26 00:00'), until: at('2026-06-28 00:00'), over: false };

describe('what the holder of a booking may do', () => {
  test.each([
    ['in time', '2026-06-18 12:00', { plate: true, dates: 'any', cancel: 'refund' }],
    ['at the last moment', '2026-06-25 00:00', { plate: true, dates: 'any', cancel: 'refund' }],
    ['a minute later', '2026-06-25 00:01', { plate: true, dates: 'more', cancel: 'loss' }],
    ['on the first day', '2026-06-26 00:00', { plate: true, dates: 'more', cancel: null }],
    ['on the last day', '2026-06-28 23:59', { plate: true, dates: 'more', cancel: null }],
    ['the day after', '2026-06-29 00:00', { plate: false, dates: null, cancel: null }],
  ])('%s', (_when, now, rights) => {
    expect(rightsOf(booking, ms(now))).toEqual(rights);
  });

  test('counts from the begin of the first day, at whatever hour of it the staff let it begin', () => {
    const noon = { ...booking, since: at('2026-06-26 12:00') };
    expect(rightsOf(noon, ms('2026-06-25 00:00')).cancel).toBe('refund');
    expect(rightsOf(noon, ms('2026-06-25 00:01')).cancel).toBe('loss');
  });

  test('is nothing once it was cancelled', () => {
    const rights = rightsOf({ ...booking, over: true }, ms('2026-06-18 12:00'));
    expect(rights).toEqual({ plate: false, dates: null, cancel: null });
  });
});

test('the way to a booking offers to cancel only what has not begun', () => {
  const words = (now: string) => wayToChange(rightsOf(booking, ms(now)));
  expect(words('2026-06-25 23:59')).toBe('Zmień lub anuluj');
  expect(words('2026-06-26 00:00')).toBe('Zmień rezerwację');
  expect(words('2026-06-29 00:00')).toBe('Zobacz rezerwację');
});

describe('new dates', () => {
  const errors = (since: Day, until: Day, now: string) =>
    checkNewDates({ ...booking, agreed_at }, { since, until }, ms(now));
  test('may be any in time, within the limits of every booking', () => {
    expect(errors('2026-07-01', '2026-07-02', '2026-06-18 12:00')).toEqual({});
    expect(errors('2026-06-17', '2026-06-20', '2026-06-18 12:00')).toHaveProperty('since');
    expect(errors('2026-07-03', '2026-07-02', '2026-06-18 12:00')).toHaveProperty('until');
  });

  test('may only be more of them once nothing is given back', () => {
    expect(errors('2026-06-26', '2026-06-29', '2026-06-25 12:00')).toEqual({});
    expect(errors('2026-06-25', '2026-06-28', '2026-06-25 12:00')).toEqual({});
    expect(errors('2026-06-27', '2026-06-29', '2026-06-25 12:00')).toHaveProperty('since');
    expect(errors('2026-06-26', '2026-06-27', '2026-06-25 12:00')).toHaveProperty('until');
  });

  test('keep the first day of a stay that has begun', () => {
    expect(errors('2026-06-26', '2026-07-02', '2026-06-27 12:00')).toEqual({});
    expect(errors('2026-06-27', '2026-07-02', '2026-06-27 12:00')).toHaveProperty('since');
  });

  test('cannot be had for a booking that is over', () => {
    expect(errors('2026-06-26', '2026-07-02', '2026-06-29 12:00')).toHaveProperty('until');
  });
});

test.each([
  ` ${airportCode.toLowerCase()} 7f3k9q `,
  `${airportCode}-7F3K9Q`,
  `${airportCode.toLowerCase()}7f3k9q`,
  '7f3k9q',
])('the number of an order is understood as %s', (order_number) => {
  const read = parse(lostLink, { order_number, email: 'anna@poczta.example' });
  expect(read.ok && read.row.order_number).toBe(`${airportCode}-7F3K9Q`);
});
