import { describe, expect, test } from 'vitest';
import { airportCode } from '../../src/airport/identity.ts';
import { wireDay } from '../../src/domain/language/days.ts';
import { person } from '../support/accounts.ts';
import { inDays, parkingBooking, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { proofOf } from '../support/proof.ts';

cardShop();
mailCatcher();

/** What others on this network have used up already. */
const use = (key: string, times: number) =>
  query(
    `insert into rate_limits (key, count, resets_at) values ($1, $2, now() + interval '10 minutes')
       on conflict (key) do update set count = excluded.count`,
    [key, times],
  );
const used = async (key: string) =>
  (await query<{ count: number }>('select count from rate_limits where key = $1', [key]))[0]?.count;

const token = '0'.repeat(64);
const nobody = { email: 'nikt@test.example' };
const somebody = { email: 'nowa@test.example', first_name: 'Nowa', last_name: 'Osoba', password: 'abc' };
/** What anybody may ask: by which key a network is counted, how often it may, and the usual answer. */
const asked = [
  {
    what: 'signing in',
    path: 'fetch_client',
    body: { ...nobody, password: 'zgadywane' },
    key: 'sign-in',
    most: 100,
    usual: 401,
  },
  { what: 'asking for a reset link', path: 'reset-passwd', body: nobody, key: 'reset', most: 30, usual: 200 },
  { what: 'opening a reset link', path: `reset-passwd/${token}`, body: {}, key: 'reset token', most: 60, usual: 404 },
  { what: 'proving an address', path: `address-proofs/${token}`, body: {}, key: 'address proof', most: 60, usual: 404 },
  { what: 'registering', path: 'register', body: somebody, key: 'register', most: 30, usual: 201 },
  {
    ...{ what: 'asking for a lost link', path: 'rezerwacja', key: 'lost link', most: 30, usual: 200 },
    body: { ...nobody, order_number: `${airportCode}-222222` },
  },
  {
    ...{ what: 'asking to pay', path: 'stripe/create-payment-intent', key: 'pay', most: 100, usual: 400 },
    body: { amount: 1, booking: { kind: 'none' } },
  },
  { what: 'booking what was paid', path: 'parking', body: { order: 'x' }, key: 'finalise', most: 60, usual: 404 },
  { what: 'asking for a confirmation', path: 'email', body: { order: 'x' }, key: 'email', most: 60, usual: 403 },
  { what: 'managing a booking', path: `rezerwacja/${token}/cancel`, body: {}, key: 'manage', most: 120, usual: 404 },
  { what: 'asking for a passkey', path: 'passkeys/challenge', body: {}, key: 'passkey', most: 100, usual: 200 },
];

describe('a network over its limit is asked for work, and refused nothing', () => {
  test.each(asked)('$what', async ({ path, body, key, most, usual }) => {
    const ip = '203.0.113.60';
    const ask = (more = {}, from = ip) => call('POST', `/api/${path}`, { body: { ...body, ...more }, ip: from });
    await use(`${key} ${ip}`, most);
    const challenged = await ask();
    expect(challenged.status).toBe(429);
    expect(challenged.json).toMatchObject({ code: 'proof', message: expect.stringContaining('nie automat') });
    expect(await used(`${key} ${ip}`), 'whoever only asks makes it no harder for others').toBe(most);
    const proof = await proofOf(challenged);
    expect((await ask({ proof })).status).toBe(usual);
    expect((await ask({ proof })).json.code, 'the same work again').toBe('proof');
    expect((await ask({}, '203.0.113.61')).json.code, 'elsewhere').not.toBe('proof');
  });

  test.each([
    { what: 'looking at an order', path: 'orders/x', key: 'order', most: 300 },
    { what: 'looking at a booking', path: `rezerwacja/${token}`, key: 'manage', most: 120 },
  ])('$what, which sends its work in a header', async ({ path, key, most }) => {
    const ip = '203.0.113.64';
    const look = (headers = {}) => call('GET', `/api/${path}`, { ip, headers });
    await use(`${key} ${ip}`, most);
    const challenged = await look();
    expect([challenged.status, challenged.json.code]).toEqual([429, 'proof']);
    expect(Number(challenged.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await look({ proof: '{' })).json.code).toBe('proof');
    expect((await look({ proof: JSON.stringify(await proofOf(challenged)) })).status).toBe(404);
  });

  test('an IPv6 subscriber has one budget, however many networks their provider gave them', async () => {
    await use('reset 2001:db8:9', 30);
    const ask = (ip: string, more = {}) => call('POST', '/api/reset-passwd', { body: { ...nobody, ...more }, ip });
    const challenged = await ask('2001:db8:9:1::1');
    expect(challenged.json.code).toBe('proof');
    expect((await ask('2001:db8:9:2::1', { proof: await proofOf(challenged) })).status).toBe(200);
    expect((await ask('2001:db8:a:1::1')).status).toBe(200);
  });

  test('one proof of work is enough for a call that two limits ask it of', async () => {
    await seedPrices();
    const ip = '203.0.113.65';
    const ask = (space: number, more = {}) => {
      const booking = parkingBooking(space, { until: wireDay(inDays(50)) });
      return call('POST', '/api/stripe/create-payment-intent', { body: { amount: 250_000, booking, ...more }, ip });
    };
    expect((await ask(1)).status).toBe(201);
    await use(`pay ${ip}`, 100);
    expect((await ask(2, { proof: await proofOf(await ask(2)) })).status).toBe(201);
  });

  test('whose session lives renews it, however many strangers have guessed', async () => {
    const { email, password } = await person();
    const { cookies } = await call('POST', '/api/fetch_client', { body: { email, password } });
    const ip = '203.0.113.66';
    await use(`refresh ${ip}`, 600);
    const renew = (jar: Record<string, string>) => call('POST', '/api/authenticate/refresh', { cookies: jar, ip });
    expect((await renew({ refresh: 'guessed' })).status).toBe(429);
    expect((await renew(cookies)).status).toBe(200);
  });

  test('the owner of an account on a new browser signs in after a hundred guesses at others', async () => {
    const { email, password } = await person();
    const ip = '203.0.113.62';
    await use(`sign-in ${ip}`, 100);
    const ask = (more = {}) => call('POST', '/api/fetch_client', { body: { email, password, ...more }, ip });
    for (let i = 0; i < 3; i++) {
      const proof = await proofOf(await ask());
      expect((await ask({ proof })).status).toBe(200);
    }
  });

  test('but guesses at one account from one network are refused with work or without', async () => {
    const { email } = await person();
    const ip = '203.0.113.63';
    const guess = (more = {}) =>
      call('POST', '/api/fetch_client', { body: { email, password: 'nie to', ...more }, ip });
    for (let i = 0; i < 9; i++) expect((await guess()).status).toBe(401);
    await use(`sign-in ${ip}`, 100);
    const proof = await proofOf(await guess());
    expect((await guess({ proof })).status, 'being asked for work was no guess').toBe(401);
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(refused.json.code).toBe('too-many');
  });
});
