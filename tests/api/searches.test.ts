import { beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '../../db/demo/demo.ts';
import { airportCode } from '../../src/airport/identity.ts';
import { sections } from '../../src/domain/office/sections.ts';
import { person, signedIn, signIn } from '../support/accounts.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';

type Row = Record<string, unknown>;
let cookies: Record<string, string>;

beforeAll(async () => {
  await seedDemo(process.env.DATABASE_URL ?? '');
  cookies = await signIn(await person('admin'));
});

// In a list of one row there is nothing to look for
const lists = sections
  .flatMap((section) => section.lists.map((list) => ({ slug: section.slug, ...list })))
  .filter(({ entity }) => !('single' in entity));
const total = async (path: string, params: Record<string, string>): Promise<number> => {
  const { status, json, text } = await call('GET', `/api/${path}?${new URLSearchParams(params)}`, { cookies });
  expect(status, text).toBe(200);
  return json.meta.total;
};

test('every list of the back-office has a search', () => {
  const without = lists.filter(({ entity }) => !entity.search?.length).map(({ entity }) => entity.table);
  expect(without, 'Say few: true, or what search looks in, in the entity of each').toEqual([]);
});

describe.each(lists.map((it) => [it.entity.table, it] as const))('the search of the list of %s', (_, list) => {
  test('leaves out what has not the term, in its file too', async () => {
    expect(await total(list.entity.path, { ...list.call })).toBeGreaterThan(0);
    expect(await total(list.entity.path, { ...list.call, search: 'zzqzz' })).toBe(0);
    const params = new URLSearchParams({ ...list.call, search: 'zzqzz' });
    const { text } = await call('GET', `/api/${list.entity.path}.csv?${params}`, { cookies });
    expect(text.trim().split('\r\n')).toHaveLength(1);
  });
});

const found = async (path: string, search: string, params: Row = {}): Promise<Row[]> => {
  const asked = new URLSearchParams({ ...(params as Record<string, string>), search, limit: '100' });
  return (await call('GET', `/api/${path}?${asked}`, { cookies })).json.data;
};

describe('equipment is found by a part of', () => {
  test.each([
    ['its number', '871'],
    ['its name', 'goldhof'],
    ['its type', 'holown'],
    ['its place', 'hangar'],
    ['words of several columns in any order', 'hangar goldhofer'],
    ['a number without its dashes', 'tug0871'],
  ])('%s', async (_, term) => {
    expect((await found('sprzet', term)).map(({ serial_no }) => serial_no)).toContain('TUG-0871');
  });

  test('the person who added it', async () => {
    const [row] = await found('sprzet', 'TUG-0871');
    const all = await found('sprzet', String(row?.employee_last_name));
    expect(all.map(({ serial_no }) => serial_no)).toContain('TUG-0871');
  });
});

test('a gate is found by the word of its status, which two letters have to begin', async () => {
  const gates = await query<{ id: number; status: string }>('select id, status from gates');
  const closed = gates.filter(({ status }) => status === 'CLOSED').map(({ id }) => id);
  expect(closed.length).toBeGreaterThan(0);
  expect((await found('bramki', 'mknięt')).map(({ id }) => id).sort()).toEqual(closed.sort());
  expect(await found('bramki', 'mk')).toEqual([]);
});

test.each(['D2', 'droga kołowania 2', 'zamknięta'])('a taxiway is found by %j', async (term) => {
  const rows = await found('airfield', term, { table_name: 'Taxiways' });
  expect(rows.map(({ id }) => id)).toEqual([2]);
});

test('a place of the airfield is found by the flight that stands there', async () => {
  const [there] = await found('airfield', 'D3', { table_name: 'Taxiways' });
  const rows = await found('airfield', String(there?.flight_number), { table_name: 'Taxiways' });
  expect(rows.map(({ id }) => id)).toEqual([3]);
});

test('an airplane is found by its model, its year and its seats', async () => {
  const [one] = await query<Row>('select * from airplanes order by serial_no limit 1');
  for (const term of [one?.model, one?.production_year, one?.num_of_seats])
    expect((await found('airplane', String(term))).map(({ serial_no }) => serial_no)).toContain(one?.serial_no);
});

describe('a booking is found by', () => {
  let rental: Row | undefined;
  beforeAll(async () => {
    [rental] = await query<Row>(
      `select r.id, c.license_plate, c.brand, u.last_name, u.email from rentals r
         join cars c on c.id = r.cars_id join users u on u.id = r.users_id limit 1`,
    );
    expect(rental, 'the demo has a rental of an account').toBeDefined();
  });
  test.each(['license_plate', 'brand', 'last_name', 'email'])('its %s', async (name) => {
    expect((await found('rent', String(rental?.[name]))).map(({ id }) => id)).toContain(rental?.id);
  });
  test('words of its car and its client together', async () => {
    const rows = await found('rent', `${rental?.last_name} ${rental?.brand}`);
    expect(rows.map(({ id }) => id)).toContain(rental?.id);
  });
});

test('an announcement is found by a part of its content', async () => {
  const [one] = await query<{ id: number; content: string }>('select id, content from announcements limit 1');
  const rows = await found('announcements', String(one?.content).slice(5, 25), { all: '1' });
  expect(rows.map(({ id }) => id)).toContain(one?.id);
});

test('a user is found by the name of their role', async () => {
  const rows = await found('users', 'kontroler');
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map(({ role }) => role))).toEqual(new Set(['atc']));
});

