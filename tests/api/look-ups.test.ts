import { beforeAll, describe, expect, test } from 'vitest';
import { airportCity } from '../../src/airport/identity.ts';
import { maskedEmail } from '../../src/domain/account/user.ts';
import { entities } from '../../src/domain/index.ts';
import type { Fields } from '../../src/domain/kernel/field.ts';
import { nameIn } from '../../src/domain/kernel/label.ts';
import { person, type Signed, signedIn, signIn } from '../support/accounts.ts';
import { inDays } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';
import { fileOf } from '../support/entity-files.ts';
import { seedFlight, seedParking } from '../support/travel.ts';

let cookies: Record<string, string>;
const look = async (table: string, params: Record<string, string> = {}) =>
  (await call('GET', `/api/look-ups/${table}?${new URLSearchParams(params)}`, { cookies })).json;
const labels = async (table: string, search = '') =>
  (await look(table, search ? { search } : {})).data.map(({ label }: { label: string }) => label);

beforeAll(async () => {
  cookies = await signIn(await person('admin'));
  await query(
    `insert into cars (brand, model, production_year, license_plate, fuel_type, transmission_type, price_per_day,
                       active)
     values ('Toyota', 'Corolla', 2020, 'GSL 48RK', 'PETROL', 'MANUAL', 100, true),
            ('Škoda', 'Fabia', 2020, 'GDA-7', 'PETROL', 'MANUAL', 100, true),
            ('Audi', 'A3', 2020, 'GA 1', 'PETROL', 'MANUAL', 100, false)`,
  );
  for (const [number, day] of [
    ['LO3844', -3],
    ['BT9021', 2],
    ['FR 1', 1],
    ['W6 77', -1],
  ] as const)
    await seedFlight(number, inDays(day));
  await query(`insert into gates (name, status) select 'G' || i, 'READY' from generate_series(10, 69) i`);
});

describe('a car', () => {
  test.each(['gsl48rk', 'GSL-48', 'sl 4', 'corolla toyota', 'co', 'TO'])('is found by %j', async (term) => {
    expect(await labels('cars', term)).toEqual(['Toyota Corolla GSL 48RK']);
  });

  test('that is retired comes last and says so', async () => {
    const { data } = await look('cars');
    expect(data.map(({ label, detail }: Record<string, string>) => [label, detail])).toEqual([
      ['Škoda Fabia GDA-7', undefined],
      ['Toyota Corolla GSL 48RK', undefined],
      ['Audi A3 GA 1', 'nie w ofercie'],
    ]);
  });

  test.each(['%', '_', 'zz', "' or true --"])('is not found by %j', async (term) => {
    expect(await labels('cars', term)).toEqual([]);
  });
});

describe('a flight', () => {
  test.each(['BT 9021', 'bt9021', 'bt-9021', '9021', 'bt', 'oslo 9021'])('is found by %j', async (term) => {
    expect(await labels('flights', term)).toEqual(['BT 9021']);
  });

  test('of the next days comes first, the last that left after those, on every page', async () => {
    const order = ['FR 1', 'BT 9021', 'W6 77', 'LO 3844'];
    expect(await labels('flights')).toEqual(order);
    const pages = await Promise.all([1, 2].map((page) => look('flights', { page: String(page), limit: '2' })));
    expect(pages.flatMap(({ data }) => data.map(({ label }: { label: string }) => label))).toEqual(order);
    expect(pages[1].meta).toEqual({ page: 2, pages: 2, total: 4 });
  });

  test('whose number begins with what was typed comes before cities that do', async () => {
    await query("update flights set destination = 'Londyn 3 (LTN)' where id in ('FR 1', 'W6 77')");
    expect(await labels('flights', 'lo 3')).toEqual(['LO 3844', 'FR 1', 'W6 77']);
    expect((await labels('flights', 'lo')).slice(0, 2)).toEqual(['LO 3844', 'FR 1']);
    await query("update flights set destination = 'Oslo (OSL)' where id in ('FR 1', 'W6 77')");
  });

  test('is told from another of its number by day and route, and says how it stands', async () => {
    const [, month, day] = inDays(2).split('-');
    const { data } = await look('flights', { search: 'BT9021' });
    const time = `${day}\\.${month}\\.\\d{4}, \\d\\d:\\d\\d`;
    const detail = new RegExp(`^${time}, ${airportCity} \\(BUR\\) – Oslo \\(OSL\\)$`);
    expect(data).toEqual([
      {
        id: 'BT9021',
        label: 'BT 9021',
        detail: expect.stringMatching(detail),
        state: 'SCHEDULED',
      },
    ]);
  });
});

test('one row is read by its key, whatever kind of key it is, and an unknown one is none', async () => {
  expect((await look('flights', { id: 'bt 9021' })).data).toMatchObject([{ id: 'BT9021' }]);
  expect((await look('airplanes', { id: 'SN-1' })).data).toEqual([{ id: 'SN-1', label: 'SN-1 A320' }]);
  expect((await look('gates', { id: '999999' })).data).toEqual([]);
  expect((await call('GET', '/api/look-ups/gates?id=A', { cookies })).status).toBe(400);
});

test('more rows than a page are turned page by page', async () => {
  const { data, meta } = await look('gates');
  expect([data.length, meta]).toEqual([50, { page: 1, pages: 2, total: 60 }]);
  expect((await look('gates', { page: '2' })).data).toHaveLength(10);
});

