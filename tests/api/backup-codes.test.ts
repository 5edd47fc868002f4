import { expect, test } from 'vitest';
import { confirm, type Person, type Signed, signedIn } from '../support/accounts.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';
import { whileAccessEnds } from '../support/ended-access.ts';
import { mailCatcher } from '../support/mail-catcher.ts';

mailCatcher();
const codesOf = async ({ cookies, password }: Signed): Promise<string[]> => {
  await confirm(cookies, password);
  return (await call('POST', '/api/backup-codes', { cookies })).json.codes;
};
const left = async ({ cookies }: Signed) => (await call('GET', '/api/backup-codes', { cookies })).json.left;
const enter = ({ email, password }: Pick<Person, 'email' | 'password'>, code: string) =>
  call('POST', '/api/backup-codes/sign-in', { body: { email, password, code } });
const whose = async (cookies: Record<string, string>) =>
  (await call('GET', '/api/authenticate', { cookies })).json.user?.id;

test('a code opens a role that demands a passkey, once, and the login log tells of it', async () => {
  const me = await signedIn('ground_crew');
  const codes = await codesOf(me);
  expect(new Set(codes).size).toBe(10);
  await query("insert into passkey_roles values ('ground_crew')");
  try {
    expect(await whose(me.cookies)).toBeUndefined();
    const [code = ''] = codes;
    const { status, json, cookies } = await enter(me, code.replaceAll('-', ' ').toLowerCase());
    expect(status).toBe(200);
    expect(json).toMatchObject({ auth: true, user: { id: me.id } });
    expect(await whose(cookies)).toBe(me.id);
    expect(await left({ ...me, cookies })).toBe(9);
    const again = await enter(me, code);
    expect(again.status).toBe(400);
    expect(again.json.errors).toEqual({ code: 'Tego kodu nie ma na Twojej liście albo został już użyty' });
    expect(again.cookies).toEqual({});
  } finally {
    await query('delete from passkey_roles');
  }
  const told = await query('select kind, login_details from login_log where email = $1 order by id', [me.email]);
  expect(told.slice(1)).toEqual([
    { kind: 'PASSKEY', login_details: 'Nowe kody zapasowe za klucz dostępu' },
    { kind: 'SIGNED_IN', login_details: expect.stringMatching(/^Zalogowano kodem zapasowym: /) },
    { kind: 'REFUSED', login_details: expect.stringMatching(/^Nieudane logowanie kodem zapasowym, /) },
  ]);
});

test('a code is nothing without the password, nor for somebody else', async () => {
  const [me, other] = [await signedIn(), await signedIn()];
  const [code = ''] = await codesOf(me);
  expect((await enter({ email: me.email, password: 'złe hasło 2026' }, code)).status).toBe(401);
  expect((await enter(other, code)).status).toBe(400);
  expect((await enter({ email: 'nikt@test.example', password: me.password }, code)).status).toBe(401);
  expect(await left(me)).toBe(10);
});

test('codes made while the access to their account ends are not kept, and not told', async () => {
  const me = await signedIn();
  await confirm(me.cookies, me.password);
  const { status, json } = await whileAccessEnds(me.id, () =>
    call('POST', '/api/backup-codes', { cookies: me.cookies }),
  );
  expect([status, json.codes]).toEqual([401, undefined]);
  expect(await query('select from backup_codes where users_id = $1', [me.id])).toEqual([]);
  expect(await query("select from outbox where recipient = $1 and kind = 'key_changed'", [me.email])).toEqual([]);
});

test('codes guessed are counted as passwords guessed are', async () => {
  const me = await signedIn();
  const answers = [];
  for (let turn = 0; turn < 12; turn++) answers.push((await enter(me, 'AAAA-BBBB-CCCC-DDDD')).status);
  expect(answers.filter((it) => it === 400).length).toBeLessThanOrEqual(10);
  expect(answers.at(-1)).toBe(429);
});

test('one code sent eight times at once opens one session', async () => {
  const me = await signedIn();
  const [code = ''] = await codesOf(me);
  const answers = await Promise.all(Array.from({ length: 8 }, () => enter(me, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('new codes need the password given a moment ago, and end the old ones', async () => {
  const me = await signedIn();
  const refused = await call('POST', '/api/backup-codes', { cookies: me.cookies });
  expect([refused.status, refused.json.code]).toEqual([403, 'confirm']);
  const [old = ''] = await codesOf(me);
  const [fresh = ''] = await codesOf(me);
  expect((await enter(me, old)).status).toBe(400);
  expect((await enter(me, fresh)).status).toBe(200);
});

test('nobody reads a code again, not even from the database; its owner is told by mail', async () => {
  const me = await signedIn();
  const codes = await codesOf(me);
  expect(await query("select facts ->> 'what' as what from outbox where recipient = $1", [me.email])).toEqual([
    { what: 'BACKUP_CODES' },
  ]);
  const [{ kept } = { kept: '' }] = await query<{ kept: string }>(
    `select concat((select string_agg(b::text, ' ') from backup_codes b), (select string_agg(e::text, ' ')
       from event_log e), (select string_agg(i::text, ' ') from idempotency_keys i),
       (select string_agg(o::text, ' ') from outbox o)) as kept`,
  );
  for (const code of codes) expect(kept).not.toContain(code.replaceAll('-', ''));
  for (const code of codes) expect(kept).not.toContain(code);
});
