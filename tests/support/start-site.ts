import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

// Built beside dist/: a running `npm start` keeps its own
const dist = '.netlify/test-dist';

interface Started {
  url: string;
  /** The line by which it said where it is. */
  json: string;
  /** What `npm run admin -- …` says for it. */
  admin(...args: string[]): Promise<string>;
  /** Fails if an answer was not as the API's description says. */
  stop(): Promise<void>;
}

/**
 * Starts the product with demo data in a process and a folder of its own; `hasPages`: on an empty database, with the
 * pages that are there from before.
 */
export async function startSite({ hasPages = false } = {}): Promise<Started> {
  const localDir = mkdtempSync(join(tmpdir(), 'lotnisko-journeys-'));
  const site = spawn(process.execPath, ['tests/support/site.ts', localDir, dist, ...(hasPages ? ['has pages'] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => site.once('exit', () => resolve()));
  const undescribed = new Set<string>();
  const json = await new Promise<string>((resolve, reject) => {
    createInterface(site.stdout).on('line', (line) => {
      const [what, ...rest] = line.split(' ');
      if (what === 'serving') resolve(rest.join(' '));
      if (what === 'undescribed') undescribed.add(rest.join(' '));
    });
    ended.then(() => reject(new Error('The product did not start: see above')));
  });
  const env = { ...process.env, LOCAL_DIR: localDir };
  return {
    url: JSON.parse(json).url,
    json,
    admin: async (...args) =>
      (await promisify(execFile)(process.execPath, ['netlify/commands/admin.ts', ...args], { env })).stdout,
    stop: async () => {
      site.kill('SIGTERM');
      await ended;
      rmSync(localDir, { recursive: true, force: true });
      // The summary of a run shows this line alone
      if (undescribed.size > 0) throw new Error(`The API's description lacks: ${[...undescribed].join('; ')}`);
    },
  };
}
