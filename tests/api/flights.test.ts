import { beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '../../db/demo/demo.ts';
import { homeAirport } from '../../src/airport/identity.ts';
import type { Flight } from '../../src/domain/flight/flight.ts';
import { expectedHere } from '../../src/domain/flight/flight-times.ts';
import type { List } from '../../src/domain/kernel/query.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';

type Flights = List<Flight>;
const get = (path: string, params: Record<string, string> = {}) =>
  call<Flights>('GET', `/api/flights${path}?${new URLSearchParams(params)}`);
const json = (it: unknown) => JSON.stringify(it);

beforeAll(async () => {
  await seedDemo(process.env.DATABASE_URL ?? '', new Date());
});

describe('the schedule', () => {
  test('is a page of five with how many pages there are', async () => {
    const { json: answer } = await get('');
    const [{ all }] = (await query('select count(*)::int as all from flights')) as [{ all: number }];
    expect(answer.data).toHaveLength(5);
    expect(answer.meta).toEqual({ page: 1, pages: Math.ceil(all / 5), total: all });
  });

  test.each([
    ['departure', true],
    ['true', true],
    ['arrival', false],
    ['false', false],
  ])('isarrdep=%s: the server chooses, so that the page is full', async (isarrdep, is_departure) => {
    const { json: answer } = await get('', { isarrdep, page: '2' });
    expect(answer.data).toHaveLength(5);
    expect(answer.data.filter((it) => it.is_departure !== is_departure)).toEqual([]);
    const [{ all }] = (await query('select count(*)::int as all from flights where is_departure = $1', [
      is_departure,
    ])) as [{ all: number }];
    expect(answer.meta.total).toBe(all);
  });

  test.each([
    ['-1', 1],
    ['0', 1],
    ['x', 1],
  ])('page %s is page %i', async (page, is) => expect((await get('', { page })).json.meta.page).toBe(is));

  test('a page beyond the end is the last one', async () => {
    const { json: answer } = await get('', { page: '99999' });
    expect(answer.meta.page).toBe(answer.meta.pages);
    expect(answer.data.length).toBeGreaterThan(0);
  });

  test.each([
    ['1000000000', 100],
    ['0', 1],
    ['7', 7],
  ])('a limit of %s answers %i rows', async (limit, rows) =>
    expect((await get('', { limit })).json.data).toHaveLength(rows),
  );

  test('a walk through the pages meets every flight once', async () => {
    const seen: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const { json: answer } = await get('', {
        page: String(page),
        limit: '100',
        sort: json({ by: ['status'], order: 'desc' }),
      });
      pages = answer.meta.pages;
      seen.push(...answer.data.map(({ id }) => id));
      expect(answer.meta.total).toBeGreaterThanOrEqual(seen.length);
    }
    expect(seen).toHaveLength(new Set(seen).size);
    expect(seen).toHaveLength((await get('')).json.meta.total);
  });

  test('carries the gate by name and moments as ISO', async () => {
    const { json: answer } = await get('', { filter: json([{ by: 'status', value: 'WAITING' }]) });
    const [waiting] = answer.data;
    expect(waiting?.gate_name).toMatch(/^[AB]\d$/);
    expect(waiting?.departure).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(waiting).not.toHaveProperty('search');
  });

  test('a range of days includes the whole last day', async () => {
    const [{ day, last }] = (await query(
      `select (max(departure) at time zone 'Europe/Warsaw')::date::text as day, max(departure) as last from flights`,
    )) as [{ day: string; last: Date }];
    const { json: answer } = await get('', {
      filter: json([{ by: 'departure', operator: 'BETWEEN', value: [day, day] }]),
      limit: '100',
    });
    expect(answer.data.map(({ departure }) => departure)).toContain(last.toISOString());
  });

  test('text sorts the Polish way', async () => {
    const { json: answer } = await get('', {
      sort: json({ by: ['destination', 'id'] }),
      isarrdep: 'departure',
      limit: '100',
    });
    const places = answer.data.map(({ destination }) => destination);
    expect(places).toEqual([...places].sort((a, b) => a.localeCompare(b, 'pl')));
  });

  test.each([
    ['filter', '['],
    ['filter', json([{ by: 'password', value: 'x' }])],
    ['filter', json([{ by: 'departure', operator: 'BETWEEN', value: ['x', 'y'] }])],
    ['sort', json({ by: ['password'] })],
    ['sort', json({ order: 'asc' })],
    ['isarrdep', 'sideways'],
  ])('%s=%s is a 400', async (name, value) => {
    const answer = await call('GET', `/api/flights?${new URLSearchParams({ [name]: value })}`);
    expect(answer.status).toBe(400);
    expect(answer.json.message).toMatch(/^Invalid (filter|sort)$/);
  });

  test.each([
    ['since without a direction', { since: '2026-06-18T12:00:00Z' }],
    ['since that is no moment', { since: 'yesterday', isarrdep: 'departure' }],
    ['upcoming without a direction', { upcoming: '2026-06-18T12:00:00Z' }],
    ['board without a direction', { board: '2026-06-18T12:00:00Z' }],
    ['expected that is no moment', { expected: 'soon', isarrdep: 'arrival' }],
    ['upcoming that is no moment', { upcoming: 'today', isarrdep: 'arrival' }],
  ])('%s is a 400', async (_, params) =>
    expect((await call('GET', `/api/flights?${new URLSearchParams(params)}`)).status).toBe(400),
  );

  test('asked for from a moment on has what leaves after it', async () => {
    const since = new Date().toISOString();
    const { json: answer } = await get('', { since, isarrdep: 'departure', limit: '100' });
    const [{ all }] = (await query(
      'select count(*)::int as all from flights where is_departure and (departure >= $1 or estimated >= $1)',
      [since],
    )) as [{ all: number }];
    expect(answer.meta.total).toBe(all);
  });
});

