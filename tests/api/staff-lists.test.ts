import { beforeAll, describe, expect, test } from 'vitest';
import type { Filter } from '../../src/domain/kernel/query.ts';
import { wireDay } from '../../src/domain/language/days.ts';
import { type Person, person, signIn } from '../support/accounts.ts';
import { buy, contact, inDays, parkingBooking, seedCar, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';

const shop = cardShop();
type Cookies = Record<string, string>;
let client: Person;
let asParker: Cookies;
let asRenter: Cookies;
let asClient: Cookies;

beforeAll(async () => {
  await seedPrices();
  client = await person();
  asClient = await signIn(client);
  asParker = await signIn(await person('parking_staff'));
  asRenter = await signIn(await person('rental_staff'));
});

const days = (from: number, to: number) => ({ since: wireDay(inDays(from)), until: wireDay(inDays(to)) });
const add = async (path: string, body: object, cookies: Cookies): Promise<number> => {
  const { status, json, text } = await call('POST', `/api/${path}`, {
    body: { id: 0, Users_id: null, ...body },
    cookies,
  });
  expect(status, text).toBe(201);
  return json.data.id;
};
const idsOf = async (path: string, cookies: Cookies): Promise<number[]> => {
  const { status, json, text } = await call('GET', `/api/${path}`, { cookies });
  expect(status, text).toBe(200);
  return json.data.map(({ id }: { id: number }) => id).sort((a: number, b: number) => a - b);
};

describe('rentals of some days', () => {
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    const Cars_id = await seedCar();
    const rent = (status: string, from: number, to: number, Users_id: number | null = null) =>
      add('rent', { Cars_id, status, Users_id, ...days(from, to) }, asRenter);
    ids.before = await rent('RENTED', -9, -4);
    ids.returned = await rent('RETURNED', -3, 0);
    ids.cancelled = await rent('CANCELLED', 2, 3);
    ids.theirs = await rent('PENDING', 5, 8, client.id);
    ids.after = await rent('PENDING', 11, 12);
  });
  const rentalsOn = (since: number, until: number) => `rent?limit=1000&since=${inDays(since)}&until=${inDays(until)}`;

  test('are all that last on one of them, however they ended', async () => {
    expect(await idsOf(rentalsOn(0, 10), asRenter)).toEqual([ids.returned, ids.cancelled, ids.theirs]);
    expect(await idsOf(rentalsOn(-4, -4), asRenter)).toEqual([ids.before]);
    expect(await idsOf(`rent?since=${inDays(9)}`, asRenter)).toEqual([ids.after]);
  });

  test('are their own for a client', async () => {
    expect(await idsOf(rentalsOn(-20, 20), asClient)).toEqual([ids.theirs]);
  });

  test('are asked for from first to last', async () => {
    const { status, json } = await call('GET', `/api/${rentalsOn(3, 1)}`, { cookies: asRenter });
    expect([status, Object.keys(json.errors)]).toEqual([400, ['until']]);
  });

  test('tell whose they are', async () => {
    const { json } = await call('GET', `/api/rent/${ids.theirs}`, { cookies: asRenter });
    expect(json.data[0]).toMatchObject({ client_email: client.email, client_last_name: expect.any(String) });
  });
});

test('staff see who stood on a space on a day that is over', async () => {
  const plate = { parking_level: 'A', space_id: 4, license_plate: 'OLD1', status: 'RESERVED' };
  const id = await add('parking', { ...plate, ...days(-6, -3) }, asParker);
  const day = `since=${inDays(-4)}&until=${inDays(-4)}`;
  expect(await idsOf(`parking?${day}`, asParker)).toEqual([id]);
  expect((await call('GET', `/api/parking?${day}`)).status).toBe(400);
});

