import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backUp } from '../../db/platform/backup.ts';
import { migrate } from '../../db/platform/migrate.ts';
import { restore } from '../../db/platform/restore.ts';
import { signedIn } from '../support/accounts.ts';
import { call } from '../support/call.ts';
import { emptyDatabase, query } from '../support/database.ts';
import { measured } from '../support/measured.ts';
import { buildOf, releases } from '../support/released/build-of.ts';
import { changesOf, contentsOf, schema } from '../support/released/contents.ts';

/** What migrations mean to change in rows that are there, and why. Everything else stays as it was. */
const meant: Record<string, string> = {
  'event_log.log_details': '030: an order is named by its number, not by its id',
  'event_log new': '185: payments are told when they were charged, which is logged as of the owner',
  'payments.version': '185',
  'table_changes.changes': '185: payments have changed',
};

/** The lists of the product, and the table whose rows they tell. */
const lists = {
  flights: 'flights',
  parking: 'parking',
  rent: 'rentals',
  tickets: 'tickets',
  luggage: 'luggage',
  cars: 'cars',
  sprzet: 'equipment',
};

/** Brings a filled database up to date: what was in it is there, its schema is a new one's, the product reads it. */
async function bringUpToDate(url: string): Promise<{ rows: number }> {
  const fresh = await query(schema);
  const before = await contentsOf(url);
  expect(before.contents.get('flights')?.size).toBeGreaterThan(300);
  expect(Number((before.money as { refunded: string }).refunded)).toBeGreaterThan(0);
  expect(await migrate(url, { secret: process.env.SECRET })).toMatchObject({ unknown: [] });

  const after = await contentsOf(url);
  const changes = changesOf(before.contents, after.contents);
  expect.soft(Object.fromEntries([...changes].filter(([what]) => !(what in meant)))).toEqual({});
  expect.soft(after.money).toEqual(before.money);

  const own = process.env.DATABASE_URL;
  process.env.DATABASE_URL = url;
  try {
    expect.soft(await query(schema)).toEqual(fresh);
    expect(await query('select conname from pg_constraint where not convalidated')).toEqual([]);
    const { cookies } = await signedIn('admin');
    for (const [path, table] of Object.entries(lists)) {
      const { status, json } = await call('GET', `/api/${path}?page=1&limit=20`, { cookies });
      expect([path, status]).toEqual([path, 200]);
      expect(json.data.length, path).toBe(Math.min(20, after.contents.get(table)?.size ?? 0));
    }
  } finally {
    process.env.DATABASE_URL = own;
  }
  return { rows: [...before.contents.values()].reduce((sum, { size }) => sum + size, 0) };
}

async function anEmptyOne(): Promise<string> {
  const { url, drop } = await emptyDatabase();
  onTestFinished(drop);
  return url;
}

const kept = 'tests/support/released/backups';

// Made by the build of its day, named by the newest migration that it had: RELEASED_KEEP writes such files
test.each(readdirSync(kept))('a backup of an older release is brought up to date: %s', async (file) => {
  const folder = mkdtempSync(join(tmpdir(), 'lotnisko-released-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  execFileSync('tar', ['-xzf', join(kept, file), '-C', folder]);
  const url = await anEmptyOne();
  await restore(url, folder);
  await bringUpToDate(url);
});

const { RELEASED_EVERY, RELEASED_KEEP } = process.env;

// A test that is skipped counts as failed: this one is there for `npm run trust` alone
if (RELEASED_EVERY)
  test('releases of the past migrate their own data to the newest schema', async () => {
    let [stops, all] = [0, 0];
    for (const commit of releases(Number(RELEASED_EVERY))) {
      const url = await anEmptyOne();
      if (!(await buildOf(commit, url))) continue;
      if (RELEASED_KEEP) await keep(url, RELEASED_KEEP);
      const { rows } = await bringUpToDate(url);
      console.log(`  ${commit}: ${rows} rows`);
      stops++;
      all += rows;
    }
    measured('releases, each with its own data', stops);
    measured('rows of them', all);
  }, 600_000);

async function keep(url: string, into: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lotnisko-released-'));
  const { migrations } = await backUp(url, folder);
  mkdirSync(into, { recursive: true });
  execFileSync('tar', ['-czf', join(into, `${migrations.sort().at(-1)}.tar.gz`), '-C', folder, '.']);
  rmSync(folder, { recursive: true });
}
