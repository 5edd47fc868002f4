import { beforeAll, expect, test } from 'vitest';
import { type Person, person, signIn } from '../support/accounts.ts';
import { inDays } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';
import { seedFlight, seedLuggage, seedTicket } from '../support/travel.ts';

let owner: Person;
let own: Record<string, string>;
let admin: Record<string, string>;
let flight: string;

beforeAll(async () => {
  owner = await person();
  own = await signIn(owner);
  admin = await signIn(await person('admin'));
  flight = await seedFlight();
});

const bag = () => ({ type: 'podręczny', size: '55 × 40 × 20', weight: 7.25, Flights_id: flight });

test('luggage is added, listed, changed and taken away by its owner', async () => {
  const made = await call('POST', '/api/luggage', { body: { ...bag(), Users_id: owner.id }, cookies: own });
  expect(made.status).toBe(201);
  const { id } = made.json.data;
  const list = await call('GET', `/api/luggage/?page=1&limit=5&userEmail=${encodeURIComponent(owner.email)}`, {
    cookies: own,
  });
  expect(list.json).toMatchObject({
    data: [{ id, ...bag(), Users_id: owner.id }],
    meta: { page: 1, pages: 1, total: 1 },
  });
  const changed = await call('PUT', `/api/luggage/${id}`, {
    body: { ...bag(), weight: '8,75', version: 1 },
    cookies: own,
  });
  expect(changed.status).toBe(200);
  expect(changed.json.data.version).toBe(2);
  expect(await query('select weight::float8 as weight, users_id from luggage where id = $1', [id])).toEqual([
    { weight: 8.75, users_id: owner.id },
  ]);
  expect((await call('PUT', `/api/luggage/${id}`, { body: { ...bag(), version: 1 }, cookies: own })).status).toBe(409);
  expect((await call('DELETE', `/api/luggage/${id}`, { cookies: own })).status).toBe(200);
  expect((await call('DELETE', `/api/luggage/${id}`, { cookies: own })).status).toBe(404);
});

test.each(['type', 'size', 'weight', 'Flights_id'])('without %s: all fields are required', async (name) => {
  for (const empty of [undefined, null, '']) {
    const { status, json } = await call('POST', '/api/luggage', { body: { ...bag(), [name]: empty }, cookies: own });
    expect(status).toBe(400);
    expect(json.message).toBe('Wszystkie pola są wymagane');
    expect(Object.keys(json.errors)).toEqual([name]);
  }
});

test.each([0, -1, 7.3, 0.1, 1e9, 'ciężki'])('a weight of %s is refused', async (weight) => {
  const { status, json } = await call('POST', '/api/luggage', { body: { ...bag(), weight }, cookies: own });
  expect(status).toBe(400);
  expect(Object.keys(json.errors)).toEqual(['weight']);
});

test('the admin adds for anybody, but not for nobody, and a change keeps the owner', async () => {
  const made = await call('POST', '/api/luggage', { body: { ...bag(), Users_id: owner.id }, cookies: admin });
  expect(made.status).toBe(201);
  for (const Users_id of [999_999, 'x', 1e20]) {
    const nobody = await call('POST', '/api/luggage', { body: { ...bag(), Users_id }, cookies: admin });
    expect(nobody.status).toBe(404);
    expect(nobody.json.message).toBe('Nie znaleziono użytkownika');
  }
  const { id } = made.json.data;
  expect((await call('PUT', `/api/luggage/${id}`, { body: { ...bag(), size: 'XL' }, cookies: admin })).status).toBe(
    200,
  );
  expect(await query('select size, users_id from luggage where id = $1', [id])).toEqual([
    { size: 'XL', users_id: owner.id },
  ]);
});

test('the admin sees everybody’s luggage, and one person’s by their e-mail', async () => {
  const other = await person();
  await seedLuggage(other.id, flight);
  const all = await call('GET', '/api/luggage', { cookies: admin });
  expect(new Set(all.json.data.map((it: { Users_id: number }) => it.Users_id)).size).toBeGreaterThan(1);
  const theirs = await call('GET', `/api/luggage?userEmail=${encodeURIComponent(other.email)}`, { cookies: admin });
  expect(theirs.json.data).toMatchObject([{ Users_id: other.id }]);
});

test('one reads the luggage of the soonest flight first, and that of flights long gone last', async () => {
  const traveller = await person();
  const cookies = await signIn(traveller);
  const bagOn = async (number: string, days: number) => {
    const id = await seedFlight(number);
    await query(
      `update flights set departure = now() + make_interval(days => $2),
                          arrival = now() + make_interval(days => $2, hours => 1)
        where id = $1`,
      [id, days],
    );
    await seedLuggage(traveller.id, id);
    return id;
  };
  const [past, later, soon, before] = [
    await bagOn('LO 9101', -3),
    await bagOn('LO 9102', 20),
    await bagOn('LO 9103', 1),
    await bagOn('LO 9104', -30),
  ];
  const email = encodeURIComponent(traveller.email);
  const listed = async (more = '') => {
    const { json } = await call('GET', `/api/luggage?userEmail=${email}${more}`, { cookies });
    return json.data.map((it: { Flights_id: string }) => it.Flights_id);
  };
  expect(await listed()).toEqual([soon, later, past, before]);
  const byFlight = encodeURIComponent(JSON.stringify({ by: ['Flights_id'], order: 'desc' }));
  expect(await listed(`&sort=${byFlight}`)).toEqual([before, soon, later, past]);
});

test('each coming flight of one’s own tells what is registered and what all its tickets include', async () => {
  const [me, other] = [await person(), await person()];
  const cookies = await signIn(me);
  const [packed, empty, gone, off, unticketed] = [
    await seedFlight('LO7101', inDays(2)),
    await seedFlight('LO7102', inDays(3)),
    await seedFlight('LO7103', inDays(-2)),
    await seedFlight('LO7104', inDays(4)),
    await seedFlight('LO7105', inDays(5)),
  ];
  const includes = async (ticket: number, kilos: number | null) =>
    query('update tickets set allowance = $2 where id = $1', [ticket, kilos]);
  for (const [flight, kilos] of [
    [packed, 23],
    [packed, 8.5],
    [empty, 23],
    [gone, 23],
    [off, 23],
  ] as const)
    await includes(await seedTicket(me.id, flight), kilos);
  const returned = await seedTicket(me.id, empty);
  await query(`update tickets set allowance = 64, status = 'CANCELLED' where id = $1`, [returned]);
  await query(`update flights set status = 'CANCELED' where id = $1`, [off]);
  for (const [who, flight] of [
    [me.id, packed],
    [me.id, packed],
    [me.id, unticketed],
    [other.id, empty],
  ] as const)
    await seedLuggage(who, flight);
  const read = async () => (await call('GET', '/api/luggage/flights', { cookies })).json.data;
  expect(await read()).toMatchObject([
    { Flights_id: packed, flight_number: 'LO7101', pieces: 2, weight: 15, allowance: 31.5 },
    { Flights_id: empty, pieces: 0, weight: 0, allowance: 23 },
    { Flights_id: unticketed, pieces: 1, weight: 7.5, allowance: null },
  ]);
  // One ticket that does not say makes the sum unknown
  await includes(await seedTicket(me.id, packed), null);
  expect((await read())[0]).toMatchObject({ Flights_id: packed, allowance: null });
  expect((await call('GET', '/api/luggage/flights')).status).toBe(401);
});
