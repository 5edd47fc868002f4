import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import forget from '../../functions/jobs/forget.ts';
import { formatDay, today } from '../../src/domain/language/days.ts';
import { confirm, type Person, person, type Signed, signedIn } from '../support/accounts.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';
import { runJob } from '../support/job.ts';
import { mailCatcher } from '../support/mail-catcher.ts';

const post = mailCatcher();

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

  test('needs the admin’s password too, and one given in another session does not count', async () => {
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

describe('what a stolen session of an administrator must not leave behind', () => {
  const body = () => ({ email: `${randomUUID()}@test.example`, first_name: 'Ewa', last_name: 'Nowa', role: 'admin' });
  const invite = (by: Signed, member = body()) => call('POST', '/api/users', { body: member, cookies: by.cookies });
  const giveRole = (by: Signed, { id }: Person, role: string) =>
    call('PATCH', `/api/users/${id}`, { body: { role }, cookies: by.cookies });
  const refusal = { status: 403, json: { message: 'Najpierw podaj swoje hasło', code: 'confirm' } };
  const mailsAbout = (subject: string) => post.mails.filter((mail) => mail.subject === subject);

  test('an invitation needs the password again, and all administrators are told of it', async () => {
    const [me, other] = [await signedIn('admin'), await person('admin')];
    expect(await invite(me)).toMatchObject(refusal);
    await confirm(me.cookies, me.password);
    post.mails = [];
    const member = body();
    expect((await invite(me, member)).status).toBe(201);
    const told = mailsAbout('Nowa osoba w panelu');
    const to = told.map((mail) => mail.to?.[0]?.address);
    expect(to).toEqual(expect.arrayContaining([me.email, other.email]));
    expect(to).not.toContain(member.email);
    for (const part of [me.email, member.email, 'Ewa Nowa', 'Administrator', formatDay(today())])
      expect(told[0]?.text).toContain(part);
  });

  test('a role with more rights needs the password again, and all administrators are told', async () => {
    const [me, them] = [await signedIn('admin'), await person('atc')];
    for (const role of ['admin', 'ground_crew']) expect(await giveRole(me, them, role), role).toMatchObject(refusal);
    expect((await giveRole(me, them, 'atc')).json.message).toBe('Nie dokonano zmian');
    await confirm(me.cookies, me.password);
    post.mails = [];
    expect((await giveRole(me, them, 'admin')).status).toBe(200);
    const told = mailsAbout('Nowa rola w panelu');
    expect(told.map((mail) => mail.to?.[0]?.address)).toContain(me.email);
    for (const part of [me.email, them.email, 'Kontroler ruchu', 'Administrator', formatDay(today())])
      expect(told[0]?.text).toContain(part);
  });

  test('a role that lets somebody do less is given at once, and nobody is told', async () => {
    const [me, them, other] = [await signedIn('admin'), await person('atc'), await person('admin')];
    post.mails = [];
    expect((await giveRole(me, them, 'client')).status).toBe(200);
    expect((await giveRole(me, other, 'atc')).status).toBe(200);
    expect(post.mails).toEqual([]);
  });

  test('a mail about somebody who was deleted meanwhile names nobody', async () => {
    const [me, them] = [await signedIn('admin'), await person()];
    await confirm(me.cookies, me.password);
    post.accepts = false;
    await giveRole(me, them, 'atc');
    expect(JSON.stringify(await query(`select facts from outbox where kind = 'role_raised'`))).not.toContain('@');
    await call('DELETE', `/api/users/${them.id}`, { cookies: me.cookies });
    post.accepts = true;
    post.mails = [];
    await query(`update outbox set next_attempt = now() where kind = 'role_raised'`);
    await runJob('outbox');
    expect(mailsAbout('Nowa rola w panelu')[0]?.text).toContain(`usunięte konto ${them.id}`);
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
