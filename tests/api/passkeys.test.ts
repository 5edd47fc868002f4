import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { confirm, person, type Signed, signedIn, signIn } from '../support/accounts.ts';
import { authenticator } from '../support/authenticator.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';
import { whileAccessEnds } from '../support/ended-access.ts';
import { runJob } from '../support/job.ts';
import { mailCatcher } from '../support/mail-catcher.ts';

const mail = mailCatcher();
type Device = ReturnType<typeof authenticator>;
const post = (path: string, body: object = {}, cookies = {}) => call('POST', `/api/passkeys${path}`, { body, cookies });

const challenge = async () => (await post('/challenge')).json;
const add = async ({ cookies, password }: Signed, device: Device, name = 'Laptop') => {
  await confirm(cookies, password);
  const { json } = await post('/options', {}, cookies);
  return post('', { name, response: device.make(json) }, cookies);
};
const enter = async (device: Device) => post('/sign-in', { response: device.use(await challenge()) });
const whose = async (cookies: Record<string, string>) =>
  (await call('GET', '/api/authenticate', { cookies })).json.user?.id;

/** Somebody with a key. */
async function holder() {
  const [me, device] = [await signedIn(), authenticator()];
  expect((await add(me, device)).json).toEqual({ message: 'Dodano klucz „Laptop”' });
  return { me, device };
}

test('a key signs its owner in, and says when it was used', async () => {
  const { me, device } = await holder();
  const { status, json, cookies } = await enter(device);
  expect(status).toBe(200);
  expect(json).toMatchObject({ auth: true, user: { id: me.id } });
  expect(await whose(cookies)).toBe(me.id);
  const { data } = (await call('GET', '/api/passkeys', { cookies })).json;
  expect(data).toEqual([
    { id: device.id, name: 'Laptop', create_time: expect.any(String), last_used: expect.any(String) },
  ]);
});

describe('a key is refused', () => {
  test('whose answer was sent before', async () => {
    const { device } = await holder();
    const response = device.use(await challenge());
    expect((await post('/sign-in', { response })).status).toBe(200);
    const again = await post('/sign-in', { response });
    expect(again.status).toBe(400);
    expect(again.json.message).toBe('Nie rozpoznajemy tego klucza dostępu');
  });

  test('that signed for another site', async () => {
    const me = await signedIn();
    expect((await add(me, authenticator('https://evil.example'))).status).toBe(400);
    expect((await add(me, authenticator('http://localhost:9999'))).status).toBe(400);
    expect((await call('GET', '/api/passkeys', { cookies: me.cookies })).json.data).toEqual([]);
  });

  test('that signed what nobody asked, or too late', async () => {
    const { device } = await holder();
    expect((await post('/sign-in', { response: device.use({ challenge: 'bm9ib2R5' }) })).status).toBe(400);
    const options = await challenge();
    await query("update passkey_challenges set expires_at = now() - interval '1 second'");
    expect((await post('/sign-in', { response: device.use(options) })).status).toBe(400);
  });

  test('that signed what somebody else was asked', async () => {
    const [me, other] = [await signedIn(), await signedIn()];
    await Promise.all([confirm(me.cookies, me.password), confirm(other.cookies, other.password)]);
    const options = (await post('/options', {}, other.cookies)).json;
    expect((await post('', { name: 'X', response: authenticator().make(options) }, me.cookies)).status).toBe(400);
  });

  test('that is added while the access to its account ends', async () => {
    const me = await signedIn();
    await confirm(me.cookies, me.password);
    const options = (await post('/options', {}, me.cookies)).json;
    const made = { name: 'X', response: authenticator().make(options) };
    const { status } = await whileAccessEnds(me.id, () => post('', made, me.cookies));
    expect(status).toBe(401);
    expect(await query('select from passkeys where users_id = $1', [me.id])).toEqual([]);
  });

  test('that another device pretends to be', async () => {
    const { device } = await holder();
    const response = { ...authenticator().use(await challenge()), id: device.id, rawId: device.id };
    expect((await post('/sign-in', { response })).status).toBe(400);
  });

  test('whose count of uses went back: it was copied', async () => {
    const { device } = await holder();
    await query('update passkeys set uses = 100 where id = $1', [device.id]);
    expect((await enter(device)).status).toBe(400);
  });

  test.each([{}, { response: null }, { response: { id: 1 } }, { response: { id: 'x', response: 'y' } }])(
    'that is %j',
    async (body) => expect((await post('/sign-in', body)).status).toBe(400),
  );
});

