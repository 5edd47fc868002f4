import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { stopOrphan } from './postgres-orphan.ts';
import { keepRunning } from './postgres-supervisor.ts';
import { give, type SystemUser, unprivileged } from './postgres-user.ts';
import { Problem } from './problem.ts';

interface Postgres {
  /** The product's database. */
  url: string;
  /** The address of another database of this server. */
  urlOf(database: string): string;
  stop(): Promise<void>;
}

/** Starts a real Postgres whose data live in `dir`/postgres; a new folder is initialised first. */
export async function startPostgres(dir: string, password: string): Promise<Postgres> {
  const data = join(dir, 'postgres');
  const log = join(dir, 'postgres.log');
  mkdirSync(dir, { recursive: true });
  const binaries = await postgresBinaries();
  const user = unprivileged([binaries.postgres, dir]);
  await stopOrphan(data);
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise(binaries.initdb, data, password, user, log);

  const port = await freePort();
  const supervised = await keepRunning(async (flag) => {
    // Its own process group: Ctrl-C in a terminal must not end the database before the requests under way
    const server = run(user, binaries.postgres, ['-D', data, '-p', String(port), ...flags], log, flag);
    // Stopped while it starts, this process takes the half-started server with it
    const end = () => server.kill('SIGQUIT');
    process.once('exit', end);
    await ready(server, data, log).finally(() => process.off('exit', end));
    return server;
  });
  const urlOf = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  return { url: urlOf('postgres'), urlOf, stop: supervised.stop };
}

const flags = [
  '-c',
  'listen_addresses=127.0.0.1',
  '-c',
  'unix_socket_directories=',
  '-c',
  'timezone=UTC',
  '-c',
  'max_connections=200',
];

/**
 * Made beside the folder and renamed once whole: a start that is killed half-way leaves nothing that looks like data.
 */
async function initialise(
  initdb: string,
  data: string,
  password: string,
  user: SystemUser,
  log: string,
): Promise<void> {
  const unfinished = `${data}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const passwordFile = `${data}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  give(user, unfinished, passwordFile);
  const options = [
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--locale=C.UTF-8',
    '--encoding=UTF8',
  ];
  const child = run(user, initdb, [`--pgdata=${unfinished}`, ...options], log, 'w');
  const end = () => child.kill();
  process.once('exit', end);
  const code = await new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  process.off('exit', end);
  rmSync(passwordFile, { force: true });
  if (code !== 0) throw reason(log, 'The database could not be set up');
  rmSync(data, { recursive: true, force: true });
  renameSync(unfinished, data);
}

function run(user: SystemUser, file: string, args: string[], log: string, flag: string): ChildProcess {
  const output = openSync(log, flag);
  try {
    const [command = file, ...rest] = [...user.through, file, ...args];
    const owner = user.through.length > 0 ? {} : user.owner;
    const env = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' };
    return spawn(command, rest, { ...owner, env, detached: true, stdio: ['ignore', output, output] });
  } finally {
    closeSync(output);
  }
}

/** Postgres writes its process and its state into the first and eighth line of its pid file, for pg_ctl and for us. */
async function ready(server: ChildProcess, data: string, log: string): Promise<void> {
  let ended = false;
  server.once('exit', () => (ended = true)).once('error', () => (ended = true));
  const file = join(data, 'postmaster.pid');
  for (const since = Date.now(); Date.now() - since < 60_000; ) {
    if (ended) throw reason(log, 'The database did not start');
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    // One that was killed left its own file
    if (lines[0] === String(server.pid) && lines[7]?.trim() === 'ready') return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  server.kill('SIGQUIT');
  throw reason(log, 'The database did not start within a minute');
}

function reason(log: string, what: string): Problem {
  const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
  if (/No space left on device/.test(text)) return new Problem(`${what}: the disk is full. Make room and start again`);
  const reason = text.match(/(?:FATAL|PANIC|error):\s*(.+)/)?.[1] ?? text.trim().split('\n').at(-1) ?? '';
  return new Problem(
    `${what}: ${reason.trim()} (all of it: ${log}). \`npm start -- --reset\` begins anew and LOSES the data`,
  );
}
