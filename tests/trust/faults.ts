import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { rows, sql } from '../../db/sql.ts';
import type { Figure } from '../bench/report.ts';
import type { Part } from './part.ts';
import { isWritten, type Sent, startWriters } from './writers.ts';

const kills = 10;
const writers = 4;

/** Kills Postgres and waits until the product answers again; answers how long that took, in ms. */
export async function killDatabase(baseURL: string, localDir: string): Promise<number> {
  const [pid] = readFileSync(join(localDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const since = performance.now();
  process.kill(Number(pid), 'SIGKILL');
  // Whoever was connected may still be answered for a moment
  do await setTimeout(50);
  while (!(await fetch(`${baseURL}/api/health`)).ok);
  return performance.now() - since;
}

/** Ends one connection of the product, in the middle of whatever it does. */
export async function endBackend(): Promise<void> {
  const client = new pg.Client(JSON.parse(process.env.JOURNEY_SITE ?? '{}').databaseUrl);
  await client.connect();
  await client
    .query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where usename <> current_user and backend_type = 'client backend' order by state, random() limit 1`,
    )
    .finally(() => client.end());
}

/**
 * Kills Postgres ten times, and then ten of its backends, under people who write: how long it is away, whether anything
 * is there that was refused, and whether what nobody knew of is there once after it was repeated with its key.
 */
async function killPostgres(baseURL: string, localDir: string): Promise<Figure[]> {
  const { sent: attempts, again, stop } = await startWriters(baseURL, writers);

  let slowest = 0;
  for (let kill = 0; kill < kills; kill++) {
    await setTimeout(300);
    slowest = Math.max(slowest, await killDatabase(baseURL, localDir));
  }
  for (let kill = 0; kill < kills; kill++) {
    await setTimeout(100);
    await endBackend();
  }
  await setTimeout(300);
  await stop();

  const unknown = attempts.filter(({ code }) => code === 'unknown');
  const repeated = await Promise.all(unknown.map(again));
  const there = new Map<string, number>();
  const found = await rows<{ name: string; times: number }>(
    sql`select log_details -> 'changes' -> 'name' ->> 1 as name, count(*)::int as times
          from event_log where table_name = 'gates' and action = 'INSERT' group by 1`,
  );
  for (const { name, times } of found) there.set(name, times);
  const isThere = ({ name }: Sent) => there.get(name) ?? 0;
  const refused = attempts.filter((it) => !isWritten(it) && it.code !== 'unknown');
  const done = [...attempts.filter(isWritten), ...repeated];
  console.log(`  ${attempts.length} writes: ${refused.length} refused, ${unknown.length} with an unknown outcome`);
  return [
    { what: `Postgres killed ${kills} times: longest away`, value: slowest / 1000, unit: 's', goal: { most: 10 } },
    { what: 'writes sent meanwhile', value: attempts.length, unit: '', goal: { least: 50 } },
    { what: 'refused, and there', value: refused.filter(isThere).length, unit: '', goal: { most: 0 } },
    {
      what: 'done, or repeated with its key, and not there once',
      value: done.filter((it) => isThere(it) !== 1).length,
      unit: '',
      goal: { most: 0 },
    },
  ];
}

export const faults: Part = {
  figures: [3],
  onProduct: ({ url, localDir }) => killPostgres(url, localDir),
};