describe('adding and removing', () => {
  test('need the password or a key given at most five minutes ago', async () => {
    const { me, device } = await holder();
    const fresh = await signIn(me);
    expect((await post('/options', {}, fresh)).json).toMatchObject({ code: 'confirm' });
    const remove = () => call('DELETE', `/api/passkeys/${device.id}`, { cookies: fresh });
    expect((await remove()).status).toBe(403);
    const given = await post('/confirm', { response: device.use(await challenge()) }, fresh);
    expect(given.status).toBe(200);
    expect((await remove()).status).toBe(204);
    expect((await enter(device)).status).toBe(400);
  });

  test('are written in the login log', async () => {
    const { me, device } = await holder();
    await call('DELETE', `/api/passkeys/${device.id}`, { cookies: me.cookies });
    const lines = await query(
      "select login_details, kind from login_log where email = $1 and login_details like '%klucz%' order by id",
      [me.email],
    );
    expect(lines).toEqual([
      { login_details: 'Dodano klucz dostępu: Laptop', kind: 'PASSKEY' },
      { login_details: 'Usunięto klucz dostępu: Laptop', kind: 'PASSKEY' },
    ]);
  });

  test('are told to the owner by mail: a new password would leave the key as it is', async () => {
    const { me, device } = await holder();
    await call('DELETE', `/api/passkeys/${device.id}`, { cookies: me.cookies });
    await query('update outbox set next_attempt = clock() where sent_at is null');
    await runJob('outbox');
    const told = mail.mails.filter(({ to }) => to?.some(({ address }) => address === me.email));
    const subjects = told.map(({ subject }) => subject).filter((it) => it?.includes('klucz'));
    expect(subjects.sort()).toEqual(['Dodano klucz dostępu', 'Usunięto klucz dostępu']);
  });

  test('happen with their mail or not at all', async () => {
    const { me, device } = await holder();
    await query(`alter table outbox add constraint no_mail check (kind <> 'key_changed') not valid`);
    onTestFinished(() => query('alter table outbox drop constraint no_mail').then());
    expect((await call('DELETE', `/api/passkeys/${device.id}`, { cookies: me.cookies })).status).not.toBe(204);
    expect(await query('select id from passkeys where users_id = $1', [me.id])).toEqual([{ id: device.id }]);
  });

  test('are one’s own: nobody names, removes or confirms with another’s key', async () => {
    const [{ device }, other] = [await holder(), await signedIn()];
    await confirm(other.cookies, other.password);
    const path = `/api/passkeys/${device.id}`;
    expect((await call('PATCH', path, { cookies: other.cookies, body: { name: 'X' } })).status).toBe(404);
    expect((await call('DELETE', path, { cookies: other.cookies })).status).toBe(404);
    const given = await post('/confirm', { response: device.use(await challenge()) }, other.cookies);
    expect(given.status).toBe(403);
  });
});

describe('a role that demands a key', () => {
  const demand = (role: string) => query('insert into passkey_roles values ($1)', [role]);
  afterEach(() => query('delete from passkey_roles'));
  const withPassword = ({ email, password }: { email: string; password: string }) =>
    call('POST', '/api/fetch_client', { body: { email, password } });

  test('ends the sessions that a password opened, also of whoever gets the role', async () => {
    const [before, later] = [await signedIn('ground_crew'), await signedIn()];
    await demand('ground_crew');
    expect(await whose(before.cookies)).toBeUndefined();
    expect(await whose(later.cookies)).toBe(later.id);
    await query("update users set role = 'ground_crew' where id = $1", [later.id]);
    expect(await whose(later.cookies)).toBeUndefined();
  });

  test('is entered by a key alone', async () => {
    const { me, device } = await holder();
    await query("update users set role = 'atc' where id = $1", [me.id]);
    await demand('atc');
    const refused = await withPassword(me);
    expect(refused.json).toEqual({ auth: false, code: 'passkey' });
    expect(refused.cookies).toEqual({});
    expect(await whose((await enter(device)).cookies)).toBe(me.id);
  });

  test('has its first key made by the password, and no second', async () => {
    const [me, device] = [await person('atc'), authenticator()];
    await demand('atc');
    const { json } = await withPassword(me);
    expect(json).toMatchObject({ auth: false, code: 'passkey' });
    const first = await post('/first', { ...me, name: 'Pierwszy', response: device.make(json.add) });
    expect(first.status).toBe(200);
    expect(await whose(first.cookies)).toBe(me.id);
    expect((await withPassword(me)).json).toEqual({ auth: false, code: 'passkey' });
    const second = await post('/first', { ...me, name: 'Drugi', response: authenticator().make(json.add) });
    expect(second.status).toBe(409);
  });
});
