import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { NewLink } from '../../db/mail/account-mails.ts';
import forget from '../../functions/jobs/forget.ts';
import { tokenOf } from '../../functions/lib/mail/mail-link.ts';
import { everyRole } from '../../src/domain/kernel/roles.ts';
import { confirm, type Person, person, signIn } from '../support/accounts.ts';
import { blobStore } from '../support/blobs.ts';
import { seedCar } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { lastLine, query } from '../support/database.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { profileOf, putUser } from '../support/profiles.ts';
import { seedFlight, seedLuggage, seedParking, seedRental, seedTicket } from '../support/travel.ts';

blobStore();
mailCatcher();
let boss: Person;
let admin: Record<string, string>;

beforeAll(async () => {
  boss = await person('admin');
  admin = await signIn(boss);
});

test('the admin lists, filters and sorts users, and nobody’s password is ever told', async () => {
  const { email } = await person('atc');
  const filter = encodeURIComponent(JSON.stringify([{ by: 'email', value: email }]));
  const sort = encodeURIComponent(JSON.stringify({ by: ['last_name', 'email'], order: 'desc' }));
  const answer = await call('GET', `/api/users?page=1&limit=5&filter=${filter}&sort=${sort}`, { cookies: admin });
  expect(answer.json.data).toMatchObject([{ email, role: 'atc', first_name: 'Jan' }]);
  const all = await call('GET', '/api/users?limit=100', { cookies: admin });
  expect(all.text).not.toMatch(/password|argon2/);
});

describe('a search among users', () => {
  const found = async (term: string, cookies = admin, more = '') => {
    const { status, json } = await call('GET', `/api/users?search=${encodeURIComponent(term)}${more}`, { cookies });
    expect(status).toBe(200);
    return json.data.map(({ id }: { id: number }) => id);
  };

  test('finds parts of names and of the e-mail, their words in any order', async () => {
    const { id, email } = await person();
    await query(`update users set first_name = 'Żaneta', last_name = 'Wyszukana' where id = $1`, [id]);
    for (const term of ['wyszuk', 'wyszukana zaneta', 'Żaneta Wyszukana', email, email.slice(2, -4)])
      expect(await found(term), term).toEqual([id]);
    for (const term of ['wyszukana jan', '%', '_yszukana']) expect(await found(term), term).toEqual([]);
    expect((await found('  ')).length).toBeGreaterThan(1);
  });

  test('has names that begin with the term first, unless an order is asked for', async () => {
    for (const [first, last] of [
      ['Adam', 'Jankzewski'],
      ['Ewa', 'Kzewczyk'],
    ])
      await query('update users set first_name = $2, last_name = $3 where id = $1', [(await person()).id, first, last]);
    const names = async (more: string) =>
      (await call('GET', `/api/users?search=kzew${more}`, { cookies: admin })).json.data.map(
        ({ last_name }: { last_name: string }) => last_name,
      );
    expect(await names('')).toEqual(['Kzewczyk', 'Jankzewski']);
    expect(await names('&sort={"by":["last_name"],"order":"asc"}')).toEqual(['Jankzewski', 'Kzewczyk']);
  });

  test('narrows what is filtered already, and shows others no more than themselves', async () => {
    const me = await person();
    const cookies = await signIn(me);
    const own = `&filter=${encodeURIComponent(JSON.stringify([{ by: 'id', value: me.id }]))}`;
    expect(await found(boss.email, admin, own)).toEqual([]);
    expect(await found(me.email, cookies, own)).toEqual([me.id]);
    expect(await found(boss.email, cookies, own)).toEqual([]);
    expect((await call('GET', `/api/users?search=${boss.email}`, { cookies })).status).toBe(403);
  });

  test('that is too long is told at the search', async () => {
    const { status, json } = await call('GET', `/api/users?search=${'a'.repeat(61)}`, { cookies: admin });
    expect([status, Object.keys(json.errors)]).toEqual([400, ['search']]);
  });

  test('is taken along into the file', async () => {
    const { email } = await person();
    const { text } = await call('GET', `/api/users.csv?search=${email}`, { cookies: admin });
    expect(text).toContain(email);
    expect(text).not.toContain(boss.email);
  });
});

