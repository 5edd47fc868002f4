import { describe, expect, test } from 'vitest';
import { forgetOld } from '../../db/account/forget.ts';
import { staff } from '../../src/domain/kernel/roles.ts';
import { type Person, person, signIn } from '../support/accounts.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';
import { mailCatcher } from '../support/mail-catcher.ts';

mailCatcher();

type Cookies = Record<string, string>;
const refresh = (cookies: Cookies) => call('POST', '/api/authenticate/refresh', { cookies });
const isSignedIn = async (cookies: Cookies) => (await call('GET', '/api/authenticate', { cookies })).status === 200;
const sessionsOf = ({ id }: Person) => query<{ id: string }>('select id from sessions where users_id = $1', [id]);
const cleared = { session: '', refresh: '', signed_in: '' };
/** Lets time pass for all of somebody's sessions. */
const wait = async ({ id }: Person, time: string) => {
  await query(
    `update sessions set create_time = create_time - $2::interval, last_used = last_used - $2::interval
      where users_id = $1`,
    [id, time],
  );
  await query(
    `update refresh_tokens set spent_time = spent_time - $2::interval
      where sessions_id in (select id from sessions where users_id = $1) and spent_time is not null`,
    [id, time],
  );
};

describe('a refresh', () => {
  test('exchanges the token for another and keeps the session', async () => {
    const mine = await signIn(await person());
    const next = await refresh(mine);
    expect(next.status).toBe(200);
    expect(next.json.auth).toBe(true);
    expect(next.cookies.refresh).not.toBe(mine.refresh);
    expect(await isSignedIn(next.cookies)).toBe(true);
  });

  test('50 at once rotate once, get one answer, and nobody is signed out', async () => {
    const me = await person();
    const mine = await signIn(me);
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(mine)));
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
    expect(new Set(answers.map(({ cookies }) => cookies.refresh)).size).toBe(1);
    const tokens = await query(
      'select r.hash from refresh_tokens r join sessions s on s.id = r.sessions_id where s.users_id = $1',
      [me.id],
    );
    expect(tokens).toHaveLength(2);
    expect((await refresh(answers[0]?.cookies ?? {})).status).toBe(200);
  });

  test('whose answer was lost is answered again with the same token', async () => {
    const me = await person();
    const mine = await signIn(me);
    const lost = await refresh(mine);
    await wait(me, '9 seconds');
    expect((await refresh(mine)).cookies.refresh).toBe(lost.cookies.refresh);
  });

  test('with a token spent 10 seconds ago ends the whole family', async () => {
    const me = await person();
    const mine = await signIn(me);
    const next = await refresh(mine);
    await wait(me, '11 seconds');
    const replayed = await refresh(mine);
    expect(replayed.status).toBe(401);
    expect(replayed.cookies).toEqual(cleared);
    expect(await isSignedIn(next.cookies)).toBe(false);
    expect((await refresh(next.cookies)).status).toBe(401);
    const [last] = await query('select login_details from login_log where email = $1 order by id desc limit 1', [
      me.email,
    ]);
    expect(last?.login_details).toBe('Zakończono sesję: jej klucz użyto drugi raz');
  });

  test('with the grandparent of the present token ends the family at once', async () => {
    const mine = await signIn(await person());
    const second = await refresh(mine);
    const third = await refresh(second.cookies);
    expect((await refresh(mine)).status).toBe(401);
    expect((await refresh(third.cookies)).status).toBe(401);
  });

  test('of one session does not touch another of the same user', async () => {
    const me = await person();
    const [here, there] = [await signIn(me), await signIn(me)];
    await refresh(here);
    await wait(me, '11 seconds');
    await refresh(here);
    expect(await isSignedIn(there)).toBe(true);
  });

  test('with no token, or one that is none, is a 401 that clears the cookies', async () => {
    for (const cookies of [{}, { refresh: 'x' }, { refresh: 'a'.repeat(64) }] as Cookies[]) {
      const answer = await refresh(cookies);
      expect(answer.status).toBe(401);
      expect(answer.cookies).toEqual(cleared);
    }
  });

  test('no token is in the database as it is in the cookie', async () => {
    const { refresh: token, device } = await signIn(await person());
    const stored =
      JSON.stringify(await query('select * from refresh_tokens')) +
      JSON.stringify(await query('select * from devices'));
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(device);
  });
});

