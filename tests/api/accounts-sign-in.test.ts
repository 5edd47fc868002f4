import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { seedAccounts } from '../../db/demo/accounts.ts';
import { everyRole } from '../../src/domain/kernel/roles.ts';
import { person, signIn } from '../support/accounts.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { measured } from '../support/measured.ts';

mailCatcher();

const hashing = vi.hoisted(() => ({ count: 0 }));
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  const argon2: typeof crypto.argon2 = (...parameters) => {
    hashing.count++;
    crypto.argon2(...parameters);
  };
  return { ...crypto, default: { ...crypto, argon2 }, argon2 };
});
beforeEach(() => {
  hashing.count = 0;
});

const attributesOf = (cookie = '') => cookie.split('; ').slice(1).sort();
const attempt = (email: string, password: string, more: Parameters<typeof call>[2] = {}) =>
  call('POST', '/api/fetch_client', { body: { email, password }, ...more });
const logOf = (email: string) =>
  query<{ first_name: string | null; login_details: string }>(
    'select first_name, login_details from login_log where email = $1 order by id',
    [email],
  );

describe('signing in', () => {
  test('answers who one is and sets the cookies', async () => {
    const { email, password, id } = await person();
    const answer = await attempt(email, password);
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ auth: true, user: { id, email, role: 'client' } });
    expect(answer.text).not.toContain('argon2');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const set = answer.headers.getSetCookie();
    for (const name of ['session', 'refresh', 'device']) {
      const attributes = attributesOf(set.find((it) => it.startsWith(`${name}=`)));
      expect(attributes, name).toEqual([
        'HttpOnly',
        expect.stringMatching(/^Max-Age=\d+$/),
        'Path=/',
        'SameSite=Strict',
      ]);
    }
    expect(attributesOf(set.find((it) => it.startsWith('signed_in=1;')))).toEqual([
      'Max-Age=86400',
      'Path=/',
      'SameSite=Strict',
    ]);
  });

  test('over https sets __Host- cookies that never leave it', async () => {
    vi.stubEnv('SITE_URL', 'https://lot.example');
    const { email, password } = await person();
    const answer = await attempt(email, password);
    vi.unstubAllEnvs();
    const [session] = answer.headers.getSetCookie();
    expect(session).toMatch(/^__Host-session=/);
    expect(attributesOf(session)).toEqual(expect.arrayContaining(['HttpOnly', 'Path=/', 'Secure', 'SameSite=Strict']));
    expect(Object.keys(answer.cookies)).toEqual(['__Host-session', '__Host-refresh', 'signed_in', '__Host-device']);
  });

  test('takes the e-mail in any case and with blanks around it, the password only as it is', async () => {
    const { email, password } = await person();
    expect((await attempt(` ${email.toUpperCase()} `, password)).status).toBe(200);
    expect((await attempt(email, `${password} `)).status).toBe(401);
    expect((await attempt(email, password.toUpperCase())).status).toBe(401);
  });

  test('every demo account signs in with the password of its name', async () => {
    const client = new pg.Client(process.env.DATABASE_URL);
    await client.connect();
    await seedAccounts(client);
    await client.end();
    for (const who of [...everyRole, 'client2']) {
      const answer = await attempt(`${who}@lotnisko.example`, `demo-${who}-2026`);
      expect(answer.json.user.role, answer.text).toBe(who === 'client2' ? 'client' : who);
    }
  });

  test('a wrong password and an unknown e-mail get the same answer for the same work', async () => {
    const { email } = await person();
    hashing.count = 0;
    const known = await attempt(email, 'nie to hasło');
    const afterKnown = hashing.count;
    const unknown = await attempt('nikt@test.example', 'nie to hasło');
    expect(known.status).toEqual(unknown.status);
    expect(known.text).toEqual(unknown.text);
    expect(known.status).toBe(401);
    expect(known.json.message).toBe('Błąd logowania');
    expect(afterKnown).toBe(1);
    expect(hashing.count).toBe(2);
    expect(unknown.headers.getSetCookie()).toEqual([]);
  });

  test('again in the same browser ends the session that was there', async () => {
    const [me, other] = [await person(), await person()];
    const mine = await signIn(me);
    await attempt(other.email, other.password, { cookies: mine });
    expect((await call('GET', '/api/authenticate', { cookies: mine })).status).toBe(401);
  });

  test('nobody signs in by a password to an account that has none', async () => {
    const { email } = await person();
    await query('update users set password_hash = null where email = $1', [email]);
    expect((await attempt(email, 'cokolwiek')).status).toBe(401);
  });

  test('refuses what is no e-mail or no password with 400', async () => {
    for (const body of [
      {},
      { email: 'a@b.pl' },
      { email: 'kto', password: 'abc' },
      { email: ['a@b.pl'], password: { a: 1 } },
      { email: 'a@b.pl', password: 'ab' },
    ]) {
      const answer = await call('POST', '/api/fetch_client', { body });
      expect(answer.status).toBe(400);
      expect(answer.json.message).toBe('Formularz jest niepoprawny');
    }
    expect(hashing.count).toBe(0);
  });

  test('every attempt is in the login log, without secrets', async () => {
    const { email, password } = await person();
    await attempt(email, 'zgadywane');
    await attempt(email, password, {
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    });
    await attempt('nieznany@test.example', 'zgadywane');
    expect(await logOf(email)).toEqual([
      { first_name: 'Jan', login_details: 'Nieudane logowanie, 127.0.0.1' },
      { first_name: 'Jan', login_details: 'Zalogowano: Firefox, Linux, 127.0.0.1' },
    ]);
    expect(await logOf('nieznany@test.example')).toEqual([
      { first_name: null, login_details: 'Nieudane logowanie, 127.0.0.1' },
    ]);
    expect(JSON.stringify(await query('select * from login_log'))).not.toContain('zgadywane');
  });
});

