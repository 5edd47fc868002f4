import { expect, test, vi } from 'vitest';
import { call } from '../support/call.ts';

test('a HEAD needs no origin, unless what it asks for changes something', async () => {
  const curl = { origin: '', 'sec-fetch-site': '' };
  expect((await call('HEAD', '/api/health', { headers: curl })).status).toBe(200);
  expect((await call('HEAD', '/api/logout', { headers: curl })).status).toBe(403);
});

test('the health check answers while the database is there, and says so when it is not', async () => {
  expect((await call('GET', '/api/health')).json).toEqual({ ok: true, database: true, runtime: 'node 24' });
  process.env.DATABASE_URL = 'postgres://nobody:x@127.0.0.1:9/nothing';
  const logSpy = vi.spyOn(console, 'error').mockImplementation(() => {});
  const away = await call('GET', '/api/health/');
  expect(away.status).toBe(503);
  expect(away.json.database).toBe(false);
  expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(logSpy.mock.calls).toEqual([
    [expect.stringMatching(/^GET \/api\/health: Baza danych jest niedostępna \(.+\)$/)],
  ]);
  logSpy.mockRestore();
});

test('the log of a failed call names its route, and nothing of an address that opens something', async () => {
  process.env.DATABASE_URL = 'postgres://nobody:x@127.0.0.1:9/nothing';
  const logSpy = vi.spyOn(console, 'error').mockImplementation(() => {});
  const secret = 'a1b2c3d4'.repeat(4);
  expect((await call('POST', `/api/reset-passwd/${secret}`)).status).toBe(503);
  expect((await call('GET', `/api/orders/${secret}`)).status).toBe(503);
  expect(logSpy.mock.calls.map(String)).toEqual([
    expect.stringMatching(/^POST \/api\/reset-passwd\/:token: /),
    expect.stringMatching(/^GET \/api\/orders\/:order: /),
  ]);
  expect(logSpy.mock.calls.join()).not.toContain(secret);
  logSpy.mockRestore();
});