describe('a session ends', () => {
  test.each([
    ['client', '23 hours', '25 hours'],
    ['atc', '59 minutes', '61 minutes'],
    ['admin', '59 minutes', '61 minutes'],
  ] as const)('unused, for %s: alive after %s, over after %s', async (role, alive, over) => {
    const me = await person(role);
    const mine = await signIn(me);
    await wait(me, alive);
    expect(await isSignedIn(mine)).toBe(true);
    await query('update sessions set create_time = now(), last_used = now() - $2::interval where users_id = $1', [
      me.id,
      over,
    ]);
    expect(await isSignedIn(mine)).toBe(false);
    expect((await refresh(mine)).status).toBe(401);
  });

  test.each([
    ['client', '7 days'],
    ['parking_staff', '12 hours'],
  ] as const)('for %s %s after signing in, however busy', async (role, most) => {
    const me = await person(role);
    const mine = await signIn(me);
    await query("update sessions set create_time = now() - $2::interval + interval '1 minute' where users_id = $1", [
      me.id,
      most,
    ]);
    const last = await refresh(mine);
    expect(last.status).toBe(200);
    const [access, lasting] = last.headers.getSetCookie().map((it) => Number(/Max-Age=(\d+)/.exec(it)?.[1]));
    expect(access).toBeLessThanOrEqual(60);
    expect(lasting).toBeLessThanOrEqual(60);
    await query("update sessions set create_time = create_time - interval '2 minutes' where users_id = $1", [me.id]);
    expect(await isSignedIn(last.cookies)).toBe(false);
    expect((await refresh(last.cookies)).status).toBe(401);
  });

  test('sooner once its user is staff', async () => {
    const me = await person();
    const mine = await signIn(me);
    await wait(me, '2 hours');
    expect(await isSignedIn(mine)).toBe(true);
    await query("update users set role = 'atc' where id = $1", [me.id]);
    expect(await isSignedIn(mine)).toBe(false);
  });
});

describe('signing out', () => {
  test('ends the session, clears the cookies and works again', async () => {
    const me = await person();
    const mine = await signIn(me);
    const answer = await call('GET', '/api/logout', { cookies: mine });
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ auth: false, user: null });
    expect(answer.cookies).toEqual(cleared);
    expect(await sessionsOf(me)).toEqual([]);
    expect(await isSignedIn(mine)).toBe(false);
    expect((await refresh(mine)).status).toBe(401);
    expect((await call('GET', '/api/logout', { cookies: mine })).status).toBe(200);
  });

  test('works after the access token ran out', async () => {
    const me = await person();
    const { refresh: token = '' } = await signIn(me);
    await call('GET', '/api/logout', { cookies: { refresh: token } });
    expect(await sessionsOf(me)).toEqual([]);
  });

  test('everywhere ends every session of the user and nobody else’s', async () => {
    const [me, other] = [await person(), await person()];
    const [here, there, theirs] = [await signIn(me), await signIn(me), await signIn(other)];
    const answer = await call('DELETE', '/api/sessions', { cookies: here });
    expect(answer.status).toBe(204);
    expect(answer.cookies).toEqual(cleared);
    expect(await Promise.all([here, there, theirs].map(isSignedIn))).toEqual([false, false, true]);
  });
});

