import { expect, test } from 'vitest';
import { confirm, signedIn, signIn } from '../support/accounts.ts';
import { authenticator } from '../support/authenticator.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';
import { mailCatcher } from '../support/mail-catcher.ts';

const post = mailCatcher();
const password = 'hasło obcego 2026';
let last = 0;

/** The newest link of a kind that an address got. */
const tokenTo = (email: string, page: 'potwierdzenie' | 'resetowanie') =>
  post.mails
    .filter(({ to }) => to?.[0]?.address === email)
    .flatMap(({ text }) => new RegExp(`/${page}/([0-9a-f]{64})`).exec(text ?? '')?.[1] ?? [])
    .at(-1) ?? '';
const prove = (email: string, cookies = {}, body?: { anew: boolean }) =>
  call('POST', `/api/address-proofs/${tokenTo(email, 'potwierdzenie')}`, { cookies, ...(body && { body }) });
const setPassword = (token: string) =>
  call('PATCH', `/api/reset-passwd/${token}`, { body: { password: 'hasło właściciela' } });

/** Somebody has registered an address, and made all that opens its account. */
async function registered() {
  const email = `cudzy-${++last}@test.example`;
  const body = { email, password, first_name: 'Jan', last_name: 'Kowalski' };
  const made = await call('POST', '/api/register', { body, ip: `192.0.2.${last}` });
  expect(made.status).toBe(201);
  const cookies = await signIn({ email, password });
  await confirm(cookies, password);
  const device = authenticator();
  const { json } = await call('POST', '/api/passkeys/options', { body: {}, cookies });
  const key = { name: 'Laptop', response: device.make(json) };
  expect((await call('POST', '/api/passkeys', { body: key, cookies })).status).toBe(201);
  expect((await call('POST', '/api/backup-codes', { cookies })).json.codes).toHaveLength(10);
  return { id: made.json.data.id as number, email, cookies, browser: made.cookies, device };
}
type Registered = Awaited<ReturnType<typeof registered>>;

/** By what the account still opens, or could. */
async function waysIn({ id, email, cookies, device }: Registered) {
  const inSession = (await call('GET', '/api/authenticate', { cookies })).json.auth === true;
  const byPassword = await call('POST', '/api/fetch_client', { body: { email, password }, ip: '198.51.100.7' });
  const options = (await call('POST', '/api/passkeys/challenge', { body: {} })).json;
  const byKey = await call('POST', '/api/passkeys/sign-in', { body: { response: device.use(options) } });
  const [codes] = await query<{ left: number }>('select count(*)::int as left from backup_codes where users_id = $1', [
    id,
  ]);
  return {
    session: inSession,
    password: byPassword.status === 200,
    key: byKey.status === 200,
    codes: (codes?.left ?? 0) > 0,
  };
}
const all = { session: true, password: true, key: true, codes: true };
const none = { session: false, password: false, key: false, codes: false };

test('whoever registered and proves the address in the same browser keeps all they have', async () => {
  const mine = await registered();
  expect(await waysIn(mine)).toEqual(all);
  expect((await prove(mine.email, mine.browser)).json).toEqual({ message: 'Adres e-mail został potwierdzony' });
  expect(await waysIn(mine)).toEqual(all);
});

test('a link opened in another browser proves nothing until one signs in there', async () => {
  const mine = await registered();
  for (const body of [undefined, { anew: false }]) {
    const { status, json } = await prove(mine.email, {}, body);
    expect([status, json.code]).toEqual([409, 'unknown_browser']);
  }
  expect(await query('select proven from users where id = $1', [mine.id])).toEqual([{ proven: false }]);
  const there = await signIn({ email: mine.email, password });
  expect((await prove(mine.email, there)).json).toEqual({ message: 'Adres e-mail został potwierdzony' });
  expect(await waysIn(mine)).toEqual(all);
});

test('whoever begins anew in another browser leaves nothing by which the account opened', async () => {
  const strangers = await registered();
  // A token for a new password, which whoever is signed in may have been given
  await query(
    `insert into reset_tokens (id, hash, users_id, expires_at)
     values (gen_random_uuid(), 'kept by a stranger', $1, now() + interval '1 day')`,
    [strangers.id],
  );
  const { status, json } = await prove(strangers.email, {}, { anew: true });
  expect([status, json.reset]).toEqual([200, expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(await waysIn(strangers)).toEqual(none);
  const kept = `select 1 from reset_tokens where hash = 'kept by a stranger' and used_time is null`;
  expect(await query(kept)).toEqual([]);
  expect((await setPassword(json.reset)).status).toBe(200);
  expect(await waysIn(strangers)).toEqual(none);
  await signIn({ email: strangers.email, password: 'hasło właściciela' });
});

test('a new password set by a mail’s link leaves nothing else either', async () => {
  const strangers = await registered();
  await call('POST', '/api/reset-passwd', { body: { email: strangers.email } });
  expect((await setPassword(tokenTo(strangers.email, 'resetowanie'))).status).toBe(200);
  expect(await waysIn(strangers)).toEqual(none);
  expect(await query('select proven from users where id = $1', [strangers.id])).toEqual([{ proven: true }]);
});

test('of a proven account a new password leaves its keys', async () => {
  const mine = await registered();
  await prove(mine.email, mine.browser);
  await call('POST', '/api/reset-passwd', { body: { email: mine.email } });
  await setPassword(tokenTo(mine.email, 'resetowanie'));
  expect(await waysIn(mine)).toEqual({ ...none, key: true, codes: true });
});

test('an administrator gives a new address to somebody who can no longer sign in', async () => {
  const lost = await signedIn();
  const admin = await signedIn('admin');
  const email = 'nowa-skrzynka@test.example';
  const body = { email, current_password: admin.password };
  expect((await call('PUT', `/api/users/${lost.id}`, { body, cookies: admin.cookies })).status).toBe(200);
  expect((await prove(email)).json).toEqual({ message: 'Adres e-mail został potwierdzony' });
  expect(await query('select email from users where id = $1', [lost.id])).toEqual([{ email }]);
});

test('a proven account gets no address whose owner is not signed in to it', async () => {
  const account = await signedIn();
  const email = 'nowy-adres@test.example';
  const body = { email, current_password: account.password };
  await call('PUT', `/api/users/${account.id}`, { body, cookies: account.cookies });
  const other = await signedIn();
  for (const cookies of [{}, other.cookies]) {
    const { status, json } = await prove(email, cookies);
    expect([status, json.code]).toEqual([409, 'elsewhere']);
  }
  expect(await query('select email from users where id = $1', [account.id])).toEqual([{ email: account.email }]);
  expect((await prove(email, account.cookies)).json).toEqual({ message: 'Adres e-mail został potwierdzony' });
});
