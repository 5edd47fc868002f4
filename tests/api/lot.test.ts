import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { addDays, today } from '../../src/domain/language/days.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';
import { seedFlight } from '../support/travel.ts';

beforeAll(() => seedFlight('LO 3844'));
const get = (path: string) => call('GET', path);

test.each(['LO3844', 'lo3844', 'lo-3844', 'lo%203844', 'LO 38 44', 'LO%C2%A03844', 'LO%E2%80%933844', 'LO%203844'])(
  'a flight stored as LO 3844 is found as %s, and nobody is sent on',
  async (written) => {
    const { status, text } = await get(`/lot/${written}.ics`);
    expect(status).toBe(200);
    expect(text).toContain('LO 3844');
  },
);

test.each([
  ['lo3844', /^\/lot\/LO%203844\/\d{4}-\d\d-\d\d$/],
  [' LO 3844 ', /^\/lot\/LO%203844\/\d{4}-\d\d-\d\d$/],
  ['LO 9999', /^\/harmonogram\?search=LO\+9999$/],
  ['Łódź & Oslo', /^\/harmonogram\?search=%C5%81%C3%B3d%C5%BA\+%26\+Oslo$/],
  ['x'.repeat(60), /^\/harmonogram\?search=x{60}$/],
  [' ', /^\/harmonogram$/],
])('whoever types %j is led to its flight, or to what the schedule finds', async (lot, where) => {
  const { status, headers } = await get(`/lot/szukaj?${new URLSearchParams({ lot })}`);
  expect([status, headers.get('cache-control')]).toEqual([302, 'private, no-store']);
  expect(headers.get('location')).toMatch(where);
});

describe('a number that flies every day', () => {
  const day = (n: number) => addDays(today(), n);
  const idOn = (n: number) => `LO 555-${day(n).replaceAll('-', '')}`;
  beforeAll(async () => {
    await seedFlight('LO 555', day(-3));
    for (const n of [-1, 2, 5]) await seedFlight('LO 555', day(n));
  });
  const dayOfPage = async (path: string): Promise<string> =>
    /URL:\S*\/lot\/LO%20555\/(\S+)/.exec((await get(`${path}.ics`)).text.replaceAll('\r\n ', ''))?.[1] ?? '';

  test('has ids of its own, the first its number', async () => {
    const found = await query('select id, number from flights where number = $1 order by departure', ['LO 555']);
    expect(found).toEqual([
      { id: 'LO 555', number: 'LO 555' },
      ...[-1, 2, 5].map((n) => ({ id: idOn(n), number: 'LO 555' })),
    ]);
  });

  test('opens its next flight without a day, though an old flight has the number for an id', async () => {
    expect(await dayOfPage('/lot/lo555')).toBe(day(2));
    expect(await dayOfPage('/lot/LO%20555')).toBe(day(2));
  });

  test('opens today’s flight, where it flies today', async () => {
    await seedFlight('LO 555', day(0));
    expect(await dayOfPage('/lot/LO555')).toBe(day(0));
    await query('delete from flights where id = $1', [idOn(0)]);
  });

  test.each([-3, -1, 5])('opens the flight of a day, by the day or the flight’s id: in %i days', async (n) => {
    expect(await dayOfPage(`/lot/LO555/${day(n)}`)).toBe(day(n));
    if (n !== -3) expect(await dayOfPage(`/lot/${encodeURIComponent(idOn(n))}`)).toBe(day(n));
  });

  test.each(['2031-02-30', 'jutro', '1999-01-01', '0000-01-01', '9999-12-31'])('is not there on %s', async (date) =>
    expect((await get(`/lot/LO555/${date}.ics`)).status).toBe(404),
  );
});

describe('a number that lands and leaves on one day', () => {
  const day = addDays(today(), 3);
  beforeAll(async () => {
    await seedFlight('LO 777', day);
    await seedFlight('LO 777', day, false);
  });
  const event = async (path: string) => (await get(`${path}.ics`)).text.replaceAll('\r\n ', '');

  test.each(['/lot/LO777', `/lot/LO777/${day}`])('is its departure at %s', async (path) => {
    expect(await event(path)).toContain(`URL:http://localhost:8888/lot/LO%20777/${day}\r`);
  });

  test.each(['przylot', 'Przylot'])('is its arrival at its day’s /%s', async (landing) => {
    expect(await event(`/lot/LO777/${day}/${landing}`)).toContain(
      `URL:http://localhost:8888/lot/LO%20777/${day}/przylot\r`,
    );
  });

  test.each([`/lot/LO777/${day}/odlot`, `/lot/LO777/${addDays(day, 1)}/przylot`])('is not there at %s', async (path) =>
    expect((await get(`${path}.ics`)).status).toBe(404),
  );
});

describe('a page that the site does not give', () => {
  const through = globalThis.fetch;
  const logSpy = vi.spyOn(console, 'error').mockImplementation(() => {});
  const pages = (answer: (path: string) => Response) =>
    vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (to, init) =>
        String(to).startsWith('http://localhost:8888/') ? answer(new URL(String(to)).pathname) : through(to, init),
      );
  afterEach(() => void logSpy.mockClear());
  afterAll(() => vi.restoreAllMocks());

  test.each([401, 503])('is not passed off as a flight’s when it is answered with %i', async (status) => {
    pages((path) => (path === '/lot' ? new Response('not the page', { status }) : new Response('<h1>Błąd</h1>')));
    const { status: answered, text, headers } = await get('/lot/LO%203844');
    expect(answered).toBe(500);
    expect(text).toBe('<h1>Błąd</h1>');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(logSpy).toHaveBeenCalledOnce();
  });

  test.each([
    ['/lot/LO%203844', 500],
    ['/lot/XX9999', 404],
  ])('nor any other: %s is still answered, with %i', async (path, status) => {
    pages(() => {
      throw new TypeError('fetch failed');
    });
    const { status: answered, json, headers } = await get(path);
    expect(answered).toEqual(status);
    const failed = { code: 'failed', request: expect.any(String) };
    expect(json).toEqual({ message: expect.any(String), ...(status === 404 ? { code: 'missing' } : failed) });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(logSpy).toHaveBeenLastCalledWith(expect.stringContaining(`/${status}`), expect.any(Error));
  });

  test('a page that stands for a status is passed on with that status', async () => {
    pages((path) => new Response('<h1>Strona nie istnieje</h1>', { status: Number(path.slice(1)) }));
    const { status, text } = await get('/lot/XX9999');
    expect(status).toBe(404);
    expect(text).toBe('<h1>Strona nie istnieje</h1>');
  });
});
