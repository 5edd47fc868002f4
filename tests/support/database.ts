import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { setTimeouts } from '../../db/platform/migrate.ts';
import { driveInProcess } from '../../netlify/local/neon-driver.ts';
import { template } from './template.ts';

interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database of one's own: migrated, empty, and what functions and db/ talk to from now on. */
export async function createDatabase(): Promise<TestDatabase> {
  const { url, drop } = await emptyDatabase(template);
  // A copy has the tables and the role's rights, but not the settings of its template
  await atServer(url, setTimeouts);
  const close = driveInProcess();
  process.env.DATABASE_URL = url;
  return { url, drop: () => close().then(drop) };
}

/** Another database beside the test's own. */
export async function emptyDatabase(from = 'template1'): Promise<TestDatabase> {
  const { url: maintenance } = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await atServer(maintenance, `create database ${name} template ${from}`);
  const drop = () => atServer(maintenance, `drop database ${name} with (force)`);
  return { url: maintenance.replace(/[^/]+$/, name), drop };
}

/** What a test arranges may take as long as it takes; the product's own statements are held to seconds. */
const atLeisure = '-c statement_timeout=0 -c lock_timeout=0';

/** Connections that a file keeps, by database: to open one takes longer than most of what is asked. */
const pools = new Map<string | undefined, pg.Pool>();
function poolOf(url: string | undefined): pg.Pool {
  const known = pools.get(url);
  if (known) return known;
  const pool = new pg.Pool({ connectionString: url, options: atLeisure, allowExitOnIdle: true });
  // They end with their database
  pool.on('error', () => {});
  pools.set(url, pool);
  return pool;
}

/** Runs SQL as the database's owner, past the product: to arrange what a test needs and to look at what it did. */
export async function query<R extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> {
  const client = await poolOf(process.env.DATABASE_URL).connect();
  let isClean = false;
  try {
    const { rows } = await client.query<R>(text, values);
    // What one statement sets is not for the next
    await client.query('discard all');
    isClean = true;
    return rows;
  } finally {
    client.release(!isClean);
  }
}

/** The newest line of the event log about a table. */
export const lastLine = async (table: string) =>
  (
    await query<{ by_user: string; action: string; log_details: unknown }>(
      `select actor_name(by_user) as by_user, action, log_details from event_log
        where table_name = $1 order by id desc limit 1`,
      [table],
    )
  )[0];

async function atServer(url: string, run: string | ((client: pg.Client) => Promise<void>)): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    if (typeof run === 'string') await client.query(run);
    else await run(client);
  } finally {
    await client.end();
  }
}