describe("the staff's board", () => {
  const moment = '2032-03-03T12:00:00Z';
  const add = (id: string, minutes: number, status = 'SCHEDULED', later?: number, is_departure = true) =>
    query(
      `insert into flights (id, status, airline_name, departure, arrival, destination, origin, airplane_serial_no,
                            is_departure, estimated)
       select $1, $2, 'Tablica', $3::timestamptz, $3::timestamptz, $6, $7, serial_no, $5, $4::timestamptz
         from airplanes limit 1`,
      [
        id,
        status,
        at(minutes),
        later === undefined ? null : at(later),
        is_departure,
        ...(is_departure ? ['Oslo (OSL)', homeAirport] : [homeAirport, 'Oslo (OSL)']),
      ],
    );
  const at = (minutes: number) => new Date(Date.parse(moment) + minutes * 60_000).toISOString();
  const board = async (params: Record<string, string>) =>
    (await get('', { isarrdep: 'departure', search: 'Tablica', limit: '100', ...params })).json.data.map(
      ({ id }) => id,
    );

  beforeAll(async () => {
    await Promise.all([
      add('T1', -100, 'SCHEDULED'),
      add('T2', -50, 'AIRBORNE'),
      add('T3', -22, 'FINISHED'),
      add('T4', -20, 'CANCELED', 90),
      add('T5', -90, 'DELAYED'),
      add('T6', -200, 'DELAYED'),
      add('T7', -70, 'WAITING'),
      add('T8', -30, 'DELAYED', 40),
      add('T9', 20),
      add('T10', 60),
      add('T11', -10, 'SCHEDULED', undefined, false),
    ]);
  });

  test('begins with the last that left and what is known to be here, by expected times', async () =>
    expect(await board({ board: moment })).toEqual(['T5', 'T7', 'T3', 'T9', 'T8', 'T10']));

  test('has the last that has landed in its other tab', async () =>
    expect(await board({ board: moment, isarrdep: 'arrival' })).toEqual(['T11']));

  test('of a day goes by expected times, unless another order or other days are asked for', async () => {
    const today = ['T6', 'T1', 'T5', 'T7', 'T2', 'T3', 'T4', 'T9', 'T8', 'T10'];
    expect(await board({ expected: at(-720) })).toEqual(today);
    const sort = json({ by: ['departure'], order: 'desc' });
    expect((await board({ expected: at(-720), sort })).at(0)).toBe('T10');
    const filter = json([{ by: 'departure', operator: 'BETWEEN', value: ['2032-03-03', '2032-03-03'] }]);
    expect(await board({ expected: at(-720), filter })).toEqual([
      'T6',
      'T1',
      'T5',
      'T7',
      'T2',
      'T8',
      'T3',
      'T4',
      'T9',
      'T10',
    ]);
  });

  test('knows the same expected times as pages do', async () => {
    const rows = (await query(
      `select is_departure, departure, arrival, status, estimated,
              expected_here(is_departure, departure, arrival, status, estimated) as expected from flights`,
    )) as unknown as (Flight & { expected: Date })[];
    const pageOf = (it: Flight) => new Date(expectedHere(it)).toISOString();
    expect(rows.filter((it) => pageOf(it) !== it.expected.toISOString())).toEqual([]);
    expect(rows.length).toBeGreaterThan(20);
  });
});

