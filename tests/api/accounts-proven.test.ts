import { beforeAll, describe, expect, test } from 'vitest';
import { airportCode } from '../../src/airport/identity.ts';
import { confirm, type Person, person, type Signed, signedIn, signIn } from '../support/accounts.ts';
import { buy, parkingBooking, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { runJob } from '../support/job.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { moveClock } from '../support/move-clock.ts';
import { seedFlight } from '../support/travel.ts';

const post = mailCatcher();
const shop = cardShop();
beforeAll(seedPrices);

const mailsTo = (email: string) => post.mails.filter(({ to }) => to?.[0]?.address === email);
const subjectsTo = (email: string) => mailsTo(email).map(({ subject }) => subject);
/** The newest link of a kind that an address got. */
const tokenTo = (email: string, page: 'potwierdzenie' | 'resetowanie') =>
  mailsTo(email)
    .flatMap(({ text }) => new RegExp(`/${page}/([0-9a-f]{64})`).exec(text ?? '')?.[1] ?? [])
    .at(-1) ?? '';
const open = (token: string, cookies = {}) => call('POST', `/api/address-proofs/${token}`, { cookies });
const ask = (email: string) => call('POST', '/api/reset-passwd', { body: { email } });
const me = async ({ cookies }: Pick<Signed, 'cookies'>) =>
  (await call('GET', '/api/authenticate', { cookies })).json.user;

let last = 0;
/** Somebody who has registered, with an address that may be anybody's. */
async function stranger(): Promise<Person> {
  const [email, password] = [`obcy-${++last}@test.example`, 'abc'];
  const body = { email, password, first_name: 'Jan', last_name: 'Kowalski' };
  const { status, json } = await call('POST', '/api/register', { body, ip: `192.0.2.${last}` });
  expect(status).toBe(201);
  return { id: json.data.id, email, password };
}

describe('an address that nobody has proven', () => {
  test('gets three mails a day, however one registers, signs in and asks', async () => {
    let { id, email, password } = await stranger();
    // An address gets ten mails of one kind a day, an unproven one three of any
    for (let i = 0; i < 12; i++)
      await call('POST', '/api/fetch_client', { body: { email, password }, ip: `198.51.100.${i}` });
    for (let i = 0; i < 4; i++) await ask(email);
    const cookies = await signIn({ email, password });
    for (let i = 0; i < 4; i++) await call('POST', '/api/address-proofs', { cookies });
    // Nor does a new account begin to count anew
    await query('delete from users where id = $1', [id]);
    const body = { email, password, first_name: 'Jan', last_name: 'Kowalski' };
    id = (await call('POST', '/api/register', { body, ip: '192.0.2.250' })).json.data.id;
    await ask(email);
    expect(id).toBeGreaterThan(0);
    const newPassword = 'Link do zmiany hasła';
    expect(subjectsTo(email)).toEqual(['Potwierdź swój adres e-mail', newPassword, newPassword]);
  });

  test('is proven by the link that registering mails, once', async () => {
    const { email, password } = await stranger();
    const cookies = await signIn({ email, password });
    expect(await me({ cookies })).toMatchObject({ proven: false, pending_email: null });
    const token = tokenTo(email, 'potwierdzenie');
    expect((await open(token, cookies)).json).toEqual({ message: 'Adres e-mail został potwierdzony' });
    expect(await me({ cookies })).toMatchObject({ email, proven: true });
    expect((await open(token)).status).toBe(409);
    expect((await call('POST', '/api/address-proofs', { cookies })).status).toBe(409);
    await signIn({ email, password });
    expect(subjectsTo(email).at(-1)).toBe('Nowe logowanie do Twojego konta');
  });

  test('is proven by a new password set with the link of a reset, and not by looking at it', async () => {
    const { email } = await stranger();
    await ask(email);
    const token = tokenTo(email, 'resetowanie');
    await call('POST', `/api/reset-passwd/${token}`);
    expect(await query('select proven from users where email = $1', [email])).toEqual([{ proven: false }]);
    await call('PATCH', `/api/reset-passwd/${token}`, { body: { password: 'nowe hasło' } });
    expect(await query('select proven from users where email = $1', [email])).toEqual([{ proven: true }]);
  });

  test('is not proven by an unknown link, an old one or one of a reset', async () => {
    const { email } = await stranger();
    await ask(email);
    expect((await open(tokenTo(email, 'resetowanie'))).status).toBe(404);
    expect((await open('token')).status).toBe(404);
    await query(`update address_proofs set expires_at = now() where email = $1`, [email]);
    expect((await open(tokenTo(email, 'potwierdzenie'))).status).toBe(410);
    expect(await query('select proven from users where email = $1', [email])).toEqual([{ proven: false }]);
  });

  test('is sold nothing and given no role', async () => {
    const { id, email } = await stranger();
    const { cookies, password } = await signedIn('admin');
    await confirm(cookies, password);
    const Flight_id = await seedFlight('PRV1');
    const ticket = { class: 'ekonomiczna', seat_number: '1A', price: 10, status: 'PURCHASED', Users_id: id, Flight_id };
    const parking = { ...parkingBooking(30), status: 'RESERVED', Users_id: id };
    const luggage = { type: 'a', size: 'b', weight: 1, Flights_id: Flight_id, Users_id: id };
    const asStaff = async () => [
      (await call('POST', '/api/tickets', { body: ticket, cookies })).status,
      (await call('POST', '/api/parking', { body: parking, cookies })).status,
      (await call('POST', '/api/luggage', { body: luggage, cookies })).status,
      (await call('PATCH', `/api/users/${id}`, { body: { role: 'atc' }, cookies })).status,
    ];
    expect(await asStaff()).toEqual([409, 409, 409, 409]);
    await call('POST', `/api/address-proofs/${tokenTo(email, 'potwierdzenie')}`, { body: { anew: true } });
    expect(await asStaff()).toEqual([201, 201, 201, 200]);
  });

  test('may be written on one’s own luggage', async () => {
    const cookies = await signIn(await stranger());
    const body = { type: 'a', size: 'b', weight: 1, Flights_id: await seedFlight('PRV2') };
    expect((await call('POST', '/api/luggage', { body, cookies })).status).toBe(201);
  });

  test('is shown nothing of whoever tried it before', async () => {
    const email = `obcy-${last + 1}@test.example`;
    await call('POST', '/api/fetch_client', { body: { email, password: 'moje hasło' }, ip: '203.0.113.77' });
    const account = await stranger();
    await call('POST', '/api/fetch_client', { body: { email, password: 'moje hasło' }, ip: '203.0.113.78' });
    const cookies = await signIn(account);
    const exported = async () => (await call('GET', '/api/my-data', { cookies })).text;
    expect(account.email).toBe(email);
    expect(await exported()).not.toContain('203.0.113.7');
    await open(tokenTo(email, 'potwierdzenie'), cookies);
    expect(await exported()).not.toContain('203.0.113.77');
    expect(await exported()).toContain('Zalogowano');
  });
});

test('what an unproven account books is confirmed as to a guest, and joins it once it is proven', async () => {
  const { id, email, password } = await stranger();
  const cookies = await signIn({ email, password });
  const body = { amount: 10_000, booking: parkingBooking(31), Users_id: id };
  const { status, json } = await call('POST', '/api/stripe/create-payment-intent', { body, cookies });
  expect(status).toBe(201);
  await shop.pay(intentOf(json));
  await call('POST', '/api/parking', { body: { order: json.order }, cookies });
  await runJob('outbox');
  // Whatever asked first sends it: this job, or the provider's event, which may be under way still
  await expect
    .poll(() => subjectsTo(email))
    .toContainEqual(expect.stringMatching(new RegExp(`rezerwacja ${airportCode}-.* potwierdzona`)));
  // Somebody who wrote the address before the account was made
  const { order: older } = (await buy(parkingBooking(32))).json;
  await query(`update orders set email = $2, create_time = create_time - interval '1 hour' where id = $1`, [
    older,
    email,
  ]);
  const request = { amount: 10_000, booking: parkingBooking(33) };
  const { order: waiting } = (await call('POST', '/api/stripe/create-payment-intent', { body: request, cookies })).json;
  const mine = async () => (await call('GET', `/api/parking?userEmail=${email}`, { cookies })).json.data.length;
  expect(await mine()).toBe(0);
  await open(tokenTo(email, 'potwierdzenie'), cookies);
  expect(await mine()).toBe(2);
  const joined = await query<{ id: string }>('select id from orders where users_id = $1', [id]);
  expect(joined.map((it) => it.id).sort()).toEqual([json.order, waiting].sort());
});

describe('a new e-mail', () => {
  const change = (account: Signed, email: string) =>
    call('PUT', `/api/users/${account.id}`, {
      body: { email, current_password: account.password },
      cookies: account.cookies,
    });

  test('of somebody else’s gets three links a day from everybody together', async () => {
    const email = 'cudzy@test.example';
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await change(await signedIn(), email)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(mailsTo(email)).toHaveLength(3);
  });

  test('does not count once another was asked for, a password set, or the address taken', async () => {
    const [first, second, third] = ['jeden@test.example', 'drugi@test.example', 'trzeci@test.example'];
    const account = await signedIn();
    await change(account, first);
    await change(account, second);
    expect((await open(tokenTo(first, 'potwierdzenie'))).status).toBe(409);
    const passwords = { current_password: account.password, new_password: 'nowe hasło' };
    await call('POST', '/api/password', { body: passwords, cookies: account.cookies });
    expect((await open(tokenTo(second, 'potwierdzenie'))).status).toBe(409);
    await change({ ...account, password: passwords.new_password }, third);
    await query('update users set email = $1 where id = $2', [third, (await person()).id]);
    expect((await open(tokenTo(third, 'potwierdzenie'))).json.message).toBe('Ten adres ma już inne konto');
    expect(await me(account)).toMatchObject({ email: account.email });
  });
});

test('a new e-mail that was given up does not count any more', async () => {
  const account = await signedIn();
  const body = { email: 'zaniechany@test.example', current_password: account.password };
  await call('PUT', `/api/users/${account.id}`, { body, cookies: account.cookies });
  expect((await call('DELETE', '/api/address-proofs', { cookies: account.cookies })).status).toBe(204);
  expect(await me(account)).toMatchObject({ email: account.email, pending_email: null });
  expect((await open(tokenTo(body.email, 'potwierdzenie'))).status).toBe(409);
});

describe('mails of one kind', () => {
  test('about an account go to an address ten times a day', async () => {
    const { email, password } = await person();
    // Four an hour: the fourth sums up, and leaves at the hour's end
    for (let i = 0; i < 16; i++) {
      await call('POST', '/api/fetch_client', { body: { email, password }, ip: `198.51.100.${i}` });
      if (i % 4 === 3) {
        await moveClock('61 minutes');
        await runJob('outbox');
      }
    }
    expect(mailsTo(email)).toHaveLength(10);
  });

  test('about paid orders have no such limit, but for new links, which anybody may ask for', async () => {
    await query(
      `insert into orders (id, kind, state, amount, since, until, expires_at, parking_level, space_id, license_plate,
         first_name, last_name, email, phone, terms, session_hash, ip)
       select md5('mail' || n), 'parking', 'CONFIRMED', 100, now(), now(), now(), 'A', 1, 'GD1', 'Jan', 'Próbny',
         'biuro@test.example', '600700800', true, '', '' from generate_series(1, 21) n`,
    );
    const mails = (kind: string) =>
      query(
        `with mails as (
           insert into outbox (kind, order_id, facts)
           select $1, md5('mail' || n), case $1 when 'change' then '{}'::jsonb end from generate_series(1, 21) n
           returning next_attempt)
         select from mails where next_attempt <= now()`,
        [kind],
      );
    expect(await mails('confirmation')).toHaveLength(21);
    expect(await mails('change')).toHaveLength(21);
    expect(await mails('link')).toHaveLength(10);
  });
});