test('the roles are listed for the admin', async () => {
  const { json } = await call('GET', '/api/users/roles', { cookies: admin });
  expect(json.data).toEqual(everyRole);
  expect(json.data).toContain('atc');
});

test('people find themselves by number and by e-mail', async () => {
  const me = await person();
  const cookies = await signIn(me);
  for (const [by, value] of Object.entries({ id: me.id, email: me.email })) {
    const filter = encodeURIComponent(JSON.stringify([{ by, value }]));
    expect((await call('GET', `/api/users?filter=${filter}`, { cookies })).json.data).toMatchObject([
      { id: me.id, email: me.email },
    ]);
  }
});

describe('a role', () => {
  beforeAll(() => confirm(admin, boss.password));

  test('is given by the admin and counts at once', async () => {
    const me = await person();
    const cookies = await signIn(me);
    expect((await call('GET', '/api/bramki', { cookies })).status).toBe(403);
    expect(
      (await call('PATCH', `/api/users/${me.id}`, { body: { role: 'airport_staff' }, cookies: admin })).status,
    ).toBe(200);
    expect((await call('GET', '/api/bramki', { cookies })).status).toBe(200);
  });

  test.each(['root', '', null, 'toString'])('%j is no role', async (role) => {
    const me = await person();
    expect((await call('PATCH', `/api/users/${me.id}`, { body: { role }, cookies: admin })).status).toBe(400);
  });

  test('is not given over somebody’s newer version', async () => {
    const { id } = await person();
    const give = (role: string) => call('PATCH', `/api/users/${id}`, { body: { role, version: 1 }, cookies: admin });
    expect((await give('atc')).json.data).toEqual({ id, version: 2 });
    const late = await give('rental_staff');
    expect(late.status).toBe(409);
    expect(late.json.code).toBe('stale');
    expect(late.json.current).toMatchObject({ role: 'atc', version: 2 });
  });

  test('of a user who does not exist is a 404', async () => {
    expect((await call('PATCH', '/api/users/999999', { body: { role: 'atc' }, cookies: admin })).status).toBe(404);
  });
});

describe('the last administrator', () => {
  const others = async (role: string) =>
    void (await query(`update users set role = $1 where role <> $1 and id <> $2 and role in ('admin', 'atc')`, [
      role,
      boss.id,
    ]));
  afterEach(() => others('atc'));

  test('stays: not demoted, not deleted', async () => {
    await others('atc');
    expect((await call('PATCH', `/api/users/${boss.id}`, { body: { role: 'client' }, cookies: admin })).status).toBe(
      409,
    );
    await confirm(admin, boss.password);
    expect((await call('DELETE', `/api/users/${boss.id}`, { cookies: admin })).status).toBe(409);
    expect((await call('GET', '/api/authenticate', { cookies: admin })).json.user.role).toBe('admin');
  });

  test('two that demote or delete one another at once leave one', async () => {
    for (const method of ['PATCH', 'DELETE']) {
      await others('atc');
      const [one, two] = [await person('admin'), await person('admin')];
      const [first, second] = [await signIn(one), await signIn(two)];
      for (const cookies of [first, second]) await confirm(cookies, one.password);
      await query(`update users set role = 'client' where id = $1`, [boss.id]);
      const body = method === 'PATCH' ? { body: { role: 'client' } } : {};
      await Promise.all([
        call(method, `/api/users/${one.id}`, { ...body, cookies: second }),
        call(method, `/api/users/${two.id}`, { ...body, cookies: first }),
      ]);
      expect(await query(`select 1 from users where role = 'admin'`), method).toHaveLength(1);
      await query(`update users set role = 'admin' where id = $1`, [boss.id]);
    }
  });
});

