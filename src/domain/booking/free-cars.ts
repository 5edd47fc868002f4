import type { Car } from './car.ts';
import { type Filters, passes } from './car-filter.ts';
import { misfitOf, type Occupant } from './occupant.ts';
import { priceOf } from './price.ts';
import type { Span } from './span.ts';

/** A car that is free on all of some days, and what they cost, in grosze. */
export interface FreeCar {
  car: Car;
  price: number;
}

export const cheapestFirst = (a: FreeCar, b: FreeCar): number =>
  a.price - b.price || a.car.license_plate.localeCompare(b.car.license_plate, 'pl');

/** The cars of the offer that pass and are free on all of these days, the cheapest first. */
export const freeCars = (
  cars: readonly Car[],
  occupantsOf: (car: number) => readonly Occupant[],
  { stay, filters }: { stay: Span; filters: Filters },
): FreeCar[] =>
  cars
    .filter((car) => car.active && passes(car, filters) && !misfitOf(occupantsOf(car.id), stay))
    .map((car) => ({ car, price: priceOf(car.price_per_day * 100, stay.since, stay.until) }))
    .sort(cheapestFirst);
