import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { findAccount } from '../../db/account/accounts.ts';
import { createAdmin } from '../../db/account/create-admin.ts';
import { changePassword } from '../../db/account/passwords.ts';
import { queueMail } from '../../db/mail/account-mails.ts';
import { write } from '../../db/sql.ts';
import { newReset, tokenOf } from '../../functions/lib/mail/mail-link.ts';
import { type Person, person, signIn } from '../support/accounts.ts';
import { type Answer, call } from '../support/call.ts';
import { query } from '../support/database.ts';
import { runJob } from '../support/job.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { moveClock } from '../support/move-clock.ts';

const post = mailCatcher();

const canSignIn = async (email: string, password: string) =>
  (await call('POST', '/api/fetch_client', { body: { email, password } })).status === 200;
const isSignedIn = async (cookies: Record<string, string>) =>
  (await call('GET', '/api/authenticate', { cookies })).status === 200;
const mailsTo = (email: string) =>
  query<{ kind: string; facts: { id: string; hash: string } }>(
    'select kind, facts from outbox where recipient = $1 order by id',
    [email],
  );

const jan = (email: string) => ({ email, password: 'abc', first_name: 'Jan', last_name: 'Kowalski' });

describe('registration', () => {
  test('makes a client, who can sign in', async () => {
    const created = await call('POST', '/api/register', {
      body: { ...jan(' Nowy@Test.example'), role: 'admin', id: 1, img: 'x' },
    });
    expect(created.status).toBe(201);
    expect(created.json.message).toBe('Zarejestrowano pomyślnie');
    const [stored] = await query('select id, email, role, img, password_hash from users where email = $1', [
      'nowy@test.example',
    ]);
    expect(stored).toMatchObject({ id: created.json.data.id, role: 'client', img: null });
    expect(stored?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await canSignIn('nowy@test.example', 'abc')).toBe(true);
    expect(await query("select table_name, by_user from event_log where table_name = 'users'")).toEqual([
      { table_name: 'users', by_user: 'gość' },
    ]);
    expect(JSON.stringify(await query('select * from event_log'))).not.toContain('argon2');
  });

  test('of a taken e-mail is 409, also in capitals and where two register at once', async () => {
    const [first, ...others] = (
      await Promise.all(
        Array.from({ length: 8 }, () => call('POST', '/api/register', { body: jan('dwa@test.example') })),
      )
    ).sort((a, b) => a.status - b.status);
    expect(first?.status).toBe(201);
    for (const { status, json } of others) {
      expect(status).toBe(409);
      expect(json.message).toBe('Użytkownik o podanym adresie e-mail już istnieje');
    }
    expect((await call('POST', '/api/register', { body: jan('DWA@test.example') })).status).toBe(409);
    const details = await query('select login_details from login_log where email = $1 order by id', [
      'dwa@test.example',
    ]);
    expect(details.map((it) => it.login_details).sort()).toEqual(
      [...Array(8).fill('Rejestracja: e-mail jest zajęty, 127.0.0.1'), 'Rejestracja, 127.0.0.1'].sort(),
    );
  });

  test('refuses short names and passwords by field, and longer ones where the configuration asks', async () => {
    const refused = await call('POST', '/api/register', {
      body: { email: 'x', password: ' a ', first_name: 'J', last_name: '' },
    });
    expect(refused.status).toBe(400);
    expect(refused.json.message).toBe('Formularz jest niepoprawny');
    expect(Object.keys(refused.json.errors)).toEqual(['first_name', 'last_name', 'email', 'password']);
    vi.stubEnv('PASSWORD_MIN_LENGTH', '8');
    const short = await call('POST', '/api/register', { body: jan('trzy@test.example') });
    expect(short.status).toBe(400);
    expect(short.json.errors.password).toBe('Hasło musi mieć co najmniej 8\u00a0znaków');
    vi.stubEnv('PASSWORD_MIN_LENGTH', 'osiem');
    const logSpy = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await call('POST', '/api/register', { body: jan('trzy@test.example') })).status).toBe(500);
    expect(String(logSpy.mock.lastCall)).toContain('PASSWORD_MIN_LENGTH must be a whole number from 3 to 128');
    logSpy.mockRestore();
    vi.unstubAllEnvs();
  });

  test('is throttled by address', async () => {
    const statuses = [];
    for (let i = 0; i < 31; i++)
      statuses.push(
        (await call('POST', '/api/register', { body: jan('raz@test.example'), ip: '203.0.113.20' })).status,
      );
    expect(statuses.slice(-2)).toEqual([409, 429]);
  });
});

