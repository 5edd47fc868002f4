import { beforeAll, describe, expect, test } from 'vitest';
import type { NewLink } from '../../db/mail/account-mails.ts';
import { tokenOf } from '../../functions/lib/mail/mail-link.ts';
import { type Person, person, signIn } from '../support/accounts.ts';
import { blobStore } from '../support/blobs.ts';
import { inDays } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { uploadedPicture } from '../support/pictures.ts';
import { profileOf, putUser } from '../support/profiles.ts';

blobStore();
mailCatcher();
let boss: Person;
let admin: Record<string, string>;

beforeAll(async () => {
  boss = await person('admin');
  admin = await signIn(boss);
});

describe('a profile', () => {
  test('is changed by its owner: never the role, the password or the number', async () => {
    const me = await person();
    const cookies = await signIn(me);
    const [before] = await query('select password_hash from users where id = $1', [me.id]);
    const password = { password: 'inne hasło', password_hash: 'x' };
    const body = { ...profileOf(me), ...password, role: 'admin', id: 1, create_time: '2000-01-01' };
    const answer = await putUser(me.id, body, cookies);
    expect(answer.status).toBe(200);
    const [after] = await query('select * from users where id = $1', [me.id]);
    expect(after).toMatchObject({
      ...before,
      first_name: 'Anna',
      phone_number: '600 100 200',
      role: 'client',
      id: me.id,
    });
    await call('PUT', `/api/users/${me.id}`, { body: { first_name: 'Zofia' }, cookies });
    expect((await query('select first_name, phone_number from users where id = $1', [me.id]))[0]).toEqual({
      first_name: 'Zofia',
      phone_number: '600 100 200',
    });
  });

  test('keeps a plate as typed, tells it to its owner alone, and logs only that it changed', async () => {
    const me = await person();
    const cookies = await signIn(me);
    expect((await putUser(me.id, { license_plate: ' gsl 48-rk ' }, cookies)).status).toBe(200);
    expect((await call('GET', '/api/authenticate', { cookies })).json.user.license_plate).toBe('GSL48RK');
    expect((await call('GET', '/api/my-data', { cookies })).text).toContain('GSL48RK');
    const page = await call('GET', '/api/my-data.html', { cookies });
    expect(page.text).toContain('<dt>Numer rejestracyjny</dt><dd>GSL48RK</dd>');
    const history = await call('GET', `/api/users/${me.id}/history`, { cookies });
    expect(history.text).toContain('license_plate');
    expect(history.text).not.toContain('GSL48RK');
    const wrong = await putUser(me.id, { license_plate: 'GSL 48RK 123' }, cookies);
    expect([wrong.status, wrong.json.errors]).toMatchObject([400, { license_plate: expect.any(String) }]);
    await putUser(me.id, { license_plate: '' }, cookies);
    expect((await call('GET', '/api/authenticate', { cookies })).json.user.license_plate).toBeNull();
  });

  test('keeps what two saves at the same moment say', async () => {
    const me = await person();
    const cookies = await signIn(me);
    const saves = [{ first_name: 'Zofia' }, { address: 'Wydmowa 1' }, { gender: 'F' }, { phone_number: '600 100 200' }];
    expect((await Promise.all(saves.map((it) => putUser(me.id, it, cookies)))).map(({ status }) => status)).toEqual([
      200, 200, 200, 200,
    ]);
    const profile = 'select first_name, address, gender, phone_number from users where id = $1';
    expect(await query(profile, [me.id])).toEqual([Object.assign({}, ...saves)]);
    expect((await putUser(me.id, {}, cookies)).json.data).toEqual({ id: me.id, version: 5 });
  });

  test('takes a new e-mail only with password and link, tells the old one, keeps the history', async () => {
    const me = await person();
    const cookies = await signIn(me);
    const email = `new-${me.email}`;
    for (const current_password of [undefined, '']) {
      const refused = await putUser(me.id, { ...profileOf(me), email, current_password }, cookies);
      expect(refused.status).toBe(403);
      expect(refused.json.code).toBe('confirm');
    }
    const refusal = await putUser(me.id, { ...profileOf(me), email, current_password: 'zgaduję' }, cookies);
    expect(refusal.status).toBe(400);
    expect(Object.keys(refusal.json.errors)).toEqual(['current_password']);
    const answer = await putUser(me.id, { ...profileOf(me), email, current_password: me.password }, cookies);
    expect(answer.status).toBe(200);
    expect(answer.json.data.pending_email).toEqual(email);
    expect((await call('GET', '/api/authenticate', { cookies })).json.user).toMatchObject({
      email: me.email,
      pending_email: email,
    });
    expect(await query('select 1 from outbox where recipient = $1', [me.email])).toEqual([]);
    const [link] = await query<{ facts: NewLink }>('select facts from outbox where recipient = $1', [email]);
    if (!link) throw new Error('No link was mailed');
    const opened = () => call('POST', `/api/address-proofs/${tokenOf(link.facts, 'proof')}`, { cookies });
    expect((await opened()).status).toBe(200);
    expect(await query(`select recipient from outbox where kind = 'email_changed'`)).toEqual([{ recipient: me.email }]);
    expect(await query('select 1 from event_log where by_user = $1', [me.email])).toEqual([]);
    expect((await query('select 1 from login_log where email = $1', [email])).length).toBeGreaterThan(0);
    expect((await call('GET', '/api/authenticate', { cookies })).json.user.email).toBe(email);
  });

  test('cannot take somebody else’s e-mail', async () => {
    const me = await person();
    const answer = await putUser(
      me.id,
      { ...profileOf(me), email: boss.email, current_password: me.password },
      await signIn(me),
    );
    expect(answer.status).toBe(409);
    expect(Object.keys(answer.json.errors)).toEqual(['email']);
  });

  test.each([
    ['a name of one letter', { first_name: 'A' }, 'first_name'],
    ['a birthday to come', { birth_date: inDays(1) }, 'birth_date'],
    ['an unknown gender', { gender: 'X' }, 'gender'],
    ['a telephone that is none', { phone_number: 'zadzwoń' }, 'phone_number'],
  ])('with %s is refused', async (_what, change, field) => {
    const me = await person();
    const { status, json } = await putUser(me.id, { ...profileOf(me), ...change }, await signIn(me));
    expect(status).toBe(400);
    expect(Object.keys(json.errors)).toEqual([field]);
  });

  test('does not write over somebody’s newer version', async () => {
    const me = await person();
    expect((await putUser(me.id, { ...profileOf(me), version: 1 }, admin)).status).toBe(200);
    expect((await putUser(me.id, { ...profileOf(me), version: 1 }, await signIn(me))).status).toBe(409);
  });

  test('takes an uploaded picture, and no address of one', async () => {
    const me = await person();
    const cookies = await signIn(me);
    const img = (value: unknown) => call('PATCH', `/api/users/${me.id}/img`, { body: { img: value }, cookies });
    expect((await img(await uploadedPicture(cookies))).status).toBe(200);
    for (const address of ['https://evil.example/a.png', '../a.png', 'a.svg', 'javascript:alert(1)', '0123abcd.webp'])
      expect((await img(address)).status).toBe(400);
    expect((await img(null)).status).toBe(200);
  });
});
