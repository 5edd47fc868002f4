import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { applicationUrl } from '../../db/application-role.ts';
import { seedDemo } from '../../db/demo/demo.ts';
import { backUp, type Manifest, readManifest } from '../../db/platform/backup.ts';
import { migrate } from '../../db/platform/migrate.ts';
import { restore } from '../../db/platform/restore.ts';
import { query } from '../support/database.ts';

const folder = mkdtempSync(join(tmpdir(), 'lotnisko-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));
const secret = 's'.repeat(40);
let manifest: Manifest;
beforeAll(async () => {
  await seedDemo(process.env.DATABASE_URL ?? '');
  manifest = await backUp(process.env.DATABASE_URL ?? '', folder);
});

const one = async (databaseUrl: string, text: string, values: unknown[] = []) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(text, values)).rows[0];
  } finally {
    await client.end();
  }
};

/** An empty database whose owner may create roles and nothing else besides, as on a hosted one. */
async function ownedByPlainUser(): Promise<string> {
  const { url } = inject('postgres');
  const name = `plain_${Math.random().toString(36).slice(2)}`;
  await one(url, `create role ${name} login createrole password 'x'`);
  await one(url, `create database ${name} owner ${name}`);
  onTestFinished(async () => {
    await one(url, `drop database ${name} with (force)`);
    await one(url, `drop role ${name}`);
  });
  return Object.assign(new URL(url), { username: name, password: 'x', pathname: name }).href;
}

test('what was backed up is restored elsewhere by a plain owner, and the product runs on it', async () => {
  const there = await ownedByPlainUser();
  await restore(there, folder);
  expect(await migrate(there, { secret })).toMatchObject({ migrations: [] });
  const again = await backUp(there, join(folder, 'again'));
  expect(again.tables).toEqual(manifest.tables);
  expect(again.sequences).toEqual(manifest.sequences);
  expect(manifest.tables.flights?.rows).toBeGreaterThan(300);
  const asApplication = applicationUrl(there, secret);
  expect(await one(asApplication, 'select count(*)::int as cars from cars')).toEqual({
    cars: manifest.tables.cars?.rows,
  });
  // Triggers, keys and time-outs are there as where it came from
  await expect(one(asApplication, "insert into tickets (flight_id) values ('nowhere')")).rejects.toThrow();
  expect(await one(asApplication, 'show statement_timeout')).toEqual({ statement_timeout: '3s' });
  const [{ count }] = (await query('select count(*)::int as count from pg_trigger')) as [{ count: number }];
  expect(await one(there, 'select count(*)::int as count from pg_trigger')).toEqual({ count });
  expect(await one(there, "select count(*)::int as off from pg_trigger where tgenabled = 'D'")).toEqual({ off: 0 });
});

test('a damaged backup is refused by the name of its table, and nothing of it stays', async () => {
  const there = await ownedByPlainUser();
  const file = join(folder, 'announcements.copy.gz');
  const whole = readFileSync(file);
  onTestFinished(() => writeFileSync(file, whole));
  writeFileSync(file, gzipSync(gunzipSync(whole).toString().replace('a', 'b')));
  await expect(restore(there, folder)).rejects.toThrow(/^announcements is not what was backed up/);
  expect(await one(there, "select count(*)::int as tables from pg_tables where schemaname = 'public'")).toEqual({
    tables: 0,
  });
});

test('a backup is restored into an empty database only, and not by a build that is older', async () => {
  await expect(restore(process.env.DATABASE_URL ?? '', folder)).rejects.toThrow('has tables already');
  const there = await ownedByPlainUser();
  const path = join(folder, 'manifest.json');
  const written = readFileSync(path);
  onTestFinished(() => writeFileSync(path, written));
  writeFileSync(path, JSON.stringify({ ...readManifest(folder), migrations: ['999_later'] }));
  await expect(restore(there, folder)).rejects.toThrow('newer build, which has 999_later');
});

test('a backup of an older schema is restored as it was and then brought up to date', async () => {
  const there = await ownedByPlainUser();
  const path = join(folder, 'manifest.json');
  const written = readFileSync(path);
  onTestFinished(() => writeFileSync(path, written));
  const older = manifest.migrations.filter((name) => name !== '273_no_word_starts');
  writeFileSync(path, JSON.stringify({ ...readManifest(folder), migrations: older }));
  await restore(there, folder);
  expect(await migrate(there)).toMatchObject({ migrations: ['273_no_word_starts'] });
});
