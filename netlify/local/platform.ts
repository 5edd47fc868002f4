import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { airport, faultsOfAirport } from '../settings/airport.ts';
import { startBlobs } from './blobs.ts';
import { startCleanup } from './cleanup.ts';
import { clockScript, moveProcessClock, withClock } from './clock.ts';
import { background } from './context.ts';
import { type Database, type Deploy, openDatabase } from './database.ts';
import { emptyFolder, secretOf, showDatabaseUrl } from './folder.ts';
import { loadFunctions } from './functions.ts';
import { startJobs } from './jobs.ts';
import { lockFolder } from './lock.ts';
import { type Mail, startMailbox } from './mail.ts';
import { stopOrphan } from './postgres-orphan.ts';
import { Problem } from './problem.ts';
import type { Parts } from './router.ts';
import { matcherOf, type PlatformFunction } from './routes.ts';
import { readRules } from './rules.ts';
import { startSandbox } from './sandbox.ts';
import { startServer } from './server.ts';
import type { Settings } from './settings.ts';
import { writeShells } from './shells.ts';
import { stopOnSignal } from './signals.ts';
import { readSite, renderersIn } from './site.ts';
import { type Log, step } from './step.ts';

export interface PlatformOptions extends Partial<Omit<Settings, 'localDir'>> {
  localDir: string;
  /** Where the browser reaches the site, if not at this server. */
  siteUrl?: string;
  /** The built pages. Without it pages answer 503 until `serveSite`. */
  dist?: string;
  /** The folder of functions. */
  functions?: string;
  /** What is called in place of a function: tests look into what it answers. */
  around?: (loaded: PlatformFunction) => PlatformFunction;
  /** Where netlify.toml is. */
  projectDir?: string;
  log?: Log;
  /** Ctrl-C and SIGTERM stop the platform and end the process, from the first step of the start on. */
  stopOnSignals?: boolean;
  /** Built for the host, with the SECRET that it will run with. */
  deployed?: Deploy | undefined;
}

export interface Platform {
  url: string;
  port: number;
  databaseUrl: string;
  localDir: string;
  mails(): Mail[];
  /** Serves what a build left in the folder. */
  serveSite(dist: string): Promise<void>;
  reloadFunctions(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts everything that the product runs on: database, functions, jobs, mail, blobs, card sandbox, pages. */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const cleanup = startCleanup();
  if (options.stopOnSignals) stopOnSignal(cleanup.run);
  try {
    return await start(options, cleanup);
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}

async function start(options: PlatformOptions, cleanup: ReturnType<typeof startCleanup>): Promise<Platform> {
  const faults = faultsOfAirport(airport);
  if (faults.length > 0) throw new Problem(`There is no such airport:\n  ${faults.join('\n  ')}`);
  const { localDir, port = 0, projectDir = process.cwd(), clockOffset = 0, log = () => {} } = options;
  const { around = (loaded) => loaded } = options;
  const functionsDir = resolve(projectDir, options.functions ?? 'functions');
  const lock = await lockFolder(localDir);
  cleanup.add(lock.release);
  const work = background();
  const parts: Parts = { match: () => undefined, background: work, pagesElsewhere: options.siteUrl !== undefined };
  const server = await startServer(parts, port);
  cleanup.add(() => server.close(2_000));
  const url = `http://localhost:${server.port}`;

  if (options.reset) {
    await stopOrphan(resolve(localDir, 'postgres'));
    emptyFolder(localDir);
  }
  const secret = options.deployed?.secret ?? secretOf(localDir);
  if (clockOffset !== 0) {
    moveProcessClock(clockOffset);
    cleanup.add(() => moveProcessClock(0));
  }
  const database: Database = await step(log, 'database', () =>
    openDatabase(options, secret, derived(secret, 'postgres'), log),
  );
  cleanup.add(database.close);
  cleanup.add(showDatabaseUrl(localDir, database.url).remove);
  const mailbox = await startMailbox(resolve(localDir, 'mail'));
  cleanup.add(mailbox.close);
  const blobs = await startBlobs(resolve(localDir, 'blobs'), derived(secret, 'blobs'));
  cleanup.add(blobs.stop);

  Object.assign(process.env, {
    CONTEXT: 'dev',
    SITE_URL: options.siteUrl ?? url,
    DATABASE_URL: database.url,
    DATABASE_ROLE: database.asOwner ? 'owner' : '',
    SMTP_URL: mailbox.smtpUrl,
    SECRET: secret,
    ...blobs.env,
    ...options.forFunctions,
  });
  if (!options.realPayments) {
    const sandbox = await startSandbox(
      resolve(localDir, 'cards'),
      `${url}/api/stripe/webhook`,
      `whsec_${derived(secret, 'webhook')}`,
    );
    cleanup.add(sandbox.close);
    Object.assign(process.env, sandbox.env);
    parts.sandboxPort = sandbox.port;
  }

  let functions: PlatformFunction[] = [];
  const reloadFunctions = async () => {
    functions = (await loadFunctions(functionsDir)).map(around);
    parts.match = matcherOf(functions);
  };
  await step(log, 'functions', reloadFunctions);
  const serveSite = async (dist: string) => {
    process.env.RENDERERS = resolve(renderersIn(dist));
    const site = clockOffset === 0 ? readSite(dist) : readSite(dist, withClock(clockOffset));
    const rules = readRules(projectDir, dist);
    process.env.SHELLS = resolve(localDir, 'shells');
    await writeShells(process.env.SHELLS, site, rules);
    Object.assign(parts, { site, rules, clockScript: clockScript(clockOffset) });
  };
  if (options.dist) await serveSite(resolve(projectDir, options.dist));
  parts.mailbox = mailbox;
  const jobs = startJobs(() => functions, options.jobsEverySeconds ?? 30, url, work);
  cleanup.add(work.settled);
  cleanup.add(jobs.stop);
  cleanup.add(() => server.close(2_000));
  cleanup.add(lock.leave);

  return {
    url,
    port: server.port,
    databaseUrl: database.url,
    localDir,
    mails: mailbox.mails,
    serveSite,
    reloadFunctions,
    stop: cleanup.run,
  };
}

const derived = (secret: string, purpose: string): string =>
  createHash('sha256').update(`${secret} ${purpose}`).digest('hex').slice(0, 32);
