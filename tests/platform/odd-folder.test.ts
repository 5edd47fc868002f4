import { execFile, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../netlify/local/free-port.ts';

const folder = mkdtempSync(join(tmpdir(), 'lotnisko żółw i spacja '));
// Without what vitest sets for its own tests: pages would be built for tests
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$)/.test(name)));

/** The project with changes that are not committed yet, beside the same packages. */
beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((it) => it && existsSync(it))) cpSync(file, join(folder, file));
  // Older than what is installed, so that nothing is installed
  utimesSync(join(folder, 'package-lock.json'), 0, 0);
  mkdirSync(join(folder, 'node_modules'));
  // What is built is remembered in node_modules/.cache: the copy has its own
  for (const name of readdirSync('node_modules').filter((it) => it !== '.cache'))
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name), 'junction');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('in a folder with a space and Polish letters in its path the product starts', async () => {
  const port = await freePort();
  const start = spawn(process.execPath, ['netlify/run.mjs', 'start'], {
    cwd: folder,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise((resolve) => start.once('close', resolve));
  const isReady = new Promise((resolve) => {
    for (const stream of [start.stdout, start.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        if (output.includes(`ready http://localhost:${port}`)) resolve(true);
      });
  });
  await Promise.race([isReady, ended]);
  const page = await fetch(`http://localhost:${port}/harmonogram`).catch(() => undefined);
  start.kill('SIGTERM');
  await ended;
  expect(page?.status, output).toBe(200);
}, 120_000);

test('in a folder with a space and Polish letters in its path a test of the API passes', async () => {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'tests/api/health.test.ts', '--no-color'];
  const { stdout } = await promisify(execFile)(process.execPath, vitest, { cwd: folder, env });
  expect(stdout).toMatch(/Test Files {2}1 passed/);
}, 120_000);
