import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What is installed apart: the name of a folder of `tests/` that holds its `package.json` and lockfile. */
type Apart = 'bench/lighthouse' | 'proof/host';

/**
 * A package that one task alone needs, with a lockfile of its own: it is installed when it is first asked for, so that
 * nobody else waits for it, and below node_modules, so that nothing takes it for a part of the project.
 */
export async function openApart<T>(apart: Apart, name: string): Promise<T> {
  const folder = resolve('node_modules/.cache', apart);
  if (!isInstalled(apart, folder)) install(apart, folder);
  const main = createRequire(join(folder, 'package.json')).resolve(name);
  return import(pathToFileURL(main).href);
}

const written = ['package.json', 'package-lock.json'];
const source = (apart: Apart, file: string) => join('tests', apart, file);

/** The lockfile is copied first and what it names installed after it: npm's own note is written last. */
const isInstalled = (apart: Apart, folder: string): boolean =>
  existsSync(join(folder, 'node_modules/.package-lock.json')) &&
  written.every((file) => readFileSync(source(apart, file)).equals(readFileSync(join(folder, file))));

function install(apart: Apart, folder: string): void {
  console.log(`installing the packages of tests/${apart}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of written) copyFileSync(source(apart, file), join(folder, file));
  const npm = ['ci', '--no-audit', '--no-fund', '--ignore-scripts'];
  execFileSync('npm', npm, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
}
