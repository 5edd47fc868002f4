import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { applicationRole, applicationUrl } from '../../db/application-role.ts';
import { dropFormerLogins } from '../../db/platform/former-logins.ts';
import { migrate } from '../../db/platform/migrate.ts';
import { emptyDatabase } from '../support/database.ts';

const [old, fresh] = ['o'.repeat(40), 'n'.repeat(40)];

async function run(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Who one is logged in as with a SECRET, or why not. */
async function loggedIn(databaseUrl: string, secret: string): Promise<string> {
  const client = new pg.Client(applicationUrl(databaseUrl, secret));
  try {
    await client.connect();
    const { rows } = await client.query('select count(*) from users');
    return `reads ${rows.length} row`;
  } catch (error) {
    return String((error as pg.DatabaseError).code);
  } finally {
    await client.end();
  }
}

test('a changed SECRET takes the old login along once nothing runs with the old one any more', async () => {
  const { url, drop } = await emptyDatabase();
  onTestFinished(drop);
  await migrate(url, { secret: old });
  await migrate(url, { secret: fresh });
  expect(await dropFormerLogins(url, [fresh, old]), 'the deploy before still uses it').toEqual([]);
  expect(await loggedIn(url, old)).toBe('reads 1 row');
  expect(await dropFormerLogins(url, [fresh])).toEqual([applicationRole(old).name]);
  expect(await loggedIn(url, old), 'no such login').toBe('28P01');
  expect(await loggedIn(url, fresh)).toBe('reads 1 row');
  expect(await dropFormerLogins(url, [fresh])).toEqual([]);
});

test("the owner's new password ends nothing of what runs, whose login follows from SECRET", async () => {
  const owner = `owner_${randomUUID().replaceAll('-', '')}`;
  const { url, drop } = await emptyDatabase();
  const asOwner = (password: string) => Object.assign(new URL(url), { username: owner, password }).href;
  await run(url, `create role ${owner} login createrole password 'old'`);
  await run(url, `alter database ${new URL(url).pathname.slice(1)} owner to ${owner}`);
  onTestFinished(() => drop().then(() => run(inject('postgres').url, `drop role ${owner}`)));
  await migrate(asOwner('old'), { secret: fresh });
  await run(url, `alter role ${owner} password 'new'`);
  expect(await loggedIn(asOwner('old'), fresh), 'the deploy with the old address').toBe('reads 1 row');
  await expect(migrate(asOwner('old'), { secret: fresh })).rejects.toMatchObject({ code: '28P01' });
  expect(await migrate(asOwner('new'), { secret: fresh })).toMatchObject({ migrations: [] });
});

test('a login that another database still knows is closed where it cannot be dropped', async () => {
  const [here, there] = [await emptyDatabase(), await emptyDatabase()];
  onTestFinished(() => Promise.all([here.drop(), there.drop()]).then(() => {}));
  for (const { url } of [here, there]) await migrate(url, { secret: old });
  await migrate(here.url, { secret: fresh });
  expect(await dropFormerLogins(here.url, [fresh])).toEqual([applicationRole(old).name]);
  expect(await loggedIn(here.url, old)).toBe('28000');
  await migrate(here.url, { secret: old });
  expect(await loggedIn(here.url, old), 'the old SECRET was taken back').toBe('reads 1 row');
});