describe('a deleted account', () => {
  test('is named nowhere any more; what accounting needs stays', async () => {
    const me = await person();
    const cookies = await signIn(me);
    const flight = await seedFlight('DEL1');
    const ticket = await seedTicket(me.id, flight);
    const rental = await seedRental(me.id, await seedCar());
    await seedLuggage(me.id, flight);
    await seedParking(me.id, 40);
    await putUser(me.id, profileOf(me), cookies);
    await confirm(cookies, me.password);
    const answer = await call('DELETE', `/api/users/${me.id}`, { cookies });
    expect(answer.status).toBe(204);
    expect(answer.cookies.session).toBe('');
    expect((await call('GET', '/api/authenticate', { cookies })).status).toBe(401);
    const tables = await query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    for (const { name } of tables) {
      const found = await query(`select 1 from ${name} t where t::text ilike '%' || $1 || '%'`, [me.email]);
      expect(found, name).toEqual([]);
    }
    expect(await query('select users_id, price::float8 as price from tickets where id = $1', [ticket])).toEqual([
      { users_id: null, price: 499.99 },
    ]);
    expect(await query('select users_id from rentals where id = $1', [rental])).toEqual([{ users_id: null }]);
    expect(await query('select 1 from luggage where flights_id = $1', [flight])).toEqual([]);
  });

  test('takes its name out of its orders, and waits while one is being paid', async () => {
    const me = await person();
    const cookies = await signIn(me);
    const order = `insert into orders (id, kind, amount, since, until, expires_at, parking_level, space_id,
      license_plate, users_id,
                     first_name, last_name, email, phone, terms, session_hash, ip, state)
                   values (md5($1::int::text), 'parking', 100, now() - interval '9 days', now() - interval '8 days',
                   now(), 'A', 0, 'ABC1', $1::int,
                     'Jan', 'Nowak', $2, '600700800', true, 'h', '203.0.113.7', 'HELD')`;
    await query(order, [me.id, me.email]);
    await confirm(cookies, me.password);
    expect((await call('DELETE', `/api/users/${me.id}`, { cookies })).status).toBe(409);
    await query(`update orders set state = 'CONFIRMED' where users_id = $1`, [me.id]);
    expect((await call('DELETE', `/api/users/${me.id}`, { cookies })).status).toBe(204);
    const [nameless] = await query('select * from orders where id = md5($1::int::text)', [me.id]);
    expect(nameless).toMatchObject({ amount: 100, state: 'CONFIRMED', users_id: null });
    expect(JSON.stringify(nameless)).not.toMatch(/Nowak|600700800|ABC1|203\.0\.113/);
  });

  test('by the admin is logged under the admin', async () => {
    const me = await person();
    await confirm(admin, boss.password);
    expect((await call('DELETE', `/api/users/${me.id}`, { cookies: admin })).status).toBe(204);
    expect(await lastLine('users')).toMatchObject({ by_user: boss.email, action: 'DELETE' });
  });
});

test('the admin sends somebody a link to set a new password', async () => {
  const me = await person();
  expect((await call('POST', `/api/users/${me.id}/reset-passwd`, { body: {}, cookies: admin })).status).toBe(200);
  expect(await query(`select kind from outbox where recipient = $1`, [me.email])).toContainEqual({
    kind: 'reset_link',
  });
});

