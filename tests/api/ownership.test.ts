import { beforeAll, describe, expect, test } from 'vitest';
import { wireDay } from '../../src/domain/language/days.ts';
import { type Signed, signedIn } from '../support/accounts.ts';
import { inDays, seedCar } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';
import { seedFlight, seedLuggage, seedParking, seedRental, seedTicket } from '../support/travel.ts';

let ala: Signed;
let ola: Signed;
let flight: string;
let car: number;
const idsOfAla: Record<string, number> = {};

const asOla = (method: string, path: string, body?: unknown) => call(method, path, { body, cookies: ola.cookies });

beforeAll(async () => {
  [ala, ola] = [await signedIn(), await signedIn()];
  flight = await seedFlight();
  car = await seedCar();
  idsOfAla.luggage = await seedLuggage(ala.id, flight);
  idsOfAla.tickets = await seedTicket(ala.id, flight);
  idsOfAla.parking = await seedParking(ala.id, 1);
  idsOfAla.rentals = await seedRental(ala.id, car);
  idsOfAla.users = ala.id;
});

const stay = () => ({ since: wireDay(inDays(3)), until: wireDay(inDays(4)) });
const bag = () => ({ type: 'duży', size: 'L', weight: 20, Flights_id: flight });
const profile = () => ({ email: 'x@example.com', first_name: 'Xx', last_name: 'Yy', current_password: ala.password });

/** Every verb on somebody else's row: [method, path after the number, body, status]. */
const attempts: Record<string, [table: string, tries: [string, string, () => unknown, number][]]> = {
  luggage: [
    'luggage',
    [
      ['GET', '', () => undefined, 404],
      ['PUT', '', bag, 404],
      ['DELETE', '', () => undefined, 404],
    ],
  ],
  tickets: [
    'tickets',
    [
      ['PATCH', '', () => ({ status: 'REFUNDED' }), 404],
      ['PATCH', '', () => ({ status: 'CANCELLED' }), 404],
      ['PATCH', '', () => ({ status: 'USED' }), 404],
    ],
  ],
  parking: [
    'parking',
    [
      ['GET', '', () => undefined, 404],
      ['PUT', '', () => ({ parking_level: 'A', space_id: 2, license_plate: 'X', status: 'CANCELLED', ...stay() }), 403],
      ['DELETE', '', () => undefined, 403],
      ['POST', '/cancel', () => ({}), 404],
    ],
  ],
  rent: [
    'rentals',
    [
      ['GET', '', () => undefined, 404],
      ['PUT', '', () => ({ Cars_id: car, status: 'CANCELLED', ...stay() }), 403],
      ['DELETE', '', () => undefined, 403],
      ['POST', '/cancel', () => ({}), 404],
    ],
  ],
  users: [
    'users',
    [
      ['PUT', '', profile, 404],
      ['PATCH', '', () => ({ role: 'admin' }), 403],
      ['PATCH', '/img', () => ({ img: 'a.jpg' }), 404],
      ['DELETE', '', () => undefined, 404],
      ['POST', '/reset-passwd', () => ({}), 403],
    ],
  ],
};

describe.each(Object.entries(attempts))("another client's %s", (path, [table, tries]) => {
  test.each(tries.map(([method, more, body, status]) => [method, more, status, body] as const))(
    'cannot be had by %s %s: %i',
    async (method, more, status, body) => {
      const id = idsOfAla[table];
      const before = await query(`select * from ${table} where id = $1`, [id]);
      const answer = await asOla(method, `/api/${path}/${id}${more}`, body());
      expect(answer.status).toBe(status);
      expect(answer.text).not.toContain(ala.email);
      expect(await query(`select * from ${table} where id = $1`, [id])).toEqual(before);
    },
  );
});

