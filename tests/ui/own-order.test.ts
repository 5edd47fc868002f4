import { createStore } from 'jotai/vanilla';
import { afterEach, expect, test } from 'vitest';
import { addDays, today, wireDay } from '../../src/domain/language/days.ts';
import { asSent, orderAtom } from '../../src/features/booking/order.ts';

const stay = { since: addDays(today(), 10), until: addDays(today(), 12) };
const contact = { firstName: 'Anna', lastName: 'Zielińska', email: 'anna@poczta.example', phone: '600 700 800' };
const rental = { kind: 'rental', Cars_id: 1, ...stay, contact, terms: true } as const;
const kept = (booking: object) => {
  const order = { ...{ id: 'a'.repeat(32), booking_id: 1, seconds: 900, Users_id: null }, booking };
  sessionStorage.setItem('order', JSON.stringify(order));
  return createStore().get(orderAtom)?.booking;
};
afterEach(() => sessionStorage.clear());

test('a tab keeps the days of its order, and sends the moments at which they begin', () => {
  expect(kept(rental)).toEqual(rental);
  expect(asSent(rental)).toEqual({ ...rental, since: wireDay(stay.since), until: wireDay(stay.until) });
});

test('the moments that a tab kept a release ago are its days', () => {
  expect(kept(asSent(rental))).toEqual(rental);
});

test('an order of a day that there is not is forgotten', () => {
  expect(kept({ ...rental, until: '2026-02-31' })).toBeUndefined();
});
