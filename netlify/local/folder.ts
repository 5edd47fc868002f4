import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf, Problem } from './problem.ts';

/** What the platform keeps in LOCAL_DIR. A reset removes these and nothing else that may lie there. */
const contents = [
  'postgres',
  'postgres.new',
  'postgres.log',
  'postgres.password',
  'blobs',
  'mail',
  'cards',
  'shells',
  'secret',
  'database-url',
];

/** Makes a folder where there is none; one that cannot be written is a Problem. `name`: what people set it by. */
export function demandFolder(name: string, path: string): void {
  try {
    makeFolder(path);
    accessSync(path, constants.W_OK);
  } catch (error) {
    throw new Problem(`${name} (${path}) cannot be written: ${codeOf(error) ?? error}`);
  }
}

/** Node's own `recursive` never ends where the folder above is there and takes no other, such as /proc. */
function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path);
}

export function emptyFolder(localDir: string): void {
  for (const name of contents) rmSync(join(localDir, name), { recursive: true, force: true });
}

/** The random key of this folder: what is signed or encrypted with it outlives a restart. */
export function secretOf(localDir: string): string {
  const path = join(localDir, 'secret');
  mkdirSync(localDir, { recursive: true });
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(path, 'utf8').trim();
}

// The product's database limits statements and locks; a person at psql may take longer
const patient = 'options=-c%20statement_timeout%3D0%20-c%20lock_timeout%3D0';

/** Leaves the database's address for psql while the platform runs. */
export function showDatabaseUrl(localDir: string, databaseUrl: string): { remove(): void } {
  const path = join(localDir, 'database-url');
  const url = databaseUrl.includes('options=')
    ? databaseUrl
    : `${databaseUrl}${databaseUrl.includes('?') ? '&' : '?'}${patient}`;
  writeFileSync(path, `${url}\n`, { mode: 0o600 });
  return { remove: () => rmSync(path, { force: true }) };
}
