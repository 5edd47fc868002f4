import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

export interface Browser {
  executablePath: string;
  /** Where the browser finds libraries and fonts that the system lacks. */
  env?: Record<string, string>;
  /** Which of Playwright's own switches it does without. */
  ignoreDefaultArgs?: string[];
}

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/**
 * A Chromium that works here: CHROMIUM_PATH, or the one that npm installed, the same on every machine. npm has none for
 * systems other than Linux on x64: there it is Playwright's own or the system's.
 */
export const findBrowser = async (): Promise<Browser> => ({ ...(await find()), ...(hasSharedMemory() && inMemory) });

// Playwright makes the browser's processes share pixels by files on the disk, since containers have little memory to
// share. Where there is enough, sharing by memory takes a tenth less of the processor's time
const inMemory = { ignoreDefaultArgs: ['--disable-dev-shm-usage'] };
const sharedMemory = '/dev/shm';
function hasSharedMemory(): boolean {
  if (!existsSync(sharedMemory)) return false;
  const { bavail, bsize } = statfsSync(sharedMemory);
  return bavail * bsize > 1024 ** 3;
}

async function find(): Promise<Browser> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH };
  if (process.platform === 'linux' && process.arch === 'x64') return unpackBrowser();
  const path = [chromium.executablePath(), ...installed].find((it) => existsSync(it));
  if (path) return { executablePath: path };
  throw new Error('There is no browser here. Run: npx playwright install chromium (or set CHROMIUM_PATH)');
}

/**
 * Unpacks npm's Chromium with its libraries and fonts, once, into node_modules/.cache. What says where its fonts are
 * has the whole path: a link to it may go, and the folder may move.
 */
async function unpackBrowser(): Promise<Browser> {
  const root = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const dir = join(realpathSync(resolve('node_modules')), `.cache/chromium-${version}`);
  const done = join(dir, '.unpacked');
  if (!existsSync(done) || readFileSync(done, 'utf8') !== dir) {
    rmSync(dir, { recursive: true, force: true });
    mkdirSync(dir, { recursive: true });
    await unpackInto(dir, root);
    writeFileSync(done, dir);
  }
  const libraries = { LD_LIBRARY_PATH: join(dir, 'al2023/lib'), FONTCONFIG_PATH: join(dir, 'fonts') };
  return { executablePath: join(dir, 'chromium'), env: { ...definedOnly(process.env), ...libraries } };
}

async function unpackInto(dir: string, root: string): Promise<void> {
  const { default: packed, inflate } = await import('@sparticuz/chromium');
  // The package knows no other place than the system's folder for temporary files
  const usual = process.env.TMPDIR;
  process.env.TMPDIR = dir;
  try {
    await packed.executablePath();
    await inflate(join(root, 'bin/al2023.tar.br'));
  } finally {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  }
  const fonts = join(dir, 'fonts/fonts.conf');
  writeFileSync(fonts, readFileSync(fonts, 'utf8').replaceAll(`${tmpdir()}/`, `${dir}/`));
}

const definedOnly = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
