import { beforeAll, expect, test } from 'vitest';
import { buy, inDays, rentalBooking, seedCar, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';

const shop = cardShop();
beforeAll(seedPrices);
const days = `since=${inDays(1)}&until=${inDays(3)}`;

test('parking has a price for each of its days, and their sum', async () => {
  const { json } = await call('GET', `/api/prices?${days}`);
  expect(json).toEqual({ data: [1, 2, 3].map((n) => ({ day: inDays(n), amount: 5_000 })), amount: 15_000 });
});

test('a car has its own price, and one that is not in the offer has none', async () => {
  const car = await seedCar(189);
  expect((await call('GET', `/api/prices?${days}&Cars_id=${car}`)).json.amount).toBe(56_700);
  await query('update cars set active = false where id = $1', [car]);
  expect((await call('GET', `/api/prices?${days}&Cars_id=${car}`)).status).toBe(404);
});

test('what is paid is the sum of the days as they were told, whatever the car costs later', async () => {
  const car = await seedCar(189);
  const { amount } = (await call('GET', `/api/prices?${days}&Cars_id=${car}`)).json;
  const booking = rentalBooking(car, { until: `${inDays(3)} 00:00:00` });
  const { json, status } = await buy(booking, amount);
  expect(status).toBe(201);
  await query('update cars set price_per_day = 999 where id = $1', [car]);
  await shop.pay(intentOf(json));
  const order = (await call('GET', `/api/orders/${json.order}`)).json.data[0];
  expect(order.amount).toBe(amount);
  const [rental] = await query('select price_per_day from rentals where id = $1', [json.booking_id]);
  expect(rental).toEqual({ price_per_day: 189 });
});

test.each([
  ['', ['since']],
  [`since=${inDays(1)}`, ['until']],
  [`since=${inDays(2)}&until=${inDays(1)}`, ['until']],
  [`since=${inDays(1)}&until=${inDays(91)}`, ['until']],
  ['since=wczoraj&until=jutro', ['since']],
  [`${days}&Cars_id=x`, ['Cars_id']],
])('days that cannot be priced are told by field: %j', async (query, fields) => {
  const { status, json } = await call('GET', `/api/prices?${query}`);
  expect(status).toBe(400);
  expect(Object.keys(json.errors)).toEqual(fields);
});
