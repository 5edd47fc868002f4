import { expect, test } from 'vitest';
import { isPassword } from '../../functions/lib/account/passwords.ts';
import { seedPreview } from '../../netlify/commands/seed-preview.ts';
import { query } from '../support/database.ts';

const told: string[] = [];
const seed = () => seedPreview(process.env.DATABASE_URL ?? '', (line) => told.push(line));

test('a preview gets the demo, whose passwords stand in the log of the deploy and nowhere else', async () => {
  await seed();
  const printed = new Map(
    told.flatMap((line) => [...line.matchAll(/(\S+@\S+) {2}(\S+)/g)].map((it) => [it[1], it[2]])),
  );
  const accounts = await query<{ email: string; password_hash: string }>(
    'select email, password_hash from users where password_hash is not null order by email',
  );
  expect(accounts.map(({ email }) => email)).toEqual([...printed.keys()].sort());
  expect(new Set(printed.values()).size).toBe(printed.size);
  for (const { email, password_hash } of accounts) {
    expect(await isPassword(String(printed.get(email)), password_hash), email).toBe(true);
    expect(await isPassword(`demo-${email.split('@')[0]}-2026`, password_hash), email).toBe(false);
  }
});

test('the next deploy of a preview leaves its data and passwords as they are', async () => {
  const state = () => query('select count(*) as users, min(password_hash) as first from users');
  const before = await state();
  told.length = 0;
  await seed();
  expect(await state()).toEqual(before);
  expect(told).toEqual([expect.stringContaining('in the log of the deploy that brought it')]);
});
