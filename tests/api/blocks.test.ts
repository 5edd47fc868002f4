import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { levelOf } from '../../src/domain/booking/parking.ts';
import { wireDay } from '../../src/domain/language/days.ts';
import { person, signIn } from '../support/accounts.ts';
import { buy, inDays, parkingBooking, rentalBooking, seedCar, seedPrices, stateOf } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop } from '../support/card-shop.ts';
import { query } from '../support/database.ts';

cardShop();
let asParker: Record<string, string>;
let asRenter: Record<string, string>;
let car: number;
beforeAll(async () => {
  await seedPrices();
  asParker = await signIn(await person('parking_staff'));
  asRenter = await signIn(await person('rental_staff'));
});
beforeEach(async () => {
  car = await seedCar(100);
});

const days = (from: number, to: number) => ({ since: wireDay(inDays(from)), until: wireDay(inDays(to)) });
const blockCar = (from: number, to: number, reason = 'przegląd') =>
  call('POST', '/api/car-blocks', { body: { Cars_id: car, ...days(from, to), reason }, cookies: asRenter });
const blockSpace = (space_id: number, from: number, to: number) =>
  call('POST', '/api/space-blocks', {
    body: { parking_level: levelOf(space_id), space_id, ...days(from, to), reason: 'odśnieżanie' },
    cookies: asParker,
  });
const rent = (from: number, to: number) =>
  call('POST', '/api/rent', {
    body: { Cars_id: car, ...days(from, to), status: 'PENDING', Users_id: null },
    cookies: asRenter,
  });
const park = (space_id: number, from: number, to: number) =>
  call('POST', '/api/parking', {
    body: {
      ...{ parking_level: levelOf(space_id), space_id, ...days(from, to) },
      ...{ status: 'RESERVED', Users_id: null, license_plate: 'GSL48RK' },
    },
    cookies: asParker,
  });
const outOfUse = (reason: string) => ({
  status: 409,
  json: { message: `W tych dniach jest wyłączone z użytku: ${reason}` },
});
const booked = {
  status: 409,
  json: { message: 'W tych dniach są rezerwacje. Najpierw przenieś je gdzie indziej' },
};

describe('a car that is out of use', () => {
  test('is for nobody: not for guests, to whom it is taken, nor for staff, who are told why', async () => {
    expect((await blockCar(1, 2)).status).toBe(201);
    expect((await buy(rentalBooking(car), 20_000)).status).toBe(409);
    expect(await rent(2, 4)).toMatchObject(outOfUse('przegląd'));
    expect((await rent(3, 4)).status).toBe(201);
    const { json } = await call('GET', '/api/cars/taken');
    const taken = json.data.filter((it: { Cars_id: number }) => it.Cars_id === car);
    expect(taken).toEqual([
      { Cars_id: car, since: inDays(1), until: inDays(2), open: false },
      { Cars_id: car, since: inDays(3), until: inDays(4), open: false },
    ]);
  });

  test('cannot be had by moving a booking there, and a cancelled one cannot come back', async () => {
    await blockCar(3, 5);
    const { json } = await rent(1, 2);
    const patch = (body: object) => call('PATCH', `/api/rent/${json.data.id}`, { body, cookies: asRenter });
    expect(await patch(days(1, 3))).toMatchObject(outOfUse('przegląd'));
    expect((await patch({ status: 'CANCELLED', ...days(1, 3) })).status).toBe(200);
    expect(await patch({ status: 'PENDING' })).toMatchObject(outOfUse('przegląd'));
  });

  test('is not taken from who has it: from staff’s bookings, or from who is paying', async () => {
    await rent(1, 2);
    expect(await blockCar(2, 3)).toMatchObject(booked);
    const held = await buy(rentalBooking(car, days(5, 6)), 20_000);
    expect(await blockCar(6, 6)).toMatchObject(booked);
    expect(await stateOf(held.json.order)).toBe('HELD');
    const { json } = await blockCar(7, 8);
    expect(json.data.id).toBeGreaterThan(0);
    const stretch = { body: days(6, 8), cookies: asRenter };
    expect(await call('PATCH', `/api/car-blocks/${json.data.id}`, stretch)).toMatchObject(booked);
  });

  test('is free once that ends, which is taken back only where nobody has booked meanwhile', async () => {
    const { json } = await blockCar(1, 2);
    const path = `/api/car-blocks/${json.data.id}`;
    expect((await call('DELETE', path, { cookies: asRenter })).status).toBe(204);
    expect((await rent(1, 2)).status).toBe(201);
    expect(await call('POST', `${path}/restore`, { cookies: asRenter })).toMatchObject({ status: 409 });
  });

  test('has one reason at a time, and stays when it would be deleted', async () => {
    await blockCar(1, 5);
    expect(await blockCar(5, 6, 'opony')).toMatchObject({
      status: 409,
      json: { message: 'Te dni są już wyłączone' },
    });
    const { status, json } = await call('DELETE', `/api/cars/${car}`, { cookies: asRenter });
    expect([status, json.data.active]).toEqual([200, false]);
  });

  test('is listed by its days to rental staff, and to nobody at the car park', async () => {
    await blockCar(20, 22);
    const path = `/api/car-blocks?since=${inDays(22)}&until=${inDays(30)}&limit=100`;
    const { json } = await call('GET', path, { cookies: asRenter });
    expect(json.data.filter((it: { Cars_id: number }) => it.Cars_id === car)).toHaveLength(1);
    const before = await call('GET', `/api/car-blocks?until=${inDays(19)}&limit=100`, { cookies: asRenter });
    expect(before.json.data.filter((it: { Cars_id: number }) => it.Cars_id === car)).toEqual([]);
    expect((await call('GET', path, { cookies: asParker })).status).toBe(403);
    expect((await call('POST', '/api/car-blocks', { body: {}, cookies: asParker })).status).toBe(403);
    expect((await call('POST', '/api/space-blocks', { body: {}, cookies: asRenter })).status).toBe(403);
  });
});

