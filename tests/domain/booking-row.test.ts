import { describe, expect, test } from 'vitest';
import { airportCode } from '../../src/airport/identity.ts';
import { bookerOf, daysOf } from '../../src/domain/booking/booking-row.ts';
import { orderNumberOf } from '../../src/domain/booking/order.ts';
import { priceChange } from '../../src/domain/booking/price-change.ts';

const order = {
  ...{ order_first_name: 'Żaneta', order_last_name: 'Łęcka', order_email: 'zaneta@example.com', order_phone: '600' },
};
const client = { client_first_name: 'Jan', client_last_name: 'Nowak', client_email: 'jan@example.com' };

describe('who made a booking', () => {
  test('is whom its order names, a guest without an account', () => {
    const booker = { name: 'Żaneta Łęcka', email: 'zaneta@example.com', phone: '600', guest: true };
    expect(bookerOf({ ...order, Users_id: null })).toEqual(booker);
    expect(bookerOf({ ...order, ...client, Users_id: 3 })).toEqual({ ...booker, guest: false });
  });
  test('is the client that the staff booked it for', () => {
    expect(bookerOf({ ...client, client_phone: null, Users_id: 3 })).toEqual({
      ...{ name: 'Jan Nowak', email: 'jan@example.com', phone: '', guest: false },
    });
  });
  test('is nobody where the staff named nobody', () => {
    expect(bookerOf({ Users_id: null, order_email: null })).toBeUndefined();
  });
});

test.each([
  ['2026-06-12 00:00:00', '2026-06-11 00:00:00'],
  ['', '2026-06-11 00:00:00'],
  ['2026-06-12', '2026-02-30 00:00:00'],
])('%s to %s are no days', (since, until) => expect(daysOf({ since, until })).toBeUndefined());

describe('what becomes of the price', () => {
  const stored = {
    ...{ order_state: 'CONFIRMED', order_amount: 10_000, order_paid: 10_000, status: 'RESERVED' },
    // Two days in Warsaw, which begin in the evening before in UTC
    ...{ since: '2026-06-11T22:00:00.000Z', until: '2026-06-12T22:00:00.000Z' },
  };
  const until = (day: number, more: object = {}) => ({ ...stored, until: `2026-06-${day} 00:00:00`, ...more });
  const change = (now: object, was: object = {}) => priceChange({ ...stored, ...was }, { ...stored, ...was, ...now });

  test.each([
    ['a day more', until(14), { kind: 'dearer', before: 10_000, after: 15_000, refund: 0 }],
    ['a day less', until(12), { kind: 'cheaper', before: 10_000, after: 5000, refund: 5000 }],
    ['other days, as many', until(13, { since: '2026-06-12 00:00:00' }), undefined],
    ['nothing', {}, undefined],
    ['days that are not in order', until(11), undefined],
    ['cancelled', { status: 'CANCELLED' }, { kind: 'cancelled', before: 10_000, after: 0, refund: 10_000 }],
  ])('%s', (_, now, result) => expect(change(now)).toEqual(result));

  test('cancelling a car that came back early gives everything back, as the database does', () => {
    expect(change({ status: 'CANCELLED' }, { status: 'RETURNED' })).toMatchObject({ refund: 10_000 });
    expect(change({ status: 'CANCELLED' }, { status: 'CANCELLED' })).toBeUndefined();
  });
  test('what was kept of a cheaper change before is not given back with the next one', () => {
    expect(change(until(12), { order_paid: 15_000 })).toMatchObject({ refund: 5000 });
  });
  test('as many other days cost the same, though a day’s share is no whole number of grosze', () => {
    expect(change(until(13, { since: '2026-06-12 00:00:00' }), { order_amount: 10_001 })).toBeUndefined();
  });

  test('days that were added for nothing give nothing back when they are taken away', () => {
    const longer = { until: '2026-06-15 00:00:00', order_amount: 20_000 };
    expect(change(until(14), longer)).toMatchObject({ kind: 'cheaper', after: 15_000, refund: 0 });
    expect(change({ ...longer, status: 'CANCELLED' }, longer)).toMatchObject({ refund: 10_000 });
  });
  test.each([[null], ['HELD'], ['REFUNDED'], ['EXPIRED']])('nothing moves for an order that is %s', (order_state) => {
    expect(change(until(12), { order_state })).toBeUndefined();
  });
});

test('the number of an order is understood however it is typed', () => {
  for (const typed of [
    '7f3k9q',
    `${airportCode.toLowerCase()}-7f3k9q`,
    ` ${airportCode} 7F3K9Q `,
    `${airportCode}-\u20607F3K9Q`,
  ])
    expect(orderNumberOf(typed), typed).toBe(`${airportCode}-7F3K9Q`);
  for (const typed of ['', '7f3k9', airportCode.toLowerCase(), '7f3k9i', '7f3k9q2'])
    expect(orderNumberOf(typed), typed).toBeUndefined();
});
