import { describe, expect, test } from 'vitest';
import { bookings, checkStay } from '../../src/domain/booking/booking.ts';
import { contact } from '../../src/domain/booking/booking-contact.ts';
import { levels, parking, parkingLevel, spacesOf } from '../../src/domain/booking/parking.ts';
import { priceOf } from '../../src/domain/booking/price.ts';
import { parse, parseField } from '../../src/domain/kernel/schema.ts';
import { addDays, type Day, today, wireDay } from '../../src/domain/language/days.ts';

const now = today();
const booking = {
  parking_level: 'A',
  space_id: 0,
  license_plate: 'GSL 48RK',
  since: wireDay(addDays(now, 1)),
  until: wireDay(addDays(now, 3)),
  terms: true,
};
const errorsOf = (change: object) => {
  const result = parse(bookings.parking, { ...booking, ...change });
  return result.ok ? {} : result.errors;
};

describe('the price', () => {
  test.each<[string, Day, Day, number]>([
    ['one day', '2026-06-19', '2026-06-19', 5_000],
    ['three days', '2026-06-19', '2026-06-21', 15_000],
    ['two days over the new year', '2026-12-31', '2027-01-01', 10_000],
    ['three days over the spring change', '2026-03-28', '2026-03-30', 15_000],
    ['ninety days', '2026-06-01', '2026-08-29', 450_000],
  ])('of %s is in grosze, first and last day included', (_, since, until, grosze) =>
    expect(priceOf(5_000, since, until)).toBe(grosze),
  );
});

describe('a plate', () => {
  test.each([
    [' gsl 48-rk ', 'GSL48RK'],
    ['W0 TEST', 'W0TEST'],
    ['a', 'A'],
  ])("'%s' is stored as %s", (typed, stored) => {
    expect(parking.fields.license_plate.clean(typed)).toBe(stored);
    const result = parse(bookings.parking, { ...booking, license_plate: typed });
    expect(result.ok && result.row.license_plate).toBe(stored);
  });

  test.each(['', '   ', 'GSL48RK99', 'ŻÓŁW1', 'A;B', "A'--"])("'%s' is refused at its field", (typed) =>
    expect(errorsOf({ license_plate: typed }).license_plate).toBe('Wpisz od 1 do 8 liter i cyfr'),
  );
});

describe('a space', () => {
  test('level A has the spaces 0 to 50, level B 51 to 100, as specified', () => {
    const ends = levels.map((level) => [level, spacesOf(level).at(0), spacesOf(level).at(-1)]);
    expect(ends).toEqual([
      ['A', 0, 50],
      ['B', 51, 100],
    ]);
  });
  test('0 is a space like any other', () => expect(errorsOf({ space_id: 0 })).toEqual({}));
  test.each(
    levels.flatMap((it) => [[it, parkingLevel[it].first - 1] as const, [it, parkingLevel[it].last + 1] as const]),
  )('level %s has no space %i', (parking_level, space_id) =>
    expect(errorsOf({ parking_level, space_id })).toHaveProperty('space_id'),
  );
});

describe('a stay', () => {
  test.each([
    ['from today', 0, 0, {}],
    ['from yesterday', -1, 2, { since: 'Ten dzień już minął, wybierz dzień od dzisiaj' }],
    ['ending before it begins', 3, 2, { until: 'Koniec nie może być przed początkiem' }],
    ['of ninety days', 0, 89, {}],
    ['of ninety-one days', 0, 90, { until: 'Najwyżej 90\u00a0dni' }],
    ['up to a year ahead', 365, 365, {}],
    ['further ahead', 365, 366, { until: 'Rezerwujemy najwyżej 365\u00a0dni naprzód' }],
  ])('%s', (_, since, until, errors) =>
    expect(checkStay(addDays(now, since), addDays(now, until), now)).toEqual(errors),
  );
});

test('nothing is booked without the terms', () => {
  expect(errorsOf({ terms: false }).terms).toBe('Bez zgody nie możemy przyjąć zamówienia');
  expect(errorsOf({ terms: undefined }).terms).toBe('Bez zgody nie możemy przyjąć zamówienia');
});

test.each(['-----', '( ) ( ) ( )', '12 34', '+48', '600 700 80O'])("'%s' is no phone", (typed) => {
  expect(parseField(contact.fields.phone, typed)).toEqual({ error: 'Wpisz numer telefonu, na przykład 600 700 800' });
});
test('marks that nobody sees are left out of what was pasted', () => {
  const { email, phone } = contact.fields;
  expect(parseField(phone, '\u202a+48 600 700 800\u202c')).toEqual({ value: '+48 600 700 800' });
  expect(parseField(email, '\u200banna@poczta\u00ad.example\u2060')).toEqual({ value: 'anna@poczta.example' });
  expect(parseField(parking.fields.license_plate, 'gsl\u00a048\u2013rk\u200b')).toEqual({ value: 'GSL48RK' });
});
const phones = ['600.700.800', '600–700–800', '+48 (58) 600-70-80', '(+48) 600 700 800', '600\u00a0700\u00a0800'];
test.each(phones)("'%s' is a phone", (typed) => {
  expect(parseField(contact.fields.phone, typed)).toEqual({ value: typed });
});

test('a contact needs names of two letters, an e-mail and a phone', () => {
  const result = parse(contact, { firstName: 'A', lastName: ' ', email: 'anna.poczta.example', phone: 'x' });
  expect(result.ok ? {} : Object.keys(result.errors)).toEqual(['firstName', 'lastName', 'email', 'phone']);
  const anna = { firstName: 'Anna', lastName: 'Zielińska', email: 'anna@poczta.example', phone: '+48 600 700 800' };
  expect(parse(contact, anna).ok).toBe(true);
});