describe('a list that names somebody else is refused', () => {
  const filtered = (path: string, by: string, value: unknown) =>
    `/api/${path}?filter=${encodeURIComponent(JSON.stringify([{ by, value }]))}`;
  test.each(['luggage', 'rent', 'parking'])('%s', async (path) => {
    expect((await asOla('GET', `/api/${path}/?page=1&limit=5&userEmail=${encodeURIComponent(ala.email)}`)).status).toBe(
      403,
    );
    const own = await asOla(
      'GET',
      `/api/${path}/?page=1&limit=5&userEmail=${encodeURIComponent(ola.email.toUpperCase())}`,
    );
    expect(own.status).toBe(200);
    expect(own.json.data).toEqual([]);
  });
  test('tickets and users', async () => {
    expect((await asOla('GET', filtered('tickets', 'u.email', ala.email))).status).toBe(403);
    expect((await asOla('GET', filtered('tickets', 't.id', idsOfAla.tickets))).status).toBe(403);
    expect((await asOla('GET', '/api/tickets')).status).toBe(403);
    expect((await asOla('GET', filtered('users', 'email', ala.email))).status).toBe(403);
    expect((await asOla('GET', filtered('users', 'id', ala.id))).status).toBe(403);
    expect((await asOla('GET', '/api/users')).status).toBe(403);
  });
  test('two filters open no list that one filter keeps shut', async () => {
    const both = encodeURIComponent(JSON.stringify([ola.email, ala.email].map((value) => ({ by: 'u.email', value }))));
    expect((await asOla('GET', `/api/tickets?filter=${both}`)).json.data).toEqual([]);
    const range = encodeURIComponent(
      JSON.stringify([
        { by: 'id', value: ola.id },
        { by: 'id', operator: 'BETWEEN', value: [0, 999_999] },
      ]),
    );
    expect((await asOla('GET', `/api/users?filter=${range}`)).json.data.map(({ id }: { id: number }) => id)).toEqual([
      ola.id,
    ]);
  });
});

test('without a name the lists of luggage and rentals are the caller’s own', async () => {
  for (const path of ['luggage', 'rent']) {
    const { json } = await call('GET', `/api/${path}`, { cookies: ala.cookies });
    expect(json.meta.total, path).toBe(1);
    expect((await asOla('GET', `/api/${path}`)).json.meta.total, path).toBe(0);
  }
});

test('own parking rows are whole, and one’s own row opens by its number', async () => {
  const own = await call('GET', `/api/parking/?userEmail=${encodeURIComponent(ala.email)}`, { cookies: ala.cookies });
  expect(own.json.data).toMatchObject([
    { id: idsOfAla.parking, license_plate: 'SECRET1', Users_id: ala.id, order_state: null },
  ]);
  expect((await call('GET', `/api/parking/${idsOfAla.parking}`, { cookies: ala.cookies })).json.data).toHaveLength(1);
  expect((await call('GET', `/api/rent/${idsOfAla.rentals}`, { cookies: ala.cookies })).json.data).toMatchObject([
    { brand: 'Toyota' },
  ]);
});

test.each(['a guest', 'another client'])('to %s the parking list tells no plate, e-mail or user', async (who) => {
  const { status, text } = await call('GET', '/api/parking?page=1&size=1000', {
    cookies: who === 'a guest' ? {} : ola.cookies,
  });
  expect(status).toBe(200);
  expect(text).not.toMatch(/SECRET1|plate|users|@|order/i);
  expect(text).toContain('"space_id":1');
});

test('luggage cannot be put down to somebody else', async () => {
  const before = await query('select * from luggage order by id');
  expect((await asOla('POST', '/api/luggage', { ...bag(), Users_id: ala.id })).status).toBe(403);
  expect(await query('select * from luggage order by id')).toEqual(before);
  const mine = await asOla('POST', '/api/luggage', bag());
  expect((await asOla('PUT', `/api/luggage/${mine.json.data.id}`, { ...bag(), Users_id: ala.id })).status).toBe(403);
  expect(await query('select users_id from luggage where id = $1', [mine.json.data.id])).toEqual([
    { users_id: ola.id },
  ]);
});

test('without a paid order neither a guest nor a client books', async () => {
  const parking = {
    parking_level: 'A',
    space_id: 9,
    license_plate: 'X1',
    status: 'RESERVED',
    Users_id: ola.id,
    ...stay(),
  };
  const rental = { Cars_id: car, status: 'RENTED', Users_id: ola.id, ...stay() };
  expect((await call('POST', '/api/parking', { body: parking })).status).toBe(401);
  expect((await asOla('POST', '/api/parking', parking)).status).toBe(403);
  expect((await call('POST', '/api/rent', { body: rental })).status).toBe(401);
  expect((await asOla('POST', '/api/rent', rental)).status).toBe(403);
});
