import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { wireDay } from '../../src/domain/language/days.ts';
import { person, signIn } from '../support/accounts.ts';
import { buy, inDays, rentalBooking, seedCar, seedPrices, stateOf } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { mailCatcher } from '../support/mail-catcher.ts';

const shop = cardShop();
const post = mailCatcher();
let asRenter: Record<string, string>;

beforeAll(async () => {
  await seedPrices();
  asRenter = await signIn(await person('rental_staff'));
});
beforeEach(() => {
  post.mails = [];
});

const stay = (from = 1, to = from + 1) => ({ since: wireDay(inDays(from)), until: wireDay(inDays(to)) });
describe('rental staff', () => {
  const rent = (Cars_id: number, more: object = {}) => ({
    id: 0,
    Cars_id,
    Users_id: null,
    status: 'RENTED',
    ...stay(),
    ...more,
  });
  const write = (method: string, path: string, body: object) =>
    call(method, `/api/rent${path}`, { body, cookies: asRenter });

  test('rent, take back and see when', async () => {
    const car = await seedCar();
    const booked = await write('POST', '', rent(car, stay(0)));
    expect(booked.status).toBe(201);
    expect((await write('POST', '', rent(car))).status).toBe(409);
    const path = `/${booked.json.data.id}`;
    await write('PUT', path, rent(car, { ...stay(0), status: 'RETURNED', return_time: '2001-01-01 00:00:00' }));
    const [row] = (await call('GET', `/api/rent${path}`, { cookies: asRenter })).json.data;
    expect(row).toMatchObject({ status: 'RETURNED', brand: 'Toyota', model: 'Yaris', price_per_day: 139 });
    expect(Math.abs(Date.now() - Date.parse(row.return_time))).toBeLessThan(60_000);
    expect((await write('POST', '', rent(car))).status).toBe(201);
    // Its dates are somebody else's now
    expect((await write('PUT', path, rent(car, { status: 'RENTED' }))).status).toBe(409);
    await write('PUT', path, rent(car, { status: 'RENTED', ...stay(5) }));
    expect((await call('GET', `/api/rent${path}`, { cookies: asRenter })).json.data[0].return_time).toBe(null);
  });

  describe('what has not begun', () => {
    const refusal = 'To wypożyczenie jeszcze się nie zaczęło, można je tylko anulować';
    const expectRefused = ({ status, json }: Awaited<ReturnType<typeof write>>) =>
      expect([status, json.message, json.errors]).toEqual([409, refusal, { status: refusal }]);

    test('cannot have come back, whichever way it is written', async () => {
      const car = await seedCar();
      const { json } = await write('POST', '', rent(car));
      expectRefused(await write('PUT', `/${json.data.id}`, rent(car, { status: 'RETURNED' })));
      expectRefused(await write('PATCH', `/${json.data.id}`, { status: 'RETURNED' }));
      expectRefused(await write('POST', '', rent(car, { ...stay(9), status: 'RETURNED' })));
      expect((await write('PATCH', `/${json.data.id}`, { status: 'CANCELLED' })).status).toBe(200);
    });

    test('keeps its car, so that nobody else pays for the same days', async () => {
      const car = await seedCar(100);
      const { json } = await buy(rentalBooking(car), 20_000);
      await shop.pay(intentOf(json));
      const done = await call('POST', '/api/rent', { body: { order: json.order } });
      expectRefused(await write('PATCH', `/${done.json.data.id}`, { status: 'RETURNED' }));
      expect((await buy(rentalBooking(car), 20_000)).status).toBe(409);
    });

    test('is not made of what came back by moving its days, but comes back on its first day', async () => {
      const car = await seedCar();
      const { json } = await write('POST', '', rent(car, stay(0)));
      const path = `/${json.data.id}`;
      expect((await write('PATCH', path, { status: 'RETURNED' })).status).toBe(200);
      expectRefused(await write('PATCH', path, stay(1)));
      expect((await write('PATCH', path, stay(-3))).status).toBe(200);
    });
  });

  test('a paid rental that is cancelled is refunded', async () => {
    const car = await seedCar(100);
    const { json } = await buy(rentalBooking(car), 20_000);
    const intent = intentOf(json);
    await shop.pay(intent);
    const done = await call('POST', '/api/rent', { body: { order: json.order } });
    await write('PUT', `/${done.json.data.id}`, rent(car, { status: 'CANCELLED' }));
    expect(await shop.refunds(intent)).toEqual([20_000]);
    expect(await stateOf(json.order)).toBe('REFUNDED');
  });

  test('a rental keeps the price it was booked at', async () => {
    const car = await seedCar(100);
    const made = await write('POST', '', rent(car));
    await query('update cars set price_per_day = 200 where id = $1', [car]);
    const [row] = (await call('GET', `/api/rent/${made.json.data.id}`, { cookies: asRenter })).json.data;
    expect(row.price_per_day).toBe(100);
  });

  test('a car that is not there is refused by its field', async () => {
    const { status, json } = await write('POST', '', rent(999_999));
    expect(status).toBe(400);
    expect(json.errors).toEqual({ Cars_id: 'Wybierz auto z oferty' });
  });

  test('a stale change is refused', async () => {
    const car = await seedCar();
    const { json } = await write('POST', '', rent(car, stay(0)));
    const returned = rent(car, { ...stay(0), version: 1, status: 'RETURNED' });
    expect((await write('PUT', `/${json.data.id}`, returned)).status).toBe(200);
    expect((await write('PUT', `/${json.data.id}`, returned)).status).toBe(409);
  });
});