describe('a space that is out of use', () => {
  test('is for nobody on those days, and drawn as taken for guests, who are not told why', async () => {
    expect((await blockSpace(81, 1, 2)).status).toBe(201);
    expect((await buy(parkingBooking(81))).status).toBe(409);
    expect(await park(81, 2, 3)).toMatchObject(outOfUse('odśnieżanie'));
    const { json } = await call('GET', `/api/parking?page=1&size=1000&since=${inDays(1)}&until=${inDays(1)}`);
    const [row] = json.data.filter((it: { space_id: number }) => it.space_id === 81);
    expect(row).toMatchObject({ parking_level: 'B', status: 'RESERVED' });
    expect(Object.keys(row).sort()).toEqual(['id', 'parking_level', 'since', 'space_id', 'status', 'until']);
    expect((await park(81, 3, 4)).status).toBe(201);
  });

  test('is not taken from who has it', async () => {
    await buy(parkingBooking(82));
    expect(await blockSpace(82, 2, 9)).toMatchObject(booked);
    expect((await blockSpace(82, 3, 9)).status).toBe(201);
  });

  test('is on its own level', async () => {
    const body = { parking_level: 'A', space_id: 83, ...days(1, 1), reason: 'remont' };
    expect((await call('POST', '/api/space-blocks', { body, cookies: asParker })).status).toBe(400);
  });
});

test('of many who book a place and one who blocks it at once, one side has it', async () => {
  for (const space of [84, 85, 86]) {
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => park(space, 1, 3)),
      blockSpace(space, 2, 4),
      ...Array.from({ length: 6 }, () => buy(parkingBooking(space))),
    ]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => ![201, 409].includes(status))).toEqual([]);
  }
  await Promise.all([...Array.from({ length: 6 }, () => rent(1, 3)), blockCar(3, 4), rent(2, 2)]);
  const overlaps = await query(`
    select from parking p join space_blocks b on b.space_id = p.space_id and b.during && p.during
     where p.status in ('PENDING', 'RESERVED')
    union all
    select from rentals r join car_blocks b on b.cars_id = r.cars_id and b.during && r.during
     where r.status in ('PENDING', 'RENTED')`);
  expect(overlaps).toEqual([]);
});
