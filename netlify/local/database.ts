import { moveDatabaseClock } from '../../db/clock.ts';
import { isEmpty, seedDemo } from '../../db/demo/demo.ts';
import { WrongDatabase } from '../../db/platform/installation.ts';
import { migrate, PooledConnection, RoleRefused } from '../../db/platform/migrate.ts';
import { FailedMigration } from '../../db/platform/pending-migrations.ts';
import { startCleanup } from './cleanup.ts';
import { driveInProcess, isNeon } from './neon-driver.ts';
import { startPostgres } from './postgres.ts';
import { codeOf, Problem } from './problem.ts';
import { type Log, step } from './step.ts';

export interface Database {
  /** Its owner's. */
  url: string;
  /** The application has no role of its own there and uses the owner's. */
  asOwner: boolean;
  close(): Promise<void>;
}

/** What the host says of the deploy that is being built. */
export interface Deploy {
  context: string;
  secret: string;
}

interface Options {
  localDir: string;
  /** Somebody else's database instead of our own. */
  databaseUrl?: string;
  seed?: boolean;
  /** How many seconds the clock is ahead. */
  clockOffset?: number;
  /** Built for the host: what is only warned of on one's own machine is refused. */
  deployed?: Deploy | undefined;
}

/** Our own Postgres or the given one, reachable through the product's driver, migrated, and filled when it is empty. */
export async function openDatabase(
  { localDir, databaseUrl, seed = false, clockOffset = 0, deployed }: Options,
  secret: string,
  password: string,
  log: Log,
): Promise<Database> {
  const cleanup = startCleanup();
  try {
    const url = databaseUrl ?? (await startOwn());
    if (!isNeon(url)) cleanup.add(driveInProcess());
    let asOwner = false;
    const withoutRole = (error: unknown) => {
      if (!(error instanceof RoleRefused) || deployed) throw error;
      asOwner = true;
      log(`  ! the application uses the database as its owner, who could rewrite the event log: ${error.message}`);
    };
    const applied = await step(log, 'migrations', () =>
      migrate(url, { secret, context: deployed?.context, tell: log }).catch(withoutRole).catch(unreachable(url)),
    );
    if (applied?.unknown.length)
      log(`  ! SQL functions stay as they are: the database has migrations of a newer build: ${applied.unknown}`);
    if (clockOffset !== 0) await moveDatabaseClock(url, clockOffset);
    if (seed && (await isEmpty(url))) await step(log, 'demo data', () => seedDemo(url));
    return { url, asOwner, close: cleanup.run };
  } catch (error) {
    await cleanup.run();
    throw error;
  }

  async function startOwn(): Promise<string> {
    const postgres = await step(log, 'Postgres', () => startPostgres(localDir, password));
    cleanup.add(postgres.stop);
    return postgres.url;
  }
}

const unreachable = (url: string) => (error: unknown) => {
  if (error instanceof WrongDatabase || error instanceof FailedMigration) throw new Problem(error.message);
  if (error instanceof PooledConnection)
    throw new Problem(
      'DATABASE_URL leads to a pool of connections, which cannot migrate: set DATABASE_URL_UNPOOLED to the direct ' +
        `URL of the same database (${error.message})`,
    );
  if (error instanceof RoleRefused)
    throw new Problem(
      `The database must let its user create a role for the application (CREATEROLE): ${error.message}`,
    );
  const code = codeOf(error) ?? '';
  if (/^(E[A-Z]+|28\w{3}|3D000|57P03)$/.test(code))
    throw new Problem(
      `The database at ${new URL(url).host} cannot be used: ${(error instanceof Error && error.message) || code}`,
    );
  throw error;
};