describe('a client who becomes staff', () => {
  test('with a short password sets a longer one at the next sign-in, by a token they get at once', async () => {
    const { id, email, password } = await person('client', 'krótkie');
    await signIn({ email, password });
    await query("update users set role = 'atc' where id = $1", [id]);
    const refused = await attempt(email, password);
    expect(refused.status).toBe(403);
    expect(refused.json.auth).toBe(false);
    expect(refused.headers.getSetCookie()).toEqual([]);
    const path = `/api/reset-passwd/${refused.json.reset}`;
    expect((await call('PATCH', path, { body: { password: 'jedenaście!' } })).json.errors.password).toContain('12');
    expect((await call('PATCH', path, { body: { password: 'dwanaście zn' } })).status).toBe(200);
    expect((await attempt(email, 'dwanaście zn')).json.user.role).toBe('atc');
  });

  test('with one that is shorter than this site asks for, too', async () => {
    const { email, password } = await person('atc', 'dwanaście zn');
    vi.stubEnv('PASSWORD_MIN_LENGTH', '15');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect((await attempt(email, password)).json).toMatchObject({ auth: false, reset: expect.any(String) });
  });

  test('with a wrong password gets no token', async () => {
    const { email } = await person('atc', 'krótkie');
    expect((await attempt(email, 'inne')).json).toEqual({ message: 'Błąd logowania', code: 'unauthorized' });
  });
});

