import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { call } from '../support/call.ts';
import { seedFlight } from '../support/travel.ts';

beforeAll(() => seedFlight('LO 3844'));
const get = (path: string) => call('GET', path);

test.each(['LO3844', 'lo3844', 'lo-3844', 'lo%203844', 'LO 38 44', 'LO%C2%A03844', 'LO%E2%80%933844'])(
  'a flight stored as LO 3844 is found as %s',
  async (written) => {
    const page = await get(`/lot/${written}`);
    expect([page.status, page.headers.get('location')]).toEqual([301, '/lot/LO%203844']);
    const calendar = await get(`/lot/${written}.ics`);
    expect([calendar.status, calendar.headers.get('location')]).toEqual([301, '/lot/LO%203844.ics']);
  },
);

test('the address that it has sends nobody on', async () => {
  const { status, text } = await get('/lot/LO%203844.ics');
  expect([status, text]).toEqual([200, expect.stringContaining('LO 3844')]);
});

describe('a page that the site does not give', () => {
  const through = globalThis.fetch;
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const pages = (answer: (path: string) => Response) =>
    vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (to, init) =>
        String(to).startsWith('http://localhost:8888/') ? answer(new URL(String(to)).pathname) : through(to, init),
      );
  afterEach(() => void told.mockClear());
  afterAll(() => vi.restoreAllMocks());

  test.each([401, 503])('is not passed off as a flight’s when it is answered with %i', async (status) => {
    pages((path) => (path === '/lot' ? new Response('not the page', { status }) : new Response('<h1>Błąd</h1>')));
    const { status: answered, text, headers } = await get('/lot/LO%203844');
    expect([answered, text, headers.get('cache-control')]).toEqual([500, '<h1>Błąd</h1>', 'private, no-store']);
    expect(told).toHaveBeenCalledOnce();
  });

  test.each([
    ['/lot/LO%203844', 500],
    ['/lot/XX9999', 404],
  ])('nor any other: %s is still answered, with %i', async (path, status) => {
    pages(() => {
      throw new TypeError('fetch failed');
    });
    const { status: answered, json, headers } = await get(path);
    expect([answered, json, headers.get('cache-control')]).toEqual([
      status,
      { message: expect.any(String), code: status === 404 ? 'missing' : 'failed' },
      'private, no-store',
    ]);
    expect(told).toHaveBeenLastCalledWith(expect.stringContaining(`/${status}`), expect.any(Error));
  });

  test('a page that is served as what it stands for is a page', async () => {
    pages((path) => new Response('<h1>Strona nie istnieje</h1>', { status: Number(path.slice(1)) }));
    const { status, text } = await get('/lot/XX9999');
    expect([status, text]).toEqual([404, '<h1>Strona nie istnieje</h1>']);
  });
});
