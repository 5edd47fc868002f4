import { describe, expect, test } from 'vitest';
import forget from '../../functions/jobs/forget.ts';
import { confirm, person, type Signed, signedIn } from '../support/accounts.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';
import { mailCatcher } from '../support/mail-catcher.ts';

mailCatcher();

const remove = ({ id, cookies }: Signed) => call('DELETE', `/api/users/${id}`, { cookies });
const give = ({ cookies }: Signed, password: string) =>
  call('POST', '/api/sessions/confirm', { body: { password }, cookies });

describe('deleting an account', () => {
  test('needs the password again, given in the same session at most five minutes ago', async () => {
    const me = await signedIn();
    const refused = await remove(me);
    expect(refused.status).toBe(403);
    expect(refused.json).toEqual({ message: 'Najpierw podaj swoje hasło', code: 'confirm' });
    const refusal = await give(me, 'nie to hasło');
    expect(refusal.status).toBe(400);
    expect(refusal.json.errors).toEqual({ password: 'Nieprawidłowe hasło' });
    expect((await remove(me)).status).toBe(403);
    expect((await give(me, me.password)).status).toBe(200);
    await query(`update sessions set confirmed_time = confirmed_time - interval '5 minutes' where users_id = $1`, [
      me.id,
    ]);
    expect((await remove(me)).status).toBe(403);
    await confirm(me.cookies, me.password);
    expect((await remove(me)).status).toBe(204);
  });

  test('needs it of the admin too, and what is confirmed elsewhere is not confirmed here', async () => {
    const [admin, victim] = [await signedIn('admin'), await person()];
    const elsewhere = await call('POST', '/api/fetch_client', {
      body: { email: admin.email, password: admin.password },
    });
    await confirm(elsewhere.cookies, admin.password);
    const asAdmin = () => call('DELETE', `/api/users/${victim.id}`, { cookies: admin.cookies });
    expect((await asAdmin()).status).toBe(403);
    await confirm(admin.cookies, admin.password);
    expect((await asAdmin()).status).toBe(204);
  });

  test('leaves a paid booking to come its contact until it ends', async () => {
    const me = await signedIn();
    const order = (name: string, ends: string, state = 'CONFIRMED') =>
      query(
        `insert into orders (id, kind, amount, since, until, expires_at, parking_level, space_id, license_plate,
           users_id, first_name, last_name, email, phone, terms, session_hash, ip, state)
         values (md5($1), 'parking', 100, now() - interval '9 days', now() + $2::interval, now(), 'A', 0, 'ABC1', $3,
           'Jan', 'Nowak', $4, '600700800', true, 'h', '203.0.113.7', $5)`,
        [name, ends, me.id, me.email, state],
      );
    await order('coming', '2 days');
    await order('cancelled', '2 days', 'REFUNDED');
    await order('over', '-2 days');
    await confirm(me.cookies, me.password);
    expect((await remove(me)).status).toBe(204);
    const names = async () =>
      query(
        `select last_name, email from orders
          where id in (md5('coming'), md5('cancelled'), md5('over')) order by id = md5('coming') desc`,
      );
    const anonymous = { last_name: 'usunięte', email: 'zamowienie@usuniete.invalid' };
    await forget();
    expect(await names()).toEqual([{ last_name: 'Nowak', email: me.email }, anonymous, anonymous]);
    await query(`update orders set until = now() - interval '2 days' where id = md5('coming')`);
    await forget();
    expect(await names()).toEqual([anonymous, anonymous, anonymous]);
  });
});

test('a new e-mail counts a password given a moment ago', async () => {
  const me = await signedIn();
  const put = () => call('PUT', `/api/users/${me.id}`, { body: { email: `n-${me.email}` }, cookies: me.cookies });
  expect((await put()).json.code).toBe('confirm');
  await confirm(me.cookies, me.password);
  expect((await put()).json.data.pending_email).toBe(`n-${me.email}`);
});

test('wrong passwords given in a session are counted as guesses, and logged', async () => {
  const me = await signedIn();
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) statuses.push((await give(me, 'zgadywane')).status);
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
  expect(
    await query(`select 1 from login_log where email = $1 and login_details like 'Podano złe hasło%'`, [me.email]),
  ).toHaveLength(10);
});

test('somebody who is signed in writes 600 times in ten minutes, and reads on', async () => {
  const me = await signedIn();
  const write = () => call('PATCH', `/api/users/${me.id}/img`, { body: { img: null }, cookies: me.cookies });
  expect((await write()).status).toBe(200);
  await query(`update rate_limits set count = 599 where key = $1`, [`writes ${me.id}`]);
  expect((await write()).status).toBe(200);
  const refused = await write();
  expect(refused.status).toBe(429);
  expect(refused.json.message).toMatch(/^Za dużo prób.* za 10\sminut$/);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  expect((await call('GET', '/api/authenticate', { cookies: me.cookies })).status).toBe(200);
});