describe('guessing', () => {
  test('1,000 wrong passwords cost at most 10 hashes, and the owner signs in from another address', async () => {
    const { email, password } = await person();
    hashing.count = 0;
    const statuses = new Map<number, number>();
    for (let i = 0; i < 20; i++) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, n) => attempt(email, `próba ${i} ${n}`, { ip: '203.0.113.7' })),
      );
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await setImmediate();
    }
    measured('hashes of 1,000 wrong passwords', hashing.count);
    expect(hashing.count).toBe(10);
    expect(Object.fromEntries(statuses)).toEqual({ 401: 10, 429: 990 });
    const closed = await attempt(email, password, { ip: '203.0.113.7' });
    expect(closed.status).toBe(429);
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await attempt(email, password, { ip: '198.51.100.4' })).status).toBe(200);
  });

  test('is not made easier by headers that claim other addresses', async () => {
    const { email } = await person();
    const ip = '203.0.113.8';
    hashing.count = 0;
    for (let i = 0; i < 30; i++) {
      const claimed = `10.0.0.${i}`;
      const headers = {
        'x-forwarded-for': claimed,
        'x-real-ip': claimed,
        forwarded: `for=${claimed}`,
        'x-nf-client-connection-ip': claimed,
        'client-ip': claimed,
      };
      await attempt(email, 'zgadywane', { ip, headers });
    }
    expect(hashing.count).toBe(10);
  });

  test('from the many addresses of one IPv6 subscriber is guessing from one', async () => {
    const { email } = await person();
    hashing.count = 0;
    for (let i = 1; i <= 15; i++) await attempt(email, 'zgadywane', { ip: `2001:db8:0:1::${i}` });
    expect(hashing.count).toBe(10);
    // A provider gives many of these to one subscriber
    await attempt(email, 'zgadywane', { ip: '2001:db8:0:2::1' });
    expect(hashing.count).toBe(10);
    await attempt(email, 'zgadywane', { ip: '2001:db8:1:2::1' });
    expect(hashing.count).toBe(11);
  });

  test('at many accounts is stopped by address', async () => {
    const ip = '203.0.113.9';
    hashing.count = 0;
    for (let i = 0; i < 12; i++)
      await Promise.all(
        Array.from({ length: 10 }, (_, n) => attempt(`ofiara${i * 10 + n}@test.example`, 'zgadywane', { ip })),
      );
    expect(hashing.count).toBe(100);
  });

  // `npm run trust guesses` sends a thousand
  const right = Number(process.env.RIGHT_PASSWORDS ?? 240);
  test.each([false, true])('right passwords count too, of many 30 are hashed (with its cookie: %s)', async (keeps) => {
    const me = await person();
    hashing.count = 0;
    const ip = `203.0.113.${keeps ? 20 : 10}`;
    const { device = '' } = (await attempt(me.email, me.password, { ip })).cookies;
    const again = () => attempt(me.email, me.password, { ip, cookies: keeps ? { device } : {} });
    for (let i = 1; i < 30; i++) expect((await again()).status).toBe(200);
    const more = await Promise.all(Array.from({ length: right - 30 }, again));
    expect(new Set(more.map(({ status }) => status))).toEqual(new Set([429]));
    const mails = await query('select id from outbox where recipient = $1', [me.email]);
    measured('hashes of 1,000 right passwords', hashing.count);
    measured('mails of 1,000 right passwords', mails.length);
    expect(hashing.count).toBe(30);
    expect(mails.length).toBeLessThanOrEqual(4);
    expect((await attempt(me.email, me.password, { ip: '198.51.100.9' })).status, 'elsewhere').toBe(200);
  });

  test('strangers on one network shut no device out that has signed in before', async () => {
    const me = await person('admin');
    const { device = '' } = (await attempt(me.email, me.password, { ip: '203.0.113.11' })).cookies;
    for (let i = 0; i < 11; i++) await attempt(me.email, 'zgadywane', { ip: '203.0.113.11' });
    await query(`update rate_limits set count = 100 where key = 'sign-in 203.0.113.11'`);
    expect((await attempt('inny@test.example', 'zgadywane', { ip: '203.0.113.11' })).status).toBe(429);
    expect((await attempt(me.email, me.password, { ip: '203.0.113.11' })).status).toBe(429);
    const known = { ip: '203.0.113.11', cookies: { device } };
    expect((await attempt(me.email, me.password, known)).status).toBe(200);
    // A known device cannot go on guessing either
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push((await attempt(me.email, 'zgadywane', known)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });
});

describe('a new device', () => {
  const mailsTo = (email: string) =>
    query<{ kind: string; facts: { device: string } }>('select kind, facts from outbox where recipient = $1', [email]);

  test('is told to the owner by mail, the first one and known ones are not', async () => {
    const { email, password } = await person();
    const { device = '' } = (await attempt(email, password)).cookies;
    await attempt(email, password, { cookies: { device } });
    expect(await mailsTo(email)).toEqual([]);
    await attempt(email, password, {
      headers: {
        'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1<script>',
      },
    });
    expect(await mailsTo(email)).toMatchObject([{ kind: 'new_device', facts: { device: 'Safari, iOS' } }]);
  });
});
