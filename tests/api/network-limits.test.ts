import { describe, expect, test } from 'vitest';
import { person } from '../support/accounts.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { proofOf } from '../support/proof.ts';

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
    body: { ...nobody, order_number: 'BZT-222222' },
  },
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
