import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What is read of its report. */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
}
interface Flags {
  port: number;
  output: 'json';
  logLevel: 'error';
  blockedUrlPatterns: string[];
}
type Lighthouse = (url: string, flags: Flags) => Promise<{ lhr: Report } | undefined>;
type Selfsigned = {
  generate(attributes: { name: string; value: string }[]): Promise<{ private: string; cert: string }>;
};

const folder = resolve('tests/bench/lighthouse');

/** Lighthouse with its ninety packages, 80 MB, is for this bench alone: it is installed when it is first asked. */
export const openLighthouse = () => open<Lighthouse>('lighthouse');

/** Makes a certificate for a server that is as the host's. */
export const openSelfsigned = () => open<Selfsigned>('selfsigned');

async function open<T>(name: string): Promise<T> {
  if (!isInstalled()) {
    console.log('installing Lighthouse');
    const npm = ['ci', '--no-audit', '--no-fund', '--ignore-scripts'];
    execFileSync('npm', npm, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  }
  const main = createRequire(join(folder, 'package.json')).resolve(name);
  return (await import(pathToFileURL(main).href)).default;
}

function isInstalled(): boolean {
  const [copy, lockfile] = ['node_modules/.package-lock.json', 'package-lock.json'].map((name) => join(folder, name));
  return Boolean(copy && lockfile && existsSync(copy) && statSync(copy).mtimeMs >= statSync(lockfile).mtimeMs);
}
