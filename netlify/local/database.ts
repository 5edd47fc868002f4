import { isEmpty, seedDemo } from '../../db/demo/demo.ts';
import { migrate } from '../../db/migrate.ts';
import { startCleanup } from './cleanup.ts';
import { driveThrough, isNeon } from './neon-driver.ts';
import { startNeonProxy } from './neon-proxy.ts';
import { startPostgres } from './postgres.ts';
import { codeOf, Problem } from './problem.ts';
import { type Log, step } from './step.ts';

export interface Database {
  url: string;
  close(): Promise<void>;
}

interface Options {
  localDir: string;
  /** Somebody else's database instead of our own. */
  databaseUrl?: string;
  seed?: boolean;
}

/** Our own Postgres or the given one, reachable through the product's driver, migrated, and filled when it is empty. */
export async function openDatabase(
  { localDir, databaseUrl, seed = false }: Options,
  password: string,
  log: Log,
): Promise<Database> {
  const cleanup = startCleanup();
  try {
    const url = databaseUrl ?? (await startOwn());
    if (!isNeon(url)) {
      const proxy = await startNeonProxy();
      cleanup.add(proxy.close);
      driveThrough(proxy.endpoint);
    }
    await step(log, 'migrations', () => migrate(url).catch(unreachable(url)));
    if (seed && (await isEmpty(url))) await step(log, 'demo data', () => seedDemo(url));
    return { url, close: cleanup.run };
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
  const code = codeOf(error) ?? '';
  if (/^(E[A-Z]+|28\w{3}|3D000|57P03)$/.test(code))
    throw new Problem(
      `The database at ${new URL(url).host} cannot be used: ${(error instanceof Error && error.message) || code}`,
    );
  throw error;
};
