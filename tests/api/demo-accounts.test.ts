import { spawnSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../../db/demo/demo.ts';
import signIn from '../../functions/fetch_client.ts';
import { isPassword } from '../../functions/lib/account/passwords.ts';
import { contextOf } from '../../netlify/local/context.ts';
import { everyRole } from '../../src/domain/kernel/roles.ts';
import { query } from '../support/database.ts';

beforeAll(() => seedDemo(process.env.DATABASE_URL ?? ''));

const url = new URL('http://localhost:8888/api/fetch_client');
async function statusIn(deployContext: string, email: string, password: string, ip = '127.0.0.1'): Promise<number> {
  const context = contextOf({ ip, params: {}, url }, () => {});
  const headers = { origin: url.origin, 'content-type': 'application/json' };
  const request = new Request(url, { method: 'POST', headers, body: JSON.stringify({ email, password }) });
  return (await signIn(request, { ...context, deploy: { ...context.deploy, context: deployContext } })).status;
}

test('nobody signs in with a demo account in production', async () => {
  const account = [' Admin@lotnisko.example', 'demo-admin-2026'] as const;
  expect(await statusIn('dev', ...account)).toBe(200);
  expect(await statusIn('production', ...account)).toBe(401);
});

test('each role has a demo account', async () => {
  const known = await query<{ role: string }>(`select role from users where email like '%@lotnisko.example'`);
  const missing = everyRole.filter((role) => !known.some((it) => it.role === role));
  expect(missing.map((role) => `db/demo/accounts.ts: add person('${role}', '${role}', …) to accounts`)).toEqual([]);
});

test('the line of a demo account’s hash is printed, and its password fits', async () => {
  const command = ['netlify/commands/admin.ts', 'demo-hash', 'firefighter'];
  const { stdout } = spawnSync(process.execPath, command, { encoding: 'utf8', timeout: 60_000 });
  const [, hash] = /^ {2}firefighter: '([^']+)',\n$/.exec(stdout) ?? [];
  expect(await isPassword('demo-firefighter-2026', `$argon2id$v=19$m=19456,t=2,p=1$${hash}`)).toBe(true);
});

test('every demo account signs in with the password that is made of its name', async () => {
  const accounts = await query<{ email: string }>(`select email from users where email like '%@lotnisko.example'`);
  expect(accounts.map(({ email }) => email)).toContain('client2@lotnisko.example');
  for (const [i, { email }] of accounts.entries()) {
    const password = `demo-${email.split('@')[0]}-2026`;
    expect(await statusIn('dev', email, password, `203.0.113.${i}`), email).toBe(200);
  }
});
