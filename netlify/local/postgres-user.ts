import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Problem } from './problem.ts';

/** How to run a command that refuses to run as root: as whom, and through what. */
export interface SystemUser {
  owner?: { uid: number; gid: number };
  through: string[];
}

const setpriv = '/usr/bin/setpriv';

/** Postgres refuses root, so root hands it to an account without rights; anybody else runs it as themselves. */
export function unprivileged(paths: string[]): SystemUser {
  if (process.getuid?.() !== 0) return { through: [] };
  const owner = idsOf('postgres') ?? idsOf('nobody');
  if (!owner)
    throw new Problem(
      'Postgres does not run as root and there is no other account here. Start as another user, or set DATABASE_URL',
    );
  const closed = paths.flatMap(parents).find((it) => (statSync(it).mode & 0o001) === 0);
  if (!closed) return { owner, through: [] };
  // Below a folder that only root may enter (/root, mktemp -d) it needs one right more: to pass through
  if (!existsSync(setpriv))
    throw new Problem(
      `${closed} is closed to other users, and Postgres does not run as root. chmod o+x ${closed}, or set DATABASE_URL`,
    );
  const right = '+dac_override';
  const ids = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  // Without no_setuid_fixup the right would not count in access(2), by which Postgres looks for its own parts
  return {
    owner,
    through: [setpriv, ...ids, '--securebits=+no_setuid_fixup', `--inh-caps=${right}`, `--ambient-caps=${right}`],
  };
}

/** Makes the user the owner of what it must own. */
export function give({ owner }: SystemUser, ...paths: string[]): void {
  if (owner) for (const path of paths) chownSync(path, owner.uid, owner.gid);
}

function idsOf(name: string): { uid: number; gid: number } | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined; // there is no account of that name
  }
}

const parents = (path: string): string[] =>
  path === dirname(path) ? [path] : [...parents(dirname(path)), ...(statSync(path).isDirectory() ? [path] : [])];
