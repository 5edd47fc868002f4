import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buy, inDays, rentalBooking, seedCar } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop } from '../support/card-shop.ts';
import { query } from '../support/database.ts';

cardShop();
let car: number;
beforeAll(async () => {
  await query(`insert into users (id, email, first_name, last_name) values (52113, 'ola@example.com', 'Ola', 'Nowak')`);
});
beforeEach(async () => {
  car = await seedCar();
});

const rent = (from: number, to: number, status = 'RENTED') =>
  query(
    `insert into rentals (cars_id, since, until, status, users_id)
     values ($1, ($2 || ' Europe/Warsaw')::timestamptz, ($3 || ' Europe/Warsaw')::timestamptz, $4, 52113)`,
    [car, inDays(from), inDays(to), status],
  );
const taken = async () => {
  const { status, json } = await call('GET', '/api/cars/taken');
  expect(status).toBe(200);
  return json.data.filter((it: { Cars_id: number }) => it.Cars_id === car);
};

test('anyone sees on which days a car is taken from today on, and by nobody', async () => {
  await rent(-3, 2);
  await rent(5, 5, 'PENDING');
  await rent(-9, -5);
  expect(await taken()).toEqual([
    { Cars_id: car, since: inDays(0), until: inDays(2), open: false },
    { Cars_id: car, since: inDays(5), until: inDays(5), open: false },
  ]);
});

test('a car that came back or was cancelled is free, and one that left the offer is not listed', async () => {
  await rent(1, 2, 'CANCELLED');
  await rent(-1, 4, 'RETURNED');
  expect(await taken()).toEqual([]);
  await rent(5, 6);
  await query('update cars set active = false where id = $1', [car]);
  expect(await taken()).toEqual([]);
});

test('a car is taken while it is being paid for', async () => {
  expect((await buy(rentalBooking(car), 27_800)).status).toBe(201);
  expect(await taken()).toEqual([{ Cars_id: car, since: inDays(1), until: inDays(2), open: false }]);
});

test('what is taken may be kept by the CDN, and reads no cookie', async () => {
  const { headers } = await call('GET', '/api/cars/taken');
  expect(headers.get('netlify-cache-tag')).toBe('taken-cars');
  expect(headers.get('netlify-cdn-cache-control')).toContain('public');
});