test('people are found by their names in either order, and by a part of their address', async () => {
  const { id, email } = await person();
  await query(`update users set first_name = 'Żaneta', last_name = 'Łęcka' where id = $1`, [id]);
  for (const term of ['lecka zan', 'Żaneta Łęcka', 'łę', email.slice(0, 12)])
    expect((await look('users', { search: term })).data, term).toContainEqual({
      id,
      label: `Żaneta Łęcka (${maskedEmail(email)})`,
      state: true,
    });
});

test.each([
  ['airport_staff', '/api/look-ups/users?search=ja'],
  ['airport_staff', '/api/tickets/search?search=ja'],
  ['rental_staff', '/api/desk/people?last_name=Kow'],
] as const)('%s: people are searched 600 times an hour by one account, at %s', async (role, path) => {
  const searcher = await signedIn(role);
  const search = async () => (await call('GET', path, { cookies: searcher.cookies })).status;
  expect(await search()).toBe(200);
  await query('update rate_limits set count = 599 where key = $1', [`people searched by ${searcher.id}`]);
  expect([await search(), await search()]).toEqual([200, 429]);
});

describe('people are looked up by their numbers', () => {
  const lookFor = async (ids: readonly number[], as: Signed) => {
    const statuses: number[] = [];
    for (const id of ids)
      statuses.push((await call('GET', `/api/look-ups/users?id=${id}`, { cookies: as.cookies })).status);
    return statuses;
  };
  const many = (of: number) => Array<number>(61).fill(of);

  test('by the rows that one may read without end, and of strangers sixty an hour', async () => {
    const [parker, stranger] = [await person(), await person()];
    await seedParking(parker.id, 3);
    const staff = await signedIn('parking_staff');
    expect(new Set(await lookFor(many(parker.id), staff))).toEqual(new Set([200]));
    expect(await lookFor(many(stranger.id), staff)).toEqual([...Array(60).fill(200), 429]);
    expect(await lookFor([999_999_999], staff), 'numbers of nobody count too').toEqual([429]);
    expect(await lookFor([parker.id, staff.id], staff), 'forms go on').toEqual([200, 200]);
    const others = await signedIn('rental_staff');
    expect(await lookFor(many(parker.id), others), 'what others may read').toEqual([...Array(60).fill(200), 429]);
  });

  test('without an address that one could write to', async () => {
    const them = await person();
    const staff = await signedIn('parking_staff');
    const { text, json } = await call('GET', `/api/look-ups/users?id=${them.id}`, { cookies: staff.cookies });
    expect(text).not.toContain(them.email);
    expect(json.data).toMatchObject([{ label: `Jan Próbny (${maskedEmail(them.email)})` }]);
  });
});

test('an entity that no form points at has no look-up', async () => {
  for (const table of ['orders', 'event_log', 'constructor', 'users;drop'])
    expect((await call('GET', `/api/look-ups/${table}`, { cookies })).status, table).toBe(404);
});

test('whatever a form points at can be looked up, by a label of its own columns', () => {
  const pointedAt = new Set(
    entities.flatMap(({ fields }) =>
      Object.values(fields as Fields).flatMap(({ to, server }) => (to && !server ? [to().table] : [])),
    ),
  );
  const found = entities.filter(({ lookUp }) => lookUp);
  const missing = [...pointedAt].filter((table) => !found.some((it) => it.table === table));
  expect(missing.map((table) => `${fileOf(table)}: write lookUp: { who: […] }, for a form points at it`)).toEqual([]);
  for (const { table, label, fields, key } of found)
    for (const name of label.map(nameIn)) expect([key, ...Object.keys(fields)], `${table}: ${name}`).toContain(name);
});

test('equipment and places of the airfield are found by what is told of them', async () => {
  await query(
    `insert into equipment (serial_no, type, name, location) values ('TUG-7', 'Holownik', 'Goldhofer', 'Hangar 9')`,
  );
  for (const term of ['tug', 'gold', 'hang', 'holownik goldhofer'])
    expect((await look('equipment', { search: term })).data, term).toEqual([
      { id: 'TUG-7', label: 'Goldhofer TUG-7', detail: 'Holownik, Hangar 9' },
    ]);
  const [place] = await query<{ id: number }>(
    `insert into taxiways (status, is_available) values ('CLOSED', false) returning id`,
  );
  for (const term of [`D${place?.id}`, `droga kołowania ${place?.id}`, 'zamknięta'])
    expect((await look('taxiways', { search: term })).data, term).toContainEqual({
      id: place?.id,
      label: `Droga kołowania ${place?.id}`,
      detail: 'Zamknięta',
    });
});

describe('somebody at the counter', () => {
  test('is found by the beginning of a word before those who have it inside', async () => {
    const called = async (first_name: string, last_name: string) => {
      const { id } = await person();
      await query('update users set first_name = $2, last_name = $3 where id = $1', [id, first_name, last_name]);
    };
    await called('Adam', 'Jankzowski');
    await called('Ewa', 'Zowczyk');
    const found = await labels('users', 'zow');
    expect(found.map((label: string) => label.split(' ')[1])).toEqual(['Zowczyk', 'Jankzowski']);
  });

  test('is found by a piece of a phone number, however it is typed', async () => {
    const { id } = await person();
    await query("update users set first_name = 'Zofia', last_name = 'Telefon', phone_number = $2 where id = $1", [
      id,
      '+48 771-884-207',
    ]);
    for (const term of ['771 884', '884207', '48771884207'])
      expect(await labels('users', term)).toEqual([expect.stringContaining('Zofia Telefon')]);
    expect(await labels('users', '771 885')).toEqual([]);
  });
});