test('the event log is searched by who acted, to what, and what they did', async () => {
  const { email, cookies: theirs } = await signedIn('admin');
  const { json } = await call('POST', '/api/bramki', { body: { name: 'Q77', status: 'READY' }, cookies: theirs });
  const isOurs = (row: Row) => row.table_name === 'gates' && row.record_id === String(json.data.id);
  for (const term of [email.slice(0, 30), 'bramka', 'bramki dodano', `bramki ${email.slice(0, 30)}`])
    expect((await found('logi', term)).some(isOurs), term).toBe(true);
  expect((await found('logi', 'bramki usunięto')).some(isOurs)).toBe(false);
});

describe('a booking is found by whatever is known of it', () => {
  const ids = async (path: string, term: string) => (await found(path, term)).map(({ id }) => id);
  let number: string;
  let parked: number;
  let rented: number;

  beforeAll(async () => {
    const order = async (id: string, kind: string) => {
      const parking = kind === 'parking';
      await query(
        `insert into orders (id, kind, state, amount, since, until, expires_at, parking_level, space_id, license_plate,
                             cars_id, first_name, last_name, email, phone, terms, session_hash, ip)
         values ($1, $2, 'CONFIRMED', 100, clock(), clock(), clock(), $3, $4, $5, $6,
                 'Ewa', 'Żwirska', 'ewa@example.com', '+48 601 220 184', true, 'x', 'x')`,
        [id, kind, parking ? 'A' : null, parking ? 18 : null, parking ? 'PO6661U' : null, parking ? null : carId],
      );
      const [row] = await query<{ order_number: string }>('select order_number from orders where id = $1', [id]);
      return row?.order_number ?? '';
    };
    const far = `'2031-03-04 00:00 Europe/Warsaw', '2031-03-05 00:00 Europe/Warsaw'`;
    const [car] = await query<{ id: number }>('select id from cars order by id limit 1');
    const carId = car?.id;
    number = await order('a'.repeat(32), 'parking');
    await order('b'.repeat(32), 'rental');
    const [space] = await query<{ id: number }>(
      `insert into parking (parking_level, space_id, license_plate, since, until, status, order_id)
       values ('A', 18, 'PO6661U', ${far}, 'RESERVED', $1) returning id`,
      ['a'.repeat(32)],
    );
    const [rental] = await query<{ id: number }>(
      `insert into rentals (cars_id, since, until, status, order_id) values ($2, ${far}, 'RENTED', $1) returning id`,
      ['b'.repeat(32), carId],
    );
    [parked, rented] = [space?.id ?? 0, rental?.id ?? 0];
  });

  test.each(['żwirska', 'zwirska ewa', '601 220', '601220184', '61u', 'A18', '18'])('by “%s”', async (term) => {
    const isPlaceOfOwn = ['61u', 'A18', '18'].includes(term);
    if (!isPlaceOfOwn) expect(await ids('rent', term)).toContain(rented);
    if (term !== 'zwirska ewa') expect(await ids('parking', term)).toContain(parked);
  });

  test('by the number of its order, however it is spelled', async () => {
    const six = number.slice(-6);
    const letters = airportCode.toLowerCase();
    for (const term of [number, number.toLowerCase(), six.toLowerCase(), `${letters} ${six}`, `${letters}${six}`])
      expect(await ids('parking', term), term).toContain(parked);
  });

  test('by its space alone where that is said with its level', async () => {
    const spaces = new Set((await found('parking', 'a18')).map(({ space_id }) => space_id));
    expect([...spaces]).toEqual([18]);
  });

  test('a rental by the plate of its car', async () => {
    const [{ license_plate } = {}] = await query('select license_plate from cars order by id limit 1');
    expect(await ids('rent', String(license_plate).slice(-4))).toContain(rented);
  });
});
