import { beforeAll, expect, test } from 'vitest';
import { wireDay } from '../../src/domain/language/days.ts';
import { type Signed, signedIn } from '../support/accounts.ts';
import { buy, inDays, letExpire, parkingBooking, rentalBooking, seedCar, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { runJob } from '../support/job.ts';

const shop = cardShop();
let renter: Signed;

beforeAll(async () => {
  await seedPrices();
  // Of few cars a guest may hold few without a proof of work
  for (let n = 0; n < 12; n++) await seedCar();
  renter = await signedIn('rental_staff');
});

const stored = async (table: string, id: number) =>
  (await query<Record<string, unknown>>(`select * from ${table} where id = $1`, [id]))[0];

test('the hours that a guest promises are kept with the booking and cost nothing', async () => {
  const car = await seedCar();
  const { status, json } = await buy(rentalBooking(car, { pickup_at: '9.30', return_at: '18' }), 27_800);
  expect(status).toBe(201);
  expect(await stored('rentals', json.booking_id)).toMatchObject({ pickup_at: '09:30', return_at: '18:00' });
  const parked = await buy(parkingBooking(60, { arrive_at: '7:05' }));
  expect(await stored('parking', parked.json.booking_id)).toMatchObject({ arrive_at: '07:05', leave_at: null });
});

test('what is no hour is refused by its field', async () => {
  const { status, json } = await buy(rentalBooking(await seedCar(), { pickup_at: '25:00' }), 27_800);
  expect(status).toBe(400);
  expect(json.errors).toEqual({ pickup_at: 'Wpisz godzinę jak 13:55' });
});

test('a booking that was paid after its time is placed anew with its hours', async () => {
  const { json } = await buy(rentalBooking(await seedCar(), { pickup_at: '9:30' }), 27_800);
  await letExpire(json.order);
  await query('delete from rentals where order_id = $1', [json.order]);
  await shop.pay(intentOf(json));
  await runJob('sweeper');
  const [row] = await query('select status, pickup_at from rentals where order_id = $1', [json.order]);
  expect(row).toEqual({ status: 'RENTED', pickup_at: '09:30' });
});

test('staff promise hours of what they add and change, and a paid order follows', async () => {
  const { json } = await buy(rentalBooking(await seedCar()), 27_800);
  await shop.pay(intentOf(json));
  const done = await call('POST', '/api/rent', { body: { order: json.order } });
  const path = `/api/rent/${done.json.data.id}`;
  const changed = await call('PATCH', path, { body: { return_at: '2015' }, cookies: renter.cookies });
  expect(changed.status).toBe(200);
  const [order] = await query('select return_at from orders where id = $1', [json.order]);
  expect(order).toEqual({ return_at: '20:15' });
  const stay = { since: wireDay(inDays(3)), until: wireDay(inDays(4)) };
  const body = { id: 0, Cars_id: await seedCar(), Users_id: null, status: 'RENTED', ...stay, pickup_at: '08:00' };
  const added = await call('POST', '/api/rent', { body, cookies: renter.cookies });
  expect(added.status).toBe(201);
  expect(await stored('rentals', added.json.data.id)).toMatchObject({ pickup_at: '08:00', return_at: null });
});
