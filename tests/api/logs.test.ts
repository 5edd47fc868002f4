import { beforeAll, expect, test } from 'vitest';
import { sealEventLog } from '../../db/seals.ts';
import { wireDay } from '../../src/domain/language/days.ts';
import { type Person, person, signIn } from '../support/accounts.ts';
import { inDays, seedCar } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';
import { seedFlight } from '../support/travel.ts';

let admin: Person;
let cookies: Record<string, string>;
let flight: string;
let car: number;

beforeAll(async () => {
  admin = await person('admin');
  cookies = await signIn(admin);
  flight = await seedFlight();
  car = await seedCar();
});

const stay = () => ({ since: wireDay(inDays(1)), until: wireDay(inDays(2)) });
const newest = async () => (await call('GET', '/api/logi?limit=1', { cookies })).json.data[0];

test.each<[string, string, () => object, object]>([
  ['luggage', 'luggage', () => ({ type: 'a', size: 'b', weight: 1, Flights_id: flight }), { size: 'c' }],
  ['rent', 'rentals', () => ({ Cars_id: car, status: 'RENTED', ...stay() }), { status: 'PENDING' }],
  [
    'parking',
    'parking',
    () => ({ parking_level: 'A', space_id: 1, license_plate: 'TOPSEC', status: 'RESERVED', ...stay() }),
    { space_id: 2 },
  ],
])('adding, changing and deleting %s each leave a line with who did it', async (path, table_name, row, change) => {
  const { json } = await call('POST', `/api/${path}`, { body: row(), cookies });
  const { id } = json.data;
  expect(await newest()).toMatchObject({ table_name, by_user: admin.email, action: 'INSERT', log_details: { id } });
  await call('PUT', `/api/${path}/${id}`, { body: { ...row(), ...change }, cookies });
  const [name, after] = Object.entries(change)[0] ?? [];
  const [, before] = Object.entries(row()).find(([it]) => it === name) ?? [];
  expect(await newest()).toMatchObject({
    action: 'UPDATE',
    log_details: { id, changes: { [String(name)]: [before, after] } },
  });
  await call('DELETE', `/api/${path}/${id}`, { cookies });
  expect(await newest()).toMatchObject({ action: 'DELETE', log_details: { id } });
  const lines = await call('GET', '/api/logi?limit=100', { cookies });
  expect(lines.text).not.toContain('TOPSEC');
});

test('a change of role is told in full, of a name only that there was one', async () => {
  const somebody = await person();
  await call('PATCH', `/api/users/${somebody.id}`, { body: { role: 'atc' }, cookies });
  expect(await newest()).toMatchObject({
    table_name: 'users',
    log_details: { id: somebody.id, changes: { role: ['client', 'atc'] } },
  });
  await call('PUT', `/api/users/${somebody.id}`, { body: { last_name: 'Tajna' }, cookies });
  expect(await newest()).toMatchObject({ log_details: { changes: { last_name: 'changed' } } });
});

test('the history of sign-ins is there, the newest first', async () => {
  const somebody = await person();
  await signIn(somebody);
  const { json } = await call('GET', '/api/login_log?page=1&limit=10', { cookies });
  expect(json.data[0]).toMatchObject({
    email: somebody.email,
    first_name: 'Jan',
    login_details: expect.stringContaining('Zalogowano'),
  });
});

test('nobody writes a log over HTTP', async () => {
  for (const path of ['/api/logi', '/api/login_log'])
    expect((await call('POST', path, { body: {}, cookies })).status).toBe(405);
});

test('a form finds people by part of a name, without Polish marks, and gates, and nothing else', async () => {
  const staff = await signIn(await person('rental_staff'));
  await query(`update users set last_name = 'Łęcka' where id = $1`, [admin.id]);
  const found = await call('GET', '/api/look-ups/users?search=lecka', { cookies: staff });
  expect(found.json.data).toEqual([{ id: admin.id, label: `Jan Łęcka (${admin.email})` }]);
  expect((await call('GET', `/api/look-ups/users?id=${admin.id}`, { cookies: staff })).json.data).toHaveLength(1);
  expect((await call('GET', '/api/look-ups/users?search=%25%25', { cookies: staff })).json.data).toEqual([]);
  await query(`insert into gates (name, status) values ('C3', 'READY')`);
  expect((await call('GET', '/api/look-ups/gates', { cookies: staff })).json.data).toEqual([
    { id: expect.any(Number), label: 'C3' },
  ]);
});

test('a look-up of people wants two letters, and a line tells of each', async () => {
  const clerk = await person('airport_staff');
  const staff = await signIn(clerk);
  const look = (query: string) => call('GET', `/api/look-ups/users${query}`, { cookies: staff });
  for (const query of ['', '?search=', '?search=a', '?search=%20a%20', '?search=%25'])
    expect((await look(query)).status, query).toBe(400);
  await look('?search=ja');
  await look(`?id=${admin.id}`);
  expect(
    await query(
      `select table_name, action, log_details from event_log where by_user = $1 and action = 'READ' order by id`,
      [String(clerk.id)],
    ),
  ).toEqual([
    { table_name: 'users', action: 'READ', log_details: { search: 'ja' } },
    { table_name: 'users', action: 'READ', log_details: { id: admin.id } },
  ]);
});

test('people take all that is kept about them with them, and nothing of anybody else', async () => {
  const somebody = await person();
  const own = await signIn(somebody);
  await call('POST', '/api/luggage', { body: { type: 'mój', size: 'b', weight: 1, Flights_id: flight }, cookies: own });
  await call('POST', '/api/luggage', { body: { type: 'cudzy', size: 'b', weight: 1, Flights_id: flight }, cookies });
  const { json, text } = await call('GET', '/api/my-data', { cookies: own });
  expect(json.data[0]).toMatchObject({
    user: { email: somebody.email },
    luggage: [{ type: 'mój' }],
    login_log: [{}],
    event_log: [{ table_name: 'luggage' }],
  });
  expect(text).not.toMatch(/cudzy|argon2|password_hash/);
  expect(text).not.toContain(admin.email);
});

test('the admin reads the seals of the event log, each checked', async () => {
  await sealEventLog();
  const { json } = await call('GET', '/api/logi/seals', { cookies });
  expect(json.unsealed).toBeGreaterThanOrEqual(0);
  for (const seal of json.data) expect(seal).toMatchObject({ intact: true, lines: expect.any(Number) });
  expect((await call('GET', '/api/logi/seals?after=999999', { cookies })).json.data).toEqual([]);
});