test('signing out everywhere else leaves the session that asks', async () => {
  const [me, other] = [await person(), await person()];
  const [here, there, theirs] = [await signIn(me), await signIn(me), await signIn(other)];
  expect((await call('DELETE', '/api/sessions?others=1', { cookies: here })).status).toBe(204);
  expect(await Promise.all([here, there, theirs].map(isSignedIn))).toEqual([true, false, true]);
});

describe('one’s sessions', () => {
  test('are listed with the present one marked, without those that are over', async () => {
    const me = await person();
    await signIn(me);
    await wait(me, '25 hours');
    const mine = await signIn(me);
    await signIn(me);
    const { json } = await call('GET', '/api/sessions', { cookies: mine });
    expect(json.meta).toEqual({ page: 1, pages: 1, total: 2 });
    expect(json.data.map((it: { current: boolean }) => it.current).sort()).toEqual([false, true]);
    expect(Object.keys(json.data[0]).sort()).toEqual(['create_time', 'current', 'device', 'id', 'last_used']);
  });

  test('can be ended one by one, others’ cannot be found', async () => {
    const [me, other] = [await person(), await person()];
    const [here, there, theirs] = [await signIn(me), await signIn(me), await signIn(other)];
    const { json } = await call('GET', '/api/sessions', { cookies: here });
    const another = json.data.find((it: { current: boolean }) => !it.current).id;
    const [foreign] = await sessionsOf(other);
    for (const id of [foreign?.id, 'abc', '1'])
      expect((await call('DELETE', `/api/sessions/${id}`, { cookies: here })).status).toBe(404);
    expect((await call('DELETE', `/api/sessions/${another}`, { cookies: here })).status).toBe(204);
    expect(await Promise.all([here, there, theirs].map(isSignedIn))).toEqual([true, false, true]);
  });
});

describe('the role is the database’s', () => {
  test('a change takes effect on the next request', async () => {
    const me = await person('admin');
    const mine = await signIn(me);
    const statusFor = async (role: string) =>
      (await call('GET', `/api/authenticate/?requiredRole=${role}`, { cookies: mine })).status;
    expect(await Promise.all([...staff, 'client'].map(statusFor))).toEqual(Array(7).fill(200));
    await query("update users set role = 'atc' where id = $1", [me.id]);
    expect(await Promise.all(['atc', 'admin', 'client', 'nobody'].map(statusFor))).toEqual([200, 403, 403, 403]);
  });

  test('a deleted account is signed out on the next request', async () => {
    const me = await person();
    const mine = await signIn(me);
    await query('delete from users where id = $1', [me.id]);
    expect(await isSignedIn(mine)).toBe(false);
    expect((await refresh(mine)).status).toBe(401);
  });

  test('a guest is 401 whatever role is asked for', async () => {
    expect((await call('GET', '/api/authenticate?requiredRole=client')).status).toBe(401);
    expect((await call('GET', '/api/authenticate', { cookies: { signed_in: '1' } })).status).toBe(401);
  });
});

test('what is over is forgotten at night, what lives stays', async () => {
  const me = await person();
  await signIn(me);
  await wait(me, '8 days');
  const mine = await signIn(me);
  const links = () => query('select id from reset_tokens where users_id = $1', [me.id]);
  await call('POST', '/api/reset-passwd', { body: { email: me.email } });
  await query("update devices set last_used = now() - interval '13 months' where users_id = $1", [me.id]);
  await forgetOld();
  expect((await sessionsOf(me)).length).toBe(1);
  expect((await links()).length).toBe(1);
  expect(await isSignedIn(mine)).toBe(true);
  expect(await query('select from devices where users_id = $1', [me.id])).toEqual([]);
  await query("update reset_tokens set expires_at = now() - interval '31 days' where users_id = $1", [me.id]);
  await query("update outbox set sent_at = now() - interval '31 days' where recipient = $1", [me.email]);
  await forgetOld();
  expect(await links()).toEqual([]);
  expect(await query('select id from outbox where recipient = $1', [me.email])).toEqual([]);
});
