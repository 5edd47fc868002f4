import { beforeAll, describe, expect, test } from 'vitest';
import { maskedEmail } from '../../src/domain/account/user.ts';
import type { Role } from '../../src/domain/kernel/roles.ts';
import { wireDay } from '../../src/domain/language/days.ts';
import { confirm, type Person, person, signIn } from '../support/accounts.ts';
import { inDays, seedCar } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';
import { sealAll } from '../support/seal.ts';
import { seedFlight, seedLuggage, seedParking, seedRental } from '../support/travel.ts';

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
  const [, before] = Object.entries(row()).find(([field]) => field === name) ?? [];
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
  await confirm(cookies, admin.password);
  await call('PATCH', `/api/users/${somebody.id}`, { body: { role: 'atc' }, cookies });
  expect(await newest()).toMatchObject({
    table_name: 'users',
    log_details: { id: somebody.id, changes: { role: ['client', 'atc'] } },
  });
  await call('PUT', `/api/users/${somebody.id}`, { body: { last_name: 'Tajna' }, cookies });
  expect(await newest()).toMatchObject({ log_details: { changes: { last_name: 'changed' } } });
});

test('a line says who wrote it and what its rows are called', async () => {
  const flown = await seedFlight('LW 9');
  const gates = await Promise.all(
    ['LW1', 'LW2'].map(async (name) => {
      const { json } = await call('POST', '/api/bramki', { body: { name, status: 'READY' }, cookies });
      return json.data.id as number;
    }),
  );
  await call('PATCH', `/api/flights/${flown}`, { body: { Gates_id: gates[0] }, cookies });
  await call('PATCH', `/api/flights/${flown}`, { body: { Gates_id: gates[1] }, cookies });
  expect(await newest()).toMatchObject({
    author: { id: admin.id, name: 'Jan Próbny', role: 'admin' },
    record: expect.stringContaining('LW 9'),
    labels: { Gates_id: { [String(gates[0])]: 'LW1', [String(gates[1])]: 'LW2' } },
  });
  const answer = await call('GET', `/api/flights/${flown}/history`, { cookies });
  expect(answer.json.data[0].labels).toEqual({ Gates_id: { [String(gates[0])]: 'LW1', [String(gates[1])]: 'LW2' } });
  await call('DELETE', `/api/flights/${flown}`, { cookies });
  expect(await newest()).toMatchObject({ action: 'DELETE', record: null });
  await query('delete from gates where id = any($1)', [gates]);
});