describe('a search', () => {
  test.each([
    ['kopenhaga', 'destination'],
    ['KOPENHAGA', 'destination'],
    ['zurych', 'destination'],
    ['Rzeszow', 'destination'],
    ['wideroe', 'airline_name'],
  ] as const)("'%s' finds by %s, without case or marks", async (term, column) => {
    const { json: answer } = await get(`/${term}`, { isarrdep: 'departure', limit: '100' });
    expect(answer.data.length).toBeGreaterThan(0);
    const unaccented = (it: string) => it.normalize('NFD').replace(/\p{M}/gu, '').replace('ø', 'o').toLowerCase();
    expect(answer.data.filter((it) => !unaccented(it[column]).includes(unaccented(term)))).toEqual([]);
  });

  test.each(['LO3801', 'LO 3801', 'lo3801', 'LO\u00a03801', ' lo 3801 '])(
    "'%s' finds the flight by its number",
    async (term) =>
      expect((await get(`/${encodeURIComponent(term)}`)).json.data.map(({ number }) => number)).toContain('LO3801'),
  );

  test('stands in the query as well, where lists have theirs', async () => {
    const [inPath, inQuery] = [await get('/data%20'), await get('', { search: 'data' })];
    expect(inQuery.json).toEqual(inPath.json);
    expect((await get('', { search: 'lo3801' })).json).toEqual((await get('/lo3801')).json);
  });

  test('two letters are the beginning of a word', async () => {
    const { json: answer } = await get('/LX', { limit: '100' });
    expect(answer.data.length).toBeGreaterThan(0);
    expect(answer.data.filter(({ id }) => !id.startsWith('LX'))).toEqual([]);
  });

  test('of more than 60 characters is a 400 in words, not a second of work', async () => {
    const longest = await call('GET', `/api/flights/${'a'.repeat(60)}`);
    const longer = await call('GET', `/api/flights/${'a'.repeat(8000)}`);
    expect(longest.status).toBe(200);
    expect(longer.status).toBe(400);
    expect(longer.json.errors.term).toBe('Najwyżej 60\u00a0znaków');
  });

  test('for blanks alone finds what no search does', async () => {
    expect((await get('/%20')).json.meta.total).toBe((await get('')).json.meta.total);
  });

  test.each(['%', '_', '\\', '%%%', '___', "'; drop table flights; --"])("'%s' is taken literally", async (term) => {
    const answer = await get(`/${encodeURIComponent(term)}`);
    expect(answer.status).toBe(200);
    expect(answer.json.data).toEqual([]);
  });

  test('a broken escape is a 400', async () => expect((await call('GET', '/api/flights/%E0%A4')).status).toBe(400));
});

describe('distinct values', () => {
  test.each(['airline_name', 'destination', 'origin', 'airplane_serial_no', 'id'])(
    'of %s are each there once, in Polish order',
    async (column) => {
      const { json: answer } = await call<{ data: string[] }>('GET', `/api/flights/data?column=${column}`);
      expect(answer.data.length).toBeGreaterThan(1);
      expect(new Set(answer.data).size).toBe(answer.data.length);
    },
  );
  test('of one direction are those that its flights have', async () => {
    const path = '/api/flights/data?column=destination';
    const valuesOf = async (more: string) => (await call<{ data: string[] }>('GET', path + more)).json.data;
    const [arrivals, departures] = [await valuesOf('&isarrdep=arrival'), await valuesOf('&isarrdep=departure')];
    expect(arrivals).toEqual([homeAirport]);
    expect(departures.length).toBeGreaterThan(1);
    expect(departures).not.toContain(homeAirport);
    expect((await call('GET', `${path}&isarrdep=sideways`)).status).toBe(400);
  });
  test.each(['', 'status', 'version', 'id;drop'])("of '%s' are refused", async (column) =>
    expect((await call('GET', `/api/flights/data?column=${encodeURIComponent(column)}`)).status).toBe(400),
  );
});

describe('every endpoint', () => {
  test('answers a method it does not have with JSON and what it has', async () => {
    const answer = await call('DELETE', '/api/health');
    expect(answer.status).toBe(405);
    expect(answer.json.message).toBe('Niedozwolona metoda');
    expect(answer.headers.get('allow')).toBe('GET');
  });
  test('takes a trailing slash as the same call', async () => expect((await get('/')).json.data).toHaveLength(5));
  test('keeps others from framing, sniffing and storing', async () => {
    const { headers } = await call('GET', '/api/health');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
  test('lets the CDN keep what is public for a minute, apart from those who are signed in', async () => {
    const { headers } = await get('');
    expect(headers.get('netlify-cdn-cache-control')).toContain('s-maxage=60');
    expect(headers.get('netlify-vary')).toBe('cookie=signed_in');
    expect(headers.get('netlify-cache-tag')).toBe('flights');
  });
});
