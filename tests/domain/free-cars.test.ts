import { expect, test } from 'vitest';
import type { Car } from '../../src/domain/booking/car.ts';
import { unfiltered } from '../../src/domain/booking/car-filter.ts';
import { freeCars } from '../../src/domain/booking/free-cars.ts';
import type { Occupant } from '../../src/domain/booking/occupant.ts';

const stay = { since: '2026-11-27', until: '2026-11-30' } as const;
const car = (id: number, price_per_day: number, more: Partial<Car> = {}) =>
  ({
    ...{ id, price_per_day, brand: 'Kia', model: 'Ceed', license_plate: `GSL 100${id}`, active: true },
    ...{ body: 'ESTATE', transmission_type: 'MANUAL', fuel_type: 'PETROL', seats: 5, ...more },
  }) as Car;
const taken = (since: Occupant['since'], until = since): Occupant => ({ key: 'x', who: 'x', since, until });
const none = () => [];

test('cars free on all of some days are told with the price of the stay, cheapest first', () => {
  const cars = [car(1, 159), car(2, 139), car(3, 99), car(4, 199)];
  const occupants: Record<number, Occupant[]> = { 3: [taken('2026-11-30')], 2: [taken('2026-11-26')], 4: [] };
  const free = freeCars(cars, (id) => occupants[id] ?? [], { stay, filters: unfiltered });
  expect(free.map((it) => [it.car.id, it.price])).toEqual([
    [2, 55_600],
    [1, 63_600],
    [4, 79_600],
  ]);
});

test('a car that is not offered any more is not, and of those alike the plate decides', () => {
  const cars = [car(3, 100), car(1, 100), car(2, 50, { active: false })];
  expect(freeCars(cars, none, { stay, filters: unfiltered }).map((it) => it.car.id)).toEqual([1, 3]);
});

test('they are narrowed as guests narrow them', () => {
  const cars = [car(1, 100), car(2, 90, { seats: 4 }), car(3, 80, { transmission_type: 'AUTOMATIC' })];
  const filters = { ...unfiltered, seats: ['5'], transmission_type: ['MANUAL'] };
  expect(freeCars(cars, none, { stay, filters }).map((it) => it.car.id)).toEqual([1]);
});
