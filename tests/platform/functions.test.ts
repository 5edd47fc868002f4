import { request } from 'node:http';
import type { Config, Context } from '@netlify/functions';
import { afterAll, expect, test, vi } from 'vitest';
import { background } from '../../netlify/local/context.ts';
import { startJobs } from '../../netlify/local/jobs.ts';
import { matcherOf, type PlatformFunction } from '../../netlify/local/routes.ts';
import { startServer } from '../../netlify/local/server.ts';
import { HttpError } from '../../src/domain/kernel/http-error.ts';

type Handler = PlatformFunction['handler'];
const functionOf = (
  name: string,
  config: Config,
  handler: Handler = async () => new Response(name),
): PlatformFunction => ({
  name,
  config,
  handler,
});
const echo: Handler = async (request, { ip, params }: Context) =>
  Response.json({
    ip,
    params,
    method: request.method,
    bytes: (await request.arrayBuffer()).byteLength,
    url: request.url,
  });

const work = background();
const match = matcherOf([
  functionOf('term', { path: ['/api/flights', '/api/flights/:term'] }, echo),
  functionOf('data', { path: ['/api/flights/data'] }),
  functionOf('cookies', { path: ['/api/cookies'] }, async () => {
    const headers = new Headers([
      ['set-cookie', 'a=1; Path=/'],
      ['set-cookie', 'b=2; Expires=Wed, 01 Jan 2031 00:00:00 GMT'],
    ]);
    return new Response(null, { status: 204, headers });
  }),
  functionOf('broken', { path: ['/api/broken'] }, async () => {
    throw new Error('the password is hunter2');
  }),
  functionOf('later', { path: ['/api/later'] }, async (_request, { waitUntil }) => {
    waitUntil(new Promise((resolve) => setTimeout(resolve, 50)).then(() => later.push('done')));
    return new Response('now');
  }),
]);
const later: string[] = [];
const server = await startServer({ match, background: work }, 0);
afterAll(() => server.close(100));
const origin = `http://localhost:${server.port}`;
const get = (path: string, init: RequestInit = {}) => fetch(`${origin}${path}`, init);

test('a literal path wins over a parameter, wherever it is declared', async () => {
  expect(await (await get('/api/flights/data')).text()).toBe('data');
  expect(await (await get('/api/flights/LO%201%2F2')).json()).toMatchObject({ params: { term: 'LO 1/2' } });
});

test('a trailing slash is the same call', async () => {
  expect(await (await get('/api/flights/')).json()).toMatchObject({ params: {}, method: 'GET' });
});

test("the caller's address is the connection's, whatever a header says", async () => {
  const headers = { 'x-forwarded-for': '1.2.3.4', 'x-nf-client-connection-ip': '1.2.3.4' };
  const { ip } = (await (await get('/api/flights', { headers })).json()) as { ip: string };
  expect(['127.0.0.1', '::1']).toContain(ip);
});

test('two cookies stay two', async () => {
  expect((await get('/api/cookies')).headers.getSetCookie()).toEqual([
    'a=1; Path=/',
    'b=2; Expires=Wed, 01 Jan 2031 00:00:00 GMT',
  ]);
});

test('what a function throws is logged and not shown', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const response = await get('/api/broken');
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('{"message":"Wystąpił błąd serwera","code":"failed"}');
  expect(String(logged.mock.calls[0]?.[1])).toContain('hunter2');
  logged.mockRestore();
});

test('a body of 6 MB is taken and a larger one refused', async () => {
  const body = (bytes: number) => ({ method: 'POST', body: new Uint8Array(bytes) });
  expect(await (await get('/api/flights', body(6 * 1024 * 1024))).json()).toMatchObject({ bytes: 6 * 1024 * 1024 });
  expect((await get('/api/flights', body(6 * 1024 * 1024 + 1))).status).toBe(413);
});

test('an address that cannot be parsed is a bad request', async () => {
  const status = await new Promise((resolve) =>
    request(origin, { path: '/', headers: { host: 'a b' } }, (it) => resolve(it.statusCode)).end(),
  );
  expect(status).toBe(400);
});

test('work left behind is finished before the platform ends', async () => {
  await get('/api/later');
  await work.settled();
  expect(later).toEqual(['done']);
});

test('a scheduled function never overlaps itself, survives a failure, and ends before a stop', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  let atOnce = 0;
  let most = 0;
  let slow = 0;
  let failing = 0;
  const jobs = startJobs(
    () => [
      functionOf('slow', { schedule: '* * * * *' }, async () => {
        most = Math.max(most, ++atOnce);
        await new Promise((resolve) => setTimeout(resolve, 60));
        atOnce--;
        slow++;
        return new Response();
      }),
      functionOf('failing', { schedule: '* * * * *' }, async () => {
        failing++;
        throw new Error('not today');
      }),
    ],
    0.01,
    origin,
    work,
  );
  await vi.waitUntil(() => slow >= 2 && failing >= 2, { timeout: 15_000 });
  await jobs.stop();
  expect(most).toBe(1);
  expect(atOnce).toBe(0);
  const total = slow;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(slow).toBe(total);
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});

test('a job says once that its database is away, tells another failure, and its recovery', async () => {
  const lines: unknown[][] = [];
  const logged = (['error', 'log'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...line) => void lines.push(line)),
  );
  const away = new HttpError(503, 'Baza danych jest niedostępna', undefined, {
    cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
  });
  const defect = new TypeError('no such thing');
  const runs = [away, away, away, defect, undefined, undefined, away];
  let run = 0;
  const job = async () => {
    const failure = runs[run++];
    if (failure) throw failure;
    return new Response();
  };
  const jobs = startJobs(
    () => (run < runs.length ? [functionOf('sweeper', { schedule: '* * * * *' }, job)] : []),
    0.01,
    origin,
    work,
  );
  await vi.waitUntil(() => run === runs.length, { timeout: 15_000 });
  await jobs.stop();
  for (const spy of logged) spy.mockRestore();
  const outage = ['job sweeper:', 'Baza danych jest niedostępna (ECONNREFUSED: refused)'];
  expect(lines).toEqual([outage, ['job sweeper:', defect], ['job sweeper: works again'], outage]);
});
