import { expect, test } from 'vitest';
import { orderKind } from '../../src/domain/booking/order.ts';
import { products } from '../../src/domain/booking/products.ts';
import * as pages from '../../src/domain/site/paths.ts';

test('every kind of order is a product, with its own summary and call', () => {
  const kinds = Object.keys(orderKind) as (keyof typeof orderKind)[];
  expect(Object.keys(products)).toEqual(kinds);
  expect(new Set(kinds.map((kind) => products[kind].paths().summary)).size).toBe(kinds.length);
  expect(new Set(kinds.map((kind) => products[kind].booked.path)).size).toBe(kinds.length);
});

test('the steps of a rental are those of its car, and without one the list of cars', () => {
  expect(products.rental.paths({ Cars_id: 7 })).toEqual({
    choice: '/wynajemC/data/7',
    contact: '/wynajemC/data/7/form',
    summary: '/WynajemC/summary',
  });
  expect(products.rental.paths().choice).toBe(pages.cars);
});

test('a booking names its space or car as its buyer does', () => {
  expect(products.parking.place({ parking_level: 'A', space_id: 0 })).toBe('Poziom A, miejsce 0');
  expect(products.rental.place({ brand: 'Toyota', model: 'Corolla' })).toBe('Toyota Corolla');
});