test('a line of the login history has its kind, address and device', async () => {
  const somebody = await person();
  await call('POST', '/api/fetch_client', { body: { email: somebody.email, password: 'nie to' } });
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0' };
  await call('POST', '/api/fetch_client', { body: { email: somebody.email, password: somebody.password }, headers });
  await call('POST', '/api/register', {
    body: { email: somebody.email, password: 'jakieś hasło', first_name: 'Jan', last_name: 'Nowak' },
  });
  const filter = encodeURIComponent(
    JSON.stringify([{ by: 'email', value: somebody.email.slice(2), operator: 'CONTAINS' }]),
  );
  const { json } = await call('GET', `/api/login_log?filter=${filter}`, { cookies });
  const logins = json.data.map(({ kind, address, device }: Record<string, unknown>) => ({ kind, address, device }));
  expect(logins).toEqual([
    { kind: 'REGISTERED', address: '127.0.0.1', device: null },
    { kind: 'SIGNED_IN', address: '127.0.0.1', device: 'Firefox, Linux' },
    { kind: 'REFUSED', address: '127.0.0.1', device: null },
  ]);
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
  expect(found.json.data).toEqual([{ id: admin.id, label: `Jan Łęcka (${maskedEmail(admin.email)})`, state: true }]);
  expect((await call('GET', `/api/look-ups/users?id=${admin.id}`, { cookies: staff })).json.data).toHaveLength(1);
  expect((await call('GET', '/api/look-ups/users?search=%25le%25ka', { cookies: staff })).json.data).toEqual([]);
  for (const search of ['%25%25', '--', '%CC%81%CC%81', 'l-'])
    expect((await call('GET', `/api/look-ups/users?search=${search}`, { cookies: staff })).status, search).toBe(400);
  await query(`insert into gates (name, status) values ('C3', 'READY')`);
  expect((await call('GET', '/api/look-ups/gates', { cookies: staff })).json.data).toEqual([
    { id: expect.any(Number), label: 'C3', detail: 'Gotowa' },
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

describe('opening what is another person’s leaves a line', () => {
  const linesOf = async ({ id }: Person) =>
    (
      await query(
        `select table_name, log_details -> 'id' as id from event_log e
          where by_user = $1 and action = 'READ' order by e.id`,
        [String(id)],
      )
    ).map((line) => [line.table_name, line.id]);

  test.each<[string, string, Role, (owner: number) => Promise<number>]>([
    ['rent', 'rentals', 'rental_staff', (owner) => seedRental(owner, car, 20)],
    ['parking', 'parking', 'parking_staff', (owner) => seedParking(owner, 40)],
    ['luggage', 'luggage', 'admin', (owner) => seedLuggage(owner, flight)],
  ])('of %s for who opens it, not for its owner, nor for a list', async (path, table, role, seed) => {
    const [owner, clerk] = [await person(), await person(role)];
    const [own, staff] = [await signIn(owner), await signIn(clerk)];
    const id = await seed(owner.id);
    expect((await call('GET', `/api/${path}?limit=100`, { cookies: staff })).status).toBe(200);
    expect((await call('GET', `/api/${path}/${id}`, { cookies: own })).status).toBe(200);
    expect((await call('GET', `/api/${path}/999999`, { cookies: staff })).status).toBe(404);
    expect([...(await linesOf(owner)), ...(await linesOf(clerk))]).toEqual([]);
    expect((await call('GET', `/api/${path}/${id}`, { cookies: staff })).json.data[0]).toMatchObject({ id });
    expect(await linesOf(clerk)).toEqual([[table, id]]);
  });

  test('of an account for the admin who names it, not for a list or one’s own', async () => {
    const [somebody, boss] = [await person(), await person('admin')];
    const own = await signIn(boss);
    const users = (filter: object[]) =>
      call('GET', `/api/users?${new URLSearchParams({ filter: JSON.stringify(filter) })}`, { cookies: own });
    await users([]);
    await users([{ by: 'role', value: 'client' }]);
    await users([{ by: 'id', value: boss.id }]);
    expect(await linesOf(boss)).toEqual([]);
    await users([{ by: 'id', value: somebody.id }]);
    await users([{ by: 'email', value: somebody.email }]);
    expect(await linesOf(boss)).toEqual([
      ['users', somebody.id],
      ['users', somebody.id],
    ]);
  });
});

test('people take all that is kept about them with them, and nothing of anybody else', async () => {
  const somebody = await person();
  const own = await signIn(somebody);
  const luggage = (type: string) => ({ type, size: 'b', weight: 1, Flights_id: flight });
  await call('POST', '/api/luggage', { body: luggage('mój'), cookies: own });
  await call('POST', '/api/luggage', { body: luggage('cudzy'), cookies });
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
  await sealAll();
  const { json } = await call('GET', '/api/logi/seals', { cookies });
  expect(json.unsealed).toBe(0);
  expect(json.data.length).toBeGreaterThan(0);
  for (const seal of json.data) expect(seal).toMatchObject({ intact: true, lines: expect.any(Number) });
  expect((await call('GET', '/api/logi/seals?after=999999', { cookies })).json.data).toEqual([]);
  for (const after of ['0x10', '1e3', 'x', '1.5'])
    expect((await call('GET', `/api/logi/seals?after=${after}`, { cookies })).json.errors).toHaveProperty('after');
});
