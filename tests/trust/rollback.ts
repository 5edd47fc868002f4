import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../netlify/local/free-port.ts';
import type * as Smoke from '../../netlify/smoke/smoke.ts';
import type { Figure } from '../bench/report.ts';
import type { Part } from './part.ts';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 }).trim();

/** The commit before the newest migration, or the one that ROLLBACK_TO names: the deploy that one would go back to. */
function deployBefore(): string {
  const { ROLLBACK_TO } = process.env;
  if (ROLLBACK_TO) return git('rev-parse', ROLLBACK_TO);
  const newest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'db/migrations');
  return git('rev-parse', `${newest}~1`);
}

/** Its files in a folder of their own, beside the packages of today. */
function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lotnisko-rollback-'));
  execFileSync('tar', ['-x', '-C', folder], {
    input: execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 28 }),
  });
  // As today's are, so that nothing is installed
  cpSync('package-lock.json', join(folder, 'package-lock.json'));
  utimesSync(join(folder, 'package-lock.json'), 0, 0);
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((it) => it !== '.cache'))
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name), 'junction');
  return folder;
}

const ofMachine = () => Object.fromEntries(['PATH', 'HOME', 'TMPDIR'].map((name) => [name, process.env[name]]));

/**
 * The deploy before on the schema of today, as after a rollback: it starts on the database that this build migrated,
 * and what `npm run smoke` looks at works, a booking that is paid and cancelled among it.
 */
async function rollBack(localDir: string): Promise<Figure[]> {
  const commit = deployBefore();
  console.log(`  going back to ${git('log', '-1', '--format=%h %s', commit)}`);
  const folder = checkOut(commit);
  const port = await freePort();
  const databaseUrl = readFileSync(join(localDir, 'database-url'), 'utf8').trim();
  const before = spawn(process.execPath, ['netlify/run.mjs', 'start'], {
    cwd: folder,
    // Nothing of the product that runs in this process, but that its parts have asked for more than anybody may
    env: {
      ...ofMachine(),
      ...{ PORT: String(port), LOCAL_DIR: join(folder, '.local'), DATABASE_URL: databaseUrl },
      RATE_LIMIT_SCALE: '1000000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((done) => before.once('close', () => done()));
  let output = '';
  const isReady = new Promise<void>((done) => {
    for (const stream of [before.stdout, before.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        if (output.includes(`ready http://localhost:${port}`)) done();
      });
  });
  try {
    await Promise.race([isReady, ended]);
    if (before.exitCode !== null) throw new Error(`The deploy before does not start on this schema:\n${output}`);
    const account = { email: 'airport_staff@lotnisko.example', password: 'demo-airport_staff-2026' };
    // As it looks at itself: what has been asked of pages since is not asked of it
    const { smoke }: typeof Smoke = await import(pathToFileURL(join(folder, 'netlify/smoke/smoke.ts')).href);
    const { passed, failed } = await smoke(`http://localhost:${port}`, { account, booking: true }, (line) => {
      if (line.includes('FAILED')) console.log(line);
    });
    return [
      { what: 'checks of the deploy before on this schema', value: passed, unit: '', goal: { least: 50 } },
      { what: 'of them failed', value: failed, unit: '', goal: { most: 0 } },
    ];
  } finally {
    before.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

export const rollback: Part = { figures: [18], onProduct: ({ localDir }) => rollBack(localDir) };
