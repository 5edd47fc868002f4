import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { applicationRole, applicationUrl } from '../application-role.ts';
import { tellAirport } from './airport.ts';
import { applyFunctions } from './function-files.ts';
import { assertOwnDatabase, markProduction } from './installation.ts';
import { applyMigrations, FailedMigration, unknownMigrations } from './pending-migrations.ts';
import { tableUsers } from './table-users.ts';

/**
 * How long the product's own statements and locks may take, less than a call waits (see timing.ts): who is refused
 * knows that nothing was written. People at psql are given a URL that lifts both.
 */
const timeouts = { statement_timeout: '3s', lock_timeout: '2s' };

/**
 * How long a migration waits for a table that somebody reads: whoever comes after it waits behind it, and gives up
 * after two seconds. It then lets go of all and begins again.
 */
const lockTimeout = '800ms';
/** Between two tries the site goes on; all of them take some two minutes. */
const pauses = [1, 2, 4, ...Array.from({ length: 14 }, () => 8)];
const lockNotAvailable = '55P03';

/** One migration at a time, whoever starts it. */
const lock = 7_205_759;

interface For {
  /** SECRET: from it the password of the application's own role is made. Without it no role is made. */
  secret?: string | undefined;
  /** The deploy context, as the host calls it. */
  context?: string | undefined;
  /** Hears of what it waits for. */
  tell?: ((line: string) => void) | undefined;
}

interface Applied {
  migrations: string[];
  /** The names of files in db/functions. */
  functions: string[];
  /** Of a newer build, which this one is deployed after. The functions there fit the schema, so they stay. */
  unknown: string[];
}

/** Brings the database up to date and answers what it applied. */
export async function migrate(
  databaseUrl: string,
  { secret, context = 'dev', tell = () => {} }: For = {},
): Promise<Applied> {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c statement_timeout=0' });
  await client.connect().catch(refusePooler);
  try {
    await waitForLock(client, tell);
    await assertOwnDatabase(client, databaseUrl, context);
    const applied = await bringUpToDate(client, tell);
    await setTimeouts(client);
    await assertOwnDatabase(client, databaseUrl, context);
    if (context === 'production') await markProduction(client, databaseUrl);
    if (secret) await provideRole(client, databaseUrl, secret);
    return applied;
  } finally {
    await client.end();
  }
}

/** Tries again while a table that changes is in use, and lets the site go on meanwhile. */
async function bringUpToDate(client: pg.Client, tell: (line: string) => void): Promise<Applied> {
  let users = '';
  for (const seconds of pauses) {
    const applied = await applyOnce(client).catch((error) => {
      if (!isBusy(error)) throw error;
    });
    if (applied) return applied;
    users = (await tableUsers(client)).join('; ') || 'nobody any more';
    tell(`  a table that is to change was in use: again in ${seconds} s. In use: ${users}`);
    await setTimeout(seconds * 1000);
  }
  throw new FailedMigration(
    'A migration needs a table that was in use at every try. Ask who uses it to end that, or end it by ' +
      `\`select pg_terminate_backend(<process>)\`, and deploy again. In use: ${users}`,
  );
}

function isBusy(error: unknown): boolean {
  const cause = error instanceof FailedMigration ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code === lockNotAvailable;
}

/** Schema and functions change together or not at all. */
async function applyOnce(client: pg.Client): Promise<Applied> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${lockTimeout}'`);
    const migrations = await applyMigrations(client);
    const unknown = await unknownMigrations(client);
    const functions = unknown.length > 0 ? [] : await applyFunctions(client);
    await tellAirport(client);
    await client.query('commit');
    return { migrations, functions, unknown };
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** The URL leads to a pool of connections, which has no session that could hold the lock of a migration. */
export class PooledConnection extends Error {}

function refusePooler(error: unknown): never {
  if (error instanceof pg.DatabaseError && /startup parameter/.test(error.message))
    throw new PooledConnection(error.message, { cause: error });
  throw error;
}

/** The database would not have another role: its owner is the only one who may use it. */
export class RoleRefused extends Error {}

async function provideRole(client: pg.Client, databaseUrl: string, secret: string): Promise<void> {
  const { name, password } = applicationRole(secret);
  await client.query('select provide_application($1, $2)', [name, password]).catch(refuse);
  const application = new pg.Client(applicationUrl(databaseUrl, secret));
  await application.connect().catch(refuse);
  await application.end();
}

/** No right to create roles, or a server that does not let them in. */
function refuse(error: unknown): never {
  const refused = error instanceof pg.DatabaseError && /^(42501|28)/.test(error.code ?? '');
  throw refused ? new RoleRefused(error.message, { cause: error }) : error;
}

/** A database made from a template does not inherit its timeouts, so every migration run sets them anew. */
export async function setTimeouts(client: pg.Client): Promise<void> {
  await client.query(`do $$ begin ${Object.entries(timeouts).map(setForDatabase).join(' ')} end $$`);
}
const setForDatabase = ([name, value]: [string, string]) =>
  `execute format('alter database %I set ${name} = %L', current_database(), '${value}');`;

/**
 * Polls: a session that waits in pg_advisory_lock deadlocks with CREATE INDEX CONCURRENTLY. Longer than another build
 * may wait for its tables.
 */
async function waitForLock(client: pg.Client, tell: (line: string) => void): Promise<void> {
  for (let tries = 0; tries < 3000; tries++) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [lock]);
    if (rows[0].mine) return;
    if (tries === 10) tell('  another build migrates: waiting for its end');
    await setTimeout(100);
  }
  throw new FailedMigration('Another build has been migrating for five minutes: see its log, and deploy again');
}