test('staff see on a space whoever stays there beyond their last day, until they have left', async () => {
  const plate = { parking_level: 'A', space_id: 7, license_plate: 'LATE1', status: 'RESERVED' };
  const id = await add('parking', { ...plate, ...days(-6, -3) }, asParker);
  const on = (day: number) => idsOf(`parking?since=${inDays(day)}&until=${inDays(day)}`, asParker);
  expect(await on(0)).not.toContain(id);
  await query('update parking set entered_at = since where id = $1', [id]);
  expect([await on(0), await on(-7)].map((ids) => ids.includes(id))).toEqual([true, false]);
  await query('update parking set left_at = until where id = $1', [id]);
  expect(await on(0)).not.toContain(id);
});

test('a car is found by a piece of its plate, its brand and its model', async () => {
  const facts = { production_year: 2024, fuel_type: 'ELECTRIC', transmission_type: 'AUTOMATIC', price_per_day: 249 };
  const id = await add('cars', { ...facts, brand: 'Škoda', model: 'Enyaq', license_plate: 'GKX 7012' }, asRenter);
  for (const [by, value] of Object.entries({ license_plate: 'kx7', brand: 'kod', model: 'enYaq' })) {
    const query = new URLSearchParams({ filter: JSON.stringify([{ by, operator: 'CONTAINS', value }]) });
    expect(await idsOf(`cars?${query}`, asRenter), by).toEqual([id]);
  }
});

describe('a guest’s paid booking', () => {
  let id: number;
  let number: string;
  beforeAll(async () => {
    const { json } = await buy(parkingBooking(7));
    await shop.pay(intentOf(json));
    id = (await call('POST', '/api/parking', { body: { order: json.order } })).json.data.id;
    number = (await call('GET', `/api/orders/${json.order}`)).json.data[0].order_number;
  });

  test.each<[string, () => Filter]>([
    ['a piece of its plate', () => ({ by: 'license_plate', operator: 'CONTAINS', value: 'sl 48' })],
    ['its order’s number, however it is typed', () => ({ by: 'order_number', value: number.toLowerCase() })],
    ['a piece of the buyer’s name', () => ({ by: 'order_last_name', operator: 'CONTAINS', value: 'lęck' })],
    ['a piece of their phone', () => ({ by: 'order_phone', operator: 'CONTAINS', value: '700 80' })],
    ['a piece of their address', () => ({ by: 'order_email', operator: 'CONTAINS', value: contact.email.slice(2, 9) })],
  ])('is found by %s', async (_, filter) => {
    const query = new URLSearchParams({ filter: JSON.stringify([filter()]) });
    expect(await idsOf(`parking?${query}`, asParker)).toEqual([id]);
  });

  test.each(['GSL48RK', 'l48', 'gsl 48-rk', 'gs'])('is found by searching for %s', async (search) => {
    expect(await idsOf(`parking?${new URLSearchParams({ search })}`, asParker)).toEqual([id]);
    expect(await idsOf(`parking?${new URLSearchParams({ search: 'x48' })}`, asParker)).toEqual([]);
  });

  test('tells what was paid, which a change that asks nothing leaves as it is', async () => {
    const row = async () => (await call('GET', `/api/parking/${id}`, { cookies: asParker })).json.data[0];
    expect(await row()).toMatchObject({ order_amount: 10_000, order_paid: 10_000 });
    const move = (until: number, refund: boolean) =>
      call('PATCH', `/api/parking/${id}`, { body: { until: wireDay(inDays(until)), refund }, cookies: asParker });
    expect((await move(4, true)).status).toBe(200);
    expect(await row()).toMatchObject({ order_amount: 20_000, order_paid: 10_000 });
    expect((await move(1, false)).status).toBe(200);
    expect(await row()).toMatchObject({ order_amount: 5000, order_paid: 10_000 });
    expect((await move(2, true)).status).toBe(200);
    expect((await move(1, true)).status).toBe(200);
    expect(await row()).toMatchObject({ order_amount: 5000, order_paid: 5000 });
  });
});
