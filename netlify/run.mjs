// Runs on whatever Node ≥ 20 the machine has and with nothing installed: installs what is missing, then hands over to
// Node 24.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const node24 = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
const stamp = join(root, 'node_modules/.cache/installed');
const tasks = {
  start: 'netlify/commands/start.ts',
  dev: 'netlify/commands/dev.ts',
  build: 'netlify/commands/build.ts',
  check: 'netlify/commands/check.ts',
  admin: 'netlify/commands/admin.ts',
  doctor: 'netlify/commands/doctor.ts',
  backup: 'netlify/commands/backup.ts',
  restore: 'netlify/commands/restore.ts',
  test: 'netlify/commands/test.ts',
  bench: 'tests/bench/run.ts',
  trust: 'tests/trust/run.ts',
  screens: 'tests/screens/run.ts',
  smoke: 'netlify/commands/smoke.ts',
  proof: 'tests/proof/run.ts',
  preview: 'netlify/commands/preview.ts',
  'prove-commit': 'netlify/commands/prove-commit.ts',
};

const [task = '', ...rest] = process.argv.slice(2);
const script = tasks[task];
if (!script) stop(`There is no task '${task}'. There are: ${Object.keys(tasks).join(', ')}`);
if (Number(process.versions.node.split('.')[0]) < 20)
  stop(`Node ${process.versions.node} is too old: Node 20 or newer is needed`);
if (!isInstalled()) await install();
process.exit(await run(node24, [script, ...rest]));

/** Is what is installed what the lockfile says? npm's own copy of it, when it is the newer one, says so too. */
function isInstalled() {
  if (!existsSync(node24)) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return true;
  const copy = join(root, 'node_modules/.package-lock.json');
  return existsSync(copy) && statSync(copy).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

function fingerprint() {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  return `${process.platform} ${process.arch} ${createHash('sha256').update(lockfile).digest('hex')}`;
}

async function install() {
  console.log('Installing the packages (npm ci); on a fresh clone this takes a minute or two…');
  const since = Date.now();
  // npm tells where it is itself, so that Windows needs no shell to find it
  const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const ticking = setInterval(
    () => console.log(`  … still installing (${Math.round((Date.now() - since) / 1000)} s)`),
    15_000,
  );
  const code = await run(
    npm[0],
    [...npm.slice(1), 'ci', '--loglevel=error'],
    npm.length === 1 && process.platform === 'win32',
  );
  clearInterval(ticking);
  if (code !== 0)
    stop(
      `npm ci failed (code ${code}); its own words are above. ` +
        'Is the package registry reachable, and is there room on the disk?',
    );
  if (!existsSync(node24))
    stop('npm ci left out Node 24: were install scripts switched off (npm config get ignore-scripts)?');
  // Node's C headers, 67 MB, are for building addons: nothing here is built from C
  const os = process.platform === 'win32' ? 'win' : process.platform;
  const headers = `node_modules/node/node_modules/node-${os}-${process.arch}/include`;
  rmSync(join(root, headers), { recursive: true, force: true });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint());
  console.log(`  packages installed (${((Date.now() - since) / 1000).toFixed(1)} s)`);
}

/** Runs to the end; passes signals on and answers the exit code. */
function run(command, args, shell = false) {
  const path = [dirname(node24), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell, env: { ...process.env, PATH: path } });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const pass = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, pass);
  // npm runs us through a shell, which a SIGTERM ends without a word to us: the lost parent is the word
  const parent = process.ppid;
  const orphaned = setInterval(() => process.ppid !== parent && pass('SIGTERM'), 200);
  if (!process.env.npm_lifecycle_event) clearInterval(orphaned);
  return new Promise((resolve) => {
    child.once('error', (error) => stop(`${command} does not run: ${error.message}`));
    child.once('exit', (code, signal) => {
      clearInterval(orphaned);
      for (const name of signals) process.off(name, pass);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

function stop(why) {
  console.error(`error: ${why}`);
  process.exit(1);
}
