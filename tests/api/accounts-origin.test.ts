import { afterEach, describe, expect, test, vi } from 'vitest';
import { endpoint } from '../../functions/lib/http/endpoint.ts';
import { contextOf } from '../../netlify/local/context.ts';
import { everyRole, type Role } from '../../src/domain/kernel/roles.ts';
import { person, signIn } from '../support/accounts.ts';
import { call } from '../support/call.ts';
import { mailCatcher } from '../support/mail-catcher.ts';

mailCatcher();

const changing: [string, string][] = [
  ['POST', '/api/fetch_client'],
  ['POST', '/api/register'],
  ['POST', '/api/password'],
  ['POST', '/api/authenticate/refresh'],
  ['GET', '/api/logout'],
  ['POST', '/api/reset-passwd'],
  ['POST', '/api/reset-passwd/abc'],
  ['PATCH', '/api/reset-passwd/abc'],
  ['DELETE', '/api/sessions'],
  ['DELETE', '/api/sessions/abc'],
];
// The browser's own word goes first; without it (older ones, scripts) the Origin must be ours exactly
const foreign: [string, Record<string, string>][] = [
  ['a cross-site page', { 'sec-fetch-site': 'cross-site' }],
  ['another subdomain', { 'sec-fetch-site': 'same-site' }],
  ['the address bar or a bookmark', { 'sec-fetch-site': 'none' }],
  ['another origin', { 'sec-fetch-site': '', origin: 'https://elsewhere.example' }],
  ['a null origin', { 'sec-fetch-site': '', origin: 'null' }],
  ['no origin at all', { 'sec-fetch-site': '', origin: '' }],
  ['our host on another port', { 'sec-fetch-site': '', origin: 'http://localhost:9999' }],
  ['our host with more after it', { 'sec-fetch-site': '', origin: 'http://localhost:8888.elsewhere.example' }],
];

describe.each(changing)('%s %s', (method, path) => {
  test.each(foreign)('refuses %s', async (_, headers) => {
    expect((await call(method, path, { headers })).status).toBe(403);
  });
});

test.each(changing.filter(([method]) => method !== 'GET'))(
  '%s %s refuses a body that a foreign form can send',
  async (method, path) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/plain; a=application/json']) {
      expect((await call(method, path, { body: '{}', headers: { 'content-type': type } })).status).toBe(403);
    }
  },
);

test('a refused sign-out leaves one signed in', async () => {
  const mine = await signIn(await person());
  await call('GET', '/api/logout', { cookies: mine, headers: { 'sec-fetch-site': 'cross-site' } });
  expect((await call('GET', '/api/authenticate', { cookies: mine })).status).toBe(200);
});

describe('who may call', () => {
  const run = vi.fn((): Record<string, unknown> => ({}));
  afterEach(() => {
    run.mockClear();
  });
  const handler = endpoint({
    'GET /api/all': {
      summary: 'Test',
      who: 'everyone',
      cache: { tag: 'x' },
      run: ({ session, author }) => ({ session, author }),
    },
    'GET /api/tower': { summary: 'Test', who: ['atc'], run },
    'GET /api/own': {
      summary: 'Test',
      who: { rule: 'own' },
      run: ({ session, author }) => ({ role: session?.role ?? null, author }),
    },
  });
  const ask = async (path: string, cookies: Record<string, string> = {}) => {
    const url = new URL(path, 'http://localhost:8888');
    const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
    const context = contextOf({ ip: '127.0.0.1', params: {}, url }, () => {});
    const answer = await handler(new Request(url, { headers: { cookie: cookie.join('; ') } }), context);
    return { status: answer.status, json: await answer.json(), cache: answer.headers.get('cache-control') };
  };

  test.each(everyRole)('a route for atc, called by %s', async (role: Role) => {
    const allowed = role === 'atc' || role === 'admin';
    const answer = await ask('/api/tower', await signIn(await person(role)));
    expect(answer.status).toBe(allowed ? 200 : 403);
    expect(run).toHaveBeenCalledTimes(allowed ? 1 : 0);
  });

  test('a guest is 401 where a role is needed', async () => {
    expect((await ask('/api/tower')).status).toBe(401);
    expect(run).not.toHaveBeenCalled();
  });

  test('what everyone may read knows nobody, so that its answer can be cached', async () => {
    const { signed_in, ...cookies } = await signIn(await person('admin'));
    const answer = await ask('/api/all', cookies);
    expect(answer.json).toEqual({ session: null, author: 'gość' });
    expect(answer.cache).toContain('public');
    expect((await ask('/api/all', { session: 'forged', refresh: 'forged' })).status).toBe(200);
  });

  test('who carries the sign-in hint gets it uncached, so that nobody edits an old version', async () => {
    const answer = await ask('/api/all', await signIn(await person('admin')));
    expect(answer.json.session).toBe(null);
    expect(answer.cache).toBe('private, no-store');
  });

  test('a route with a rule of its own learns who calls, and writes in their name', async () => {
    const me = await person('rental_staff');
    expect((await ask('/api/own', await signIn(me))).json).toEqual({ role: 'rental_staff', author: me.id });
    expect((await ask('/api/own')).json).toEqual({ role: null, author: 'gość' });
  });

  test('whoever can still refresh is asked to, not taken for a guest', async () => {
    const { refresh = '' } = await signIn(await person());
    expect((await ask('/api/own', { refresh })).status).toBe(401);
    await call('GET', '/api/logout', { cookies: { refresh } });
    expect((await ask('/api/own', { refresh })).json).toMatchObject({ role: null });
  });
});