describe('an invitation', () => {
  beforeAll(() => confirm(admin, boss.password));
  let mailbox = 0;
  const invite = async (more: object = {}) => {
    const email = `invited-${++mailbox}@example.com`;
    const body = { email, first_name: 'Kacper', last_name: 'Górski', role: 'parking_staff', ...more };
    return { email, answer: await call('POST', '/api/users', { body, cookies: admin }) };
  };
  const linkTo = async (email: string) => {
    const [mail] = await query(
      `select facts from outbox where recipient = $1 and kind = 'reset_link' order by id desc limit 1`,
      [email],
    );
    return mail?.facts as NewLink & { role?: string };
  };
  const setPassword = (token: string, password: string) =>
    call('PATCH', `/api/reset-passwd/${token}`, { body: { password } });

  test('makes an account whose password only its owner sets, by the link in their mail', async () => {
    const { email, answer } = await invite();
    expect([answer.status, answer.json.message]).toEqual([201, 'Zaproszenie zostało wysłane']);
    const facts = await linkTo(email);
    expect(Object.keys(facts).sort()).toEqual(['hash', 'id', 'role']);
    const token = tokenOf(facts);
    expect((await setPassword(token, 'za krótkie')).json.errors).toHaveProperty('password');
    expect((await setPassword(token, 'wystarczająco długie')).status).toBe(200);
    const [account] = await query('select role, proven from users where email = $1', [email]);
    expect(account).toEqual({ role: 'parking_staff', proven: true });
    const signed = await call('POST', '/api/fetch_client', { body: { email, password: 'wystarczająco długie' } });
    expect(signed.json).toMatchObject({ auth: true, user: { role: 'parking_staff' } });
  });

  test('opens nothing before that, and can be sent once more', async () => {
    const { email, answer } = await invite();
    for (const password of ['', 'null', 'wystarczająco długie'])
      expect((await call('POST', '/api/fetch_client', { body: { email, password } })).status).not.toBe(200);
    const first = await linkTo(email);
    const again = await call('POST', `/api/users/${answer.json.data.id}/reset-passwd`, { body: {}, cookies: admin });
    expect(again.json.message).toBe('Zaproszenie zostało wysłane ponownie');
    const second = await linkTo(email);
    expect(second).toMatchObject({ role: 'parking_staff' });
    expect(second.id).not.toBe(first.id);
  });

  test('is for members of staff with an address that is new, and sent once under its key', async () => {
    const { email } = await invite();
    const taken = await invite({ email });
    expect(taken.answer.status).toBe(409);
    expect(taken.answer.json.errors).toEqual({ email: 'Użytkownik o podanym adresie e-mail już istnieje' });
    expect((await invite({ role: 'client' })).answer.json.errors).toHaveProperty('role');
    const body = { email: 'keyed@example.com', first_name: 'Ewa', last_name: 'Nowak', role: 'atc' };
    const headers = { 'idempotency-key': randomUUID() };
    const twice = [1, 2].map(() => call('POST', '/api/users', { body, headers, cookies: admin }));
    const [one, other] = await Promise.all(twice);
    expect([one?.status, other?.json]).toEqual([201, one?.json]);
    expect(await query('select id from outbox where recipient = $1', [body.email])).toHaveLength(1);
  });
});

test('guests are forgotten 30 days after what they booked, and what it was and cost stays', async () => {
  const order = `insert into orders (id, kind, amount, since, until, expires_at, parking_level, space_id, license_plate,
                   first_name, last_name, email, phone, terms, session_hash, ip, state)
                 values (md5($1), 'parking', 100, now() - interval '500 days', now() - make_interval(days => $2), now(),
                 'A', 0, 'ABC1',
                   'Jan', 'Gość', $1 || '@example.com', '600700800', true, 'h', '203.0.113.7', 'CONFIRMED')`;
  await query(order, ['old', 31]);
  await query(order, ['recent', 29]);
  await forget();
  const [old, recent] = await query(
    `select * from orders where id in (md5('old'), md5('recent')) order by id = md5('recent')`,
  );
  expect(recent).toMatchObject({ email: 'recent@example.com', license_plate: 'ABC1' });
  expect(old).toMatchObject({ amount: 100, kind: 'parking', state: 'CONFIRMED', license_plate: 'USUNIETY' });
  expect(JSON.stringify(old)).not.toMatch(/Gość|old@|600700800|203\.0\.113/);
});