describe('changing the password', () => {
  const change = (cookies: Record<string, string>, current_password: string, new_password: string) =>
    call('POST', '/api/password', { cookies, body: { current_password, new_password } });

  test('takes the current one, ends the other sessions and tells the owner', async () => {
    const me = await person();
    const [here, there] = [await signIn(me), await signIn(me)];
    expect((await change(here, me.password, 'nowe hasło')).status).toBe(200);
    expect(await isSignedIn(here)).toBe(true);
    expect(await isSignedIn(there)).toBe(false);
    expect(await canSignIn(me.email, me.password)).toBe(false);
    expect(await canSignIn(me.email, 'nowe hasło')).toBe(true);
    expect((await mailsTo(me.email)).map(({ kind }) => kind)).toContain('password_changed');
  });

  test('with a wrong current one changes nothing, and guesses are counted', async () => {
    const me = await person();
    const mine = await signIn(me);
    const refused = await change(mine, 'nie to', 'nowe hasło');
    expect(refused.status).toBe(400);
    expect(refused.json.errors).toEqual({ current_password: 'Nieprawidłowe obecne hasło' });
    expect(await canSignIn(me.email, me.password)).toBe(true);
    for (let i = 0; i < 9; i++) await change(mine, 'nie to', 'nowe hasło');
    expect((await change(mine, me.password, 'nowe hasło')).status).toBe(429);
  });

  test('by a password that was changed meanwhile does nothing, and is not logged as a change', async () => {
    const me = await person();
    const account = await findAccount(me.email);
    if (!account) return expect.unreachable('there is no account');
    await change(await signIn(me), me.password, 'nowe hasło');
    const mine = await signIn({ email: me.email, password: 'nowe hasło' });
    const traces = () => query('select login_details from login_log where email = $1 order by id', [me.email]);
    const tracesBefore = await traces();
    const mailsBefore = await mailsTo(me.email);
    expect(await changePassword(account, 'inny skrót', { id: randomUUID(), deviceHash: '' })).toBe(false);
    expect(await traces()).toEqual(tracesBefore);
    expect(await mailsTo(me.email)).toEqual(mailsBefore);
    expect(await isSignedIn(mine)).toBe(true);
  });

  test('wants 12 characters of staff and somebody signed in', async () => {
    const me = await person('airport_staff');
    const mine = await signIn(me);
    expect((await change(mine, me.password, 'za krótkie')).json.errors.new_password).toContain('12');
    expect((await change({}, me.password, 'dostatecznie długie')).status).toBe(401);
  });
});

