import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A package that one task alone needs, from a folder with a lockfile of its own: it is installed there when it is first
 * asked for, so that nobody else waits for it.
 */
export async function openApart<T>(folder: string, name: string): Promise<T> {
  if (!isInstalled(folder)) {
    console.log(`installing the packages of ${folder}`);
    const npm = ['ci', '--no-audit', '--no-fund', '--ignore-scripts'];
    execFileSync('npm', npm, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  }
  const main = createRequire(join(folder, 'package.json')).resolve(name);
  return import(pathToFileURL(main).href);
}

function isInstalled(folder: string): boolean {
  const [copy, lockfile] = ['node_modules/.package-lock.json', 'package-lock.json'].map((name) => join(folder, name));
  return Boolean(copy && lockfile && existsSync(copy) && statSync(copy).mtimeMs >= statSync(lockfile).mtimeMs);
}
