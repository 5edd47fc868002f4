import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
