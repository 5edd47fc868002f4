import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findBrowser } from './browser.ts';

// Built beside dist/: a running `npm start` keeps its own
const dist = '.netlify/test-dist';

/** Finds a browser, starts the product in a process and a folder of its own, and stops it after the last journey. */
export default async function setup(): Promise<() => Promise<void>> {
  process.env.JOURNEY_BROWSER = JSON.stringify(await findBrowser());
  const localDir = mkdtempSync(join(tmpdir(), 'lotnisko-journeys-'));
  const site = spawn(process.execPath, ['tests/support/site.ts', localDir, dist], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => site.once('exit', () => resolve()));
  process.env.JOURNEY_SITE = await new Promise<string>((resolve, reject) => {
    createInterface(site.stdout).on(
      'line',
      (line) => line.startsWith('serving ') && resolve(line.slice('serving '.length)),
    );
    ended.then(() => reject(new Error('The product did not start: see above')));
  });
  return async () => {
    site.kill('SIGTERM');
    await ended;
    rmSync(localDir, { recursive: true, force: true });
  };
}
