import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../local/problem.ts';

/** The owner's direct URL: from the environment, as the deploy has it, else of the platform on this machine. */
export function ownersDatabase(): string {
  const { DATABASE_URL_UNPOOLED: direct, DATABASE_URL: pooled, LOCAL_DIR = '.local' } = process.env;
  const path = join(LOCAL_DIR, 'database-url');
  const url = direct || pooled || (existsSync(path) && readFileSync(path, 'utf8').trim());
  if (!url) throw new Problem('DATABASE_URL_UNPOOLED is not set, and no local platform runs');
  return url;
}