describe('a reset', () => {
  const ask = (email: string, ip = '127.0.0.1') => call('POST', '/api/reset-passwd', { body: { email }, ip });
  const check = (token: string) => call('POST', `/api/reset-passwd/${token}`);
  const set = (token: string, password: string) => call('PATCH', `/api/reset-passwd/${token}`, { body: { password } });
  /** The token as the mail will carry it. */
  async function tokenFor({ email }: Person): Promise<string> {
    expect((await ask(email)).status).toBe(200);
    const mail = (await mailsTo(email)).findLast(({ kind }) => kind === 'reset_link');
    if (!mail) throw new Error('No mail was queued');
    return tokenOf(mail.facts);
  }
  function expectAnswer(answer: Answer<{ message: string }>, status: number, message: string): void {
    expect(answer.json.message).toBe(message);
    expect(answer.status).toBe(status);
  }

  test('answers the same whether the account exists or not', async () => {
    const me = await person();
    const known = await ask(me.email);
    const unknown = await ask('nikt@test.example');
    expect(known.status).toBe(200);
    expectAnswer(unknown, known.status, known.json.message);
    expect((await mailsTo(me.email)).length).toBe(1);
    expect((await mailsTo('nikt@test.example')).length).toBe(0);
    const noted = await query('select login_details from login_log where email = any ($1)', [
      [me.email, 'nikt@test.example'],
    ]);
    expect(noted).toEqual(Array(2).fill({ login_details: 'Prośba o zmianę hasła, 127.0.0.1' }));
  });

  test('sets a new password and ends every session', async () => {
    const me = await person();
    const mine = await signIn(me);
    const token = await tokenFor(me);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expectAnswer(await check(token), 200, 'Token jest prawidłowy');
    expect((await set(token, 'nowe hasło')).status).toBe(200);
    expect(await isSignedIn(mine)).toBe(false);
    expect((await call('POST', '/api/authenticate/refresh', { cookies: mine })).status).toBe(401);
    expect(await canSignIn(me.email, me.password)).toBe(false);
    expect(await canSignIn(me.email, 'nowe hasło')).toBe(true);
    expect((await mailsTo(me.email)).map(({ kind }) => kind)).toContain('password_changed');
  });

  test('checking a token does not spend it, a refused password neither', async () => {
    const me = await person('admin');
    const token = await tokenFor(me);
    await check(token);
    expect((await check(token)).json.minLength).toBe(12);
    expect((await set(token, 'ab')).status).toBe(400);
    expect((await set(token, 'za krótkie')).json.errors.password).toContain('12');
    expect((await set(token, 'dostatecznie długie')).status).toBe(200);
  });

  test('of an unknown, used or expired token is told in the specified words', async () => {
    const [me, late] = [await person(), await person()];
    const [used, expired] = [await tokenFor(me), await tokenFor(late)];
    await set(used, 'nowe hasło');
    await query("update reset_tokens set expires_at = now() - interval '1 second' where users_id = $1", [late.id]);
    for (const act of [check, (token: string) => set(token, 'nowe hasło')]) {
      expectAnswer(await act('nieznany'), 404, 'Nieprawidłowy token');
      expectAnswer(await act('a'.repeat(64)), 404, 'Nieprawidłowy token');
      expectAnswer(await act(used), 409, 'Token został już użyty');
      expectAnswer(await act(expired), 410, 'Token wygasł');
    }
    expect(await canSignIn(late.email, late.password)).toBe(true);
  });

  test('lasts 24 hours', async () => {
    const me = await person();
    await tokenFor(me);
    const [{ seconds } = {}] = await query(
      'select extract(epoch from expires_at - create_time)::int as seconds from reset_tokens where users_id = $1',
      [me.id],
    );
    expect(seconds).toBe(24 * 3600);
  });

  test('20 at once with one token: one succeeds, and its password is the one that holds', async () => {
    const me = await person();
    const token = await tokenFor(me);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => set(token, `hasło numer ${i}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await canSignIn(me.email, `hasło numer ${winner}`)).toBe(true);
    expect((await mailsTo(me.email)).filter(({ kind }) => kind === 'password_changed')).toHaveLength(1);
  });

  test('spends the account’s other links', async () => {
    const me = await person();
    const [first, second] = [await tokenFor(me), await tokenFor(me)];
    await set(second, 'nowe hasło');
    expect((await set(first, 'inne hasło')).status).toBe(409);
  });

  test('a used link ends no session', async () => {
    const me = await person();
    const token = await tokenFor(me);
    await set(token, 'nowe hasło');
    const mine = await signIn({ email: me.email, password: 'nowe hasło' });
    await set(token, 'inne hasło');
    expect(await isSignedIn(mine)).toBe(true);
  });

  test('leaves nothing in the database that opens the account', async () => {
    const me = await person();
    const token = await tokenFor(me);
    const everything = JSON.stringify([
      await query('select * from reset_tokens'),
      await query('select * from outbox'),
      await query('select * from login_log'),
    ]);
    expect(everything).not.toContain(token);
    expect(everything).toContain(createHash('sha256').update(token).digest('hex'));
  });

  test('that fails is logged as a failed reset, and answered like any other', async () => {
    const { email } = await person();
    const logSpy = vi.spyOn(console, 'error').mockImplementation(() => {});
    await query('alter table reset_tokens rename to away');
    const { status } = await ask(email);
    await query('alter table away rename to reset_tokens');
    const log = logSpy.mock.calls;
    logSpy.mockRestore();
    expect(status).toBe(200);
    expect(log).toEqual([[expect.stringMatching(/^reset link: .*reset_tokens/)]]);
  });

  test('of a token made before SECRET changed is still mailed', async () => {
    const me = await person();
    const token = await tokenFor(me);
    vi.stubEnv('SECRET_PREVIOUS', process.env.SECRET);
    vi.stubEnv('SECRET', 'n'.repeat(64));
    const [mail] = await mailsTo(me.email);
    expect(mail && tokenOf(mail.facts)).toBe(token);
    expect((await set(token, 'nowe hasło')).status).toBe(200);
    vi.unstubAllEnvs();
  });

  test('sends an account five links an hour, and takes five requests an hour from an address', async () => {
    const me = await person();
    for (let i = 0; i < 4; i++)
      for (let n = 0; n < 2; n++) expect((await ask(me.email, `198.51.100.${i}`)).status).toBe(200);
    expect(await mailsTo(me.email)).toHaveLength(5);
    for (let n = 0; n < 3; n++) await ask(me.email, '198.51.100.0');
    expect((await ask(me.email, '198.51.100.0')).status).toBe(429);
  });
});

describe('the mail', () => {
  const mailTo = (address: string) => post.mails.findLast(({ to }) => to?.[0]?.address === address);

  test('of a reset carries the link, whose host is the configured one, in both forms', async () => {
    const me = await person();
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    await call('POST', '/api/reset-passwd', { body: { email: me.email }, headers });
    const mail = mailTo(me.email);
    const [link = ''] = /http:\/\/localhost:8888\/resetowanie\/[0-9a-f]{64}/.exec(mail?.text ?? '') ?? [];
    expect(mail?.html).toContain(`href="${link}"`);
    expect(JSON.stringify(mail)).not.toContain('evil');
    expect(mail?.subject).toBe('Link do zmiany hasła');
    expect(mail?.text).toContain('24\u00a0godziny');
    const token = link.split('/').at(-1);
    expect((await call('PATCH', `/api/reset-passwd/${token}`, { body: { password: 'nowe hasło' } })).status).toBe(200);
    expect(mailTo(me.email)?.subject).toBe('Hasło zostało zmienione');
    expect(mailTo(me.email)?.text).toContain('http://localhost:8888/resetowanie\n');
  });

  test('of a new device names it and the time', async () => {
    const me = await person();
    await signIn(me);
    await signIn(me);
    expect(mailTo(me.email)).toMatchObject({
      subject: 'Nowe logowanie do Twojego konta',
      text: expect.stringContaining('Urządzenie: nieznane urządzenie'),
    });
  });

  test('of new devices comes three times an hour, then once for all the others', async () => {
    const me = await person();
    await signIn(me);
    for (const browser of ['Firefox/130', 'Edg/130', 'OPR/110', 'Firefox/130', 'Edg/130', 'Edg/130']) {
      const { status } = await call('POST', '/api/fetch_client', {
        body: { email: me.email, password: me.password },
        headers: { 'user-agent': `Mozilla/5.0 (Windows NT 10.0) ${browser}` },
      });
      expect(status).toBe(200);
    }
    const subjects = () => post.mails.filter(({ to }) => to?.[0]?.address === me.email).map(({ subject }) => subject);
    const one = 'Nowe logowanie do Twojego konta';
    expect(subjects()).toEqual([one, one, one]);
    await moveClock('61 minutes');
    await runJob('outbox');
    expect(subjects()).toEqual([one, one, one, 'Nowe logowania do Twojego konta']);
    const { text } = mailTo(me.email) ?? {};
    expect(text).toContain('jeszcze 3 razy');
    expect(text).toContain('Urządzenia: Firefox, Windows; Edge, Windows');
    await runJob('outbox');
    expect(subjects()).toHaveLength(4);
  });

  test('of a changed e-mail goes to the old address and does not tell the new one', async () => {
    await write('system', queueMail('email_changed', 'dawny@test.example', { at: '2026-06-19T10:00:00.000Z' }));
    await runJob('outbox');
    expect(mailTo('dawny@test.example')).toMatchObject({
      subject: 'Adres e-mail konta został zmieniony',
      text: expect.stringContaining('19.06.2026, 12:00'),
    });
  });
});

describe('the first administrator', () => {
  async function makeAdmin(email: string): Promise<string> {
    const { token, ...reset } = newReset();
    const client = new pg.Client(process.env.DATABASE_URL);
    await client.connect();
    await createAdmin(client, email, reset);
    await client.end();
    return token;
  }

  test('is made without a password and sets one by the link', async () => {
    const token = await makeAdmin('szef@test.example');
    expect(await canSignIn('szef@test.example', 'dostatecznie długie')).toBe(false);
    const set = await call('PATCH', `/api/reset-passwd/${token}`, { body: { password: 'dostatecznie długie' } });
    expect(set.status).toBe(200);
    const cookies = await signIn({ email: 'szef@test.example', password: 'dostatecznie długie' });
    expect((await call('GET', '/api/authenticate?requiredRole=admin', { cookies })).status).toBe(200);
  });

  test('may be somebody who has an account already', async () => {
    const me = await person();
    const mine = await signIn(me);
    await makeAdmin(me.email);
    expect((await call('GET', '/api/authenticate?requiredRole=admin', { cookies: mine })).status).toBe(200);
  });

  test('whoever registered the address without proving it loses session, password and keys', async () => {
    const [email, password] = ['przyszly-szef@test.example', 'znane obcemu 2026'];
    const body = { email, password, first_name: 'Obcy', last_name: 'Człowiek' };
    expect((await call('POST', '/api/register', { body })).status).toBe(201);
    const theirs = await signIn({ email, password });
    const key = `insert into passkeys (id, users_id, name, public_key) select repeat('x', 16), id, 'x', 'x' from users`;
    await query(`${key} where email = $1`, [email]);
    const token = await makeAdmin(email);
    expect(await query('select from passkeys')).toEqual([]);
    expect((await call('GET', '/api/authenticate', { cookies: theirs })).status).toBe(401);
    expect(await canSignIn(email, password)).toBe(false);
    await call('PATCH', `/api/reset-passwd/${token}`, { body: { password: 'dostatecznie długie' } });
    const mine = await signIn({ email, password: 'dostatecznie długie' });
    expect((await call('GET', '/api/authenticate?requiredRole=admin', { cookies: mine })).status).toBe(200);
  });
});
