import { createHash, createHmac } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { person, signIn } from '../support/accounts.ts';
import { call } from '../support/call.ts';
import { mailCatcher } from '../support/mail-catcher.ts';

mailCatcher();

const key = createHmac('sha256', process.env.SECRET ?? '')
  .update('access')
  .digest();
const kid = createHash('sha256').update(key).digest('hex').slice(0, 12);
const header = { alg: 'HS256', kid, typ: 'at+jwt' };

let cookies: Record<string, string>;
let sid: unknown;
beforeAll(async () => {
  cookies = await signIn(await person());
  sid = JSON.parse(Buffer.from(cookies.session?.split('.')[1] ?? '', 'base64url').toString()).sid;
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const token = (claims: Record<string, unknown> = {}) =>
  new SignJWT({
    sid,
    iss: 'lotnisko',
    aud: 'http://localhost:8888',
    exp: Math.floor(Date.now() / 1000) + 600,
    ...claims,
  });
const ask = async (session: string) => (await call('GET', '/api/authenticate', { cookies: { session } })).status;

test('a token signed by hand is accepted, so the refusals below have their own reasons', async () => {
  expect(await ask(await token().setProtectedHeader(header).sign(key))).toBe(200);
  expect(await ask(cookies.session ?? '')).toBe(200);
});

describe('401 for a token', () => {
  const hour = 3600;
  test.each<[string, () => Promise<string> | string]>([
    [
      'with a changed payload',
      () => (cookies.session ?? '').replace(/\.(.)/, (_, first) => `.${first === 'e' ? 'f' : 'e'}`),
    ],
    ['with a changed signature', () => (cookies.session ?? '').replace(/.{10}$/, 'AAAAAAAAAA')],
    ['signed with another key', () => token().setProtectedHeader(header).sign(Buffer.alloc(32, 7))],
    [
      'of an unknown key',
      () =>
        token()
          .setProtectedHeader({ ...header, kid: 'another' })
          .sign(key),
    ],
    ['of no key', () => token().setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).sign(key)],
    [
      'that expired',
      () =>
        token({ exp: Math.floor(Date.now() / 1000) - 1 })
          .setProtectedHeader(header)
          .sign(key),
    ],
    ['that never expires', () => token({ exp: undefined }).setProtectedHeader(header).sign(key)],
    ['for another audience', () => token({ aud: 'https://elsewhere.example' }).setProtectedHeader(header).sign(key)],
    ['of another issuer', () => token({ iss: 'elsewhere' }).setProtectedHeader(header).sign(key)],
    [
      'of another type',
      () =>
        token()
          .setProtectedHeader({ ...header, typ: 'JWT' })
          .sign(key),
    ],
    [
      'of another algorithm',
      () =>
        token()
          .setProtectedHeader({ ...header, alg: 'HS512' })
          .sign(key),
    ],
    [
      'of no algorithm',
      () =>
        new UnsecuredJWT({ sid })
          .setIssuer('lotnisko')
          .setAudience('http://localhost:8888')
          .setExpirationTime(Date.now() / 1000 + hour)
          .encode(),
    ],
    ['that names no session', () => token({ sid: undefined }).setProtectedHeader(header).sign(key)],
    [
      'of a session that does not exist',
      () => token({ sid: crypto.randomUUID() }).setProtectedHeader(header).sign(key),
    ],
    ['that is none', () => 'abc'],
    ['that is the refresh token', () => cookies.refresh ?? ''],
  ])('%s', async (_, make) => {
    expect(await ask(await make())).toBe(401);
  });

  test('in a header instead of the cookie', async () => {
    expect(
      (await call('GET', '/api/authenticate', { headers: { authorization: `Bearer ${cookies.session}` } })).status,
    ).toBe(401);
  });
});

describe('changing SECRET', () => {
  const next = 'n'.repeat(64);

  test('leaves people signed in while the old one is in SECRET_PREVIOUS', async () => {
    const mine = await signIn(await person());
    vi.stubEnv('SECRET_PREVIOUS', process.env.SECRET);
    vi.stubEnv('SECRET', next);
    expect(await ask(mine.session ?? '')).toBe(200);
    const refreshed = await call('POST', '/api/authenticate/refresh', { cookies: mine });
    expect(refreshed.status).toBe(200);
    vi.stubEnv('SECRET_PREVIOUS', undefined);
    expect(await ask(refreshed.cookies.session ?? '')).toBe(200);
    expect(await ask(mine.session ?? '')).toBe(401);
  });

  test('a refresh whose answer was lost during the change still gets its successor', async () => {
    const mine = await signIn(await person());
    const first = await call('POST', '/api/authenticate/refresh', { cookies: mine });
    vi.stubEnv('SECRET_PREVIOUS', process.env.SECRET);
    vi.stubEnv('SECRET', next);
    expect((await call('POST', '/api/authenticate/refresh', { cookies: mine })).cookies.refresh).toBe(
      first.cookies.refresh,
    );
  });

  test('a missing or short one refuses, rather than sign with nothing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const secret of ['', 'short']) {
      vi.stubEnv('SECRET', secret);
      expect(await ask(cookies.session ?? '')).toBe(500);
    }
  });
});
